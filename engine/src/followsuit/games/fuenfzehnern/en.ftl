### Fünfzehnern: what its rules say, in their order.

title = Fünfzehnern
tagline = Win the lead, and you must go on with the suit in which you won it.
fact-players = 3 or 4
fact-pack = 32 cards, 24 for three
fact-deal = 8 each
fact-goal = more than 15 points a hand
fact-length = 20 minutes
fact-special = the lead is bound to a suit

## Options and settings

option-bind_first_leader = The first leader is bound as well
option-strict = A leader who is out is bound to the next suit
option-zwang_frees_lead = Zwang frees the lead
option-removed_suit = Suit that three take out
    .C = clubs
    .D = diamonds
    .H = hearts
    .S = spades
option-hands = Hands in a game
    .is-4 = four
    .is-1 = one
    .is-3 = three
    .is-8 = eight

setting-bound = The leader is bound to
    .none = no suit
    .S = spades
    .H = hearts
    .D = diamonds
    .C = clubs
setting-gone = Cards already played
setting-zwang = Zwang is said with the lead
setting-since = What binds the leader
    .taken = the trick in which the lead was taken
    .first = the first lead of the hand
    .next = a suit opened after the last had run out
field-unbeatable = A card counts as unbeatable
    .played-or-own = if every better one is played or yours
    .played-only = if every better one is played

situation = { LIST($said, "stop") }
leader-bound = The leader is bound to { TELL($suit, form: "many") }
played-before = Played before: { LIST($cards, "comma") }
# In few signs, as they stand on the cards: “♠ A K”.
cards-of-suit = { $suit ->
    [S] ♠ { LIST($ranks, "space") }
    [H] ♥ { LIST($ranks, "space") }
    [D] ♦ { LIST($ranks, "space") }
   *[C] ♣ { LIST($ranks, "space") }
    }
zwang-said = Zwang is said
only-played-count = Only cards already played count

## Following, and the ace that zwang forces out

led-zwang = { leads }, and “zwang” is said: whoever holds { $ace } must play it.
play-forced-ace = play the ace of { TELL($suit, form: "many") }, because zwang is said
forced = zwang forces it out
follow-as-always = follow with { TELL($noun, form: "a") } as always (zwang forces only the ace)

## Leading

go-on = { $since ->
    [first] go on with { TELL($suit, form: "many") }, the suit of your first lead
    [next] go on with { TELL($suit, form: "many") }, the suit that you opened last
   *[taken] go on with { TELL($suit, form: "many") }, the suit in which you won the lead
    }
go-on-or-unbeatable = either { go-on }, or lead a card that nobody can beat
goes-on = { $since ->
    [first] your first lead was { TELL($suit, form: "many") }, and it is { TELL($noun, form: "a") }
    [next] the suit that you opened last is { TELL($suit, form: "many") }, and it is { TELL($noun, form: "a") }
   *[taken] you won the lead with { TELL($suit, form: "many") }, and it is { TELL($noun, form: "a") }
    }
lead-unbound = lead any card, since nothing binds you
lead-not-taken = lead any card: you have not taken the lead from anybody

ace-unbeatable = an ace cannot be beaten
better-played = every better card of its suit has been played
better-played-or-own = every better card of its suit is in your own hand or has been played
better-not-played = { $cards ->
    [one] { $cards } has not been played yet, so { $card } does not count as unbeatable
   *[other] { $cards } have not been played yet, so { $card } does not count as unbeatable
    }
still-beaten = { $card } can still be beaten, by { LIST($cards, "or") }
still-beaten-by-many = { $card } can still be beaten, by { $best } and others

phase-lead = Leading, with or without zwang
means-card = lead a card
means-zwang-card = lead this queen and say “zwang”

lead-zwang = Lead { $card } and say “zwang”
zwang-takes = Zwang takes king and queen of a suit in one hand, while its ace is still out.
own-ace = You hold { $card } yourself, so there is nobody to force.
ace-played = { $card } has been played already.
zwang-frees-not = You are bound to { TELL($suit, form: "many") }, and zwang does not free you to lead { $card }.

says-zwang = { $seat } leads { $card } and says “zwang”: whoever holds { $ace } must play it.
leads-silently = { $seat } leads { $card } without a word: nobody is forced.

## What a trick brings

captures = { $seat } captures { points }: { $each }.
captures-nothing = { $seat } captures no points.
ace-out = { $card } is gone: { $king } is now the best { $noun } left.
ace-not-out = { $card } has not come out: whoever holds it has broken the rule.

takes-lead = { $seat } has taken the lead from { $leader } with { TELL($suit, form: "many") }: while { $seat } holds any, only those may be led, or cards that nobody can beat.
keeps-bond = { $seat } keeps the lead: whatever bound { $seat } before still does.
keeps-lead = { $seat } keeps the lead.
keeps-lead-bound = { $seat } keeps the lead and is bound to { TELL($suit, form: "many") }.
keeps-lead-unbound = { $seat } keeps the lead and is bound to no suit.
still-bound = { $seat } is still bound to { TELL($suit, form: "many") }.
run-out-rebound = { $seat } has run out of { TELL($bound, form: "many") } and is bound to { TELL($suit, form: "many") } now.
run-out-free = { $seat } has run out of { TELL($bound, form: "many") } and is not bound to { TELL($suit, form: "many") } either.

## The score

all-tricks-played = All eight tricks are played.

form-hand = A hand, counted
form-hand-points = Points captured
form-hand-cards = Cards captured
form-hand-totals = Before the hand
form-pile = One player’s cards
form-pile-cards = Cards captured

outcome-card_points = Points captured by each player
outcome-pile_points = Points in the one pile asked about

captured = { $seat } has captured { points }: { $result }.
captured-cards = { $seat } has captured { points }, { $each }: { $result }.
above-par = { $chips } more than { $par }. With chips, take { $chips } from the pool
below-par = { $chips } fewer than { $par }. With chips, pay { $chips } into the pool
exactly-par = exactly { $par }, which changes nothing

## The end of the game

next-dealer = { $seat }, on the dealer’s left, deals the next hand.
after-hands = { $hands ->
    [one] After { $hands } hand the game ends.
   *[other] After { $hands } hands the game ends.
    }
game-over = { $seats ->
    [one] { after-hands } { $seats } has most, { points }, and wins.
   *[other] { after-hands } { $seats } have { points } each and share the win.
    }

## Questions about points

quiz-pile = In a hand { $seat } captures { $cards }, and nothing else that counts. What does { $seat } score?
had = { $seat } { $points }
quiz-hand = Four play. Captured in a hand: { $told }. What does { $seat } score?

## What is wrong with a case

gone = { $card } has been played before
zwang-with-led-queen = zwang is said with the queen that is led
zwang-with-queen = zwang is said with a queen
ace-gone = { $card } has been played: there is nobody to force
king-gone = zwang needs { $card }, which has been played
no-tricks = are no tricks of { $number ->
    [one] { $number } card
   *[other] { $number } cards
    }
cards-of-removed-suit = has cards of the suit taken out

## Misreadings

slip-aces-always-win = An ace wins the trick, whatever suit was led.
slip-must-throw-counting = Whoever cannot follow must throw a card that counts.
slip-ace-may-stay = After a zwang the ace may be kept back.
slip-queen-forces-ace = A queen that is led forces the ace out even without a word.
slip-zwang-forces-ace-alone = After a zwang nobody has to follow suit but the holder of the ace.
slip-zwang-queen-wins = The queen of a zwang wins the trick.
slip-zwang-leads-king = A zwang may be led with the king as well.
slip-zwang-without-king = A queen is enough for a zwang, without its king.
slip-zwang-beside-ace = Zwang may also be said by the holder of the ace.
slip-zwang-frees-lead = A zwang may be led though another suit binds the leader.
slip-any-lead = A leader is never bound to a suit.
slip-only-the-suit = A bound leader may lead nothing but that suit.
slip-no-aces = A bound leader may not leave the suit for an ace.
slip-only-aces = A bound leader may leave the suit only for an ace.
slip-kings-unbeatable = A bound leader may lead any ace or king.
slip-own-cards-do-not-count = A card is unbeatable only when all better ones have been played.
slip-not-less-fifteen = The points captured are the score, without taking fifteen off.
slip-less-ten = Ten are taken off the points captured, not fifteen.
slip-other-way-round = Points below fifteen are won, points above are paid.
slip-nothing-below = Nobody loses anything for fewer than fifteen points.
slip-tens-free = Tens count nothing.
slip-values-from-four = An ace counts four, a king three, a queen two, a jack one.

## Clauses

clause-players-three-or-four = Three or four play, everyone alone.
clause-deck-32 = Four use 32 cards, from seven to ace.
clause-deck-three = Three take one whole suit out and use 24 cards.
clause-score-values = Ace 5, king 4, queen 3, jack 2, ten 1; the rest nothing.
clause-deal-eight = Everybody gets eight cards, and none is left.
clause-lead-first = The player on the dealer’s left leads first.
clause-follow-suit = Follow suit if you can.
clause-follow-void-free = Unable to follow, play any card.
clause-trick-winner = The highest card of the suit led wins.
clause-lead-winner = The winner of a trick leads to the next.
clause-play-eight-tricks = A hand has eight tricks.
clause-lead-bound = Whoever takes the lead from another must go on with the suit of that trick.
clause-lead-bound-until-out = Only when that suit is used up may another be led.
clause-lead-free-after = Out of the suit, a leader may lead anything.
clause-lead-rebound = Whoever takes the lead later is bound to the suit of that later trick.
clause-lead-unbeatable = A card that surely nobody can beat may be led from any suit.
clause-lead-unbeatable-ace = An ace is such a card.
clause-lead-unbeatable-all-played = So is a card whose betters have all been played.
clause-zwang-holding = King and queen of one suit in one hand are a zwang.
clause-zwang-declare = While the ace is out, you may lead the queen and say “zwang”.
clause-zwang-ace-forced = Whoever holds the ace must play it to this trick.
clause-zwang-effect = The ace wins, and the king is the best card left in the suit.
clause-score-minus-fifteen = Your score for a hand is what you captured less fifteen.
clause-score-hard = With chips: take one for each point above fifteen, pay one for each below.
clause-game-end = You play for an agreed time or number of hands.

clause-ruling-rank = Every suit ranks A K Q J 10 9 8 7.
    .name = rank
clause-ruling-first-leader-free = Whoever leads to the first trick is bound to no suit.
    .name = first-leader-free
clause-ruling-unbeatable = A better card in your own hand counts as if it had been played.
    .name = unbeatable
clause-ruling-bound-survives = Leading an unbeatable card of another suit does not end the duty.
    .name = bound-survives
clause-ruling-no-rebind-own = Out of the suit, a leader is not bound to the next one.
    .name = no-rebind-own
clause-ruling-zwang-no-exemption = Zwang gives no right to leave the suit you are bound to.
    .name = zwang-no-exemption
clause-ruling-zwang-own-ace = Zwang cannot be said by the holder of the ace.
    .name = zwang-own-ace
clause-ruling-zwang-optional = The queen may be led without a word; then nobody is forced.
    .name = zwang-optional
clause-ruling-zwang-others = The other players follow as always.
    .name = zwang-others
clause-ruling-three-suit = Three players choose freely which suit to take out.
    .name = three-suit
clause-ruling-direction = Play and deal go to the left.
    .name = direction

