### Tëtka: what its rules say, in their order.

title = Tëtka
tagline = The last card dealt decides which cards, and which trick, nobody wants.
fact-players = 4
fact-pack = 52 cards
fact-deal = 13 each
fact-goal = fewest points
fact-length = half an hour
fact-special = other cards to avoid in every hand

## Options and settings

option-orbits = Length of the game
    .is-1 = four hands, one deal each
    .is-2 = eight hands, two deals each
    .is-3 = twelve hands, three deals each
    .is-4 = sixteen hands, four deals each
setting-bum = Bum card
    .none = not named
setting-trick = Number of the trick
where = The bum card is { $bum }, and this is trick { $trick }

## The bum card

shown-bum = the bum card
    .short = Bum card
shown-tetka = the card that is Tëtka
    .short = Tëtka
shown-bum_trick = the number of the bum trick
    .short = Bum trick
drawn-bum = the last card dealt, one of the dealer’s

bum-card = The last card dealt is { $card }. It is { $seat }’s, and the bum card.
so-tetka = So { $card } is Tëtka, and { $stands }, the bum trick.
both-at-once = { $card } is Tëtka as well, and { $stands }, the bum trick.
stands-for = { $rank ->
    [A] an ace stands for trick { $trick }
    [8] an { $rank } stands for trick { $trick }
    [T] a 10 stands for trick { $trick }
    [J] a jack stands for trick { $trick }
    [Q] a queen stands for trick { $trick }
    [K] a king stands for trick { $trick }
   *[number] a { $rank } stands for trick { $trick }
    }

## Tricks

all-played = All thirteen tricks are played.
nothing = Nothing in this trick costs { $seat } a point.

## What a trick costs

part-bum = Bum card
part-tricks = Tricks won by each player
part-totals = Points before
form-trick = A trick
form-trick-number = Number of the trick

captures-bum = { $seat } captures { $card }, the bum card: { points }.
captures-tetka = { $seat } captures { $card }, Tëtka: { points }.
captures-both = { $card } is Tëtka as well: { points } more for { $seat }.
captures-queen = { $seat } captures { $card }, another queen: { points }.
takes-bum-trick = { $seat } takes the bum trick, for { $stands }: { points }.
takes-last = { $seat } takes trick 13, and that is the last trick: { points }.
takes-last-too = { $seat } takes trick 13, and it is also the last trick: { points }.

all-charged = All of it is charged: { $each }. This one trick costs { points }.
cost-bum-card = the bum card { $points }
cost-tetka = Tëtka { $points }
cost-queens = other queens { $points }
cost-bum-trick = the bum trick { $points }
cost-last-trick = the last trick { $points }

## The most tricks

form-hand = A whole hand
form-hand-winners = Who won each trick, in order
form-hand-bum_trick = Who won the bum trick
form-hand-last = Who won the last trick
form-hand-captured = Queens and cards of the bum suit, by player
form-most = The most tricks
form-most-captured = Cards of the bum suit, by player
outcome-suit_cards = Cards of the bum suit captured by each player
outcome-most_tricks = Who pays for the most tricks; null if nobody does

most-tricks = { $seat } has won the most tricks, { $tricks }: { points }.
level = { $seats } are level with { tricks }
most-nobody = { level }, and none of them has captured one of the { TELL($suit, form: "many") }, so nobody pays.
has = { $seat } has { $number }
most-by-suit = { level }. Of the { TELL($suit, form: "many") }, { $each }: { points } for { $seat }.
most-by-card = { level }. Of the { TELL($suit, form: "many") }, { $each }. { $seat } has the highest, { $card }: { points }.
most-by-card-of = { level }. Of the { TELL($suit, form: "many") }, { $each }. Of { $tied }, { $seat } has the highest, { $card }: { points }.

## The end of the game

form-end = After the last hand
form-end-totals = Totals
next-deal = { $hands ->
    [one] { $hands } hand to come: { $seat }, on the dealer’s left, deals next.
   *[other] { $hands } hands to come: { $seat }, on the dealer’s left, deals next.
    }
game-over = { $seats ->
    [one] All { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
    } are played. { $seats } has the fewest points, { $points }, and wins.
   *[other] All { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
    } are played. { $seats } have { points } each, the fewest, and share the win.
    }

## Questions about points

quiz-trick = The bum card is { $bum }. To trick { $number } { $leader } leads { $lead }; the others play { $cards }. What does it cost { $seat }, who takes it?
won-with = { $seat } { tricks } with { $cards }
quiz-most = The bum card is { $bum }. Tricks won, and the { TELL($suit, form: "many") } in them: { LIST($each, "semicolon") }. What does { $seat } pay for the most tricks?

## What is wrong with a case

cards-in-trick = a trick has { $number ->
    [one] { $number } card
   *[other] { $number } cards
    }
tricks-in-hand = has { tricks }; a hand has { $whole }
bum-trick-is-last = must be who won the last trick, which is the bum trick in this hand
too-few-tricks = has not won so many tricks
never-below-zero = nobody has less than no points
after-hands = { $hands ->
    [one] after { $hands } hand
   *[other] after { $hands } hands
    }
must-add-up-after = { $hands ->
    [0] must add up to 0 { after-hands }
   *[some] must add up to from { $least } to { $most } { after-hands }
    }{ not-now }

## Misreadings

slip-bum-suit-trumps = The suit of the bum card is trump.
slip-bum-suit-not-led = Whoever has another card may not lead the suit of the bum card.
slip-must-throw-queen = Whoever cannot follow must throw a queen from the hand.
slip-must-throw-bum-suit = Whoever cannot follow must throw a card of the bum card’s suit.
slip-bum-card-free = Only the queen of the bum card’s suit costs points, not the bum card itself.
slip-bum-suit-costs = Every card of the bum card’s suit costs a point.
slip-tetka-as-others = Tëtka costs one point, as the other queens do.
slip-tetka-is-spades = Tëtka is always the queen of spades, whatever the bum card.
slip-tetka-three = Tëtka costs three points: one as a queen, and two more.
slip-other-queens-free = Only Tëtka costs points; the other queens are free.
slip-other-queens-two = All four queens cost two points.
slip-bum-is-only-queen = A bum card that is Tëtka itself costs only as Tëtka.
slip-bum-trick-free = No trick costs a point because of the bum card’s rank.
slip-ace-last-trick = An ace as the bum card stands for the last trick.
slip-courts-ten = A jack, queen or king as the bum card stands for the tenth trick.
slip-last-trick-free = The last trick costs nothing by itself.
slip-last-never-double = If the last trick is the bum trick too, it costs one point, not two.
slip-only-dearest = A trick costs only the dearest of its penalties.
slip-queens-once = The other queens cost one point a trick, even if several are in it.
slip-most-tricks-free = Winning the most tricks costs nothing.
slip-all-level-pay = All who are level with the most tricks pay a point.
slip-nobody-level-pays = If players are level with the most tricks, nobody pays.
slip-fewest-pays = If players are level with the most tricks, the one with fewest cards of the bum suit pays.
slip-highest-pays = If players are level with the most tricks, the highest card of the bum suit decides at once.
slip-lowest-pays = If they are still level, the lowest card of the bum suit decides.
slip-longest-of-all-pays = The point for the most tricks goes to whoever has most cards of the bum suit.

## Clauses

clause-players-four = Four play, each alone.
clause-deck-52 = The pack has 52 cards; aces are high, and no suit is trump.
clause-object-avoid = Everybody tries to collect as few penalty points as possible.
clause-deal-all = The whole pack is dealt, thirteen cards each.
clause-deal-bum-card = The last card, one of the dealer’s, is shown to all: the bum card.
clause-lead-first = The player on the dealer’s left leads first, any card.
clause-turn-clockwise = Everybody plays one card, clockwise.
clause-lead-winner = Whoever takes a trick leads to the next.
clause-follow-suit = Follow suit if you can.
clause-follow-void-free = Unable to follow, you may play any card.
clause-trick-winner = The highest card of the suit led takes the trick.
clause-play-thirteen = A hand has thirteen tricks, and all of them are played.
clause-penalty-bum-card = Capturing the bum card costs 1 point.
clause-penalty-tetka = Capturing Tëtka, the queen of the bum card’s suit, costs 2.
clause-penalty-other-queen = Every other queen costs 1.
clause-penalty-bum-trick = Taking the trick that has the number of the bum card costs 1.
clause-penalty-bum-trick-map = Ace is trick 1, number cards are their number, jack 11, queen 12, king 13.
clause-penalty-last-trick = Taking the thirteenth trick costs 1.
clause-penalty-king-last-double = If the bum card is a king, the thirteenth trick costs 2.
clause-penalty-most-tricks = Having won the most tricks costs 1 at the end of the hand.
clause-penalty-most-tie-suit = If players are level, whoever of them has more cards of the bum suit pays.
clause-penalty-most-tie-card = If they are still level, whoever has the highest card of that suit.
clause-penalty-cumulative = All penalties that fall on one trick are charged.
clause-game-four-hands = A game is four hands, so that everybody deals once.
clause-game-orbits = A longer game is an agreed number of turns of the deal round the table.
clause-game-lowest = The lowest total wins.

clause-ruling-bum-is-queen = A queen as bum card is both: 1 as bum card and 2 as Tëtka.
    .name = bum-is-queen
clause-ruling-tetka-total = Tëtka costs 2 altogether, not 2 and another 1 as a queen.
    .name = tetka-total
clause-ruling-tie-among-tied = The tie-breaks compare only the players who are level.
    .name = tie-among-tied
clause-ruling-tie-none = If no player who is level has a card of the bum suit, nobody pays.
    .name = tie-none
clause-ruling-deal-order = Cards are dealt singly from the dealer’s left, so the last is the dealer’s.
    .name = deal-order
clause-ruling-deal-passes-left = The deal passes to the left.
    .name = deal-passes-left
clause-ruling-tie-game = Level totals share the win.
    .name = tie-game
