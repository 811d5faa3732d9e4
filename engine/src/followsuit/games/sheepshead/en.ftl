### Sheepshead: what its rules say, in their order.

title = Sheepshead
tagline = Your partner knows who you are. You do not know your partner.
fact-players = 5
fact-pack = 32 cards
fact-deal = 6 each, 2 in the centre
fact-goal = 61 card points a hand
fact-length = 45 minutes
fact-special = a secret partner and eight doublers

## Options

option-end = The game ends
    .hands-10 = after ten hands
    .hands-5 = after five hands
    .hands-20 = after twenty hands
    .limit-20 = at a point limit that starts at 20
    .limit-50 = at a point limit that starts at 50
    .open = when the next dealer likes
option-schneider = A side is schneidered
    .text30 = with fewer than 30 points
    .traditional31 = opponents below 30, the bidder’s side below 31
option-jd_must_declare = With J♦ the bidder must call or say alone
option-blitz = Doubler B, blitz
option-schmaltz = Doubler S, schmaltz
option-no_schneider = Doubler N, no schneider
option-no_trick = Doubler N², no trick
option-alone = Doubler A, alone
option-crack = Doubler C, crack
option-recrack = Doubler C², re-crack
option-after_leaster = Doubler L, after a leaster

## Picking up

phase-bid = Picking up
phase-bid-taken = Somebody has picked up
means-pick-up-blitz-schmaltz = pick up the two cards and be the bidder
means-pick-up-call-card-blitz-schmaltz = pick up and make the holder of this card the partner
means-pick-up-alone-blitz-schmaltz = pick up without a partner
means-pass = leave it to the others
shown-bidder = the seat that has picked up, null in a leaster
    .short = Bidder
shown-partner_card = the card that makes the partner, null if the bidder plays alone
    .short = Partner

blitz = blitz
schmaltz = schmaltz
with-shows = { $shows ->
    [0] { "" }
   *[other] , with a { $shows }
    }
pick-up = Pick up{ with-shows }
pick-up-alone = Pick up alone{ with-shows }
pick-up-call = Pick up and call up to { $card }{ with-shows }

picked-up-already = Somebody has picked up already and is the bidder.
must-declare = With { $card } in hand you must call up or play alone.
two-queens = Both black queens make a blitz, both red ones a schmaltz, among the six cards dealt.
calling-takes = With { $card } among your six cards you may call the next trump above it that you lack.
speaks-once = Each player speaks only once.

picks-up = { $seat } picks up.
picks-up-call = { $seat } picks up and calls up to { $card }, so { $seat } holds { $jack }.
picks-up-alone = { $seat } picks up alone and wants no partner.

the-centre = the centre
is-partner = { $seat } holds { $card } and is the partner, and need not say so.
partner-in-centre = { $card } lay in the centre, so { $seat } has no partner.
silent-solo = { $seat } holds { $card } and has not called up: one against four, and nobody knows.
partner-shown = { $seat } has shown { $card }: now everybody knows the partner.
partner-played = { $seat } played { $card }: now everybody knows the partner.

phase-discard = Laying two cards away
phase-discard-shown = What you have shown
    .blitz = Blitz
    .schmaltz = Schmaltz
shown-queens-stay = Queens that you have shown may not be discarded.

## What is said before the first lead

phase-announce = What is said before the first lead
phase-announce-partner = You are the bidder’s partner
phase-announce-cracked = Somebody has cracked
means-quiet = say nothing
means-blitz-schmaltz-crack = show both black queens, and what else is said
means-schmaltz-crack = show both red queens, and crack
means-crack = double as an opponent
phase-re-crack = The bidder’s answer to a crack
phase-re-crack-cracked = Somebody has cracked
means-re-crack = double once more
means-play-on = leave it at that

speak = { $said ->
    [blitz] Blitz
    [schmaltz] Schmaltz
    [crack] Crack
    [blitz-schmaltz] Blitz and schmaltz
    [blitz-crack] Blitz and crack
    [schmaltz-crack] Schmaltz and crack
   *[blitz-schmaltz-crack] Blitz, schmaltz and crack
    }
say-nothing = Say nothing
double-again = Re-crack
leave-it = Leave it at that

partner-cracks-not = You are the partner, and only an opponent may crack.
cracked-already = Somebody has cracked already, and once a hand is all.
cracking-once = An opponent may crack before the first lead, once in a hand.
cracked-bidder-only = Only a bidder who was cracked may re-crack, before leading.

shows = { $seat } says “{ $said }” and shows { $cards }.
cracks = { $seat } cracks: an opponent, and sure of it.
re-cracks = { $seat } re-cracks.

## Tricks

bidder-leads = { $seat } is the bidder and leads.
discards = The discards were { $cards }.

leaster = All five have passed. The hand is a leaster: everybody plays alone, for few points.
dealer-leads = { $seat } has dealt and leads.
centre-won = The first trick with a trump: { $seat } gets the two cards in the centre, face down.
finds-there = { $seat } finds { $cards } there.

## The score of a hand with a bidder

form-hand = A hand with a bidder
form-hand-bidder = Bidder
form-hand-partner = Partner
form-hand-points = Points in the tricks of the bidder’s side
form-hand-tricks = Tricks of the bidder’s side
form-hand-discards = Discards
form-hand-said = Doublers said or waiting
    .blitz = Blitz
    .schmaltz = Schmaltz
    .alone = Alone
    .crack = Crack
    .re-crack = Re-crack
    .leaster = Leaster
part-totals = Scores before the hand
part-after_leaster = After a leaster

outcome-bidder = Bidder; null in a leaster
outcome-partner = Partner; null where the bidder plays alone
outcome-counted = Card points of the bidder’s side, the discards included
outcome-discard_points = Card points in the discards
outcome-opposed = Card points of the opposition
outcome-side_tricks = Tricks of the bidder’s side
outcome-made = Whether the bidder’s side has enough
outcome-doublers = The signs of the doublers in force
outcome-factor = What they multiply the score by
outcome-card_points = Card points of each player in a leaster
outcome-leaster_winners = Who won the leaster
outcome-limit = The point limit on this hand, where one is agreed

# A doubler on the score sheet.
sign = { $doubler ->
    [blitz] B
    [schmaltz] S
    [no-schneider] N
    [no-trick] N²
    [alone] A
    [crack] C
    [re-crack] C²
   *[leaster] L
    }
signs = { LIST($signs, "space") }
# What a role scores before doublers, and how often doublers double it.
signed = { $gains ->
    [yes] plus { $amount }
   *[no] minus { $amount }
    }
times = { $factor ->
    [1] { "" }
   *[other] , times { $factor } for { $signs }
    }
has-points = { $buried ->
    [0] { points }
   *[other] { points }, { $buried } of them discarded,
    }
solo-makes = { $seat }, without a partner, has { has-points } and makes it. The bidder: { signed }{ times }.
solo-misses = { $seat }, without a partner, has only { has-points } and misses it. The bidder: { signed }{ times }.
pair-makes = { $seat } and { $partner } have { has-points } and make it. The bidder: { signed }{ times }.
pair-misses = { $seat } and { $partner } have only { has-points } and miss it. The bidder: { signed }{ times }.
partner = { $seat } is the partner: { signed }{ times }.
opponent = { $seat } is an opponent: { signed }{ times }.

was-blitz = The black queens were shown: a blitz (B).
was-schmaltz = The red queens were shown: a schmaltz (S).
was-alone = The bidder played alone (A).
was-cracked = An opponent cracked (C).
was-re-cracked = The bidder re-cracked (C²).
was-leaster = The hand before was a leaster (L).
no-schneider = { $side ->
    [bidder] The bidder’s side has { points }, fewer than { $least }: no schneider (N).
   *[opposition] The opposition has { points }, fewer than { $least }: no schneider (N).
    }
no-trick = { $side ->
    [bidder] The bidder’s side has no trick (N²).
   *[opposition] The opposition has no trick (N²).
    }
no-trick-but-discards = The bidder’s side has no trick (N²); { $points ->
    [one] { points } was discarded.
   *[other] { points } were discarded.
    }
just-enough = { $side ->
    [bidder] The bidder’s side has { points }, just enough.
   *[opposition] The opposition has { points }, just enough.
    }
zero-sum = The five changes add up to zero.

## The score of a leaster

form-leaster = A leaster
form-leaster-points = Points of each player
form-leaster-tricks = Tricks of each player

the-fewest = { $all_have_tricks ->
    [yes] the fewest
   *[no] the fewest of those with a trick
    }
leaster-won = { $seat } has { points }, { the-fewest }: plus { $amount }.
leaster-shared = { $amount ->
    [0] { $seat } has { points }, { the-fewest }, shared: nobody pays.
   *[other] { $seat } has { points }, { the-fewest }, shared: plus { $amount }.
    }
leaster-lost = { $seat } has { points }, more than { $fewest }: minus { $amount }.
leaster-without-trick = { $seat } has no trick and so cannot win: minus { $amount }.
leaster-winners = { $seats } won the leaster. No doubler counts in it.
thumb-rule = Each loser pays { $amount }: “a leaster costs one point at most” is only a saying.
one-leaster-doubler = An earlier leaster’s doubler is cancelled; the next bid hand carries one L.
doubler-cancelled = L cancelled

## The end of the game

phase-again = Another hand
means-deal = deal another hand
means-stop = end the game here
deal-another = Deal another hand
stop-here = Stop here
end-agreed = You have agreed on a number of hands or a point limit: that decides when it is over.

form-end = After a hand
form-end-hand = Number of the hand
form-end-totals = Scores
deal-moves = The deal moves left, to { $seat }.
game-goes-on = The game goes on, and the deal moves left.
game-over = { $seats ->
    [one] The game is over. { $seats } wins with { $best }.
   *[other] The game is over. { $seats } are level with { $best } and share the win.
    }

the-limit = On hand { $hand } the limit is { $limit }
limit-not-reached = { the-limit }, and nobody has reached it.
limit-first = { the-limit }. { $seat } has { $best } and wins.
limit-margin = { the-limit }. { $seats } have reached it, and { $seat } is furthest past it. { $seat } wins with { $best }.
limit-level = { the-limit }. { $seats } are level with { $best }, so all five play on until one leads alone.

## Questions about points

quiz-solo = { $seat } is the bidder, has no partner, and has { points }.
quiz-pair = { $seat } is the bidder and { $partner } the partner. They have { points }.
quiz-hand = { $heard ->
    [0] { $who } Both sides have won tricks. What does the hand change for { $asked }?
   *[other] { $who } Both sides have won tricks. { LIST($heard, "space") } What does the hand change for { $asked }?
    }
heard-alone = The bidder had said “alone”.
heard-blitz = There was a blitz.
heard-schmaltz = There was a schmaltz.
heard-crack = An opponent cracked.
heard-re-crack = The bidder re-cracked.
heard-leaster = The hand before was a leaster.

has-in-tricks = { $tricks ->
    [0] { $seat } has { $points } in no trick
   *[other] { $seat } has { $points } in { tricks }
    }
quiz-leaster = A leaster: { $each }. What does it change for { $asked }?

## What is wrong with a case

tricks-needed = is needed where a side has no points from tricks
is-bidder = is the bidder
alone-without-partner = a bidder who plays alone has no partner
doubler-once = each doubler is said once
queens-shown = { $shown ->
    [blitz] the black queens were shown for the blitz and may not be discarded
   *[schmaltz] the red queens were shown for the schmaltz and may not be discarded
    }
re-crack-without-crack = nobody re-cracks without a crack
hands-from-one = hands count from 1
game-ends-after = the game ends after { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
    }
limit-reached = the limit is reached and the game over
must-balance = must add up to zero, not { $total }

## Misreadings

slip-spades-best-turncoats = Among queens, and among jacks, the spade is the best and the club the lowest.
slip-sixty-makes = The bidder makes it with 60 points.
slip-alone-needs-more = A bidder who plays alone needs 70 points.
slip-partner-like-bidder = The partner scores as much as the bidder.
slip-missing-costs-once = Missing it costs the pair no more than making it brings.
slip-alone-pays-once = Playing alone brings no more than playing with a partner.
slip-alone-loses-once = Missing it alone costs no more than missing it with a partner.
slip-blitz-idle = Showing the black queens does not double.
slip-schmaltz-idle = Showing the red queens does not double.
slip-alone-not-doubled = Announcing to play alone does not double.
slip-crack-idle = A crack does not double.
slip-re-crack-idle = A re-crack does not double once more.
slip-leaster-idle = A hand after a leaster is not doubled.
slip-nothing-doubled = Nothing that is said, and no count, ever doubles a hand.
slip-schneider-idle = Keeping a side below 30 does not double.
slip-thirty-schneider = A bidder with exactly 30 points is schneider.
slip-ninety-schneider = An opposition with exactly 30 points is schneider.
slip-doublers-add = Each doubler adds the stake once more, instead of doubling it again.
slip-trickless-wins = In a leaster a player without a trick can win.
slip-trickless-free = In a leaster a player without a trick pays nothing.
slip-first-of-level-wins = In a leaster only one of several level players wins.
slip-most-points-win = In a leaster the most points win.
slip-four-each = Each winner of a shared leaster gets four.
slip-one-at-most = Nobody pays more than one in a leaster.
slip-cracks-again = Whoever wants to may crack though somebody has cracked already.
slip-picks-up-late = The cards may be picked up though somebody has picked up before.
slip-partner-cracks = The bidder’s partner may crack.

## Clauses

clause-players-five = Five play.
clause-deck-32 = The pack has 32 cards, from seven to ace.
clause-trump-set = All queens, all jacks and all diamonds are trumps, 14 cards.
clause-trump-order = Queens, jacks (clubs, spades, hearts, diamonds), then A 10 K 9 8 7.
clause-plain-order = Clubs, spades and hearts rank A, 10, K, 9, 8, 7.
clause-points-values = Ace 11, ten 10, king 4, queen 3, jack 2, the rest nothing; 120 in all.
clause-deal-six = Six cards each, and two in the centre.
clause-deal-rotate = The deal moves left after every hand.
clause-bid-order = From the dealer’s left each player picks up or passes, once.
clause-bid-first-wins = The first to pick up is the bidder and takes the two cards.
clause-bid-all-pass = If all five pass, a leaster is played.
clause-partner-jd = The holder of the jack of diamonds is the bidder’s partner.
clause-partner-secret = The partner need not say so.
clause-partner-in-blind = If the partner’s card lies in the centre, the bidder has no partner.
clause-call-condition = To call up, the bidder must have been dealt the jack of diamonds.
clause-call-target = The called card is the next trump above it that the bidder does not hold.
clause-call-limit = The highest card that can be called is the queen of spades.
clause-call-before-look = Calling up is said before the bidder sees the two cards.
clause-call-announced = The call is said aloud, so all know who has the jack of diamonds.
clause-call-optional = Nobody has to call up.
clause-alone-declare = The bidder may refuse a partner, before seeing the two cards.
clause-discard-two = The bidder takes both cards and discards any two.
clause-discard-count = Their points belong to the bidder.
clause-discard-blitz-queens = Queens shown for the bidder’s blitz or schmaltz may not be discarded.
clause-lead-bidder = The bidder leads to the first trick.
clause-lead-winner = The winner of a trick leads to the next.
clause-follow-suit = Follow suit if you can.
clause-follow-trump-suit = Trump is one suit: queens, jacks and diamonds never follow another.
clause-follow-void = Unable to follow, you may play anything; you need not trump.
clause-win-trump = The highest trump in a trick wins.
clause-win-plain = Without a trump the highest card of the suit led wins.
clause-make-61 = The bidder’s side makes it with 61 or more; 60 loses.
clause-make-opposition = The opposition succeeds with 60 or more.
clause-make-solo = Without a partner the bidder needs the 61 alone.
clause-score-partner-make = Made with a partner: bidder 2, partner 1, each opponent minus 1.
clause-score-partner-miss = Missed with a partner: minus 4, minus 2, each opponent plus 2.
clause-score-solo-make = Made without a partner: bidder 4, each opponent minus 1.
clause-score-solo-miss = Missed without a partner: bidder minus 8, each opponent plus 2.
clause-score-zero-sum = Every hand adds up to zero.
clause-double-each = Each doubler in force doubles the scores of the hand.
clause-double-voluntary = B, S, A, C and C² are chosen; N, N² and L come by themselves.
clause-double-blitz = Whoever has both black queens may show them: a blitz (B).
clause-double-schmaltz = The same with the red queens: a schmaltz (S).
clause-double-blitz-time = The bidder says it before seeing the cards, others before the first lead.
clause-double-alone = Alone is a doubler (A).
clause-double-crack = An opponent may crack before the first lead (C).
clause-double-crack-once = There is one crack in a hand.
clause-double-recrack = A cracked bidder may re-crack before leading (C becomes C²).
clause-double-no-schneider = A side with fewer than 30 points is a doubler (N).
clause-double-no-trick = A side without a trick is another one (N becomes N²).
clause-double-after-leaster = The first hand after leasters that is none carries one doubler (L).
clause-leaster-lead = In a leaster the dealer leads.
clause-leaster-rules = Tricks go as usual, and everybody plays alone.
clause-leaster-blind = The two cards go unseen to the winner of the first trick with a trump.
clause-leaster-winner = The fewest points win, among those who have a trick.
clause-leaster-tie = Equal fewest share.
clause-leaster-score = By number of winners: 4 and −1, 3 and −2, 2 and −3, 1 and −4, 0.
clause-double-none-leaster = No doubler counts in a leaster.
clause-end-free = Play on as long as you like, or agree on a number of hands.
clause-end-limit = A point limit starts at a number and falls by one each hand.
clause-end-limit-first = The first player to reach it wins.
clause-end-limit-margin = If several reach it at once, the one furthest past it wins.
clause-end-limit-tie = If those are level, hands go on until there is one winner.

clause-ruling-card-table = Queens above jacks above diamonds, as the flattened table must mean.
    .name = card-table
clause-ruling-winner-leads = The winner of a trick leads to the next, as is standard.
    .name = winner-leads
clause-ruling-bidder-leads = The bidder leads first, in a leaster the dealer; elsewhere others do.
    .name = bidder-leads
clause-ruling-call-forced = The called card is fixed: held cards are skipped, nothing is chosen.
    .name = call-forced
clause-ruling-silent-solo = With the jack of diamonds and no call, the bidder plays secretly alone.
    .name = silent-solo
clause-ruling-jack-from-centre = If the jack comes from the centre there is no partner and no call.
    .name = jack-from-centre
clause-ruling-alone-any-hand = Alone may be said with or without the jack of diamonds.
    .name = alone-any-hand
clause-ruling-discard-free = Any two cards may be discarded except queens shown by the bidder.
    .name = discard-free
clause-ruling-discards-without-trick = The discards count even for a side that wins no trick.
    .name = discards-without-trick
clause-ruling-doublers-multiply = Doublers multiply: three of them make eightfold.
    .name = doublers-multiply
clause-ruling-schneider-border = Fewer than 30 fails; exactly 30 is safe for either side.
    .name = schneider-border
clause-ruling-crack-after-pass = An opponent who has passed may crack as well.
    .name = crack-after-pass
clause-ruling-one-crack = One crack a hand, whoever says it.
    .name = one-crack
clause-ruling-partner-no-recrack = The partner may neither crack nor re-crack.
    .name = partner-no-recrack
clause-ruling-unknown-opposition = Whoever does not hold the partner’s card may crack.
    .name = unknown-opposition
clause-ruling-announcement-order = From the bidder’s left each speaks once, then the bidder, then play.
    .name = announcement-order
clause-ruling-own-queens = Both queens must be among the six cards that were dealt to you.
    .name = own-queens
clause-ruling-alone-stacks = Alone doubles on top of the scores without a partner.
    .name = alone-stacks
clause-ruling-centre-claimed = Somebody always wins a trick with a trump: most trumps are in hands.
    .name = centre-claimed
clause-ruling-any-trump-trick = Any trump in a trick counts, and only the first such trick.
    .name = any-trump-trick
clause-ruling-no-trick-loses = Without a trick you lose a leaster, even with no points.
    .name = no-trick-loses
clause-ruling-shared-leaster = Two to five may share a leaster; with five nobody pays.
    .name = shared-leaster
clause-ruling-thumb-rule = That a leaster costs one point at most is a saying, not a rule.
    .name = thumb-rule
clause-ruling-one-leaster-doubler = Leasters in a row leave a single doubler behind.
    .name = one-leaster-doubler
clause-ruling-limit-formula = On hand h the limit is its start minus h plus one; leasters count.
    .name = limit-formula
clause-ruling-limit-tie = In extra hands all play on, and the limit keeps falling.
    .name = limit-tie
clause-ruling-level-leaders = After a fixed number of hands level leaders share the win.
    .name = level-leaders
clause-ruling-team-of-one = A bidder without a partner is a side for schneider and trick.
    .name = team-of-one
clause-ruling-no-misdeal = Misdeals and revokes are not covered: only legal cards can be played.
    .name = no-misdeal
