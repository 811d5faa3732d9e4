### Euchre: what its rules say, in their order.

title = Euchre
tagline = The jack of trumps has an heir in the other suit of its colour, and naming trumps is a promise of three tricks.
fact-players = 4 in pairs, or 2 or 3
fact-pack = 24 cards
fact-deal = 5 each
fact-goal = 10 points
fact-length = 30 to 45 minutes
fact-special = bowers, ordering up, playing alone

## Options and settings

option-goal = Points to win
    .is-10 = 10
    .is-5 = 5
    .is-11 = 11
option-pack = The pack
    .is-24 = 24 cards, aces to nines
    .is-25 = 25 cards: with the benny (2♠)
    .is-28 = 28 cards, aces to eights
    .is-32 = 32 cards, aces to sevens
option-stick = The dealer must name a suit in the end
option-under = Going under
    .no = nobody goes under
    .alike = with three nines or three tens
    .any = with any three nines and tens
option-assist_alone = The dealer’s partner accepts only alone
option-defend = A lone player may be defended against alone
option-lone_lead = The first lead against a lone player
    .dealer = from the dealer’s left
    .lone = from the lone player’s left
field-pack = The pack
    .is-24 = 24 cards
    .is-25 = 25 cards, with the benny
    .is-28 = 28 cards
    .is-32 = 32 cards

with-pack = { $pack ->
    [25] The pack has 25 cards, with the benny
    [28] The pack has 28 cards
   *[32] The pack has 32 cards
    }

## How the cards rank

benny = the benny
right-bower = the right bower
left-bower = the left bower

## The players and the deal

seated = { $players ->
    [4] Four sit down, partners facing each other.
    [3] Three sit down: whoever makes trump plays alone against the other two.
   *[2] Two sit down, and nobody can play alone.
    } The game is played to { $goal }.

shown-upcard = the card turned up, until it is taken up or turned down
    .short = Upcard
shown-turned_down = the suit that was turned down
    .short = Turned down
shown-trump = the trump suit
    .short = Trumps
shown-maker = the seat that has made trump
    .short = Maker
shown-out = the seats that sit out
    .short = Sits out

upcard = { $card } is turned up: { TELL($suit, form: "many") } are offered as trumps. The other cards stay face down.
benny-up = { $card } is turned up, the benny. It has no suit until the dealer gives it one.

phase-call = A suit for the benny, your own cards unseen
means-call-suit = let the benny stand for this suit
call = Call { TELL($suit, form: "many") }
calls = { $seat }, who has seen no card yet, calls { TELL($suit, form: "many") }.

## Going under

phase-under = Going under
means-keep = keep your cards
means-under-cards = lay these three open and take the three below the upcard
keep = Keep your cards
swap = Lay { $cards } open, take the three cards below the upcard
not-agreed = This is played only where it has been agreed.
no-farmers-hand = You need three nines or tens for this.
goes-under = { $seat } goes under: { $cards } lie open, and the three cards below the upcard come in.
finds-under = { $seat } finds { $cards }.

## Making trump

phase-order = Accepting the suit of the upcard
phase-order-suit = Suit of the upcard
phase-order-role = Who you are
    .opponent = an opponent of the dealer
    .partner = the dealer’s partner
    .dealer = the dealer
means-pass = pass
means-order = accept the suit: the dealer takes up the upcard
means-order-alone = the same, and play alone

order = { $role ->
    [dealer] Take it up: { TELL($suit, form: "many") } are trump
    [partner] Assist: { TELL($suit, form: "many") } are trump
   *[opponent] Order it up: { TELL($suit, form: "many") } are trump
    }
order-alone = { order }, and you play alone
turn-down = Turn it down
alone-needs-partner = Playing alone is for four: it leaves a partner out.
assists-alone = Here the dealer’s partner may accept the upcard only to play alone.

phase-name = Naming a suit
phase-name-down = Suit turned down
phase-name-dealer = You have dealt
means-name-suit = make this suit trump
means-name-suit-alone = the same, and play alone
name = { TELL($suit, form: "title") }
name-alone = { TELL($suit, form: "title") }, alone
was-turned-down = { TELL($suit, form: "title") } have been turned down.
stuck = You have dealt and nobody has named a suit, so you must.

turns-down = { $seat } turns the upcard down: { TELL($suit, form: "many") } cannot be trump any more.
makes-trump = { $how ->
    [opponent] { $seat } orders it up: { trumps-made }
    [partner] { $seat } assists: { trumps-made }
    [dealer] { $seat } takes it up: { trumps-made }
   *[named] { $seat } names a suit: { trumps-made }
    }
trumps-made = { TELL($suit, form: "many") } are trump, and three tricks are needed.{ $alone ->
    [yes] { " " }{ $seat } plays alone.
   *[no] { "" }
    }
sits-out = { $seat } lays the cards down and sits out.
thrown-in = Nobody has made trump, so the cards are thrown in and nobody scores.

phase-discard = The dealer’s discard

takes-up = { $seat } takes up { $card }.
dealer-out = { $seat } sits out, so nothing need be laid away.

## Defending alone

phase-defend = Playing against a lone player
phase-defend-trump = Trumps
means-defend = defend together with your partner
means-defend-alone = defend alone; your partner sits out
defend = Defend with your partner
defend-alone = Defend alone
defends = { $seat } does not defend alone.
defends-alone = { $seat } defends alone.

## The tricks

leads-instead = { $lone ->
    [yes] Against { $maker }, who plays alone, the lead is with { $seat }, the next on the left.
   *[no] The player on the dealer’s left sits out, so { $seat } leads, the next in turn.
    }

## The score

form-hand = A hand
form-hand-maker = Who made trump
form-hand-tricks = Tricks of that side
form-hand-alone = Played alone
form-hand-defended = Defended alone
form-hand-totals = Points before the hand
form-thrown-in = Thrown in
form-thrown-in-totals = Points before the hand

made = { $alone ->
    [yes] { tricks } for { $side }, alone, score { $points }: only all five bring more.
   *[no] { tricks } for { $side }, who made trump, score { $points }.
    }
march = { $alone ->
    [yes] All five tricks for { $side }, alone, score { $points }.
   *[no] All five tricks for { $side }, who made trump: a march scores { $points }.
    }
euchred = { $tricks ->
    [0] No trick
    [one] Only { $tricks } trick
   *[other] Only { $tricks } tricks
    } for { $side }, who made trump: euchred. That scores { $points } for { $others }{ $defended ->
    [yes] , where one player has defended alone
   *[no] { "" }
    }.
hand-goes-on = Nobody has { $goal } yet, so the next hand is dealt.
next-dealer = { $seat }, on the dealer’s left, deals the next hand.
game-over = The game is over. With { points } it is won by { $sides }.

defended-needs-alone = only a lone player can be defended against alone
never-thrown-in = the dealer must name a suit in the end, so no hand is thrown in

quiz-hand = { $how ->
    [defended] { $maker } makes trump and plays alone, and one opponent defends alone.
    [alone] { $maker } makes trump and plays alone.
    [three] Three play, and { $maker } makes trump.
   *[together] { $maker } makes trump and plays with the partner.
    } Tricks for { $makers }: { $tricks }. Points of { $side } before: { $points }. How many after?

## Misreadings

slip-left-at-home = The second jack of the trump colour belongs to its own suit, below the queen.
slip-left-low = The left bower is a trump, but ranks below the queen of trumps.
slip-left-best = The left bower beats the right bower.
slip-benny-second = The right bower beats the benny.
slip-benny-is-spade = The benny is the lowest spade, and a trump only when spades are.
slip-right-low = The jack of trumps ranks below the queen of trumps.
slip-plain-jacks-high = In the two suits of the other colour, too, the jack is the best card.
slip-left-follows-own = The left bower must also follow the suit that is printed on it.
slip-left-leads-own = The left bower, when led, calls for the suit that is printed on it.
slip-needs-a-trump = A suit may be made trump only by somebody who holds a card of it.
slip-same-suit-again = The suit that was turned down may be named in the second round.
slip-dealer-must-name = If all others pass, the dealer must name a suit.
slip-dealer-must-take = If all others pass, the dealer must take up the upcard.
slip-alone-on-upcard-only = Alone is said only in the first round, for the suit of the upcard.
slip-nobody-alone = Partners always play together.
slip-alone-with-fewer = Where two or three play, the maker may say alone as well.
slip-partner-only-alone = The dealer’s partner may accept the upcard only to play alone.
slip-two-for-making = The makers score 2 for three or four tricks.
slip-four-tricks-two = Four tricks score 2.
slip-march-one = Partners score no more for all five tricks than for three.
slip-alone-two = All five tricks alone score no more than they do together.
slip-lone-two = A lone player scores 2 for three or four tricks.
slip-euchre-one = A euchre scores 1.
slip-euchre-nothing = Makers who fall short score nothing, and neither does anybody else.
slip-lone-euchre-four = A euchred lone player costs 4.
slip-defended-two = A lone defender scores no more for a euchre than two together.
slip-three-march-two = With three players too, all five tricks score 2.
slip-three-march-four = With three players the maker plays alone, so all five tricks score 4.
slip-three-euchre-one = With three players a euchre scores 1 for each of the two others.

## Clauses

clause-players-four = Four play in two pairs, partners facing each other.
clause-players-fewer = Two or three can play too, each for themselves.
clause-deck-24 = The pack has 24 cards: ace, king, queen, jack, 10 and 9 of each suit.
clause-deck-other = By agreement the pack has 28 or 32 cards, or 25 with the benny.
clause-game-goal = The first side with 10 points wins, by agreement with 5 or 11.
clause-rank-right = The jack of trumps, the right bower, is the best card.
clause-rank-left = The other jack of the same colour, the left bower, is the second-best trump.
clause-rank-trumps = Below the bowers trumps run from the ace down, without a jack.
clause-rank-plain = In the other suits the ace is high, and the cards run A K Q J 10 9.
clause-rank-next = The suit printed on the left bower has no jack.
clause-rank-benny = In the pack of 25 the benny, 2♠, is the best trump, above the right bower.
clause-deal-five = Everybody gets five cards, in two rounds of two and three.
clause-deal-upcard = The next card is turned up: its suit is offered as trumps.
clause-deal-stub = The cards below it stay face down and take no part.
clause-deal-benny = If the benny is turned up, the dealer calls a suit for it before looking at any card.
clause-under-hand = By agreement, a hand with three nines or three tens may go under.
clause-under-swap = Going under, you lay those three open and take the three cards below the upcard.
clause-make-order = From the dealer’s left, each in turn accepts the suit of the upcard as trumps, or passes.
clause-make-take-up = As soon as somebody accepts, the dealer takes the upcard into hand.
clause-make-discard = In return the dealer lays a card away, face down.
clause-make-turn-down = If all pass, the dealer last, the upcard is turned down.
clause-make-name = Then each in turn names another suit as trumps, or passes.
clause-make-other-suit = The suit that was turned down cannot be named.
clause-make-thrown-in = If all pass again, the cards are thrown in and nobody scores.
clause-make-stick = By agreement, a dealer who comes last may not pass and must name a suit.
clause-make-makers = The side that made trump, the makers, must win three tricks.
clause-alone-may = Whoever makes trump may say so with the word “alone” and play without the partner.
clause-alone-partner = The partner of a lone player lays the cards face down and sits out.
clause-alone-assist = By agreement, the dealer’s partner may accept the upcard only alone.
clause-alone-defend = By agreement, an opponent of a lone player may defend alone.
clause-lead-first = The player on the dealer’s left leads to the first trick, any card.
clause-lead-next-in = If that player sits out, the next in turn leads.
clause-lead-lone = By agreement, the player on a lone player’s left leads first.
clause-turn-clockwise = Play goes clockwise, and whoever sits out is passed over.
clause-follow-suit = Follow suit if you can.
clause-follow-left = The left bower is a trump: it follows trumps, not the suit printed on it.
clause-follow-void = If you cannot follow suit, you may play any card.
clause-trick-winner = The highest trump wins the trick, or else the highest card of the suit led.
clause-lead-winner = The winner of a trick leads to the next.
clause-score-makers = Makers who win three or four tricks score 1.
clause-score-march = Makers who win all five tricks together score 2 for the march.
clause-score-alone = A lone player who wins all five tricks scores 4.
clause-score-alone-short = A lone player with three or four tricks scores 1, no more.
clause-score-euchre = Makers with fewer than three tricks are euchred, and their opponents score 2.
clause-score-defend = If a lone player is euchred by one who defends alone, that scores 4.
clause-deal-next = The player on the dealer’s left deals the next hand.
clause-game-end = The game ends after the hand in which a side has reached the goal.
clause-three-maker = With three players, whoever makes trump plays alone against the other two.
clause-three-march = With three players, all five tricks score 3.
clause-three-euchre = With three players, each opponent of a euchred maker scores 2.
clause-two-play = With two players nobody can play alone, and all else is as usual.

clause-ruling-discard-any = The dealer may lay away any of the six cards, even the upcard.
    .name = discard-any
clause-ruling-dealer-out = A dealer who sits out takes the upcard and need lay nothing away.
    .name = dealer-out
clause-ruling-under-once = Players go under in turn, before anybody speaks, and only one of them in a hand.
    .name = under-once
clause-ruling-defend-order = The player on the lone player’s left decides first; only one may defend alone.
    .name = defend-order
clause-ruling-most-wins = If two reach the goal in the same hand, the one with more points wins.
    .name = most-wins
