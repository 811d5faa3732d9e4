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
leads-next = { $seat } leads to the next trick.

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
card-worth = { $card } { $worth }
takes-nothing = There are no points in this trick.

finds = { $seat } finds { $cards } in { $where }.
laying-away = Laying two cards away
lay-this-away = lay this card away, face down; two go, one after the other

two-laid-away = two cards are laid away
tricks-cannot-hold = { tricks } cannot hold { $points }
tricks-hold = { tricks } can hold { $points }
tricks-hold-within = { tricks } can hold from { $least } to { $most }
