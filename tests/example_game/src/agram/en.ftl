### Agram: what its rules say, in their order.

title = Agram
tagline = Six tricks, and only the last one counts.
fact-players = 2 to 5
fact-pack = 35 cards
fact-deal = six each
fact-goal = the last trick
fact-length = 5 to 15 minutes
fact-special = only the last trick counts

## Options

option-cards = Cards each
    .is-6 = 6
    .is-5 = 5: Sink-Sink
option-goal = Hands that win the match
    .is-3 = 3
    .is-5 = 5

## The hand

last-decides = Whoever wins the last trick wins the hand.

## The score

form-hand = The last trick
form-hand-last = Who has won the last trick
form-hand-totals = Hands won before

last-trick = { $side } wins the last trick.
match-goes-on = Nobody has won { $goal } hands yet, so another is dealt.
winner-deals = { $seat } has won the hand and deals the next.
match-won = The match is over: { $side } has { points }.

took = { $side } { $tricks }
quiz-hand = { $side } has { points } before the hand. The tricks: { $told }. The last one went to { $last }. What does { $side } have then?

## Misreadings

slip-nine-over-ten = The nine beats the ten.
slip-three-high = The three beats the ace.
slip-low-wins = The lowest card of the suit led wins the trick.
slip-spades-trumps = Spades are trump.
slip-must-play-spades = Whoever cannot follow suit must play a spade.
slip-two-points = The last trick is worth two points.
slip-last-worthless = The last trick is worth nothing.

## Clauses

clause-players-number = Two to five play, each for himself.
clause-deck-35 = The pack has the ace and ten to three of each suit.
clause-deck-chief = The ace of spades, the chief, is left out.
clause-game-goal = Whoever wins the last trick wins the hand.
clause-deal-six = Everybody is dealt six cards.
clause-deal-five = At Sink-Sink everybody is dealt five cards.
clause-rank-high = The ace is high, then ten, nine and so on down to three.
clause-rank-spades = The ten is the best spade.
clause-lead-first = The player on the dealer’s right leads to the first trick.
clause-lead-any = Any card may be led.
clause-turn-counter = Play goes counter-clockwise.
clause-follow-suit = You must follow suit if you can.
clause-follow-void = If you cannot follow suit, you may play any card.
clause-trick-winner = The highest card of the suit led wins the trick.
clause-lead-winner = The winner of a trick leads to the next.
clause-score-last = The last trick is worth a point, the others nothing.
clause-deal-winner = Whoever has won a hand deals the next.
clause-ruling-match = The first with three points wins the match.
    .name = match
