### Shed: what its rules say, in their order.

title = Shed
tagline = Win tricks to throw your tokens away, until winning starts to hurt.
fact-players = 2 to 5
fact-pack = Decktet, 36 cards
fact-deal = 7 each
fact-goal = no tokens left
fact-length = 10 minutes a player
fact-special = follow types, not suits

## Options and settings

field-mode = Players
    .singles = everybody alone
    .two_player = two players
    .partnership = two against two
field-deck = Pack
    .basic = basic Decktet, 36 cards
    .pawns = with Pawns, 40 cards
    .pawns_courts = with Pawns and Courts, 44 cards
    .courts = with Courts, 40 cards
setting-announced = Named by the leader
    .none = nothing
    .location = location
    .event = event
option-start = Tokens at the start
    .one_of_each = one of each suit
    .random = six drawn at random
option-kingmaker = Kingmaker
    .shared = those who could be chosen share the win
    .supply = token from the supply
option-shed_optional = The winner may keep the tokens

# What is not as usual in a setting.
unusual = { $value ->
    [two_player] Two players
    [partnership] In partnership
    [pawns] With Pawns
    [courts] With Courts
    [pawns_courts] With Pawns and Courts
    [location] Led as a location
   *[event] Led as an event
    }

partners-need-four = a partnership game needs four players
two-need-two = the two-player game needs two players
singles-only = Pawns and Courts are only for three to five single players
type-missing = { $name } is led, so its type must be named
type-wrong = { $name } cannot be led as { TELL($type, form: "a") }

## Following

name-one = with two types on it you name one
card-of-suit = { $form ->
    [a] a card of { $suit }
   *[bare] card of { $suit }
    }
bears = it bears { $suit }
is-type = it is { TELL($type, form: "a") }
is-both = it is { TELL($type, form: "a") } as well as { TELL($other, form: "a") }
ace-untyped = an Ace has no type
dual-follows = a card of two types follows locations and events alike
play-in-vain = play any card, but it cannot win

## How the cards rank

type-title = { TELL($type, form: "title") }
ace-leads = { $suit } when their Ace leads
raised-ace = made best by its Crown
lowest-ace = the lowest of its suit
led-ace = { leads } and asks for { $suit }, whatever the type.
led-type = { leads } and asks for { TELL($type, form: "many") }.
led-dual = { leads } as { TELL($type, form: "a") } and asks for { TELL($type, form: "many") }.

lead-suits = { $card } was led, so only { $suits } count for { $side }’s tokens.
who-leads-next = Who wins with the partner, and leads to the next trick?
which-best-card = Which is the winner’s best card, of two equal ones the later?

## Cards added up: in partnership, and with two players

led-worth = { TELL($lead) } It is worth { $worth }.
is-worth = { subject } is worth { $worth }.
adds = { subject } adds { $worth } for { $side }.
adds-nothing = { subject } does not follow and adds nothing.
lacks-suit = { subject } has no { $suit } and adds nothing.
lifts = { subject } adds { $worth } and lifts { $ace } to { $value }.
stays = { subject } adds { $worth } but { $ace } stays at { $value }, since its own leader plays the Crown.
stands = { TELL($adds) } It stands { $own } to { $others }.
belongs = { TELL($adds) } It belongs to the side that wins.

# A player or two partners, who have won or are ahead.
side-wins = { $side ->
    [one] { $side } { wins }
   *[other] { $side } { $form ->
        [ahead] are ahead
       *[won] win
        }
    }
won-level = { side-wins }. It is { $high } to { $low }, and { $card } made it equal.
won-higher = { side-wins } with { $high } to { $low }.

# Which of two partners leads next, or decides about the token.
chosen-for = { $does ->
    [leads] { $seat } leads to the next trick
   *[decides] { $seat } decides about the token
    }
chosen = { chosen-for }.
chosen-later = { chosen-for }: { $card } is worth as much as { $other } and was played later.
chosen-better = { chosen-for }: { $card } is worth more than { $other }.

## The deal

new-round = { $seat } deals a new round with all cards; takes and supply stay.
tokens-drawn = Each take gets six tokens drawn at random.
tokens-even = Each take has one token of every suit; the supply is empty.
drawn-tokens = tokens drawn at random, six for each take in turn
# What a line of the ledger moves.
token-of = { $suit ->
    [suns] suns
    [waves] waves
    [leaves] leaves
    [wyrms] wyrms
    [knots] knots
   *[moons] moons
    }

put-aside = { $aside ->
    [one] { $aside } card set aside unseen
   *[other] { $aside } cards set aside unseen
    }
aside = { $pile ->
    [0] { put-aside }, no draw pile.
    [one] { put-aside }, { $pile } card to draw.
   *[other] { put-aside }, { $pile } cards to draw.
    }

## A round

shown-takes = by side, the tokens of each take
    .short = Takes
shown-supply = the tokens of the supply
    .short = Supply
shown-pile = how many cards are left to draw
    .short = Left to draw
shown-aside = how many cards are set aside
    .short = Set aside
shown-announced = the type that the leader has named in this trick
    .short = Announced
    .personality = Personalities
    .location = Locations
    .event = Events

leader = { $seat } leads.
leads-on = { $seat } leads next.
last-put-aside = The last trick of the round is put aside.
all-draw = Everybody draws a card, { $seat } first.
pile-used-up = The draw pile is used up: play goes on without it.

phase-announce = Naming the type of the lead
phase-announce-card = Card led
means-announce-type = say which of its two types the led card stands for
lead-as = Lead it as { TELL($type, form: "a") }
names-type = { $seat } names it { TELL($type, form: "a") }, so the others follow with { TELL($type, form: "many") }.
name-of-two = Whoever leads a card of two types names one of those two.
nothing-to-name = { $card } has not two types, so there is nothing to name.

## Tokens

phase-token = Moving a token after a trick
phase-token-takes = Tokens of each take
phase-token-lead = Card led
means-shed-suit = throw this token away
means-take-suit-from-side = take this token from the take of this side
means-take-suit-from-supply = take this token from the supply
means-keep = keep all tokens, where that is agreed

throw-away = Throw away { $suit }
keep = Keep all tokens
take = Take { $suit } from { $side }
take-from-supply = Take { $suit } from the supply
shed-own = Only a token of the led card’s suits that is in your take can be thrown away.
take-lacking = A token is taken only if you hold none of the led card’s suits, and only of these.
supply-last = The supply gives a token only if no opponent can.
shed-compulsory = A token that can be thrown away must be, unless you have agreed otherwise.

must-throw = { $card } was led: { $side } must throw away { LIST($suits, "or") }.
may-throw = { $card } was led: { $side } may throw away { LIST($suits, "or") }.
one-of-suits = { $suits ->
    [one] one
   *[other] one of them
    }
must-take = { $side ->
    [one] { $card } was led: { $side } has no { LIST($suits, "or") } and must take { one-of-suits } from an opponent.
   *[other] { $card } was led: { $side } have no { LIST($suits, "or") } and must take { one-of-suits } from an opponent.
    }
supply-must = { $card } was led: nobody has { LIST($suits, "or") }, so { $side } must take { LIST($suits, "or") } from the supply.
supply-rather = { $card } was led: any token from an opponent would choose the winner, so { $side } must take { LIST($suits, "or") } from the supply.
kingmaker = { $card } was led: { $side } would have to choose the winner. No token moves, and { $sharing } share the win.

throws = { $side ->
    [one] { $side } throws away { $suit }.
   *[other] { $side } throw away { $suit }.
    }
supply-gets = The supply gets { $suit }.
supply-gives = The supply gives { $suit } to { $side }.
takes-from-supply = { $side ->
    [one] { $side } takes { $suit } from the supply.
   *[other] { $side } take { $suit } from the supply.
    }
gives = { $giver ->
    [one] { $giver } gives { $suit } to { $side }.
   *[other] { $giver } give { $suit } to { $side }.
    }
takes = { $side ->
    [one] { $side } takes { $suit } from { $giver }.
   *[other] { $side } take { $suit } from { $giver }.
    }
keeps = { $side ->
    [one] { $side } keeps all tokens.
   *[other] { $side } keep all tokens.
    }
last-taken = { $side ->
    [one] { $side }: the last token is taken. { $side } wins at once.
   *[other] { $side }: the last token is taken. { $side } win at once.
    }
take-emptied = { $side ->
    [one] { $side }: the take is empty. { $side } wins at once.
   *[other] { $side }: the take is empty. { $side } win at once.
    }

## Questions about tokens and totals

form-tokens = Tokens after a trick
form-tokens-winner = Winner
form-tokens-lead = Card led
form-tokens-takes = Tokens
form-tokens-supply = Supply
form-tokens-move = The move that is chosen
form-combined = Cards of a trick added up
form-combined-trick = The cards, leader first
form-combined-announced = What a card of two types was led as
    .location = Location
    .event = Event
    .none = None

leads-worth = { $seat } leads { $card }, worth { $worth }.
adds-for = { $card } adds { $worth } for { $seat }.
adds-nothing-for = { $card } does not follow, so it adds nothing for { $seat }.
trick-level = { $side ->
    [one] { $side } wins the trick: { $card } made the totals equal.
   *[other] { $side } win the trick: { $card } made the totals equal.
    }
trick-higher = { $side ->
    [one] { $side } wins the trick, { $high } to { $low }.
   *[other] { $side } win the trick, { $high } to { $low }.
    }

has-tokens = { $seat } has { $suits }
quiz-tokens = { LIST($each, "semicolon") }. { $card } was led and { $seat } wins the trick. How many tokens does { $seat } have then?
quiz-sum = In partnership { $seat } leads and the cards are { $cards }. What is the total of { $side }?

## What is wrong with a case

empty-take = is empty: that game is over
too-many-tokens = { $most ->
    [one] { $suit } has only { $most } token in this game
   *[other] { $suit } has only { $most } tokens in this game
    }
token-twice = has { $suit } twice: only a random start allows it
supply-lacks = { $right ->
    [0] must hold what the takes lack: nothing
   *[other] must hold what the takes lack: { LIST($right, "space") }
    }
move-impossible = { $possible ->
    [0] { $given } is not possible; possible: nothing
   *[other] { $given } is not possible; possible: { LIST($possible, "comma") }
    }
move-needed = is needed; possible: { LIST($possible, "comma") }
tokens-drawn-each = needs the { $number ->
    [one] { $number } token
   *[other] { $number } tokens
    } that were drawn
led-already = { $card } was led already in this round
added-in-pairs = cards are added only with two players or in partnership

## Misreadings

slip-ace-best = An Ace that is led wins against all cards of its suit.
slip-crown-low = Crowns are the lowest cards.
slip-first-of-equals = Of equal best cards the one played first wins.
slip-highest-of-all = The highest card wins, whether it follows or not.
slip-crown-over-ace = An Ace that is led loses to the Crown of its suit and to no other card.
slip-ace-never-raised = An Ace that is led loses even if its Crown falls.
slip-duals-disowned = A card of two types need not follow either of them.
slip-aces-follow-types = An Ace follows every type.
slip-aces-follow-suits = An Ace follows a lead that bears its suit.
slip-ace-asks-nothing = On an Ace any card may be played.
slip-both-types-asked = A lead of two types may be followed with either of them.
slip-suits-followed = Players follow the suits of the lead, not its type.
slip-crowns-ask-suit = A Crown that is led asks for its suit, as an Ace does.
slip-second-card-free = With two players, the leader’s second card need not follow.
slip-best-card-wins = With partners or for two players, the best single card wins the trick.
slip-level-to-leader = Level totals go to the side that led.
slip-off-cards-added = A card that does not follow is added to the total all the same.
slip-lower-partner-leads = Of two partners who win, the one with the lower card leads next.
slip-first-partner-leads = Of two partners who win with equal cards, the one who played first leads next.
slip-ace-counts-one = An Ace always counts 1 in a total.
slip-own-crown-raises = With two players, a led Ace counts 11 even if its leader plays the Crown.
slip-crown-for-nothing = A Crown counts nothing in a total.
slip-nothing-shed = Winning a trick sheds no token.
slip-any-token-shed = The winner may shed a token of any suit.
slip-two-shed = The winner sheds a token for each of two suits.
slip-token-kept = The winner may keep the token.
slip-nothing-taken = A winner who holds no token of the lead’s suits need not take one.
slip-one-suit-lacking = A winner who lacks a token of only one of the lead’s suits must take one already.
slip-taken-from-supply = A winner who has to take a token takes it from the supply.
slip-two-taken = A winner who holds no token of the lead’s suits takes two.

## Clauses

clause-players-range = Two to five can play, each alone.
clause-deck-basic = The pack is the basic Decktet of 36 cards.
clause-types-groups = A card belongs to a type or, if it is an Ace, to the group of its suit.
clause-types-dual = The Origin, The Market and The End are locations and events.
clause-rank-order = Ranks rise from Ace over 2 to 9, Pawn and Court to the Crown.
clause-tokens-start = Each take begins with one token of every suit.
clause-tokens-supply = Tokens thrown away make an open supply, empty at the start.
clause-tokens-conserved = For each suit there are always as many tokens as there are takes.
clause-deal-hand = Everybody gets seven cards; five players with 44 cards get eight.
clause-deal-remainder = A fixed number of cards is set aside unseen.
clause-deal-drawpile = The other cards are the draw pile.
clause-lead-first = The player on the dealer's left leads first.
clause-lead-any = The leader may play any card.
clause-lead-type = The type of the led card must be followed, unless it is an Ace.
clause-types-crown-typed = A Crown, a Pawn or a Court leads by its type.
clause-lead-announce = Whoever leads a card of two types names one of them.
clause-turn-clockwise = Everybody adds one card, clockwise.
clause-follow-type = Play a card of the type if you hold one.
clause-follow-void = Unable to follow, you may play any card, which cannot win.
clause-follow-dual = A card of two types follows locations and events alike.
clause-follow-ace-untyped = An Ace follows no type.
clause-win-highest = The highest card that follows wins.
clause-win-offtype = A card that does not follow never wins.
clause-tie-last-played = Of equal highest cards the one played last wins.
clause-lead-winner = The winner of a trick leads to the next.
clause-lead-ace = An Ace that is led asks for its suit.
clause-follow-ace-suit = On an Ace, play a card of its suit if you hold one.
clause-ace-beaten = A led Ace is the lowest of its suit and beaten by the highest.
clause-ace-crown = If the Crown of its suit is played, the led Ace wins.
clause-ace-alone = If nobody else plays its suit, the led Ace wins.
clause-rank-ace-zero = An Ace that was not led is worth zero and cannot win.
clause-token-lead-suits = Only the suits of the led card count for tokens.
clause-token-shed = A winner who holds such a token puts one into the supply.
clause-token-choice = With tokens of several of these suits, the winner chooses.
clause-token-single = After an Ace or a Crown, one suit counts.
clause-token-mandatory = A token that can be thrown away must be.
clause-penalty-when = A winner without any such token suffers the penalty.
clause-penalty-steal = The winner takes such a token from an opponent.
clause-penalty-supply = If no opponent has one, the winner takes it from the supply.
clause-penalty-empties = An opponent whose last token is taken wins.
clause-trick-discard = A finished trick is out of play until the next round.
clause-draw-order = After the token everybody draws a card, the winner first.
clause-draw-exhausted = Without a draw pile, play on until all hands are empty.
clause-round-dealer = The next dealer is the player on the dealer's left.
clause-round-reshuffle = All cards are shuffled together for a new round.
clause-round-takes-kept = Takes and supply stay from round to round.
clause-end-immediate = The game ends the moment a take is empty, and its owner wins.
clause-kingmaker-when = It is a kingmaker case if each possible take would let somebody win.
clause-kingmaker-shared = First solution: all who could be chosen share the win.
clause-kingmaker-supply = Second solution: the token comes from the supply instead.
clause-deck-extended = Three to five single players may add Pawns, or Pawns and Courts.
clause-token-triple = After a Pawn or a Court, any of three suits counts.
clause-deck-two-part-basic = Two players and partnerships never use Pawns or Courts.
clause-tokens-random-start = Variant: each take begins with six tokens drawn at random.
clause-part-seats = Two teams of two sit crosswise and play a card each, clockwise.
clause-part-pool = A team has one take of six tokens.
clause-part-deal = Eight cards each, four set aside, no draw pile.
clause-part-win = The first team with an empty take wins.
clause-part-values = Number cards are worth their number, Crowns ten.
clause-part-combine = Partners' cards that follow the lead are added.
clause-part-shed = The winning team throws away one token of the led card's suits.
clause-part-next-lead = The winner whose card is worth more leads, or else the later one.
clause-part-ace = A led Ace is worth 1, or 11 if anybody plays its Crown.
clause-part-tie = Of equal totals, the team wins whose card made them equal.
clause-part-penalty = Without such a token the team takes one, from the others if it can.
clause-two-tokens = Each of the two players starts with six tokens.
clause-two-deal = Ten cards each, four set aside, twelve to draw.
clause-two-alternate = Each plays two cards to a trick, in turn.
clause-two-follow-own = The leader's second card must follow as well.
clause-two-combine = A player's two cards that follow the lead are added.
clause-two-tie = Of equal totals, the player wins whose card made them equal.
clause-two-ace = A led Ace is worth 11 if the opponent plays its Crown, else 1.
clause-two-token = The winner throws a token away, or suffers the usual penalty.
clause-two-draw = Each player draws one card after a trick.
clause-two-lead = The winner leads to the next trick.

clause-ruling-ace-no-type = An Ace has no type and never follows one, whatever its suit.
    .name = ace-no-type
clause-ruling-ace-zero-value = The zero of an Ace matters only where values are added.
    .name = ace-zero-value
clause-ruling-one-ace-per-suit = No Ace can follow another.
    .name = one-ace-per-suit
clause-ruling-crown-leads-type = A Crown leads its type; only its token has a single suit.
    .name = crown-leads-type
clause-ruling-end-lead = The End led is named location or event; a Leaves token moves.
    .name = end-lead
clause-ruling-shed-compulsory = We read "must", not "may": a token is thrown away if possible.
    .name = shed-compulsory
clause-ruling-penalty-none-held = No penalty for a winner who holds one of the led suits.
    .name = penalty-none-held
clause-ruling-penalty-choice = The winner chooses the opponent and the suit.
    .name = penalty-choice
clause-ruling-supply-never-short = The supply always has the token that must be taken.
    .name = supply-never-short
clause-ruling-taken-last-wins = A player whose last token is taken wins too.
    .name = taken-last-wins
clause-ruling-kingmaker-case = Only last tokens can be taken, and from two or more opponents.
    .name = kingmaker-case
clause-ruling-kingmaker-default = The shared win is our default.
    .name = kingmaker-default
clause-ruling-ending-take-allowed = The winner may take a last token though others could be taken.
    .name = ending-take-allowed
clause-ruling-draw-after-tokens = The token moves first; if that ends the game nobody draws.
    .name = draw-after-tokens
clause-ruling-draw-one = Everybody draws one card after each trick while the pile lasts.
    .name = draw-one
clause-ruling-first-dealer = The first dealer is drawn at random unless you name one.
    .name = first-dealer
clause-ruling-courts-only = Courts without Pawns are dealt like Pawns.
    .name = courts-only
clause-ruling-extended-types = Pawns and Courts have the types of the published cards.
    .name = extended-types
clause-ruling-own-second-card = With two players the leader's second card must follow.
    .name = own-second-card
clause-ruling-same-type-as-lead = Cards are added if they follow the lead.
    .name = same-type-as-lead
clause-ruling-combine-automatic = Cards that follow are always added.
    .name = combine-automatic
clause-ruling-scoring-card-ties = The latest card with a value is the one that equalises.
    .name = scoring-card-ties
clause-ruling-combined-ace = Where cards are added, an Ace counts by its value only.
    .name = combined-ace
clause-ruling-ace-with-crown-leads = Of an Ace worth 11 and its Crown, the Ace's player leads.
    .name = ace-with-crown-leads
clause-ruling-two-sides-penalty = With two takes the penalty can end the game, without a kingmaker.
    .name = two-sides-penalty
clause-ruling-team-decider = The partner who leads next decides on the token.
    .name = team-decider
clause-ruling-token-set = Tokens of suits beyond the number of takes are not in the game.
    .name = token-set
clause-ruling-random-start-takes = With two takes the random start draws from twelve tokens.
    .name = random-start-takes
clause-ruling-no-round-limit = There is no limit to the rounds.
    .name = no-round-limit
clause-ruling-tie-example-hypothetical = The source's tie example imagines another hand.
    .name = tie-example-hypothetical
clause-ruling-dual-under-ace = Under an Ace, cards of two types follow by suit alone.
    .name = dual-under-ace
clause-ruling-extended-under-ace = Pawns and Courts follow an Ace of any of their suits.
    .name = extended-under-ace
clause-ruling-extended-singles-only = Pawns and Courts are for single players only.
    .name = extended-singles-only
