### Schafkopf: what its rules say, in their order.

title = Schafkopf
tagline = Take the two hidden cards and play alone against two, or let everyone dodge points.
fact-players = 3
fact-pack = 32 cards
fact-deal = 10 each, 2 in the widow
fact-goal = 61 card points a hand
fact-length = half an hour
fact-special = all queens and jacks are trumps

## Options

option-deals = Deals in a game
option-discards_count = The two discards count for
    .declarer = the declarer
    .nobody = nobody
option-least_widow = In least the widow goes to
    .last-trick = the winner of the last trick
    .nobody = nobody

## The widow

phase-discard = Laying two cards away
phase-widow = Taking the widow
phase-widow-taken = Somebody has taken it
phase-widow-passed = You have passed
means-take = take the widow and play as declarer
means-pass = leave the widow to the others
shown-declarer = the seat that has taken the widow, null if nobody has
    .short = Declarer
the-widow = the widow

take = Take the widow
widow-taken = Another player has taken the widow and is declarer.
widow-passed = You have passed, and the widow goes round only once.
declarer = { $seat } takes the widow and is declarer; { $defenders } defend.
least = All three have passed. The hand is played as least: few points are good.

## Tricks

## The score of a hand with a declarer

form-hand = A hand with a declarer
form-hand-points = Points in the declarer’s tricks
form-hand-tricks = Tricks won by the declarer
form-hand-discards = Laid away
part-totals = Scores before the hand

outcome-declarer = Declarer; null in a hand of least
outcome-trick_points = Card points in the declarer’s tricks
outcome-discard_points = Card points in the two discards
outcome-counted = Card points that count for the declarer
outcome-result = What the declarer made
    .schwarz = Schwarz
    .schneider = Schneider
    .won = Won
    .lost = Lost
    .schneidered = Schneidered
    .schwarzed = Schwarzed
outcome-card_points = Card points of each player in a hand of least

declarer-has = { $seat } has { points }: { $result }.
declarer-has-with = { $seat } has { points }, { $won } from tricks and { $laid } from { $cards } laid away: { $result }.
declarer-has-worthless = { $seat } has { points } from tricks, and { $cards } laid away are worth nothing: { $result }.
declarer-has-without = { $seat } has { points } from tricks; { $cards } laid away count for nobody: { $result }.

schwarz = every trick is won, a schwarz, which scores { $amount }
schneider-with-all = 91 or more, but a trick was lost, so it is no schwarz, a schneider, which scores { $amount }
schneider = 91 or more, a schneider, which scores { $amount }
won = 61 or more, so the hand is won and scores { $amount }
lost = 60 or fewer, so the hand is lost and costs { $amount }
schneidered = 30 or fewer, schneidered, which costs { $amount }
schwarzed = no points were captured in tricks, which costs { $amount }
defended = { $defenders } defended, and their scores stay.

## The score of least

form-least = A hand of least
form-least-points = Points of each player’s tricks
form-least-last = Last trick won by each (0: none)
form-least-widow = The widow
form-least-dealer = Dealer

widow-won = { $seat } won the last trick and gets the widow, { $cards }.
widow-nobodys = The widow, { $cards }, counts for nobody.
has = { $seat } { $points }
least-points = Points: { $each }. Fewest is best.
least-everything = { $seat } has taken every point and loses { $amount }. { $others } have 0 and score nothing.
least-all-level = All three have { $points }, so { $seat }, the dealer, wins and scores { $amount }.
least-two-level = { $seat } and { $other } are level with { $points }. { $seat }’s last trick was number { $last }, { $other }’s number { $others_last }: { $seat } wins and scores { $amount }.
least-fewest = { $seat } has the fewest points, { $points }, and scores { $amount }.
least-none = { $seat } alone has no points at all and scores { $amount }.

## The end of the game

form-end = After the last deal
form-end-totals = Scores
next-deal = { $deals ->
    [one] { $deals } deal to come: { $seat }, on the dealer’s left, deals next.
   *[other] { $deals } deals to come: { $seat }, on the dealer’s left, deals next.
    }
game-over = { $seats ->
    [one] That was the last deal. { $seats } wins with { $score }.
   *[other] That was the last deal. { $seats } are level with { $score } and share the win.
    }

## Questions about points

quiz-declarer = { $seat } is declarer, has { points } from { tricks }, and has laid away { $cards }. What does the hand change for { $seat }?
last-trick = { $seat } number { $number }
quiz-least = Nobody took the widow. In least the points are: { $each }. The last tricks they won: { $tricks }. { $dealer } dealt. What does the hand change for { $seat }?

## What is wrong with a case

dealer-needed = is needed where all three are level
last-needed = is needed here
discards-needed = are needed, since they count for the declarer
last-differs = different tricks, the highest { $highest }
points-in-twos = victory points come in twos
widow-of-two = the widow has two cards

## Misreadings

slip-ace-of-diamonds-over-jacks = The ace of diamonds beats the jacks.
slip-trumps-stay = A declarer may lay no trump away.
slip-fulls-stay = A declarer may lay no ace and no ten away.
slip-sixty-wins = A declarer wins with 60 points.
slip-sixty-draws = With 60 points a declarer neither wins nor loses.
slip-ninety-schneider = A declarer makes schneider with 90 points.
slip-schneider-as-won = Schneider brings no more than winning does.
slip-thirty-safe = A declarer with 30 points is not schneider.
slip-schneidered-as-lost = Being schneider costs no more than losing does.
slip-lost-is-free = A declarer who loses pays nothing.
slip-discards-do-not-count = The two cards laid away count for nobody.
slip-schneidered-in-tricks = A declarer is schneider with 30 points in tricks, whatever was laid away.
slip-most-points-lose = If nobody takes the widow, whoever has most points loses, and nobody wins.
slip-none-as-fewest = No points at all bring no more than fewest points do.
slip-later-trick-wins = If two are level, the one wins who won the later trick last.
slip-both-level-win = If two are level with fewest points, both win.
slip-level-dealer-free = If all three are level, nobody scores.
slip-everything-wins = Whoever takes all 120 points in least wins.
slip-two-without-win = Two players without points both win.

## Clauses

clause-players-three = Three play, and there are no fixed sides.
clause-deck-32 = The pack has 32 cards, from seven to ace.
clause-rank-queens-jacks-trump = All queens and all jacks are trumps and have left their suits.
clause-rank-qj-suit-order = Among queens, and among jacks: clubs, spades, hearts, diamonds.
clause-rank-diamonds-trump = The other diamonds are trumps below the jacks: A, 10, K, 9, 8, 7.
clause-rank-trump-list = Fourteen trumps: every queen beats every jack, every jack beats the ace.
clause-rank-plain = Clubs, spades and hearts rank A, 10, K, 9, 8, 7: the ten beats the king.
clause-score-card-values = Ace 11, ten 10, king 4, queen 3, jack 2, the rest nothing.
clause-deal-packets = Three cards each, two to the widow, four each, three each.
clause-deal-hand-size = Everybody has ten cards, and two lie face down in the widow.
clause-widow-order = The widow is offered to the dealer’s left, the next player, the dealer.
clause-widow-take-or-pass = You take it or you pass.
clause-widow-declarer = Whoever takes it is declarer; the other two defend.
clause-widow-discard-two = The declarer takes both cards in and lays two away face down.
clause-widow-none-least = If all three pass, the hand is played as least.
clause-lead-first = The dealer’s left leads to the first trick.
clause-lead-winner = The winner of a trick leads to the next.
clause-follow-suit = Follow suit if you can; trumps are one suit.
clause-follow-void-free = Unable to follow, you may play any card; you need not trump.
clause-follow-qj-not-in-suit = A queen or jack does not follow the suit printed on it.
clause-trick-winner = The highest trump wins, or else the highest card of the suit led.
clause-score-win-61 = With 61 points or more the declarer wins: plus 2.
clause-score-schneider = With 91 or more: plus 4 instead.
clause-score-schwarz = With every trick, all 120: plus 6 instead.
clause-score-lose-60 = With 60 or fewer the declarer loses: minus 2.
clause-score-schneidered = With 30 or fewer: minus 4 instead.
clause-score-schwarzed = With no points captured: minus 6 instead.
clause-least-solo = In least everybody plays alone and wants few points.
clause-least-fewest = Whoever has the fewest points scores plus 2.
clause-least-zero = Or plus 4 with no points at all.
clause-least-tie-two = Of two level, the one whose last trick lies further back wins.
clause-least-tie-three = If all three are level, the dealer wins.
clause-least-all-120 = Whoever takes all the points scores minus 4, and nobody else scores.
clause-game-fixed-deals = A game has an agreed number of deals, the same for every dealer.
clause-game-winner = The highest score after the last deal wins.

clause-ruling-discards-count = The points of the two discards count for the declarer.
    .name = discards-count
clause-ruling-schwarz-win = Plus 6 needs all ten tricks; 120 points with a lost trick bring 4.
    .name = schwarz-win
clause-ruling-schwarz-loss = Minus 6 looks at tricks only, whatever was laid away.
    .name = schwarz-loss
clause-ruling-schneider-loss-total = The border at 30 looks at all points, discards included.
    .name = schneider-loss-total
clause-ruling-discard-free = Any two cards may be laid away, and nobody sees them.
    .name = discard-free
clause-ruling-least-widow = In least the winner of the last trick gets the widow.
    .name = least-widow
clause-ruling-least-tie = Compare the numbers of the last tricks: the lower one wins.
    .name = least-tie
clause-ruling-least-zero-alone = No points are no points, with or without a worthless trick.
    .name = least-zero-alone
clause-ruling-one-offer = The widow goes round once; a pass is final.
    .name = one-offer
clause-ruling-defenders-no-score = Only the declarer’s score changes.
    .name = defenders-no-score
