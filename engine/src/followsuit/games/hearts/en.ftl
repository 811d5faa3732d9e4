### Hearts: what its rules say, in their order.

title = Hearts
tagline = Take no hearts and not the queen of spades. Or take them all.
fact-players = 3 to 6, best with 4
fact-pack = 52 cards; a few low ones out for 3, 5 and 6
fact-deal = the whole pack
fact-goal = fewest points when somebody reaches 100
fact-length = 30 to 60 minutes
fact-special = three cards are passed on, and whoever takes everything shoots the moon

## Options and settings

option-goal = Points at which the game ends
    .is-100 = 100
    .is-50 = 50
option-passing = To whom cards are passed
    .cycle = left, right, across, then a hand without
    .no-hold = left, right, across, and no hand without
    .left = always left
    .none = no passing
option-pass_count = Cards passed
    .is-3 = three
    .is-1 = one
    .is-2 = two
    .is-4 = four
option-opening = The first lead
    .club = the lowest club, by its holder
    .left = any suit, by the player on the dealer’s left
option-first_points = Points may be thrown on the first trick
option-breaking = What breaks hearts
    .heart = a heart
    .queen = a heart or the queen of spades
    .never = nothing need: hearts may be led at any time
option-queen = The queen of spades costs 13
option-jack = The jack of diamonds takes 10 off
option-moon = A moon that is shot
    .choice = the shooter chooses
    .others = the others gain 26
    .own = the shooter loses 26
option-play_on = Level at the end: play another hand

field-players = Players
    .is-4 = four
    .is-3 = three
    .is-5 = five
    .is-6 = six
field-first = First trick of the hand
field-fallen = Played so far
    .none = no heart, and not the queen of spades
    .queen = the queen of spades, no heart
    .heart = a heart
field-opening = The first lead
    .club = the lowest club
    .left = any suit
field-first_points = Points on the first trick
field-breaking = What breaks hearts
    .heart = a heart
    .queen = a heart or the queen of spades
    .never = nothing need
field-queen = The queen of spades costs 13
field-jack = The jack of diamonds takes 10 off

# A number of players, in words.
players-there = { $players ->
    [one] { SPELL($players) } player
   *[other] { SPELL($players) } players
    }
with-players = With { players-there }
first-trick = It is the first trick{ $points ->
    [true] , and points may be thrown on it
   *[false] { "" }
    }
opens-left = The player on the dealer’s left leads it
has-fallen = { $fallen ->
    [none] No heart has been played yet
    [queen] The queen of spades has been played, but no heart yet
   *[heart] A heart has been played before
    }
breaks = { $breaking ->
    [queen] The queen of spades breaks hearts, too
   *[never] Hearts may be led at any time
    }
without-queen = The queen of spades costs nothing
with-jack = The jack of diamonds takes 10 points off

## The pack and the deal

pack = { $cards ->
    [0] All 52 cards are used
    [one] { $cards } is taken out
   *[other] { $cards } are taken out
    }: { cards-each } for each of { players-there }.
cards-each = { $tricks ->
    [one] { $tricks } card
   *[other] { $tricks } cards
    }
plays-to = The game ends when somebody has { points }, and the fewest win.
taken-out = { $card } is taken out with { players-there }

## Passing

phase-pass = Choose a card to pass
means-pass-card = choose this card to pass on, face down
part-left = Cards still to be chosen
part-to = To whom
    .left = to the left
    .right = to the right
    .across = across the table
pass-card = Pass { $card }
passing = Everybody passes { $number ->
    [one] { $number } card
   *[other] { $number } cards
    } { $to ->
    [left] to the left
    [right] to the right
   *[across] across the table
    }.
no-passing = In this hand no cards are passed.
gives = { $seat } passes { $cards } to { $other }.
shown-pass = where cards are passed in this hand: left, right, across or hold (nowhere)
    .short = Passing
    .left = left
    .right = right
    .across = across
    .hold = none

## The tricks

opens = { $seat } holds the lowest club and leads it.
lead-club = lead { $card }, the lowest club
lead-no-heart = lead no heart
queen-led = the queen of spades may be led at any time
only-hearts = nothing but hearts
no-points = keep { $queen ->
    [0] hearts
   *[other] hearts and the queen of spades
    } for later
only-points = nothing but cards that cost points
hearts-broken = Hearts are broken: from the next trick they may be led.
played-out = The hand is over after { tricks }.
queen-is-free = { $card } costs nothing at this table.
trick-costs = It costs { points }.
trick-takes-off = It takes { points } off.

## The moon

phase-moon = You have shot the moon
means-moon-others = add the points to the score of everybody else
means-moon-own = take the points off your own score
part-points = Points of all penalty cards
shoots = { $side } has captured every penalty card and shoots the moon.
settle = { $how ->
    [others] Add { points } to everybody else’s score
   *[own] Take { points } off your own score
    }
shot-others = { $other } has shot the moon, so { $side } gets everything.
shot-own = { $side } has shot the moon and takes it off.
may-settle = { $side } has shot the moon and chooses how it is settled.

## The score

form-hand = What everybody captured
form-hand-hearts = Hearts, by player
form-hand-queen = Who captured the queen of spades
form-hand-jack = Who captured the jack of diamonds
form-hand-moon = How a moon was settled
    .others = The others gain
    .own = The shooter loses
form-hand-totals = Points before the hand, by player
form-trick = What a trick costs

captures-hearts = { $side } has { hearts }.
captures-card = { $side } has { $card }.
all-hearts = must be { hearts } together
hearts = { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
    }
counts-nothing = { $card ->
    [queen] the queen of spades
   *[jack] the jack of diamonds
    } counts nothing at this table
no-moon = nobody has shot the moon
not-settled = the moon has been shot: say how it is settled
settled-before = it was agreed that { $how ->
    [others] the others gain
   *[own] the shooter loses
    }
hand-goes-on = Nobody has { points } yet, so another hand is dealt.
level-plays-on = { $sides } are level with { points }, so another hand is dealt.
game-over = The game is over. With { points } it is won by { $sides }.
next-dealer = { $seat }, on the dealer’s left, deals the next hand.
game-is-over = somebody has { points }, so the game would be over
no-such-points = nobody can have so many points after { hands-played }
no-such-sum = points cannot add up to this after { hands-played }
hands-played = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
    }

outcome-moon = Who has shot the moon

took-hearts = { $side } { hearts }
took-card = { $side } { $card }
with-jack-before = { $jack ->
    [0] { "" }
   *[other] The jack of diamonds takes 10 off. { "" }
    }
quiz-trick = { with-jack-before }A trick: { $cards }. How many points does { $side } get for it?
quiz-hand = { with-jack-before }{ $moon ->
    [others] Whoever shoots the moon gives 26 points to everybody else.
   *[own] Whoever shoots the moon takes 26 off.
    } { $side } has { points } before the hand. Captured: { LIST($told, "comma") }. What does { $side } have then?

## Misreadings

slip-points-not-passed = Hearts and the queen of spades may not be passed.
slip-lowest-club-not-passed = The club that leads may not be passed.
slip-any-club-first = Whoever leads to the first trick may lead any club.
slip-hearts-not-thrown = Before hearts are broken none may be thrown, either, by a hand with other cards.
slip-must-throw-heart = Whoever cannot follow suit must throw a heart, if there is one in the hand.
slip-must-throw-queen = Whoever cannot follow suit must throw the queen of spades, if it is in the hand.
slip-hearts-any-time = Hearts may be led at any time.
slip-queen-breaks = The queen of spades breaks hearts.
slip-hearts-last = Hearts may be led only by a hand that holds nothing else.
slip-queen-not-led = The queen of spades may not be led.
slip-queen-like-hearts = The queen of spades may not be led before hearts are broken.
slip-points-first = The cards that cost points may be played to the first trick, too.
slip-queen-first = The queen of spades may be played to the first trick; only hearts may not.
slip-first-like-others = The first trick is like any other: any card but a heart may be led to it.
slip-queen-one = The queen of spades costs 1 point.
slip-hearts-free = Hearts cost nothing; only the queen of spades does.
slip-hearts-once = A trick with hearts costs 1 point, however many hearts are in it.
slip-moon-nothing = Shooting the moon brings nobody any points.
slip-moon-half = Shooting the moon is worth 13 points.
slip-moon-hearts = All thirteen hearts are enough to shoot the moon.
slip-moon-own = Shooting the moon takes 26 off, whatever was agreed.
slip-moon-others = Shooting the moon gives 26 points to the others, whatever was agreed.
slip-moon-both = Shooting the moon gives 26 points to the others and takes 26 off as well.
slip-never-below-zero = Nobody’s score falls below zero.
slip-jack-costs = The jack of diamonds costs 10 points.
slip-moon-needs-jack = Whoever shoots the moon needs the jack of diamonds, too.
slip-moon-without-jack = In a hand with a moon the jack of diamonds counts nothing.

## Clauses

clause-players-range = Three to six play, each alone.
clause-deck-52 = An ordinary pack of 52 cards is used. There are no trumps.
clause-rank-high = In each suit the ace is high, then king, queen, jack, 10 and so on down to the 2.
clause-deck-three = With three players 2♦ is taken out.
clause-deck-four = With four players all 52 cards are used.
clause-deck-five = With five players 2♦ and 2♣ are taken out.
clause-deck-six = With six players 2♦, 3♦, 2♣ and 3♣ are taken out.
clause-game-aim = The aim is to have the fewest points, so you avoid the cards that cost points.
clause-deal-all = All the cards are dealt, one at a time, the same number to everybody.
clause-deal-next = After each hand the player on the dealer’s left deals.
clause-pass-three = Before the first lead you choose three of your cards and pass them on face down.
clause-pass-blind = You pass your cards before you look at those that you are passed.
clause-pass-left = In the first hand you pass to the player on your left.
clause-pass-right = In the second hand you pass to the player on your right.
clause-pass-across = In the third hand you pass to the player across the table, with four or six players.
clause-pass-hold = In the hand after that no cards are passed.
clause-pass-odd = With three or five players nobody sits across: left, right, and then a hand without passing.
clause-pass-again = Then the directions begin anew.
clause-lead-holder = Whoever holds the lowest club after the passing leads to the first trick.
clause-lead-club = That club must be led: 2♣ with three or four players.
clause-turn-clockwise = Play goes clockwise, and everybody plays one card.
clause-follow-suit = You must follow suit if you can.
clause-follow-void = If you cannot, you may play any card.
clause-first-no-points = On the first trick you may play no heart and not the queen of spades.
clause-first-only-points = If you have nothing else, you may play them on the first trick, too.
clause-trick-winner = The highest card of the suit led takes the trick.
clause-lead-winner = Whoever takes a trick leads to the next.
clause-play-all-tricks = A hand is played to its last trick.
clause-lead-no-heart = No heart may be led before hearts are broken.
clause-lead-broken = Hearts are broken when a heart is played to a trick; the queen of spades does not break them.
clause-lead-only-hearts = If you have nothing but hearts, you may lead one all the same.
clause-lead-queen = The queen of spades may be led at any time.
clause-score-heart = Each heart that you capture costs 1 point.
clause-score-queen = The queen of spades costs 13 points.
clause-moon-shoot = Whoever captures all thirteen hearts and the queen of spades shoots the moon, and pays nothing.
clause-moon-choice = The shooter chooses one of two settlements.
clause-moon-others = Everybody else gets 26 points.
clause-moon-own = Or the shooter takes 26 points off.
clause-game-end = The game ends after a hand in which somebody has reached 100 points.
clause-game-lowest = Whoever has the fewest points then has won.
clause-variant-fifty = A shorter game ends at 50 points.
clause-variant-passing = The hand without passing may be left out; or cards are always passed to the left, or never.
clause-variant-count = Another number of cards may be passed: one, two or four.
clause-variant-opening = The player on the dealer’s left may have the first lead, of any suit.
clause-variant-first = Points may be allowed on the first trick.
clause-variant-breaking = The queen of spades may break hearts, too; or hearts may be led at any time.
clause-variant-no-queen = The queen of spades may cost nothing; then the moon is thirteen hearts, and 13 points.
clause-variant-jack = The jack of diamonds may take 10 points off.
clause-variant-settled = How a moon is settled may be agreed beforehand.
clause-ruling-six-removed = With six players the twos and threes of diamonds and clubs go.
    .name = six-removed
clause-ruling-pass-any = Any card may be passed: the queen of spades, hearts and clubs as well.
    .name = pass-any
clause-ruling-lowest-club = Where 2♣ is taken out, the lowest club that is left is led: 3♣ with five players, 4♣ with six.
    .name = lowest-club
clause-ruling-first-spade = Following suit on the first trick, you play the queen of spades only if it is your only spade.
    .name = first-spade
clause-ruling-queen-and-hearts = Whoever has nothing but hearts and the queen of spades leads the queen while hearts are not broken.
    .name = queen-and-hearts
clause-ruling-jack-apart = The jack of diamonds is no part of the moon; whoever has it takes 10 off in any case.
    .name = jack-apart
clause-ruling-any-settlement = The shooter may choose either settlement, even one that loses the game.
    .name = any-settlement
clause-ruling-tie = If several are level with the fewest points, they share the win.
    .name = tie
