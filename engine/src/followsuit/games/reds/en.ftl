### Reds: what its rules say, in their order.

title = Reds
tagline = Diamonds beat everything. One black suit beats nothing. Say how many tricks you win.
fact-players = 2 to 6
fact-pack = 39 cards, no hearts
fact-deal = 5 each
fact-goal = highest total after nine rounds
fact-length = 40 minutes
fact-special = exact bids, and an anti-trump suit

## Options

option-length = Length
    .full = nine rounds
    .short = five rounds
option-bids = Bids
    .open = said aloud
    .hidden = written, shown after the round
option-partnership = Partners (four or six players)
four-or-six = partners need four or six players

## The anti-trump suit

setting-anti = Anti-trump
    .none = none
no-anti = There is no anti-trump
anti = { TELL($suit, form: "title") } are anti-trump

## How the cards rank

anti-trump = { $form ->
    [a] an anti-trump
   *[bare] anti-trump
    }
neutral = { $form ->
    [a] a neutral card
   *[bare] neutral card
    }

led-trump = { leads }, a trump.
led-ordinary = { leads }. There is no anti-trump, so { TELL($suit, form: "many") } are an ordinary suit.
led-neutral = { leads }, a neutral card.
led-anti = { leads }, an anti-trump. It can win only if all the cards are { TELL($suit, form: "many") }.

anti-discarded = is an anti-trump, and an anti-trump never wins on the lead of another suit
anti-on-trump = is an anti-trump and never wins on a trump lead
neutral-on-trump = is a neutral card, and on a trump lead only trumps can win
anti-broken = is an anti-trump and cannot win, because another suit lies in the trick

trumps-first = trumps come before all other cards
lead-of = { $suit ->
    [D] A diamond is led
    [S] A spade is led
   *[C] A club is led
    }
lead-of-broken = { $suit ->
    [S] A spade (anti-trump) is led, and another suit falls
   *[C] A club (anti-trump) is led, and another suit falls
    }
lead-of-alone = { $suit ->
    [S] A spade (anti-trump) is led, and nothing but spades
   *[C] A club (anti-trump) is led, and nothing but clubs
    }

need-not-trump = play any card; you need not trump

## A round

shown-rounds = how many rounds are agreed
    .short = Rounds
shown-tricks = the tricks that each seat has won
    .short = Tricks

cut-for-deal = { $seat } deals first. At the table, the highest card cut decides who does.
teams = Partners sit opposite: { LIST($sides, "against") }. They do not talk about their cards.
round = { $passed ->
    [0] Round { $number } of { $rounds }: first the bids, then no exchange, then five tricks.
   *[other] Round { $number } of { $rounds }: first the bids, then { passed-on } to { direction }, then five tricks.
    }
tie-break = A round to break the tie: first the bids, then no exchange, then five tricks.

# So many cards are passed on.
passed-on = { $passed ->
    [one] { $passed } card
   *[other] { $passed } cards
    }
direction = { $way ->
    [left] the left
   *[right] the right
    }

## The turn-up

shown-turned = the cards turned up
    .short = Turned up
shown-anti = the anti-trump suit, or none
    .short = Anti-trumps
    .none = none

turned-up = { $cards ->
    [one] { $cards } is turned up
   *[other] { $cards } are turned up
    }
turned-red = { turned-up }, and no black card is left: there is no anti-trump.
turned-black = { turned-up }: { TELL($anti, form: "many") } are anti-trump, { TELL($neutral, form: "many") } neutral.

## Bids

phase-bid = Bidding
means-bid-number = bid so many tricks, 0 for nil
shown-bids = the bids by seat, null where none is known
    .short = Bids

named-bid = { $bid ->
    [0] nil
   *[other] { $bid }
    }
bid = Bid { named-bid }
bids = { $seat } bids { named-bid }.
writes = { $seat } writes down { named-bid }.
bid-once = A bid is a number of tricks from 0 to 5, and everybody bids once.
bids-total = The bids add up to { $total }, and there { $tricks ->
    [one] is { $tricks } trick
   *[other] are { $tricks } tricks
    }. Any sum is allowed.
bids-written = Everybody has written a bid.
has-bid = { $seat } { named-bid }
bids-shown = The bids are shown: { $each }.

## The exchange

phase-pass = Passing cards on
phase-pass-round = Round
means-pass-cards = pass these cards on, in any order
shown-pass = how many cards are passed on, and which way
    .short = Passed on

pass = Pass { $cards } to { $receiver }
passes = { $seat } passes { passed-on } to { $receiver }, on { direction }.
passed = { $seat } has given { $receiver } { $cards }.
no-pass = No cards are passed in this round.
pass-exactly = You pass exactly as many cards as the round says, all at once, from the hand you were dealt.

## The score of a round

form-bid = A bid and the tricks won
form-bid-bid = Bid
part-tricks = Tricks won
form-round-bids = Bids

exact = { $seat } bid { $bid } and won { $bid }: { $each ->
    [one] { $each } point
   *[other] { $each } points
    } a trick and { $more } more.
nil = { $seat } bid nil and won no trick: { points }.
over = { $seat } bid { $bid } and won { $won }: { $each ->
    [one] { $each } point
   *[other] { $each } points
    } for { $bid ->
    [one] the trick
   *[other] each of the { $bid } tricks
    } bid, and { $extra ->
    [one] { $extra } point for the one
   *[other] { $extra } points for the { $extra }
    } too many.
under = { $won ->
    [0] { $seat } bid { $bid } but won nothing: no points.
   *[other] { $seat } bid { $bid } but won only { $won }: one point a trick.
    }
broken-nil = { $seat } bid nil but won { tricks }: one point a trick.

## The end of a round

round-over = Round { $number } of { $rounds } is over. The deal passes to the left.
level = { LIST($sides, "teams") } are level with { $total }: everybody plays another round without an exchange.
highest = { $side ->
    [one] { $side } has the highest total, { $total }, and wins.
   *[other] { $side } have the highest total, { $total }, and win.
    }

## Questions about points

quiz-bid = { $won ->
    [0] { $seat } bids { named-bid } and wins no trick.
    [one] { $seat } bids { named-bid } and wins { $won } trick.
   *[other] { $seat } bids { named-bid } and wins { $won } tricks.
    } How many points does { $seat } score?
bids-and-wins = { $won ->
    [0] { $seat } bids { named-bid } and wins nothing
   *[other] { $seat } bids { named-bid } and wins { $won }
    }
quiz-partners = { LIST($each, "semicolon") }. They are partners. What do they score together?

## What is wrong with a case

must-add-up-round = must add up to the { tricks } of a round{ not-now }
nothing-yet = must be 0 before the first round
level-or-over = must be level for first place, or the game is over after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
    }

## Misreadings

slip-anti-over-all = Anti-trumps beat every other suit.
slip-trumps-cancelled = An anti-trump in the trick takes away the power of trumps that are not led.
slip-anti-below-trumps = The anti-trumps are a second trump suit, below the diamonds.
slip-anti-like-others = An anti-trump that is led loses only to trumps.
slip-other-black = The suit turned up is neutral, and the other black suit is anti-trump.
slip-neutral-over-trump = On an anti-trump lead a neutral card beats even a trump.
slip-rank-over-suit = On an anti-trump lead the higher card wins, whether trump or neutral.
slip-lowest-anti-wins = When everybody plays anti-trumps, the lowest wins.
slip-trumps-not-led = No diamond may be led by whoever has another card.
slip-antis-not-led = No anti-trump may be led by whoever has another card.
slip-exact-without-five = An exact bid brings 3 for each trick and nothing more.
slip-exact-only-five = An exact bid brings 5, however many tricks were bid.
slip-exact-one-each = An exact bid brings one for each trick, and 5 more.
slip-nil-five = A bid of nothing that is kept brings 5.
slip-nil-nothing = A bid of nothing that is kept brings nothing.
slip-over-in-full = Whoever wins more than was bid scores 3 for every trick.
slip-over-tricks-alone = Whoever wins more than was bid scores one for every trick.
slip-over-nothing = Whoever wins more than was bid scores nothing.
slip-under-nothing = Whoever wins fewer tricks than were bid scores nothing.
slip-under-in-full = Whoever wins fewer tricks than were bid scores 3 for every trick.
slip-under-less-missing = Whoever wins fewer tricks than were bid loses a point for each that is missing.
slip-broken-nil-nothing = A bid of nothing that is broken brings nothing.
slip-broken-nil-minus-ten = A bid of nothing that is broken costs 10 points.
slip-bids-together = Partners add their bids and their tricks, and score them as one bid.
slip-three-each-round = Three cards are passed on in every round.

## Clauses

clause-players-range = Two to six can play.
clause-deck-39 = Without hearts and jokers 39 cards are left, in three suits.
clause-game-nine = The game lasts nine rounds.
clause-game-winner = The highest total wins.
clause-round-order = A round is bidding, then the exchange, then play.
clause-round-five-tricks = A round has five tricks.
clause-rank-values = In each suit the ace is high, then K, Q, J, 10 and so on down to the 2.
clause-trump-diamonds = Diamonds are trump in every round.
clause-anti-turnup = The first black card turned up after the deal names the anti-trump suit.
clause-anti-neutral = The other black suit is neutral.
clause-turnup-dead = Cards turned up take no part in the round.
clause-anti-none = If no black card is left to turn, the round has no anti-trump.
clause-anti-none-six = That can only happen with six players.
clause-dealer-first = Who cuts the highest card deals first; ties cut again.
clause-deal-five = Everybody gets five cards, face down.
clause-dealer-rotate = The deal passes to the left every round.
clause-bid-order = The player on the dealer's left bids first, the dealer last.
clause-bid-range = A bid is a number of tricks from 0, called nil, to 5.
clause-bid-public = Each bid is said aloud and written down at once.
clause-bid-free = Any bid is allowed, whatever the others have bid.
clause-bid-before-exchange = You bid on the cards you were dealt, before any are passed.
clause-pass-schedule = A table says how many cards are passed in each round, and which way.
clause-pass-exact = You pass exactly that many cards, of your own choice.
clause-pass-simultaneous = All have passed before anyone looks; nothing received goes on.
clause-pass-two-players = With two players, left and right are the same person.
clause-pass-none = Round 9 and the rounds that break a tie have no exchange.
clause-lead-first = The player on the dealer's left leads to the first trick.
clause-turn-clockwise = Play goes clockwise.
clause-lead-any = Any card may be led, a trump or an anti-trump too.
clause-lead-winner = The winner of a trick leads to the next.
clause-follow-suit = Follow suit if you can.
clause-follow-void = If you cannot, play any card; you need not trump.
clause-win-trump = With trumps in the trick, the highest trump wins.
clause-win-led = Without one, the highest card of a led suit that is not anti-trump wins.
clause-win-anti-discard = An anti-trump played to the lead of another suit never wins.
clause-win-anti-all = If all cards of a trick are anti-trumps, the highest of them wins.
clause-win-anti-broken = If another suit falls on a led anti-trump, no anti-trump can win.
clause-win-anti-neutral = Then the highest trump wins or, without one, the highest neutral card.
clause-score-exact = Exactly your bid: three points a trick and five more.
clause-score-nil = A nil bid that wins no trick scores ten.
clause-score-over = Too many tricks: three for each you bid, one for each more.
clause-score-under = Too few tricks: one point for each.
clause-score-nil-failed = A nil bid that wins tricks scores one for each.
clause-score-running = The scores of all rounds are added up.
clause-game-tie = Level at the top, you play rounds without exchange until one leads.
clause-game-short = The short game has only the rounds 1, 4, 5, 8 and 9.
clause-var-hidden = Variant: bids are written secretly and shown after the last trick.
clause-var-partners = Variant for four or six: partners sit opposite and add their scores.
clause-var-partners-win = The team with the highest total wins.

clause-ruling-winner-leads = The winner of a trick leads to the next, as everywhere.
    .name = winner-leads
clause-ruling-suits-before-values = On a broken anti-trump lead the suit counts before the value.
    .name = suits-before-values
clause-ruling-order-line = The order trump, suit led, anti-trump is for other leads.
    .name = order-line
clause-ruling-neutral-off-suit = Off suit, a neutral card wins only on an anti-trump lead.
    .name = neutral-off-suit
clause-ruling-led-anti-trump = A led anti-trump wins only if every card is an anti-trump.
    .name = led-anti-trump
clause-ruling-no-anti-trump = Without an anti-trump, both black suits are ordinary suits.
    .name = no-anti-trump
clause-ruling-cut-for-deal = Only those who tie for the highest card cut again.
    .name = cut-for-deal
clause-ruling-bid-total = The bids may add up to five.
    .name = bid-total
clause-ruling-anti-known = You know the anti-trump suit when you bid.
    .name = anti-known
clause-ruling-pass-at-once = The cards passed are chosen from the dealt hand, all at once.
    .name = pass-at-once
clause-ruling-turned-cards = The cards turned up stay visible and out of play.
    .name = turned-cards
clause-ruling-left-neighbour = Left is the next player clockwise.
    .name = left-neighbour
clause-ruling-tie-break-all = Everybody plays the rounds that break a tie, and anybody can win them.
    .name = tie-break-all
clause-ruling-team-tie = Teams level at the top play on in the same way.
    .name = team-tie
clause-ruling-three-teams = Six partners make three teams of two.
    .name = three-teams
clause-ruling-hidden-when = Hidden bids are written after the turn-up, before the exchange.
    .name = hidden-when
clause-ruling-no-talk = Partners do not talk about their cards.
    .name = no-talk
clause-ruling-bid-word = Three points count for each trick of the bid.
    .name = bid-word
clause-ruling-broken-nil = A broken nil costs nothing: one point a trick.
    .name = broken-nil
clause-ruling-team-nil = Each partner's nil is judged on its own.
    .name = team-nil
