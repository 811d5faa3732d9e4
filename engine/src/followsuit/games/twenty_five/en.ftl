### Twenty-Five: what its rules say, in their order.

title = Twenty-Five
tagline = The five of trumps beats the ace, and in the black suits the low cards win.
fact-players = 3 to 9
fact-pack = 52 cards
fact-deal = 5 each
fact-goal = 25 points
fact-length = 15 minutes
fact-special = ranks that change with the trump suit

## Options and settings

option-teams = Teams
    .solo = everybody alone
    .pairs = pairs
    .threes = three teams of three
option-dealer_robs_ace = Dealer robs with an ace turned up
option-allow_two_or_ten = Two or ten players
field-renege = Top trumps may be held back
    .always = on any trump lead
    .lower-lead-only = only when a lower trump is led

are-trump-strict = { TELL($suit, form: "title") } are trump, top trumps held back only from a lower one

pairs-need-even = pairs need an even number of players, four or more
threes-need-nine = three teams of three need nine players
points-in-fives = points come in fives, from 0 to 20 before a hand

## The players

alone = { $players ->
    [one] { SPELL($players, form: "title") } player sits
   *[other] { SPELL($players, form: "title") } players sit
    } down, everybody for themselves.
in-teams = { $players ->
    [one] { SPELL($players, form: "title") } player sits
   *[other] { SPELL($players, form: "title") } players sit
    } down in { SPELL($teams) } teams, partners never next to each other.

## How the cards rank

best-trump = the best trump
second-best = the second-best trump
third-best = always the third-best trump
fourth-best = the fourth-best trump
court-cards-first = court cards come first
trumps-high-in-red = high cards win in red
trumps-low-in-black = low cards win in black
high-in-red = in red the high cards win
low-in-black = in black the low cards win
ordinary-heart = only an ordinary heart here
lowest-diamond = the lowest diamond
courts-on-top = king, queen and jack stay on top

## The upcard, and robbing it

shown-trump = the trump suit
    .short = Trumps
shown-upcard = the card turned up
    .short = Upcard
shown-robber = the seat that has robbed
    .short = Robber

upcard = { $card } is turned up: { TELL($suit, form: "many") } are trump.

phase-rob = Robbing the upcard
phase-rob-upcard = Upcard
phase-rob-dealer = You have dealt
phase-rob-led = The first card has been led
means-waive = do not rob
means-rob-card = take the upcard and lay this card away

waive = Do not rob
exchange = Take { $upcard }, lay away { $card }
holder-robs = Only the holder of { $card } may rob.
heart-robs-not-you = { $card } does not let you rob: { TELL($suit, form: "many") } are trump.
heart-robs-not = { $card } does not let { $seat } rob: { TELL($suit, form: "many") } are trump.
nobody-robs = { $card } lies on the table, so nobody holds it and nobody robs.
dealer-robs = { $card } is turned up: only the dealer may rob.
too-late = The first card has been led: it is too late to rob.

waives = { $seat } does not rob, and after the first lead it will be too late.
robs = { $seat } robs: { $card } comes in.

## What you must play

follow-or-trump = follow with { TELL($noun, form: "a") } or play a trump
free-to-trump = it is a trump, and you may trump although you could follow
no-heart = { $card } is a trump, not a heart
hearts-idle = { $card } is a trump, so hearts do not follow it

trump-for-trump = it is a trump, and a trump must be played
bound-trump = it is a trump, and only a lower lead sets it free
your-choice = which one is your choice
free-from-lower = a top trump is free only when the trump led is lower
not-even = not even { $card } can
any-nobody-forces = play any card: your only trumps are among the best three, which nobody can force out
any-lower-forces-none = play any card: your only trumps are among the best three, which no lower trump can force out
may-be-played = you may play it, but you need not
trumps-may-be-kept = your only trumps are among the best three and may be kept

## The score

form-tricks = Tricks of a hand
form-tricks-winners = Who won each trick, in order
form-tricks-totals = Points before the hand, by side

trick-brings = The trick brings { points } to { $seat }.
numbered-trick = Trick { $number } brings { points } to { $side }.
hand-goes-on = Nobody has { $goal } yet, so the hand goes on.
nobody-yet = Nobody has { $goal } yet, so all points stay and another hand is dealt.
next-deal = { nobody-yet } { $seat } deals.
game-won = That makes { $points } for { $side }: the game is won, and play stops at once.

had = { $side } { $points }
quiz-tricks = Before the hand: { $had }. The tricks would go, in order, to { $winners }. What does { $side } have then?
tricks-at-most = a hand has { tricks }, not more
all-tricks-needed = needs all { tricks } of the hand, since nobody has won the game

## Misreadings

slip-black-high = High numbers beat low ones in the black suits too.
slip-black-ace-high = In a plain black suit the ace beats the king.
slip-black-ace-low = In a plain black suit the ace is the lowest card.
slip-red-low = Low numbers beat high ones in the red suits too.
slip-diamond-ace-high = In plain diamonds the ace is the highest card.
slip-heart-five-best = The five of hearts is the best heart even when hearts are not trump.
slip-jack-best = The jack of trumps is the best trump and the five comes second.
slip-jack-low = The jack of trumps ranks below the queen of trumps.
slip-heart-ace-best = The ace of hearts is the best trump of all, above the five and the jack.
slip-ace-is-heart = The ace of hearts is the highest heart, and a trump only when hearts are.
slip-trump-ace-third = The ace of trumps is third best and the ace of hearts comes after it.
slip-trump-ace-low = The ace of trumps ranks below king and queen.
slip-black-trumps-high = Among black trumps high numbers beat low ones.
slip-red-trumps-low = Among red trumps low numbers beat high ones.
slip-no-ruff = Whoever can follow suit must follow, and may not trump.
slip-any-on-plain = On a plain lead any card may be played.
slip-must-ruff = Whoever cannot follow must play a trump.
slip-trumps-not-drawn = A trump lead does not call for trumps: any card may be played.
slip-best-drawn = A trump lead forces out even the three best trumps.
slip-trump-ace-kept = The ace of trumps too may be held back from a trump lead, as the three above it may.
slip-lower-lead-only = One of the three best trumps may be held back only from a lower trump.
slip-best-frees = Whoever holds one of the three best trumps need not play any trump to a trump lead.
slip-ace-leads-hearts = The ace of hearts, when led, calls for hearts.
slip-ace-follows-hearts = The ace of hearts counts as a heart that must follow a heart lead.
slip-must-overtrump = Whoever trumps must beat what lies on the table.
slip-one-point = Every trick counts one point.
slip-once-a-hand = A side scores 5 once in a hand, however many tricks it wins.
slip-plays-on = A hand is played and counted to its end, though somebody has 25.
slip-hand-starts-afresh = Points of earlier hands do not count: 25 are to be won in a single hand.
slip-anybody-robs = Anybody may rob the upcard.
slip-hearts-rob = Whoever holds the ace of hearts may rob, whatever is trump.
slip-dealer-robs-ace = If the upcard is the ace of trumps, the dealer may rob it.

## Clauses

clause-players-range = Three to nine can play.
clause-deck-52 = The pack has 52 cards.
clause-teams-solo = Everybody may always play alone.
clause-teams-even-pairs = An even number may play in pairs.
clause-teams-nine = Nine may play as three teams of three.
clause-teams-seating = Team-mates never play one straight after the other.
clause-game-25 = The first player or team to reach 25 wins.
clause-deal-five = Everybody gets five cards.
clause-deal-upcard = The next card is turned up and its suit is trump.
clause-deal-stub-dead = The rest of the pack stays out of the hand.
clause-rank-plain-red = Plain red suits run from king down to 2; the ace of diamonds is last.
clause-rank-plain-black = Plain black suits run K Q J, then ace, 2 and so on up to 10.
clause-rank-five-best = The five of trumps is the best trump.
clause-rank-jack-second = The jack of trumps is second best.
clause-rank-ace-hearts-third = The ace of hearts is the third-best trump in every hand.
clause-rank-trump-ace-fourth = The ace of trumps comes next, unless it is the ace of hearts.
clause-rank-trump-rest = The other trumps follow in the order of their colour.
clause-rob-holder = Whoever holds the ace of trumps may rob the upcard.
clause-rob-discard = The robber takes the upcard and lays any card away face down.
clause-rob-not-ace-hearts = The ace of hearts gives that right only when hearts are trump.
clause-rob-optional = Nobody has to rob.
clause-rob-deadline = After the first lead it is too late to rob.
clause-lead-first = The player on the dealer’s left leads first.
clause-turn-clockwise = Everybody plays one card, clockwise.
clause-lead-winner = The winner of a trick leads to the next.
clause-follow-or-ruff = On a plain lead, follow suit or play a trump.
clause-follow-void-free = Unable to follow, you may play any card.
clause-follow-trump-lead = On a trump lead, play a trump if you can.
clause-follow-top-trump-exempt = With no trump but the five, the jack or the ace of hearts: any card.
clause-follow-top-never-forced = Nobody is ever forced to play one of those three.
clause-trick-winner = The highest trump wins, or else the highest card of the suit led.
clause-score-five = Every trick scores 5 at once.
clause-deal-next = The next dealer is the player on the dealer’s left.
clause-game-stop = Play stops at that very moment.

clause-ruling-exempt-absolute = The three best trumps may be held back whatever trump is led.
    .name = exempt-absolute
clause-ruling-top-plus-lower = Holding one of the three and another trump, you choose which to play.
    .name = top-plus-lower
clause-ruling-ace-hearts-led = The ace of hearts led is a trump lead.
    .name = ace-hearts-led
clause-ruling-ace-hearts-not-heart = The ace of hearts never counts as a heart to follow with.
    .name = ace-hearts-not-heart
clause-ruling-ruff-any-trump = You may trump with any trump, and need not beat the table.
    .name = ruff-any-trump
clause-ruling-upcard-ace = If the upcard is the ace of trumps itself, nobody robs.
    .name = upcard-ace
clause-ruling-rob-discard-any = The robber may lay away any of the six cards, even the upcard.
    .name = rob-discard-any
clause-ruling-rob-order = There is one decision to rob, before the first lead.
    .name = rob-order
clause-ruling-no-joker = There is no joker.
    .name = no-joker
clause-ruling-player-limits = Two or ten players are possible as an option.
    .name = player-limits
clause-ruling-team-shape = Teams are all pairs or all threes, seated evenly round the table.
    .name = team-shape
clause-ruling-no-overrun = Exactly one side reaches 25; scores run on from hand to hand.
    .name = no-overrun
clause-ruling-plain-five-heart = The five of hearts is an ordinary heart unless hearts are trump.
    .name = plain-five-heart
