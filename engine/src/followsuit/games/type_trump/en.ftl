### Type Trump: what its rules say, in their order.

title = Type Trump
tagline = Trumps are people, places or events. You choose the suit that you score.
fact-players = 3 or 4
fact-pack = Decktet, 36 cards
fact-deal = all cards, 12 or 9 each
fact-goal = most points after a few rounds
fact-length = 10 minutes a player
fact-special = trumps by type, and a suit of your own to score

## Options and settings

option-trump_mode = Trumps
    .cycle = all three types in turn
    .personalities = personalities in every round
option-declare = Declaring a suit
    .simultaneous = in secret, shown together
    .sequential = aloud, the dealer first
option-end = The game ends
    .rounds = after one round for each player
    .two-each = after two rounds for each player
    .target-21 = when somebody has 21 points
    .target-31 = when somebody has 31 points
option-partnership = Partners (four players)
option-tie_share = Level after the last round: shared win
setting-trump = Trumps
    .personality = Personalities
    .location = Locations
    .event = Events

partners-need-four = partners need four players
are-trump = { TELL($type, form: "title") } are trump

## How the cards rank

trump-led = { TELL($type, form: "title") }, when one is led
ace-led = { are-trump }, and the { $card } is led
valid-trump = { $form ->
    [a] a valid trump
   *[bare] valid trump
    }
valid-trump-title = a valid trump, { $title }
card-of-suits = { $form ->
    [a] a card of { LIST($suits, "or") }
   *[bare] card of { LIST($suits, "or") }
    }

led-trump = { leads }, a trump: { TELL($type, form: "many") } must follow, whatever their suits.
led-plain = { leads }, no trump: { LIST($suits, "or") } must follow.

no-trump = is no { $type }, and on a trump lead only { TELL($type, form: "many") } can win
powerless = { $suits ->
    [one] is a trump, but it has no { $suits }: it is powerless
   *[other] is a trump, but it has neither { LIST($suits, "nor") }: it is powerless
    }
useless = { $suits ->
    [one] has no { $suits } and cannot win
   *[other] has neither { LIST($suits, "nor") } and cannot win
    }

suit-counts = { $suit } { $number }
cards-count = The cards that { $seat } captures count: { $worth }.

## What you must play

play-type = play { TELL($type, form: "a") }, because a trump is led
is-of-type = it is { TELL($type, form: "a") }, whatever its suits
ace-never = an Ace is never a trump
play-without-trump = play any card, but it cannot win

follow-with-suits = follow with { LIST($suits, "or") }
follow-even-with-trump = follow with { LIST($suits, "or") }, even if that takes a trump
lacks-any = no { LIST($suits, "or") }
shares = it shares { LIST($suits, "or") } with the lead
trump-shares = it is a trump that shares { LIST($suits, "or") } with the lead
only-trumps-share = only trumps in your hand share { LIST($suits, "or") } with the lead
free-pick = whether that is a trump or not is up to you

## The round, and its trumps

phase-announce = Announcing trumps
phase-announce-round = Round
means-announce-type = say which type is trump; told for the dealer, who has no choice
shown-trump = the type that is trump
    .short = Trumps
    .personality = Personalities
    .location = Locations
    .event = Events

announce = Announce { TELL($type, form: "many") } as trumps
announces = { $seat } announces: { TELL($type, form: "many") } are trump.
announces-duals = { announces } { $cards } are among them.
trump-of-round = In round { $round } { TELL($type, form: "many") } are trump: the dealer announces it, and chooses nothing.
trump-of-every-round = In every round { TELL($type, form: "many") } are trump: the dealer announces it, and chooses nothing.

was-dealt = { $seat } was dealt { $cards }, and { $partner } plays them.
partners-swap = Partners swap their hands.

## Declaring a suit, or none

phase-declare = Declaring a suit
phase-declare-hand = Your hand, with your partner’s in a team
means-declare-suit = name the suit whose cards you will score
means-spoiler = name no suit and be the Spoiler
shown-declared = what each side has declared, empty where it is not known
    .short = Declared
    .spoiler = Spoiler

score-suit = Score { $suit }
be-spoiler = No suit: be the Spoiler
one-suit = One suit for a round, named before the first lead and never changed.
team-no-spoiler = A team cannot be Spoiler.

# What sides have declared stands in a row, one side or all of them.
declared = { LIST($said, "semicolon") }.
declares = { $side ->
    [one] { $side } declares { $suit }
   *[other] { $side } declare { $suit }
    }
declares-none = { $side } declares no suit and is a Spoiler

scrubbed = Everybody is a Spoiler: the hand is scrubbed.
deals-again = { $seat } deals again.

## The score of a round

form-cards = Captured cards
form-cards-suit = Declared suit
form-cards-cards = Captured cards
form-spoiler = A Spoiler
form-spoiler-tricks = Tricks won
form-spoiler-cards = The only trick
form-spoiler-declared = The others declared
form-round-declared = Declared
form-round-cards = Captured cards
part-declared =
    .spoiler = Spoiler

cards-captured = { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
    }
captured = { $side ->
    [one] { $side } has captured { cards-captured } with { $suit }.
   *[other] { $side } have captured { cards-captured } with { $suit }.
    }
spoiler-zero = { $tricks ->
    [0] { $side }, the Spoiler, has won no trick: no points.
   *[other] { $side }, the Spoiler, has won { tricks }: no points.
    }
spoiler-no-suit = { $side }, the Spoiler, has won one trick, but none of its cards has another player’s suit: no points.
spoiler-one = { $cards ->
    [one] { $side }, the Spoiler, has won exactly one trick. In it { $cards } has { $suit }, { $owner }’s suit.
   *[other] { $side }, the Spoiler, has won exactly one trick. In it { $cards } have { $suit }, { $owner }’s suit.
    }

## The end of the game

form-end = The end of the game
form-end-totals = Totals
form-end-round = Rounds played

target-not-reached = Nobody has { points } yet, so another round is played.
round-over = Round { $round } of { $rounds } is over. Whoever led first deals the next one.
most-points = { $side ->
    [one] { $side } has the most points, { $best }, and wins the game.
   *[other] { $side } have the most points, { $best }, and win the game.
    }
win-shared = { LIST($sides, "teams") } are level with { $best } and share the win.
tie-played-off = { LIST($sides, "teams") } are level with { $best }: everybody plays another round.

## Questions about points

quiz-cards = { $seat } declared { $suit } and wins the trick { $cards }. What is it worth?
spoiler-wins = { $tricks ->
    [0] { $seat } is the Spoiler and wins no trick.
    [1] { $seat } is the Spoiler and wins one trick, { $cards }.
   *[other] { $seat } is the Spoiler and wins { SPELL($tricks) } tricks.
    }
quiz-spoiler = { spoiler-wins } The others declared { $suits }. What does { $seat } score?

## What is wrong with a case

choices-of-others = needs { $number } choices, one for each of the others
choices-of-sides = needs { $number } choices, one for each side
only-spoilers = a hand with nothing but Spoilers is scrubbed
scrubbed-unplayed = must be empty: a scrubbed hand is not played
team-never-spoiler = a team cannot be Spoiler
not-so-many-tricks = there are not so many tricks in a round
cards-of-trick = must be the { $number ->
    [one] { $number } card
   *[other] { $number } cards
    } of the trick
only-with-one-trick = are given only with exactly one trick
whole-tricks = must be whole tricks of { $number ->
    [one] { $number } card
   *[other] { $number } cards
    }
at-most-after = { $rounds ->
    [one] cannot be more than { $most } after { $rounds } round
   *[other] cannot be more than { $most } after { $rounds } rounds
    }
decided-before = the game was decided before this round

## Misreadings

slip-ace-best = Aces are the highest cards.
slip-crown-low = Crowns are the lowest cards.
slip-first-of-equals = Of equal best cards the one played first wins.
slip-first-trump-of-equals = On a trump lead the first of equal trumps wins.
slip-every-trump-wins = A trump wins even if it shares no suit with the lead.
slip-trumps-no-better = Among cards that share a suit with the lead the highest wins, trump or not.
slip-highest-of-all = The highest card wins, whether it shares a suit with the lead or not.
slip-trumps-of-its-suits = On a trump lead only trumps win that share a suit with it.
slip-first-suit-alone = A lead with two suits asks only for the first of them.
slip-trump-while-following = Whoever holds a trump that shares a suit with the lead must play it.
slip-no-trump-while-following = Whoever can follow suit otherwise may not play a trump.
slip-trumps-never-follow = Somebody whose only cards of the suit are trumps may play any card.
slip-trumps-not-drawn = A trump lead does not call for trumps: any card may be played.
slip-suits-on-trumps = On a trump lead, too, players follow the suits of the lead.
slip-suited-trumps-first = On a trump lead, whoever can must play a trump that shares a suit with it.
slip-aces-follow-trumps = An Ace follows a trump lead.
slip-void-follows-suits = Whoever has no trump on a trump lead must play a card that shares a suit with it.
slip-trumps-not-led = Trumps may be led only by a player who has nothing else.
slip-duals-need-not-follow = A card of two types need not follow a trump lead.
slip-duals-no-events = A card of two types is a location, and no trump when events are trumps.
slip-dealer-chooses = The dealer chooses which type is trump.
slip-events-second = Events are trumps in the second round and locations in the third.
slip-one-a-trick = A trick brings one point, however many cards of the declared suit it holds.
slip-first-suit-counts = A card of two suits counts only for the first of them.
slip-spoiler-all-suits = A Spoiler with one trick scores for all suits that others declared.
slip-spoiler-worst-suit = A Spoiler with one trick scores for the suit that brings least.
slip-spoiler-any-suit = A Spoiler with one trick scores for its best suit, whether anybody declared it or not.
slip-spoiler-nothing = A Spoiler with one trick scores nothing.

## Clauses

clause-players-range = Three or four can play.
clause-deck-all-dealt = All 36 cards of the basic Decktet are dealt, 12 or 9 each.
clause-deck-no-extended = Pawns and Courts are not used.
clause-rank-order = The Ace is lowest, then 2 to 9, and the Crown is highest.
clause-score-max-ten = Each suit is on ten cards.
clause-trump-type = In each round the cards of one type are trumps, eleven of them.
clause-trump-cycle = Trumps are personalities, then locations, then events, and so on.
clause-trump-learner = Learners may keep personalities as trumps in every round.
clause-trump-announce = The dealer says which type is trump before anyone declares.
clause-trump-dual = The Origin, The Market and The End are locations and events.
clause-trump-ace-never = An Ace has no type and is never a trump.
clause-dealer-next = The player who led a round deals the next one.
clause-declare-before-play = Suits are declared when trumps are known, before the first lead.
clause-declare-one-suit = Each player names one suit to score, or none.
clause-declare-simultaneous = With tokens everybody chooses in secret, and all are shown together.
clause-declare-open-order = Without tokens the dealer declares first, then the others in turn.
clause-declare-public = What everybody has chosen is open to all during play.
clause-declare-same-ok = Several players may choose the same suit.
clause-spoiler-choose = A player who names no suit is a Spoiler for the round.
clause-declare-empty-hand = A player who shows an empty hand has chosen no suit.
clause-spoiler-several = There may be more than one Spoiler.
clause-spoiler-scrub = If all are Spoilers, the hand is scrubbed.
clause-lead-first = The player on the dealer's left leads to the first trick.
clause-turn-clockwise = Play goes clockwise, one card each.
clause-lead-any = Any card may be led.
clause-lead-winner = The winner of a trick leads to the next.
clause-follow-suit = If no trump is led, play a card that shares a suit with it if you can.
clause-follow-free-pick = Of several such cards play whichever you like, a trump or not.
clause-follow-trump-forced = If the only such card is a trump, you must play that trump.
clause-follow-void = If you have no such card, play anything.
clause-follow-trump-lead = If a trump is led, play a trump if you have one, whatever its suits.
clause-follow-trump-void = Without a trump you may play anything, but you cannot win.
clause-win-valid-trump = A trump beats other leads only if it shares a suit with them.
clause-win-powerless = A trump that shares no suit with the lead has no power.
clause-win-highest-trump = Of several valid trumps the highest wins.
clause-win-no-trump = Without a valid trump, the highest card that shares a suit wins.
clause-win-trump-lead = If a trump is led, the highest trump wins, whatever its suits.
clause-tie-last-played = Of equal highest cards the one played last wins.
clause-score-suit = You score a point for each captured card with your suit.
clause-score-spoiler-one = A Spoiler with one trick scores its cards of one other player's suit.
clause-score-spoiler-zero = A Spoiler with no trick, or with several, scores nothing.
clause-end-rounds = You may play a fixed number of rounds, such as one for each player.
clause-end-target = Or you play to a target of 21 or 31 points.
clause-end-tie = If the leaders are level at the end, another round is played.
clause-part-swap = Partners sit opposite and swap hands when trumps have been announced.
clause-part-joint-suit = Each team chooses one suit together.
clause-part-no-spoiler = A team cannot be Spoiler.
clause-part-combined = A team scores the cards of both partners.

clause-ruling-winner-leads = The winner of a trick leads to the next, as in Shed.
    .name = winner-leads
clause-ruling-trump-lead-ties = Of equal trumps on a trump lead the later one wins, too.
    .name = trump-lead-ties
clause-ruling-scrubbed = A scrubbed hand is dealt again: same dealer, same trumps, no round.
    .name = scrubbed
clause-ruling-spoiler-best = The Spoiler takes the best count over the opponents' suits, one by one.
    .name = spoiler-best
clause-ruling-spoiler-others = Another Spoiler has no suit that could count.
    .name = spoiler-others
clause-ruling-target-passed = If several pass the target, the highest total wins.
    .name = target-passed
clause-ruling-tie-after-rounds = A tie after a fixed number of rounds is played off as well.
    .name = tie-after-rounds
clause-ruling-team-declares = A team chooses one suit, the dealer's team first where the order counts.
    .name = team-declares
clause-ruling-partners-talk = Partners talk about the choice of the suit only.
    .name = partners-talk
clause-ruling-team-target = Teams play to the same targets.
    .name = team-target
clause-ruling-first-dealer = The first dealer is drawn by lot or named.
    .name = first-dealer
clause-ruling-dual-led = A card of two types is not announced when it is led.
    .name = dual-led
clause-ruling-trump-not-forced = You need not use a trump as long as another card follows.
    .name = trump-not-forced
clause-ruling-led-card-ties = Only two followers can be equal, never a follower and the led card.
    .name = led-card-ties
clause-ruling-round-numbers = One round for each player means three or four rounds.
    .name = round-numbers
clause-ruling-no-extended = There is no way to play with Pawns and Courts.
    .name = no-extended
clause-ruling-call-out = To call a led trump a trump is a courtesy.
    .name = call-out
clause-ruling-own-card-counts = Your own card in a trick that you win counts like the others.
    .name = own-card-counts
clause-ruling-partnership-untested = The partnership game is offered as untested.
    .name = partnership-untested

