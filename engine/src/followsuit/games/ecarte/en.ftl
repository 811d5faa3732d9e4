### Écarté: what its rules say, in their order.

title = Écarté
tagline = Change your cards as often as your opponent lets you, then take three tricks of five.
fact-players = 2
fact-pack = 32 cards
fact-deal = 5 each
fact-goal = 5 points
fact-length = 15 minutes
fact-special = proposing and refusing an exchange

## Options and settings

option-king_show = The king of trumps may be shown
    .before-first-lead = until the first card is led
    .before-own-first-card = until its holder plays a first card
option-vole_vulnerable = Five tricks against a vulnerable player
    .is-3 = score 3
    .is-2 = score 2

## The upcard

shown-trump = the trump suit
    .short = Trumps
shown-upcard = the card turned up
    .short = Upcard
shown-stock = how many cards are left to draw
    .short = Stock

upcard = { $card } is turned up and set aside: { TELL($suit, form: "many") } are trump.
king-turned = { $card } is turned up: a king, so { $seat }, who dealt, scores 1.
not-played = The game is over, so the hand is not played.

## Proposing an exchange

part-again = Cards have been exchanged before
phase-propose = Proposing an exchange
means-propose = propose an exchange
means-play = play with these cards
phase-answer = Answering a proposal
means-accept = accept the exchange
means-refuse = refuse it, so that play begins

propose = Propose an exchange
proposes = { $seat } proposes an exchange.
play = { $again ->
    [yes] Play with these cards
   *[no] Play with these cards, without any exchange
    }
plays = { $seat } plays.
accept = Accept the exchange
accepts = { $seat } accepts.
refuse = Refuse: play begins
refuses = { $seat } refuses.

## The exchange

part-trump = Trumps
phase-discard = Laying cards off
phase-discard-stock = Cards left in the stock
phase-discard-laid = Cards you have laid off already
phase-discard-dealer = You have dealt
means-discard-discard-card = lay this card off, face down
means-draw-number = draw as many cards as you have laid off

stock-short = { $cards ->
    [one] The stock has { $cards } card left. { $seat } takes first.
   *[other] The stock has { $cards } cards left. { $seat } takes first.
    }
lay-off = Lay off { $card }
draw-cards = { $cards ->
    [0] Keep all five cards
    [one] Draw { $cards } card
   *[other] Draw { $cards } cards
    }
no-more-left = { $cards ->
    [one] The stock has { $cards } card: you lay off no more cards than are left.
   *[other] The stock has { $cards } cards: you lay off no more cards than are left.
    }
lays-off-up-to = You may lay off up to five cards, and not more than the stock has left.
draws-as-many = You draw as many cards as you have laid off, no more and no fewer.
hand-after-laying = { $laid ->
    [one] with { $laid } card laid off a hand has { $left }
   *[other] with { $laid } cards laid off a hand has { $left }
    }

lays-aside = { $cards ->
    [one] { $seat } lays { $cards } card aside and draws another.
   *[other] { $seat } lays { $cards } cards aside and draws as many.
    }
lays-aside-all-left = { $cards ->
    [one] { $seat } lays { $cards } card aside, as many as are left, and draws another.
   *[other] { $seat } lays { $cards } cards aside, as many as are left, and draws as many.
    }
lays-nothing-aside = { $seat } lays nothing aside.
laid-aside = Only { $seat } has seen the cards laid aside: { $cards }.
dealer-skipped = { $seat } has taken the last card: { $dealer } draws nothing.
stock-empty = The stock is empty: play begins at once.
nothing-changed = Nobody has changed a card, so the exchange is over.

## Who is vulnerable

shown-vulnerable = the seat that is vulnerable, null if none is
    .short = Vulnerable

vulnerable-other = { $seat } plays without any exchange and is vulnerable.
vulnerable-dealer = { $seat } refuses the first proposal and is vulnerable.
vulnerable-nobody = An exchange has taken place, so nobody is vulnerable.

## The king of trumps

phase-king = Showing the king before the first lead
means-show-card = show the king of trumps and score a point
means-keep-card = keep the king to yourself
part-shown = You have shown the king

show = Show { $card } and score 1
shows = { $seat } shows { $card }, the king of trumps, and scores 1.
shows-king = { $seat } shows the king of trumps and scores 1.
shown-once = Whoever holds the king of trumps may show it, once, before the first lead.
shown-already = You have shown it, and it brings one point at most.
too-late = The first card has been led: the king must be shown before that.
keep = Keep { $card } to yourself
does-not-show = { $seat } does not show { $card }. It brings no point.
has-not-shown = { $seat } has not shown { $card }. It brings no point.
not-played-on = The game is over, so the hand is not played on.

## The tricks

phase-lead = Leading to the first trick
means-lead-card = lead a card
phase-play = Playing to the first trick
means-play-card = play a card

leader = { $seat } did not deal and leads.
three-won = { $seat } has three tricks. All five are played out.

## The score of a hand

form-hand = A hand
form-hand-tricks = Tricks won by each
form-hand-exchange = The exchange
    .exchanged = Exchanged
    .played-at-once = Played at once
    .refused-at-once = Refused at once
form-hand-upcard = Upcard
form-hand-king = Who showed the king
form-hand-totals = Points before the hand

majority = { $tricks ->
    [5] { $seat } has won at least three tricks and scores 1.
   *[other] { $seat } has won { SPELL($tricks) } out of five tricks and scores 1.
    }
all-five = { $seat } has won all five tricks: 1 more.
nothing-lost = { $seat } has won the hand, so nothing is lost by being vulnerable.
was-vulnerable = { $loser } was vulnerable: 1 more for { $seat }.
two-at-most = The tricks of a hand score 2 at most, so { $seat } gets nothing more because { $loser } was vulnerable.
game-won = { $seat } has { points } and wins the game.
goes-on = Nobody has { $goal ->
    [one] { $goal } point
   *[other] { $goal } points
    } yet. { $seat } deals the next hand.

## What is wrong with a case

needed-if-played = is needed, since the hand is played
king-on-table = the king of trumps lies on the table, nobody holds it
king-wins-trick = whoever holds the king of trumps wins a trick with it

## Questions about points

quiz-hand = { LIST($told, "space") } How many points does { $seat } have then?
quiz-deals = Before the hand: { $first } { $points }, { $second } { $others }. { $dealer } deals.
quiz-turns-up = Before the hand: { $first } { $points }, { $second } { $others }. { $dealer } deals and turns up { $card }.
quiz-exchange = { $how ->
    [played-at-once] { $seat } plays at once.
    [refused-at-once] { $seat } proposes and { $dealer } refuses.
   *[exchanged] { $dealer } accepts the first proposal of { $seat } and refuses the second.
    }
quiz-shows = { $seat } shows the king of trumps.
quiz-tricks = { $first } wins { tricks }, { $second } { $others }.

## Misreadings

slip-ace-high = The ace is the highest card of its suit.
slip-ten-over-ace = The ten ranks above the ace.
slip-ace-and-ten-high = Ace and ten beat king, queen and jack.
slip-need-not-head-trumps = A trump lead must be followed, but need not be beaten.
slip-each-trick-counts = The winner of the hand scores a point for each trick.
slip-four-bring-two = Four tricks bring two points, as all five do.
slip-all-five-nothing-more = All five tricks bring no more than three do.
slip-all-five-two-more = All five tricks bring two more points than three do.
slip-vulnerable-is-idle = Being vulnerable never costs anything.
slip-vulnerable-doubles = A vulnerable loser doubles what the tricks bring.
slip-two-at-most = A hand brings two points at most, even all five tricks against a vulnerable player.
slip-vulnerable-pays-always = A vulnerable player gives the other a point even after winning the hand.
slip-refused-harms-other = A dealer who refuses makes the other player vulnerable.
slip-refusing-is-safe = A dealer who refuses is not vulnerable.
slip-playing-harms-dealer = A player who does not propose makes the dealer vulnerable.
slip-vulnerable-after-exchange = A dealer who refuses is vulnerable even after an exchange.
slip-king-turned-idle = A king turned up brings nothing.
slip-king-turned-for-other = A king turned up brings a point to the player who did not deal.
slip-king-shown-idle = Showing the king of trumps brings nothing.
slip-dealer-shows-nothing = The dealer may not show the king of trumps.
slip-king-after-lead = The king of trumps may still be shown when the other player has led.
slip-king-again = The king of trumps may be shown again.
slip-must-draw = Whoever has agreed to an exchange must lay off a card.

## Clauses

clause-players-two = Two play: the dealer and the non-dealer.
clause-deck-32 = The pack has 32 cards, aces to sevens.
clause-game-five = The first player with five points wins.
clause-rank-order = Each suit ranks K Q J A 10 9 8 7: the ace is below the jack.
clause-deal-five = Each player gets five cards.
clause-deal-upcard-trump = The next card is turned up and set aside; its suit is trump.
clause-deal-king-upcard = If it is a king, the dealer scores a point at once.
clause-exchange-upcard-never = Nobody can ever draw the upcard.
clause-exchange-nondealer-choice = The non-dealer plays, or proposes an exchange.
clause-exchange-dealer-veto = The dealer may refuse; then play begins without an exchange.
clause-exchange-nondealer-draws = If the dealer accepts, the non-dealer lays off cards and draws as many.
clause-exchange-dealer-draws = Then the dealer may do the same.
clause-exchange-repeat = Then the non-dealer may propose again, and the dealer may refuse again.
clause-exchange-zero-allowed = You may propose and then lay off nothing.
clause-vulnerable-nondealer = A non-dealer who plays without any exchange is vulnerable.
clause-vulnerable-dealer = A dealer who refuses the first proposal is vulnerable.
clause-vulnerable-not-after-first = After one exchange nobody becomes vulnerable by ending it.
clause-vulnerable-avoid = An exchange in which you lay off nothing avoids being vulnerable.
clause-exchange-short-stock = When the stock runs short, the non-dealer takes what he wants first.
clause-exchange-stock-empty = When the stock is empty, play begins at once.
clause-king-show = Whoever holds the king of trumps may show it and score a point.
clause-game-stop-before-play = If a king brings the fifth point, the hand is not played.
clause-lead-nondealer = The non-dealer leads first.
clause-lead-winner = The winner of a trick leads to the next.
clause-follow-suit = Follow suit if you can.
clause-follow-head = Following suit, play a higher card if you can.
clause-follow-must-trump = Unable to follow, play a trump if you can.
clause-follow-free = Unable to do either, play any card.
clause-trick-winner = The higher trump wins, or else the higher card of the suit led.
clause-score-majority = Three tricks or more score 1.
clause-score-all-five = All five tricks score one more.
clause-score-vulnerable = The winner scores one more if the opponent was vulnerable.

clause-ruling-vulnerable-dealer = Refusing the first proposal makes the dealer vulnerable.
    .name = vulnerable-dealer
clause-ruling-king-window = The king is shown after the exchange and before the first lead.
    .name = king-window
clause-ruling-king-once = There is at most one point for the king in a hand.
    .name = king-once
clause-ruling-king-optional = Nobody has to show the king; unshown, it brings nothing.
    .name = king-optional
clause-ruling-vole-vulnerable = Five tricks against a vulnerable player score 3.
    .name = vole-vulnerable
clause-ruling-loser-of-hand = Being vulnerable costs something only if you lose the hand.
    .name = loser-of-hand
clause-ruling-zero-zero = If both lay off nothing, the exchange is over.
    .name = zero-zero
clause-ruling-discard-limit = You lay off no more cards than the stock has left.
    .name = discard-limit
clause-ruling-dealer-skipped = If the non-dealer empties the stock, the dealer draws nothing.
    .name = dealer-skipped
clause-ruling-deal-alternates = The players deal in turn.
    .name = deal-alternates
clause-ruling-head-with-trump-led = On a trump lead you must beat it with a trump if you can.
    .name = head-with-trump-led
clause-ruling-discards-dead = Cards laid off stay face down and never come back.
    .name = discards-dead
clause-ruling-play-out = All five tricks are played.
    .name = play-out
