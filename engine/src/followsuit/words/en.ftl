### The kernel's words: what every game says in the same way.

## Rows, numbers, suits

# Between all but the last, unless a list has its own; and between the values of a field.
list-comma = { ", " }
list-and = { " and " }
list-or = { " or " }
list-nor = { " nor " }
list-space = { " " }
    .between = { " " }
# In hints every name is an alternative.
list-or-each = { " or " }
    .between = { " or " }
# Laws: what stands beside a law.
list-semicolon = { "; " }
    .between = { "; " }
# The players of a team, so that it differs from players in a row.
list-team = { " and " }
    .between = { " and " }
# Teams, as the subject of a sentence: “West and East, and North and South, win”.
list-teams = { ", and " }
    .between = { ", and " }
    .end = ,

number-0 = no
    .title = No
number-1 = one
    .title = One
number-2 = two
    .title = Two
number-3 = three
    .title = Three
number-4 = four
    .title = Four
number-5 = five
    .title = Five
number-6 = six
    .title = Six
number-7 = seven
    .title = Seven
number-8 = eight
    .title = Eight
number-9 = nine
    .title = Nine
number-10 = ten
    .title = Ten

suit-S = { $form ->
    [many] spades
    [title] Spades
   *[one] spade
    }
suit-H = { $form ->
    [many] hearts
    [title] Hearts
   *[one] heart
    }
suit-D = { $form ->
    [many] diamonds
    [title] Diamonds
   *[one] diamond
    }
suit-C = { $form ->
    [many] clubs
    [title] Clubs
   *[one] club
    }

## Suits and types of the Decktet

suit-moons = Moons
suit-suns = Suns
suit-waves = Waves
suit-leaves = Leaves
suit-wyrms = Wyrms
suit-knots = Knots

personality = { $form ->
    [a] a personality
    [many] personalities
    [title] Personalities
   *[one] personality
    }
location = { $form ->
    [a] a location
    [many] locations
    [title] Locations
   *[one] location
    }
event = { $form ->
    [a] an event
    [many] events
    [title] Events
   *[one] event
    }

# What a card of a rank is.
decktet-rank = { $rank ->
    [A] an Ace
    [8] an 8
    [Pawn] a Pawn
    [Court] a Court
    [Crown] a Crown
   *[other] a { $rank }
    }

## What the cards of the Decktet are called

# A card as it is said: its name, its rank, its suits and its types; an ace is nothing but its name.
decktet-card-spoken = { $rank ->
    [A] { $name }
   *[other] { $name }, { decktet-card-suited }, { $types }
    }
decktet-card-suited = { decktet-pip } of { $suits }
decktet-pip = { $rank ->
    [Pawn] Pawn
    [Court] Court
    [Crown] Crown
   *[other] { $rank }
    }

decktet-card-ace-moons = Ace of { suit-moons }
decktet-card-ace-suns = Ace of { suit-suns }
decktet-card-ace-waves = Ace of { suit-waves }
decktet-card-ace-leaves = Ace of { suit-leaves }
decktet-card-ace-wyrms = Ace of { suit-wyrms }
decktet-card-ace-knots = Ace of { suit-knots }
decktet-card-author = The Author
decktet-card-desert = The Desert
decktet-card-origin = The Origin
decktet-card-journey = The Journey
decktet-card-painter = The Painter
decktet-card-savage = The Savage
decktet-card-battle = The Battle
decktet-card-mountain = The Mountain
decktet-card-sailor = The Sailor
decktet-card-discovery = The Discovery
decktet-card-forest = The Forest
decktet-card-soldier = The Soldier
decktet-card-lunatic = The Lunatic
decktet-card-market = The Market
decktet-card-penitent = The Penitent
decktet-card-castle = The Castle
decktet-card-cave = The Cave
decktet-card-chance-meeting = The Chance Meeting
decktet-card-betrayal = The Betrayal
decktet-card-diplomat = The Diplomat
decktet-card-mill = The Mill
decktet-card-darkness = The Darkness
decktet-card-merchant = The Merchant
decktet-card-pact = The Pact
decktet-card-borderland = The Borderland
decktet-card-harvest = The Harvest
decktet-card-light-keeper = The Light Keeper
decktet-card-watchman = The Watchman
decktet-card-consul = The Consul
decktet-card-island = The Island
decktet-card-rite = The Rite
decktet-card-window = The Window
decktet-card-bard = The Bard
decktet-card-calamity = The Calamity
decktet-card-end = The End
decktet-card-huntress = The Huntress
decktet-card-sea = The Sea
decktet-card-windfall = The Windfall

## What a card is called

# A card of a suit, as “a spade”.
suit-card = { $form ->
    [a] a { $suit }
   *[bare] { $suit }
    }
trump = { $form ->
    [a] a trump
   *[bare] trump
    }

trumps = Trumps
suit-title = { TELL($suit, form: "title") }

## Cards of the French pack, and seats that nobody has named

# Words beside those of a card's name, for whoever says one or several cards.
card-fillers = the of and

# As it is printed, and as it is said.
french-card = { $rank ->
    [T] 10
   *[other] { $rank }
    }{ $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
    }
    .spoken = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] 10
   *[other] { $rank }
    } of { TELL($suit, form: "many") }

seat-W = West
seat-N = North
seat-E = East
seat-S = South
seat-number = Player { $number }

## Counts

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
    }

# Two sentences, one after the other.
both = { $first } { $second }

## Order: why one card beats another

# The card that the sentence is about. As “it” where it has just been named.
subject = { $form ->
    [it] It
   *[card] { $card }
    }

played-when = { $when ->
    [later] was played later
   *[earlier] was played earlier
    }
order-equal = { subject } equals { $other } and { played-when }, so it wins.
order-equal-because = { subject } equals { $other } and { played-when }, so it wins: { $why }.
order-across = { subject } is { TELL($better, form: "a") } and beats { $other }, { TELL($worse, form: "a") }.
order-titled = { subject } is { $title } and beats { $other }.
order-below-titled = { subject } beats { $other }, { $title }.
order-beats = { subject } beats { $other }.
order-beats-because = { subject } beats { $other }: { $why }.

order-off = { $runs ->
    [0] { subject } cannot win.
    [one] { subject } is not { LIST($runs, form: "a") }, so it cannot win.
   *[other] { subject } is neither { LIST($runs, "nor", form: "a") }, so it cannot win.
    }
order-off-because = { subject } { $why }.

order-only-equals = { subject } only equals { $other }.
order-worse = { subject } is { TELL($worse, form: "a") }, and { $other } is { TELL($better, form: "a") }.
order-lower = { subject } is lower: { $other } is { $title }.
order-below = { $card }, { $title }, ranks below { $other }.
order-ranks = { subject } ranks below { $other }.
order-ranks-because = { subject } ranks below { $other }: { $why }.

## A trick, card by card

# Begins every sentence that says what a led card is. While a hand is played it tells who leads.
leads = { $form ->
    [play] { $seat } leads { $card }
   *[trick] { $card } is led
    }
led = { leads }.
led-run = { leads }, { TELL($run, form: "a") }.

# Who has won; or who is ahead while cards are still to come.
wins = { $form ->
    [ahead] is ahead
   *[won] wins
    }
ahead = { TELL($trick, form: "ahead") }
trick-equal = { $cards } are equal.
trick-drawn = { $cards } are equal, so nobody { $form ->
    [ahead] is ahead
   *[won] wins the trick
    }.
trick-alone = { $seat } { wins } with { $card }.
trick-no-rival = { $seat } { wins } with { $card }: no other card played can win.
trick-won = { $seat } { wins }. { $why }
leads-next = { $seat } leads to the next trick.

play-leads = { TELL($lead, form: "play") }
play-plays = { $seat } plays { $card }. { $why }
play-plays-it = { $seat } plays { $card }. { TELL($why, form: "it") }

## Duty: what must be played, and why a card may or may not be

# A law begins and ends a sentence, or stands within one.
you = { $form ->
    [within] you
   *[alone] You
    }
stop = { $form ->
    [within] { "" }
   *[alone] .
    }
law-beside = { $beside ->
    [0] { "" }
   *[other] ; { LIST($beside, "semicolon") }
    }
law-choice = { $choice ->
    [0] { "" }
   *[other] : { LIST($choice, "or") }
    }
law-may = { $lacks ->
    [0] { you } may { $must }
   *[other] { you } hold { $lacks }, so you may { $must }
    }{ law-beside }{ stop }
law-must = { $lacks ->
    [0] { you } hold { $held }, so you must { $must }
   *[other] { you } hold { $lacks }, but you do hold { $held }, so you must { $must }
    }{ law-choice }{ law-beside }{ stop }

card-allowed = { $card } is allowed: { TELL($why, form: "within") }.
card-refused = { $card } is not allowed. { $law }
card-barred = { $card } is not allowed. { $law } { $why }.

## What a seat may do

play-any = play any card
play-card = Play { $card }
not-in-this-hand = { $card } is not in this hand
not-possible-now = { $given } is not possible now; possible: { LIST($possible, "comma") }

## What happens at every table

first-dealer = { $seat } deals first.
deal = Everybody is dealt { $number ->
    [one] { $number } card
   *[other] { $number } cards
    }.
draw = { $seat } draws { $card }.
below-zero = { $side } now stands below zero.
won-piles = Won tricks lie face down; nobody looks through them before the hand is over.

## Accounts and units

account-supply = supply
account-pot = Pot

unit-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }
    .many = points
unit-victory-point = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
    }
    .many = victory points
unit-chip = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
    }
    .many = chips
unit-token = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
    }
    .many = tokens
unit-hand = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
    }
    .many = hands

## Questions

card = { $card }
which-card = Which card takes the trick?
quiz-where = { $about }. { $question }
quiz-led = { $seat } leads { $card }.
quiz-leads-next = Who leads to the next trick?
quiz-reason = { $seat } wins this trick with { $card }. Which rule decides?
reason-alone = No other card played can win.
reason-equal = Two cards are equal, and the one played { $when ->
    [later] later
   *[earlier] earlier
    } wins.
reason-across = It is { TELL($better, form: "a") }, and { TELL($worse, form: "a") } cannot beat that.
reason-titled = It is { $title }.
reason-below = The best of the other cards is { $title }.
reason-higher = It ranks above every other { $noun } played.
reason-why = It ranks higher: { $why }.
reason-none = None of these.
reason-elsewhere = This is not so in this trick.
quiz-player = { $seat }
quiz-player-turn = { $turn ->
    [1] { $seat }, first card
    [2] { $seat }, second card
   *[3] { $seat }, third card
    }
quiz-nobody = Nobody
quiz-lead = You are on lead. What may you play?
quiz-follow-lead = { $seat } has led { $card }. What may you play?
quiz-follow = On the table: { $cards }. What may you play?
quiz-goal-wins = On the table: { $cards }. You play last. Which cards may you play to win this trick?
quiz-goal-loses = On the table: { $cards }. You play last. Which cards may you play without winning this trick?
quiz-fault = Did anybody play a card that was not allowed?
quiz-plays = { $seat } plays { $card } and keeps { $hand }
quiz-all-allowed = Every card was allowed.
quiz-order = { $title }: put these cards in order, the best first.
quiz-phase = { $title }.
quiz-fact = { $what }: { $value }.
quiz-do = { $what }: { LIST($value, "comma") }
quiz-each = { LIST($each, "semicolon") }
quiz-own-first = { $own } for you, { $others } for the others
quiz-none = none
quiz-action = Which of these may you do now?
quiz-may = Allowed: { LIST($choice, "semicolon") }.
quiz-may-nothing = Nothing of this is allowed.
quiz-allowed = Allowed: { $choice }.
quiz-none-of-these = none of these
quiz-claims = Which of these are right?
claim-winner = On the table, in this order: { $cards }. { $card } takes the trick.
claim-nobody = On the table, in this order: { $cards }. Nobody takes the trick.
claim-leader = On the table, in this order: { $cards }. Whoever played { $card } leads to the next trick.
claim-legal = On the table: { $cards }. With { $hand } you may play { $choice } and nothing else.
claim-any = On the table: { $cards }. With { $hand } you may play any card.
claim-legal-lead = You are on lead with { $hand }. You may play { $choice } and nothing else.
claim-any-lead = You are on lead with { $hand }. You may play any card.
claim-order = { $title }, the best first: { $cards }.
claim-action = { claim-known } Of these – { LIST($every, "semicolon") } – you may: { LIST($choice, "semicolon") }, and nothing else.
claim-action-none = { claim-known } Of these – { LIST($every, "semicolon") } – nothing is allowed.
claim-known = { $known }{ $cards ->
    [0] { "" }
   *[other] { " " }On the table: { $cards }.
}{ $hand ->
    [0] { "" }
   *[other] { " " }You hold { $hand }.
}
claim-points = { $asked } { $result }
quiz-best-first = Best first: { $cards }; { $card } is number { $number }.
quiz-best-first-titled = Best first: { $cards }: { $card } is { $title }.
quiz-card-titled = { $card } is { $title }.
quiz-card-number = { $card } is number { $number } of these.
quiz-card-number-because = { $card } is number { $number } of these: { $why }.
quiz-points = { $why ->
    [0] { $result }
   *[other] { $result } { LIST($why, "space") }
    }
quiz-has = { $side ->
    [one] { $side } has { $amount }.
   *[other] { $side } have { $amount }.
    }
quiz-gains = { $side ->
    [one] { $side } gains { $amount }.
   *[other] { $side } gain { $amount }.
    }
quiz-loses = { $side ->
    [one] { $side } loses { $amount }.
   *[other] { $side } lose { $amount }.
    }
quiz-nothing-changes = For { $side } nothing changes.
quiz-too-many = { $number } is { $gap } too many.
quiz-too-few = { $number } is { $gap } too few.

## One trick in many games

not-here-because = Not here: { LIST($faults, "semicolon") }.
never-without-trumps = { $game } is never played without a trump suit.
trick-too-long = A trick has only { $number ->
    [one] { $number } card
   *[other] { $number } cards
    } here.
not-in-pack = { $cards ->
    [one] { $cards } is
   *[other] { $cards } are
    } not in this pack of { $number ->
    [one] { $number } card
   *[other] { $number } cards
    }.

## A game in short

label-players = Players
label-names = Names
label-pack = Pack
label-deal = Deal
label-goal = Goal
label-length = Length
label-special = Special

tag-avoid = Avoid tricks or cards
tag-exact-bid = Say exactly how many tricks
tag-bidding = Bid for the contract
tag-betting = Raise and bluff
tag-card-points = Count card points
tag-trick-count = Count tricks
tag-changing-trumps = Trumps change during play
tag-turned-trumps = A card is turned up for trumps
tag-fixed-trumps = Always the same trumps
tag-no-trumps = No trumps
tag-odd-ranks = Unusual card ranks
tag-must-beat = You must beat if you can
tag-exchange = Exchange cards
tag-pairs = King-and-queen pairs
tag-secret-partner = Secret partners
tag-changing-aim = Another aim in each hand
tag-tokens = Tokens or chips

part-hand = Your hand
part-trick = Cards on the table, the lead first
choice-yes = yes
choice-no = no
choice-S = Spades
choice-H = Hearts
choice-D = Diamonds
choice-C = Clubs
choice-moons = { suit-moons }
choice-suns = { suit-suns }
choice-waves = { suit-waves }
choice-leaves = { suit-leaves }
choice-wyrms = { suit-wyrms }
choice-knots = { suit-knots }

deal-hands = each seat’s cards from seat 0 on; null where chance deals
deal-stock = the cards that are left over, the top one first; the rest comes by chance

french-pack = { $number }-card French pack
decktet = { $added ->
    [pawns] Decktet with Pawns
    [courts] Decktet with Courts
    [pawns-courts] Decktet with Pawns and Courts
   *[none] Decktet
    }

## Rulings of all games

common-ruling-first-dealer = Nobody says who deals first: it is drawn at random unless you choose.
    .name = first-dealer
common-ruling-deal-rotation = Where the source is silent, the deal moves on one seat in playing order.
    .name = deal-rotation
common-ruling-direction = Where the source names no direction, play is clockwise.
    .name = direction
common-ruling-revoke = A card that the rules forbid cannot be played, so nobody is fined for one.
    .name = revoke
common-ruling-tied-game = Players level at the end of a game share the win.
    .name = tied-game
common-ruling-negative = A score may fall below zero.
    .name = negative
common-ruling-won-piles = Won cards lie face down and are not looked at until the hand is over.
    .name = won-piles

## Faults: what is wrong with a request, and what would be right

given = “{ $word }”
given-null = null
given-list = a list
given-object = an object
given-huge = a very large number
# An action that has no words but its code.
written = { $code }
did-you-mean = { $what }; did you mean { LIST($names, "or-each") }?

# What is wrong with a game itself, for its author.
wrong-rules = { $what }
wrong-catalogue = { $what }
no-tag = there is no tag { $given }; known: { LIST($known, "comma") }
no-part-kind = there is no kind of part { $given }; known: { LIST($known, "comma") }
no-blank = { $pattern } has no blank { $given }; known: { LIST($known, "comma") }

no-request = a request is an object with a field “ask”
not-json = this line is not JSON
nothing-to-ask = { $given } is not something to ask; known: { LIST($known, "comma") }
no-words = { $game } is not told in this language yet, only in { LIST($known, "or") }
no-game = there is no game { $given }
no-clause = there is no clause { $given }
not-a-card = { $given } is not a card of the { $pack }
no-word = { $given } is no word, such as “5♥”
known-none = { $known ->
    [0] none
   *[other] { LIST($known, "comma") }
    }
not-a-field = { $room ->
    [deal] { $given } is not a field of this deal; known: { known-none }
    [form] { $given } is not a field of this form; known: { known-none }
    [object] { $given } is not a field of this object; known: { known-none }
   *[request] { $given } is not a field of this request; known: { known-none }
    }
not-here = { $known ->
    [0] there is no { $given } here
   *[other] there is no { $given } here; known: { LIST($known, "comma") }
    }
not-one-of = { $given } is not one of { LIST($known, "comma") }
missing = is missing
missing-one-of = is missing; one of { LIST($known, "comma") }
missing-seat = is missing: whose view?
missing-hand = is missing: which hand?
missing-action = is missing: a code out of the state's actions
missing-record = is missing: the record that the last answer gave
no-record-here = has options of its own: ask about the `request` that its answer gives

needs-number = must be a whole number
needs-number-within = must be a whole number from { $least } to { $most }
needs-numbers = must be a list of whole numbers
needs-numbers-by-side = { $number ->
    [one] needs { $number } whole number, one for each side
   *[other] needs { $number } whole numbers, one for each side
    }
needs-zero-or-more = must be 0 or more
needs-hand-count = must be a number of hands
needs-true-or-false = must be true or false
needs-text = must be a text
needs-list = must be a list
needs-object = must be an object
entries = { $number ->
    [one] { $number } entry
   *[other] { $number } entries
    }
needs-entries = { $each ->
    [seat] needs { entries }, one for each seat
   *[side] needs { entries }, one for each side
    }
must-be-within = must be from { $least } to { $most }
needs-one-of = must be one of { LIST($known, "comma") }
needs-in-order = must be { $things } in some order
needs-values = must be an object of names and values
needs-case = must be an object with the fields of the form
needs-position = must be an object with the facts of the phase
needs-clause-id = must be a clause’s id
# What a sum is now is told where the whole case is known.
not-now = { $now ->
    [none] { "" }
   *[sum] , not { $now }
    }
must-add-up = must add up to { $total }{ not-now }
must-add-up-tricks = must add up to { tricks }{ not-now }

needs-a-seat = must be a seat
needs-seat = must be a seat from 0 to { $last }
needs-seat-of-trick = must be a seat of this trick
needs-names = { $number ->
    [one] needs { $number } name
   *[other] needs { $number } different names
    }
needs-names-of-trick = { $number ->
    [one] must be { $number } name
   *[other] must be { $number } different names
    }
needs-different-names = must be a list of different names
names = { $number ->
    [one] { $number } name
   *[other] { $number } names
    }
seats-of = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    }
has-names = has { names } for { seats-of }

needs-card-text = a card is a text such as “5♥”
needs-cards = must be a list of cards
needs-words = must be a list of words, such as cards
needs-hand = a hand needs at least one card
needs-trick = a trick needs at least one card
needs-entries-list = must be a list of what was entered
needs-hands = must be a list of hands
needs-hands-of-all = { $number ->
    [one] needs { $number } hand
   *[other] needs { $number } hands
    }
needs-hands-by-seat = must be an object of seat and cards
needs-deal = must be an object with hands and stock
needs-actions = must be a list of action codes
needs-action-text = an action is a text
already-played = { $name } is already in the trick, played by { $who }
already-at = { $list ->
    [trick] { $name } is already in the trick, as card { $number }
    [hand] { $name } is already in the hand
   *[other] { $name } is already at { $list }[{ $at }]
    }
already-under = { $name } is already under “{ $label }”
also-in = { $name } is also in { $place }
not-in-this-game = { $name } is not in this game
held-by-leader = { $name } is in the leader’s hand
needed-by-leader = { $name } must be in the leader’s hand
has-cards = { $number ->
    [one] has { $number } card
   *[other] has { $number } cards
    }
has-cards-not = { has-cards } instead of { $right }
has-cards-too-many = { has-cards }; only { $left } are left
has-cards-for-hand = { has-cards }; a hand never holds more than { $most }
has-cards-for-now = { has-cards }; at this moment a hand never holds more than { $most }
has-cards-for-trick = { has-cards }; a trick has { LIST($sizes, "or") }
has-cards-beyond-trick = { has-cards }; a trick has up to { $most }
has-cards-to-compare = { has-cards }; compare from 2 to { $most }
trick-full = the trick is full: nobody is left to play

players-of-one = { $low ->
    [one] { $low } player
   *[other] { $low } players
    }
players-of-game = { $high ->
    [0] { $game } is for { players-of-one }, not { $number }
   *[other] { $game } is for { $low } to { $high ->
    [one] { $high } player
   *[other] { $high } players
    }, not { $number }
    }
no-phases = { $game } has no phases of its own: ask with `hand` and `trick`
no-setting-here = this phase depends on no setting
no-setting-for-points = a question about points has no setting
no-question = found no question of the kind “{ $kind }”
no-question-about = no question tests any of these clauses
no-position = must be the name of a position, as a question has it in “again”
needs-options = must be the ids of options of that question, as many as it wants
has-answers = has { $number } answers, { $most } at most
no-question-decided = found no question of the kind “{ $kind }” that { $clause } decides

action-or-actions = give one action or a list of actions, not both
match-over = the match is over
not-your-turn = it is not the turn of this seat
needs-seconds = must be a number of seconds, more than 0 and at most { $most }
playouts-or-time = give a number of playouts or a time, not both
match-already-over = the match is already over
match-ends-after = a match ends after { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
    }
hand-already-over = the hand is already over
nothing-to-take-back = there is nothing to take back
begins-at-the-beginning = a match of this game can only begin at the beginning
not-as-the-rules = says { $told }, the rules give { $right }

## Advice

advice-best = Nothing better was found.
advice-even = About as good as the best.
advice-little-less = A little less than the best.
advice-less = About { $amount } less than the best.
advice-trick = { $often ->
    [0] It hardly ever wins the trick.
    [10] It nearly always wins the trick.
   *[other] It wins the trick about { $often } times in 10.
    }

## Review

review-best = Nothing better was found.
review-fine = This was fine: nothing was found of which more could be expected.
review-cost-little = This may have cost a little: less than { $amount }.
review-cost-sure = This may have cost about { $amount }.
review-cost = This may have cost about { $amount }, give or take { $error }.
