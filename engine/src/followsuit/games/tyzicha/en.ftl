### Tyzicha: what its rules say, in their order.

title = Tyzicha
tagline = Show a king and queen together, and the trump suit changes in mid-hand.
fact-players = 3
fact-pack = 24 cards
fact-deal = 7 each, 3 in the widow
fact-goal = 1001 points
fact-length = 60 minutes
fact-special = marriages that change trumps

## Options

option-contract_needs = A contract needs
    .more-than = more points than it says
    .at-least = at least as many points
option-opponents_score = Opponents score
    .when-broken = when the contract is broken
    .always = in every hand
option-round_to = Opponents' points are rounded
    .is-1 = not at all
    .is-5 = to fives
    .is-10 = to tens
option-first_trick_marriage = A marriage with the very first lead
option-bid_limit = Highest bid and raise
    .none = no limit
    .is-120-without-marriage = 120 without a marriage in hand

## Trumps that change

setting-trump = Trumps
    .none = none yet
setting-marriage = Marriage just shown
    .none = none
marriage-just-shown = A marriage in { TELL($suit, form: "many") } was just shown
no-trumps = No suit is trump

## How the cards rank

ten-second = the ten is second only to the ace
led-from-marriage = { leads } from a marriage: { TELL($suit, form: "many") } are trump at once.
led-beside-marriage = { leads } although a marriage in { TELL($suit, form: "many") } was shown: { TELL($suit, form: "many") } are trump at once.
led-without-trumps = { leads }. No suit is trump.

## What must be played

any-without-trumps = play any card: no suit is trump
lead-shown = lead one of the two you have shown
just-shown = you have just shown it

marriage-belongs = The { points } of the marriage belong to { $seat }.

## The auction

phase-bid = Bidding
phase-bid-bid = Highest bid so far, 0 if there is none
phase-bid-forced = The two others have passed without a bid
means-bid-number = play for so many points
means-pass = leave the auction for good
shown-declarer = the declarer’s seat
    .short = Declarer
shown-contract = the points that the declarer plays for
    .short = Contract

bid = Bid { $bid }
bids = { $seat } bids { $bid }.
passes = { $seat } passes and is out.
declarer = { $seat } plays for { $bid }.
bid-exactly = The first bid is 110, and each later one exactly ten higher. Whoever is forced to play chooses between 110 and 100.
forced = The two others have passed at once, so you must play.
limit-without-marriage = Nobody goes beyond 120 without a marriage in hand.
nobody-forced = somebody has bid, so nobody is forced
bid-in-tens = must be 0, or { $least } or more in tens

## The widow

shown-widow = the widow’s cards, if they were shown
    .short = Widow
shows-widow = { $seat } shows the widow, { $cards }, and takes it.
takes-unseen = { $seat } takes the widow without showing it.
sees-widow = Only { $seat } sees it: { $cards }.

phase-give = Giving cards away
phase-give-receiver = Who gets the card
part-contract = Contract
means-give-card-to-seat = give this card to this player
give = Give { $card } to { $receiver }
gives = { $seat } gives { $card } to { $receiver }.
gives-unseen = { $seat } gives { $receiver } a card face down.
know-gift = Only { $seat } and { $receiver } know it: { $card }.
one-each = The declarer gives one card to each opponent, first to the left.
to-opponent = must be an opponent
contract-in-tens = must be { $least } or more in tens

phase-decide = Playing, raising or conceding
phase-decide-raised = You have raised it already
means-play = play for the contract as it is
means-raise-number = raise the contract to so many points
means-concede = give the contract up
play-for = Play for { $value }
raise-to = Raise to { $value }
concede = Concede
raises = { $seat } raises the contract to { $value }.
concedes = { $seat } concedes the hand.
raise-in-tens = A raise goes up by a multiple of ten, once.
raised-once = You have raised the contract, and there is only one decision: play for it.
hundred-fixed = A contract of 100 cannot be raised.

## The lead

phase-lead = Leading, with or without a marriage
means-card = lead a card
means-reveal-suit = show the marriage of this suit, which becomes trump; then lead one of its cards
shown-trump = the trump suit, none before the first marriage
    .short = Trumps
    .none = none yet

declarer-leads = { $seat } leads.
show-marriage = Show { $cards }: { TELL($suit, form: "many") } become trump
shows-marriage = { $seat } shows { $cards }, worth { $worth }: { TELL($suit, form: "many") } are trump now.
marriage-in-hand = A marriage is king and queen of a suit, both in hand, shown by whoever is on lead.
one-marriage = One lead, one marriage: this must wait for another lead.
first-lead-plain = No marriage may be shown with the very first lead.
no-marriage-yet = { $seat } may not show a marriage with the very first lead.

## The score of a hand

form-hand = A hand, from contract to score
form-hand-points = Card points
form-hand-cards = Cards won
form-hand-marriages = Marriages shown
form-hand-totals = Before the hand
form-hand-conceded = The declarer conceded

outcome-declarer = Declarer
outcome-contract = What the declarer has promised
outcome-made = Whether the contract is made
outcome-conceded = Whether the declarer gave the hand up
outcome-card_points = Card points of each player
outcome-sums = Those with marriages, before rounding

# What somebody has collected: “63 in cards, 40 for spades and 100 for hearts, together 203”.
in-cards = { $points } in cards
for-marriage = { $points } for { TELL($suit, form: "many") }
collected = { $parts ->
    [one] { $parts }
   *[other] { $parts }, together { $sum }
    }

made = { $seat } has { collected }: more than { $value }. The contract is made and scores { $value }.
made-exactly = { $seat } has { collected }: exactly { $value }, which is enough. The contract is made and scores { $value }.
broken = { $seat } has { collected }: not more than { $value }. The contract is broken and costs { $value }.
broken-below = { $seat } has { collected }: less than { $value }. The contract is broken and costs { $value }.
loses-contract = { $seat } concedes and loses the contract, { $value }.

score-nothing = { $seats } score nothing, because the contract is made.
# What an opponent scores; it begins the sentence about the limit, too.
scores = { $rounded ->
    [none] { $seat } scores { collected }{ stop }
   *[to] { $seat } scores { collected }, rounded to { $rounded }{ stop }
    }
scores-conceded = { $seat } scores { $points } for the concession{ stop }
capped = { $kept ->
    [0] { TELL($gain, form: "within") }, but { $limit } is the limit: they do not count.
    [one] { TELL($gain, form: "within") }, but { $limit } is the limit: only { $kept } of them counts.
   *[other] { TELL($gain, form: "within") }, but { $limit } is the limit: only { $kept } of them count.
    }

## The end of a hand

goes-on = The game goes on, and the deal passes to the left.
wins-game = { $seat } reaches { $total } as declarer and wins the game.
just-short = { $seat } has exactly { $limit }, but the game needs { $goal }.
fall-below = { $seats ->
    [one] { $seats } falls below zero.
   *[other] { $seats } fall below zero.
    }

## Questions about points

stands = { $seat } { $total }
has = { $seat } has { $parts }.
quiz-conceded = { $seat } has bid { $value } and concedes the hand.
quiz-played = { $seat } plays for { $value }. { LIST($each, "space") }
quiz-change = { $told } What does the hand change for { $seat }?
quiz-total = Before the hand: { $before }. { $told } What does { $seat } have after it?

## What is wrong with a case

contract-steps = must be 100, 110, 120 and so on
conceded-unplayed = a conceded hand is not played
never-one = no cards count 1 together, so nobody has 1 or 119
marriage-once = each marriage can be shown once
beyond-limit = with more than { $limit } the game is over

## Misreadings

slip-ten-under-jack = The ten ranks below the jack.
slip-jack-high = The jack is the highest card of every suit.
slip-never-forced = After two passes the third player may pass too.
slip-forced-to-110 = Whoever is forced to play must play for 110.
slip-no-marriage-at-first = No marriage may be shown with the very first lead.
slip-first-trumps-stay = The suit of the first marriage stays trump, whatever marriages follow.
slip-trump-next-trick = A marriage makes its suit trump only from the next trick.
slip-any-lead-after-marriage = After showing a marriage any card may be led.
slip-king-led = Whoever shows a marriage must lead its king.
slip-scores-collected = A declarer who makes the contract scores all that was collected.
slip-loses-what-is-missing = A declarer who fails loses only the points that are missing.
slip-loses-nothing = A declarer who fails scores nothing but loses nothing.
slip-level-is-made = A contract is made when exactly its points are collected.
slip-opponents-always = The opponents score what they collect in every hand.
slip-opponents-never = The opponents never score what they collect.
slip-opponents-score-cards = The marriages of the opponents do not count.
slip-rounded-to-tens = What the opponents collect is rounded to tens.
slip-no-cap = Opponents too may pass 1000 points.
slip-cap-takes-all = Opponents score nothing if that would take them above 1000 points.
slip-declarer-capped = The declarer too cannot pass 1000 points.
slip-marriages-do-not-count = Marriages bring trumps but no points.
slip-marriages-confused = The marriage of diamonds is worth 100 and hearts 80; of spades 60 and clubs 40.
slip-marriages-by-bridge = Marriages are worth 100 in spades, 80 in hearts, 60 in diamonds and 40 in clubs.
slip-marriage-needs-points = A marriage counts nothing for somebody who has no points in cards.
slip-conceding-is-free = Giving a contract up costs the declarer nothing.
slip-conceding-brings-nothing = If a contract is given up, the opponents score nothing.
slip-conceded-in-halves = If a contract is given up, each opponent gets half of it.

## Clauses

clause-players-three = Three play, each alone.
clause-deck-24 = The pack has 24 cards, from nines to aces.
clause-game-1001 = The game ends when a player reaches 1001.
clause-rank-order = Each suit ranks A, 10, K, Q, J, 9: the ten beats the king.
clause-score-card-values = Ace 11, ten 10, king 4, queen 3, jack 2, nine 0.
clause-score-marriage-values = A marriage in hearts is worth 100, diamonds 80, clubs 60, spades 40.
clause-deal-seven = Everybody gets seven cards; three lie face down as the widow.
clause-deal-passes-left = The deal passes to the left.
clause-bid-first = The dealer's right bids first, then the dealer, then the dealer's left.
clause-bid-open-110 = The first bid is 110.
clause-bid-raise-ten = Every later bid is exactly ten higher.
clause-bid-pass-out = Whoever passes is out of the auction.
clause-bid-end = When two have passed, the third is declarer at the last bid.
clause-bid-forced = If the first two pass at once, the third is forced to play.
clause-bid-forced-choice = A forced player chooses between 110 and a special 100.
clause-widow-show = The declarer shows the widow to all and takes it.
clause-widow-give = The declarer gives one card face up to each opponent: eight cards each.
clause-widow-raise = The declarer may then raise the contract by a multiple of ten.
clause-widow-concede = Or concede: the contract is lost and each opponent scores 40.
clause-forced100-hidden = At 100 neither the widow nor the gifts are shown.
clause-forced100-no-raise = At 100 there is no raising.
clause-forced100-concede = At 100 one may still concede.
clause-lead-declarer = The declarer leads to the first trick.
clause-lead-winner = The winner takes the trick and leads to the next.
clause-follow-suit = Follow suit if you can.
clause-follow-must-trump = If you cannot follow, play a trump.
clause-follow-free = Only with neither may you play another suit.
clause-follow-head = Of the cards you may play, one that wins must be played if there is one.
clause-trick-winner = The highest trump wins, or else the highest card of the suit led.
clause-trump-none-at-start = No suit is trump until a marriage is revealed.
clause-marriage-reveal = On lead with king and queen of a suit, you may reveal them as a marriage.
clause-marriage-lead = You must then lead one of the two.
clause-marriage-trump = The suit of the marriage becomes trump.
clause-marriage-repeat = This may happen several times in a hand.
clause-score-made = The contract is made if cards and marriages exceed it.
clause-score-made-amount = Then the declarer scores the contract, not the sum.
clause-score-broken = Otherwise the declarer loses the contract.
clause-score-opponents = Then each opponent scores his own cards and marriages.
clause-game-cap = Whoever is not declarer cannot rise above 1000.
clause-game-finish-as-declarer = So the winning points come from a contract of one's own.

clause-ruling-exceeds = The sum must be more than the contract; equal is not enough.
    .name = exceeds
clause-ruling-opponents-score = Opponents score only when the contract is broken.
    .name = opponents-score
clause-ruling-order = Bidding, play and deal all go clockwise.
    .name = order
clause-ruling-no-rounding = The opponents' points are not rounded.
    .name = no-rounding
clause-ruling-first-trick-marriage = The declarer may reveal a marriage with the very first lead.
    .name = first-trick-marriage
clause-ruling-marriage-needs-trick = A marriage counts even if its owner wins no trick.
    .name = marriage-needs-trick
clause-ruling-undertrump = If you cannot follow or overtrump, a losing trump must still be played.
    .name = undertrump
clause-ruling-no-trump-void = While no suit is trump, a player who cannot follow is free.
    .name = no-trump-void
clause-ruling-immediate-trump = The new trumps rule the very trick that the marriage leads to.
    .name = immediate-trump
clause-ruling-one-marriage-per-lead = One marriage for one lead, with both cards in hand.
    .name = one-marriage-per-lead
clause-ruling-raise-once = One decision after the gifts: play, raise once, or concede.
    .name = raise-once
clause-ruling-bid-limit = Bids have no upper limit.
    .name = bid-limit
clause-ruling-concede-contract = Conceding costs the contract, and the 40 respect the limit of 1000.
    .name = concede-contract
clause-ruling-cap-scope = The limit holds for every gain of a player who is not declarer.
    .name = cap-scope
clause-ruling-dealer-can-be-declarer = The dealer plays like the others.
    .name = dealer-can-be-declarer
clause-ruling-negative = Scores may fall below zero.
    .name = negative
