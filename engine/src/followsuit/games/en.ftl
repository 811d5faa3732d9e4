### What several games say in the same way.

## Leading and following

lead-any = lead any card
follow-with = follow with { TELL($noun, form: "a") }
lacks = no { $noun }
follows-suit = it follows suit
void = you have no { $noun }, so any card may be played
play-trump = play a trump
the-best = the best { $noun }
higher-wins = the higher { $noun } wins
only-fourth-best = only the fourth-best { $noun }
card-worth = { $card } { $worth }

## Heading the trick, trumping and overtrumping

head = head the trick with { TELL($noun, form: "a") } that beats { $card }
heads = it follows suit and beats { $card }
follow-low = follow with { TELL($noun, form: "a") }, though none of yours beats { $card }
follows-low = it follows suit, and you have no { $noun } that beats { $card }
follow-ruffed = follow with { TELL($noun, form: "a") }, though no { $noun } beats { $card }, a trump
follows-ruffed = it follows suit, and the trick has been trumped already
ruffs = you have no { $noun }, and it is a trump
overtrump = trump with a card that beats { $card }
overtrumps = you have no { $noun }, and it is a trump that beats { $card }
undertrump = play a trump, though none of yours beats { $card }
undertrumps = you have no { $noun }, so you must trump, even if you cannot beat { $card }

## Remarks in a row, such as the parts of a situation

list-stop = { ". " }
    .between = { ". " }

## Rank tables

suit-as-trumps = { TELL($suit, form: "title") } as trumps
plain-suit = Plain { TELL($suit, form: "many") }

## Laying cards away

lay-away = Lay away { $card }
lays-away = { $seat } lays away { $card }.

## Trumps that are queens, jacks and diamonds: Schafkopf, Sheepshead

among-queens = among queens the order is clubs, spades, hearts, diamonds
queens-over = every queen beats every other trump
among-jacks = among jacks the order is clubs, spades, hearts, diamonds
jacks-over = every jack beats the ace of diamonds and all below it
diamonds-run = diamonds run ace, 10, king, 9, 8, 7
suit-runs = { TELL($suit, form: "many") } run ace, 10, king, 9, 8, 7

led-diamond = { leads }: a trump, like every diamond.
led-red-turncoat = { leads }: a trump.
led-turncoat = { leads }: a trump, not a { $suit }.

turncoats = every queen and every jack is a trump
turncoat-follows = every queen and every jack is a trump, and a trump is led
diamond-follows = every diamond is a trump, and a trump is led
turncoat = { $card } is a trump, not a { $suit }
void-trump = you have no { $noun }, so you may trump

takes-points = { $seat } takes { points }: { $each }.
takes-nothing = There are no points in this trick.

finds = { $seat } finds { $cards } in { $where }.
means-discard-card = lay this card away, face down

two-laid-away = two cards are laid away
no-cards-count = no cards count { $points } together: each counts 0, 2, 3, 4, 10 or 11
tricks-cannot-hold = { tricks } cannot hold { $points }
tricks-hold = { tricks } can hold { $points }
tricks-hold-within = { tricks } can hold from { $least } to { $most }

## How rules of several games are misread

slip-ace-low = The ace is the lowest card of its suit.
slip-ten-high = The ten beats king, queen and jack.
slip-suit-led-wins = The highest card of the suit led wins, whatever trumps are played.
slip-highest-card-wins = The highest card wins the trick, whatever its suit.
slip-lead-goes-round = The lead goes round: after each trick the next player leads, whoever has won it.
slip-lead-stays = Whoever leads goes on leading, whoever wins the trick.
slip-hearts-trumps = Hearts are trump.
slip-any-card = Nobody has to follow suit.
slip-bound-to-nothing = Nobody has to follow suit or to trump.
slip-must-beat = Whoever follows suit must beat the table if possible.
slip-may-trump = Whoever can follow suit may play a trump instead.
slip-need-not-head = Following suit is enough: nobody has to beat the table.
slip-need-not-trump = Whoever cannot follow suit may throw away any card and need not trump.
slip-trumps-to-head = Whoever can follow suit but not beat the table must trump if that heads the trick.
slip-need-not-overtrump = Whoever trumps need not beat a trump that lies there.
slip-no-undertrumping = Whoever cannot beat a trump on the table need not play a trump.
slip-heads-though-trumped = Whoever follows suit must play high even if the trick is trumped already.

## How queens, jacks and diamonds are misread

slip-turncoats-at-home = Queens and jacks belong to their suits, below the king; only diamonds are trumps.
slip-diamonds-best-turncoats = Among queens, and among jacks, the diamond is the best and the club the lowest.
slip-jacks-over-queens = The jacks are the highest trumps, above the queens.
slip-diamonds-over-turncoats = The other diamonds beat queens and jacks.
slip-ten-under-king = The king beats the ten.
slip-ten-low = The ten is the lowest card of its suit.
slip-must-trump = Whoever cannot follow suit must play a trump.
slip-turncoats-follow-suit = A queen or jack also counts as a card of its suit that must follow it.
slip-turncoats-lead-suit = A queen or jack that is led calls for the suit printed on it.

## What is wrong with a case

cards-from = { $number ->
    [one] has { $number } card from { tricks }
   *[other] has { $number } cards from { tricks }
    }
nobody-has = somebody must have { $cards } too
within-before-hand = must be from { $least } to { $most } before a hand
points-without-trick = has points but no trick
points-or-cards = give either points or cards
all-cards = must be all { $number ->
    [one] { $number } card
   *[other] { $number } cards
    }

## Runs that are not of one suit, and other rows

any-card = { $form ->
    [a] a card
   *[bare] card
    }

# Teams at one table, before play: “West and East against North and South”.
list-against = { " against " }
    .between = { " against " }

# Remarks one after the other, without a stop at the end.
setting-said = { LIST($each, "stops") }
list-stops = { ". " }
    .between = { ". " }

## What several games call alike: fields, phases, and what lies open

field-trump = Trumps

form-hand-dealer = Dealer
form-hand-declarer = Declarer
form-round = A whole round
form-round-round = Number of the round
form-round-totals = Before the round
form-trick-cards = Its cards, the lead first
form-trick-leader = Who led

phase-lead-first = It is the first lead of the hand

shown-round = the number of the round, from 1
    .short = Round

## What several games say alike

leads-left-of-dealer = { $seat } sits on the dealer’s left and leads.
leads-right-of-dealer = { $seat } sits on the dealer’s right and leads.
suit-is-trump = { TELL($suit, form: "title") } are trump
to-pass = Pass
has-passed = { $seat } passes.

rounds-from-one = rounds are counted from 1
