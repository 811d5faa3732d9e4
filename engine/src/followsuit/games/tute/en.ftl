### Tute: what its rules say, in their order.

title = Tute
tagline = Win the trick whenever you can, and show a king and queen before you lead.
fact-players = 4, in pairs
fact-pack = 40 cards
fact-deal = 10 each
fact-goal = most hands won
fact-length = 30 minutes
fact-special = you must head the trick, even against your partner

## Options and settings

field-undertrump = Unable to overtrump
    .forced = you must still trump
    .free = you may play any card
option-partner_may_declare = The winner’s partner may declare
option-cuarenta_first = A twenty while you hold the forty
    .forfeits = is allowed and costs you the forty
    .illegal-veinte = is not allowed
option-tute_queens = Four queens are a tute as well
option-tie = At equal totals
    .last-trick = the last trick decides
    .drawn = nobody wins the hand
option-hands = Hands in a game
    .is-3 = three
    .is-1 = one
    .is-4 = four
    .is-5 = five
    .is-7 = seven

are-trump-free = { suit-is-trump }, and nobody has to trump in vain

## How the cards rank, and the card that makes trumps

second-best = the second-best { $noun }

shown-trump = the trump suit
    .short = Trumps
shown-upcard = the dealer’s card that was shown
    .short = Upcard
drawn-upcard = the dealer’s card that is shown
upcard = The last card dealt is { $card }, and it is { $seat }’s: { TELL($suit, form: "many") } are trump.

## What you must play

trumping-in-vain = play any card: none of your trumps beats { $card }
partner-winning = it does not matter that your partner is winning

## What a trick brings

trick-brings = The trick brings { points }: { $each }.
trick-brings-nothing = The trick brings no points.
shared-pile = It goes to the pile that { $seat } shares with { $partner }.
declares-leads = { $seat } may declare, and leads to the next trick.

## Declarations

phase-lead = Leading, with or without a declaration
phase-lead-declared = Your side has declared after this trick
phase-declare = Declaring as the winner’s partner
phase-declare-trump = Trumps
part-own = Suits you have declared, in order
shown-declared = by seat, the suits declared
    .short = Declared

means-card = lead a card
means-cuarenta = declare the forty
means-veinte-suit = declare a twenty in this suit
means-tute = declare four kings
means-tute-queens = declare four queens, where they count
means-silent = declare nothing

declare-cuarenta = Declare las cuarenta with { $cards }: { $points }
declare-veinte = Declare las veinte with { $cards }: { $points }
declare-tute-kings = Declare tute with four kings and win the hand
declare-tute-queens = Declare tute with four queens and win the hand
declare-nothing = Declare nothing

takes-pair = It takes king and queen of the suit, both still in hand and not declared before.
takes-kings = Tute takes all four kings.
takes-queens = Queens make no tute unless that is agreed, and then all four are needed.
cuarenta-first = You hold { $cards }, so the forty must be declared before any twenty.
cuarenta-lost = You have declared the twenty in { TELL($suit, form: "many") } before, so the forty with { $cards } is lost.
one-per-trick = Each trick won allows one declaration: this one waits for another trick.
no-trick-yet = You declare after winning a trick: nobody has won one yet.
only-winner = Only its winner declares after a trick, not the partner.

shows-cuarenta = { $seat } shows { $cards }: las cuarenta, { points }.
shows-veinte = { $seat } shows { $cards }: las veinte, { points }.
shows-tute = { $seat } shows { $cards }: tute. The hand is won at once.
loses-cuarenta = { $seat } still holds { $cards }, but the forty is lost now.
keeps-silent = { $seat } could have declared, and did not. Nobody has to.
no-cards-left = No cards are left, so there is nothing more to declare.

## The score of a hand

form-hand = A hand, counted
form-hand-last = Who won the last trick
form-hand-points = Card points, by side
form-hand-cards = The two piles
form-hand-cuarenta = Who declared the forty
form-hand-veintes = Who declared each twenty
form-hand-tute = Who won it by a tute

outcome-card_points = Card points in the pile of each side
outcome-sums = Those with declarations and the last trick
outcome-tute = Who won the hand by showing four kings

side-pile = { $side } have { points } in their pile.
cuarenta = { $seat } has declared las cuarenta: { $amount }.
veinte = { $seat } has declared las veinte: { $amount }.
last-trick = { $seat } has won the last trick: { $amount }.

wins-hand = { $side } have { $points } against { $others } and win the hand.
last-trick-decides = Both sides have { $points }. { $side } took the last trick and win the hand.
hand-drawn = Both sides have { $points }: nobody wins the hand.
tute = { $seat } has declared tute, so { $side } win the hand at once.

form-pile = Cards, counted
form-pile-cards = Cards
cards-worth = These cards are worth { points }: { $each }.
cards-worth-nothing = These cards are worth { points }.

## The score of a game

form-game = Hands won
form-game-won = Hands won, by side

hands = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
    }
next-dealer = { $seat }, on the dealer’s right, deals the next hand.
side-hands = { $side } have won { hands }.
game-level = Both sides have won { hands }: the game ends level.
game-won = { $hands ->
    [one] { $side } have won { $won } of { $hands } and win the game.
   *[other] All { SPELL($hands) } hands are played. { $side } have won { $won } of { $hands } and win the game.
    }

## Questions about points

quiz-pile = { $side } have won two tricks: { $cards }. What are these cards worth?
quiz-hand = { LIST($told, "space") } How many points have { $side } in this hand?
others-count = { $side } count { points } in their pile.
won-last = { $seat } has won the last trick.
sang-cuarenta = { $seat } has declared las cuarenta.
sang-veinte = { $times ->
    [one] { $seat } has declared las veinte.
   *[other] { $seat } has declared las veinte twice.
    }

## What is wrong with a case

one-still-to-play = must be hands won before, with one still to play
hands-before = must add up to { $played }, the number of hands played before
hands-at-most = must add up to at most { $played }, the number of hands played before
tute-not-counted = a hand won by a tute is not counted
last-needed = is needed where the hand is counted
pile-of-tricks = a pile is made of tricks of { $number ->
    [one] { $number } card
   *[other] { $number } cards
    }
side-without-trick = this side has won no trick
three-plain-suits = there are only three suits beside trumps
declared-too-often = a side may declare once after each trick it wins, but not after the last trick
game-of-hands = a game has { hands }

## Misreadings

slip-three-low = The three ranks low, between the four and the two.
slip-king-over-three = The king beats the three.
slip-three-over-ace = The three beats the ace.
slip-jack-over-queen = The jack beats the queen.
slip-seven-second = The seven comes second, after the ace.
slip-partner-spared = Nobody has to beat or trump a trick that the partner is winning.
slip-partner-not-trumped = Nobody has to trump a trick that the partner is winning.
slip-last-trick-free = The last trick brings nothing by itself.
slip-last-trick-twenty = The last trick brings 20.
slip-cuarenta-as-veinte = King and queen of trumps bring 20 like any other pair.
slip-cuarenta-free = Only king and queen of a plain suit bring points.
slip-only-cuarenta = Only king and queen of trumps may be declared and bring points.
slip-veinte-as-cuarenta = King and queen of any suit bring 40.
slip-one-veinte = A side scores only one veinte in a hand.
slip-threes-free = Threes are worth nothing.
slip-queens-over-kings = A queen is worth 4 and a king 3.
slip-aces-ten = An ace is worth 10.
slip-pack-of-130 = All cards together are worth 130, the last trick not among them.
slip-declares-at-once = Declarations may be made before the first lead already.
slip-pair-with-jack = King and jack of a suit are declared, not king and queen.
slip-declares-again = After one trick several declarations may be made.

## Clauses

clause-players-partners = Four play in two partnerships, partners opposite.
clause-deck-40 = The pack has 40 cards: no eights, nines or tens.
clause-game-hands = The side that wins most of an agreed number of hands wins the game.
clause-rank-order = Every suit ranks A 3 K Q J 7 6 5 4 2.
clause-points-values = Ace 11, three 10, king 4, queen 3, jack 2, the rest nothing.
clause-deal-ten = Everybody gets ten cards.
clause-deal-trump = The last card dealt, the dealer’s, is shown; its suit is trump.
clause-turn-counter-clockwise = Play goes to the right.
clause-lead-first = The player on the dealer’s right leads first.
clause-lead-winner = The player who won a trick leads to the next.
clause-trick-winner = The highest trump wins, or else the highest card of the suit led.
clause-trick-shared-pile = Partners put what they win on one pile.
clause-follow-suit = Follow suit if you can.
clause-follow-head = Head the trick if you can.
clause-follow-must-trump = Unable to follow, play a trump if you can.
clause-follow-overtrump = Trumping, go over a trump that lies there, if you can.
clause-follow-free = With neither the suit led nor a trump, play any card.
clause-declare-when = You declare after winning a trick and before the next lead.
clause-declare-cuarenta = King and queen of trumps are las cuarenta, the forty.
clause-declare-veinte = King and queen of another suit are las veinte, a twenty.
clause-declare-show = Whoever declares shows the two cards.
clause-declare-one-per-trick = Each trick won allows one declaration.
clause-declare-more-veintes = Further twenties may follow after later tricks.
clause-declare-cuarenta-first = The forty comes first; after a twenty it is lost.
clause-declare-tute = Four kings in one hand, declared, win the hand at once.
clause-score-cards = After ten tricks each side counts the cards of its pile.
clause-score-cuarenta = The forty counts 40.
clause-score-veinte = Each twenty counts 20.
clause-score-last-trick = The last trick counts 10.
clause-score-higher-wins = The higher total wins the hand.

clause-ruling-head-in-suit = Following suit, play a card that beats the table if you have one.
    .name = head-in-suit
clause-ruling-head-already-trumped = Once a trump lies on a plain lead, any card of the suit led will do.
    .name = head-already-trumped
clause-ruling-undertrump = Unable to go over a trump, you must still play a trump.
    .name = undertrump
clause-ruling-partner-winning = All this holds even if your partner is winning the trick.
    .name = partner-winning
clause-ruling-declarer-is-winner = Only the player who won the trick declares, from the cards in hand.
    .name = declarer-is-winner
clause-ruling-cuarenta-first-scope = A twenty costs the forty only the player who declared it.
    .name = cuarenta-first-scope
clause-ruling-tute-any-time = Tute may be declared late; queens make no tute.
    .name = tute-any-time
clause-ruling-no-declare-after-last = After the tenth trick nothing can be declared.
    .name = no-declare-after-last
clause-ruling-declare-optional = Nobody has to declare.
    .name = declare-optional
clause-ruling-tie = At equal totals the side with the last trick wins.
    .name = tie
clause-ruling-match-tie = An even number of hands may end level.
    .name = match-tie
clause-ruling-deal-right = The deal passes to the right.
    .name = deal-right
clause-ruling-first-trick-typo = The winner of any trick leads to the next.
    .name = first-trick-typo
