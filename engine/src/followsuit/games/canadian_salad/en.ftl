### Canadian Salad: what its rules say, in their order.

title = Canadian Salad
tagline = Six hands with six different things to avoid, and in the last hand all of them.
fact-players = 3 to 6
fact-pack = 52 cards, or a few less
fact-deal = all the cards
fact-goal = fewest points
fact-length = 45 minutes
fact-special = another penalty in every hand

## Options and settings

option-stop_when_settled = A hand stops with its last penalty
setting-hand = Hand
    .is-0 = not named
    .is-1 = hand 1: every trick costs 10
    .is-2 = hand 2: every heart costs 10
    .is-3 = hand 3: every queen costs 25
    .is-4 = hand 4: K♠ costs 100
    .is-5 = hand 5: the last trick costs 100
    .is-6 = hand 6: all five penalties together
setting-players = Players
setting-last = The last trick
where = { $last ->
    [yes] Hand { $hand }: { $price }; this is the last trick
   *[no] Hand { $hand }: { $price }
    }

## What costs points

every-trick = every trick costs { $price }
every-heart = every heart costs { $price }
every-queen = every queen costs { $price }
the-king = { $card } costs { $price }
the-last-trick = the last trick costs { $price }
all-together = all five penalties together

takes = { $seat } takes { tricks }: { points }.
captures-hearts = { $number ->
    [one] { $seat } captures { $number } heart, { $cards }: { points }.
   *[other] { $seat } captures { $number } hearts, { $cards }: { points }.
    }
captures-queens = { $number ->
    [one] { $seat } captures { $number } queen, { $cards }: { points }.
   *[other] { $seat } captures { $number } queens, { $cards }: { points }.
    }
captures-king = { $seat } captures { $card }: { points }.
takes-last = { $seat } takes the last trick: { points }.
adds-up = In hand 6 everything adds up: { $seat } pays { points }.
every-penalty = { $seat } has taken every penalty of the hand, and that earns nothing.
nothing = { $seat } takes nothing that costs points in hand { $hand }.

## The deal

shown-hand = the number of the hand, from 1, which says what costs points
    .short = Hand

pack = { $cards ->
    [one] With { $players ->
    [one] { $players } player
   *[other] { $players } players
    } { $cards } is out of the pack.
   *[other] With { $players ->
    [one] { $players } player
   *[other] { $players } players
    } { $cards } are out of the pack.
    }
this-is = This is hand { $hand }: { $price }.
leader = { $dealer } deals. { $seat } sits on the dealer’s left and leads.

## The end of a hand

was-last = That was the last trick of the hand.
stops = Nothing that costs points is left in hand { $hand }, so it stops.
does-not-stop = Nothing that costs points is left in hand { $hand }, but it is played to its last trick.
written-down = Now the score of hand { $hand } is written down.

## The end of the game

next-deal = { $hands ->
    [one] { $hands } hand to come. The deal passes to the left, to { $seat }.
   *[other] { $hands } hands to come. The deal passes to the left, to { $seat }.
    }
game-over = { $seats ->
    [one] All six hands are played. { $seats } has the fewest points, { $points }, and wins.
   *[other] All six hands are played. { $seats } have { points } each and share the win.
    }

## The forms

part-totals = Points before
form-trick = A trick
form-trick-hand = Hand
form-trick-last = The last trick
form-player = What one player has taken
form-player-hand = Hand
form-player-tricks = Tricks
form-player-captured = Cards that may count
form-player-last = With the last trick
form-player-player = Who
form-hand = A whole hand
form-hand-hand = Hand
form-hand-tricks = Tricks of each player
form-hand-captured = Cards that count, by player
form-hand-last = Who took the last trick
form-sweep = One player takes every trick
form-sweep-hand = Hand
form-end = After the sixth hand
form-end-totals = Totals

stopped = The hand stopped with its last penalty; tricks not played: { $tricks }.

## What is wrong with a case

taken-out = { $card } is not in the pack of { $players ->
    [one] { $players } player
   *[other] { $players } players
    }
trick-of = a trick of { $players ->
    [one] { $players } player has { $players } card
   *[other] { $players } players has { $players } cards
    }
tricks-within = must be from 0 to { $most ->
    [one] { $most } trick
   *[other] { $most } tricks
    }
goes-to-all-tricks = goes to whoever has all tricks
goes-to-a-trick = goes to a player who has won a trick
needed-in-hand = is needed in this hand
points-in-fives = points come in fives, and never below 0
hands-cost = { $hands ->
    [0] no hand has cost anything yet
    [1] the first hand costs { points } together
    [6] the six hands cost { points } together
   *[other] the first { SPELL($hands) } hands cost { points } together
    }

## Questions about points

quiz-trick = { $last ->
    [yes] Hand { $hand }. { $leader } leads { $lead } to the last trick; the others play { $cards }.
   *[no] Hand { $hand }. { $leader } leads { $lead } to a trick; the others play { $cards }.
    } What does it cost { $seat }, who takes it?
quiz-taken = { $last ->
    [none] Hand { $hand } is over. { $seat } has taken { tricks }, but not the last one, with { $held }.
    [only] Hand { $hand } is over. { $seat } has taken { tricks }, the last one, with { $held }.
   *[among] Hand { $hand } is over. { $seat } has taken { tricks }, the last one included, with { $held }.
    } How many points does that cost?
taken-with = { $cards } among the cards
taken-without = no heart, queen or { $card } in them

## Misreadings

slip-spades-trumps = Spades are trump.
slip-must-throw-costly = Whoever cannot follow must throw a card that may cost points.
slip-hearts-not-led = Whoever has another suit may not lead a heart.
slip-tricks-once = In the first hand a player pays 10, however many tricks were taken.
slip-hearts-once = In the second hand a player pays 10, however many hearts were taken.
slip-queens-once = In the third hand a player pays 25, however many queens were taken.
slip-queens-as-hearts = In the third hand each queen costs 10.
slip-queen-of-spades = In the fourth hand the queen of spades costs 100, not the king.
slip-king-as-queen = The king of spades costs 25.
slip-every-king = Every king costs 100, not only the king of spades.
slip-king-for-player = Whoever plays the king of spades pays for it, whoever takes the trick.
slip-last-as-trick = The last trick costs 10 like any other.
slip-penalties-pile-up = In each hand the penalties of the hands before are paid as well.
slip-six-without-last = In the sixth hand the last trick costs nothing by itself.
slip-six-without-tricks = In the sixth hand tricks cost nothing by themselves.
slip-only-dearest = If several penalties come together, only the dearest is paid.
slip-heart-or-queen = In the sixth hand the queen of hearts is paid for as a queen alone.
slip-last-not-a-trick = In the sixth hand the last trick costs 100 and not the price of a trick besides.
slip-six-doubled = In the sixth hand everything costs double.

## Clauses

clause-players-range = Three to six play, each alone.
clause-deck-52 = An ordinary pack; aces are high, and no suit is trump.
clause-deck-three = Three players take out the 2 of clubs.
clause-deck-four = Four players use all 52 cards.
clause-deck-five = Five players take out the 2 of clubs and the 2 of diamonds.
clause-deck-six = Six players take out the 2 and 3 of clubs and the 2 and 3 of diamonds.
clause-deal-all = All the cards are dealt, the same number to each.
clause-lead-first = The player on the dealer’s left leads first.
clause-lead-winner = Whoever takes a trick leads to the next.
clause-follow-suit = Follow suit if you can.
clause-follow-void-free = Unable to follow, you may play any card.
clause-trick-winner = The highest card of the suit led takes the trick.
clause-play-all-tricks = Every hand is played to its last trick.
clause-hand1-tricks = Hand 1: every trick costs 10.
clause-hand2-hearts = Hand 2: every heart captured costs 10.
clause-hand3-queens = Hand 3: every queen captured costs 25.
clause-hand4-king-spades = Hand 4: the king of spades costs 100.
clause-hand5-last-trick = Hand 5: the last trick costs 100.
clause-hand6-all = Hand 6: all five penalties hold together.
clause-score-after-hand = The score is written down after the last trick of the hand.
clause-game-six = The game has exactly six hands.
clause-game-lowest = The lowest total wins.

clause-ruling-six-removed = Six players take out the 2 and 3 of both clubs and diamonds.
    .name = six-removed
clause-ruling-cumulative = In hand 6 penalties add up, even on one card or one trick.
    .name = cumulative
clause-ruling-no-lead-limits = Any card may be led at any time, hearts, queens and the king of spades too.
    .name = no-lead-limits
clause-ruling-no-early-stop = A hand goes on when its last penalty has fallen.
    .name = no-early-stop
clause-ruling-first-dealer = Chance decides who deals first, and the deal passes to the left.
    .name = first-dealer
clause-ruling-tie = Level totals share the win.
    .name = tie
clause-ruling-no-shoot = Taking all the penalties earns nothing.
    .name = no-shoot
