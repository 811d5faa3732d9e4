### Reversis: what its rules say, in their order.

title = Reversis
tagline = Capture no courts and no aces, get rid of the jack of hearts, or take every trick.
fact-players = 4
fact-pack = 48 cards, no tens
fact-deal = 11 each, 4 left over
fact-goal = most chips
fact-length = 45 minutes
fact-special = payments in the middle of a hand

## Options

option-length = Length of the game
    .is-8 = eight hands
    .is-4 = four hands
    .is-12 = twelve hands
option-forced = An ace or Quinola is forced
    .any = whenever it is played to its own suit
    .only-if-last-of-suit = only as the last card of its suit in the hand
option-quinola_discard = Quinola into the talon
    .allowed = allowed
    .forbidden = forbidden
option-talon_bonus = The talon counts
    .none = card points only
    .AD5-JH3 = ace of diamonds 5, jack of hearts 3
option-reante = A new pot is formed
    .next-deal = at the next deal
    .immediately = at once
option-led_quinola_remise = A remise for leading Quinola
option-claims = Payments for led cards
    .explicit = only if the winner asks
    .automatic = by themselves
option-pots_left = Pots left at the end
    .shared = are shared equally
    .unclaimed = belong to nobody

## What binds a player

setting-right = Right of the espagnolette
    .none = no such right
    .first-nine = yes, in tricks 1 to 9
    .last-two = yes, but in tricks 10 and 11
setting-reversis = Somebody took the first nine tricks

right-first-nine = You have the right of the espagnolette, and it is one of the first nine tricks
right-last-two = You have the right of the espagnolette, but it is one of the last two tricks
nine-tricks-taken = Somebody has taken the first nine tricks

## Chips and pots

# Words for a number of chips, and for a pot by its number; the oldest is pot 1.
chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
    }
pot = pot { $number }
shown-pots = the pots, the oldest first
    .short = Pots

starts = Everybody begins with { chips }.
ante = { $seat } puts { chips } into the pot.
ante-dealer = { $seat } deals and puts { chips } into the pot.
ante-later = { $pots ->
    [one] { $seat } deals and puts { chips } into the pot.
   *[other] { $seat } deals and puts { chips } into the newest pot.
    }
new-pot-now = No pot is left, so a new one is formed for this deal.
new-pot-at-once = No pot is left, so a new one is formed at once.
pot-holds = { $chips ->
    [0] Pot { $number } is empty.
   *[other] Pot { $number } now holds { chips }.
    }

first-remise = { $seat } pays a remise of { chips }, as much as the pot holds, and doubles it.
later-remise = { $seat } pays a remise of { chips }, as much as { $newest } holds, and it forms { $formed }.

# The newest pot has a number only where there are several.
which-pot = { $number ->
    [1] the pot
   *[other] the newest pot, { pot },
    }
takes-pot = { $seat } takes { which-pot } with { chips }.
takes-pot-for-quinola = { $seat } takes { which-pot } with { chips }, having played Quinola in the first nine tricks.
only-pot-taken = That was the only pot. A new one is formed at the next deal.

# What undoes the payments of a hand: somebody’s reversis, or an espagnolette that has failed.
gets-back = { $plan ->
    [reversis] { $seat } gets back { chips }, as aces and Quinola no longer count.
   *[espagnolette] { $seat } gets back { chips }, because the espagnolette has failed.
    }
gives-back = { $plan ->
    [reversis] { $seat } gives back { chips }, as aces and Quinola no longer count.
   *[espagnolette] { $seat } gives back { chips }, because the espagnolette has failed.
    }
pot-again = { $chips ->
    [0] Pot { $number } is gone again.
   *[other] Pot { $number } holds { chips } again.
    }

gets-share = { $seat } gets { chips }, an equal share of the { $left } that are left.
left-over = { $chips ->
    [one] { chips } left over belongs to nobody.
   *[other] { chips } left over belong to nobody.
    }

## The deal and the exchange

more-cards = A twelfth card goes to { $seat }, the dealer, and one lies face down by each of the others.

phase-exchange = The exchange
phase-exchange-dealer = You have dealt, and hold twelve cards
means-exchange-discard-card = lay this card aside; who has not dealt takes the face-down card for it, unseen
means-keep = keep the hand as it is

lay-aside = Lay aside { $card }
swap = Lay aside { $card } and take the face-down card
keep = Keep your hand
quinola-kept = Quinola, { $card }, may not be laid aside.
one-change = One card from the hand is changed, once, before the face-down card is seen.
dealer-must = The dealer holds twelve cards and must lay one aside.

dealer-lays-aside = { $seat }, the dealer, lays one card aside.
lays-aside = { $seat } lays aside { $card }.
keeps = { $seat } keeps the hand as it is; the face-down card stays out.
looks = { $seat } looks at the face-down card: { $card }.
swaps = { $seat } lays a card aside and takes the face-down card unseen.
talon-left = The { $number ->
    [one] { $number } card
   *[other] { $number } cards
    } that are left over are the talon.

## Play

has-right = { $seat } holds { $cards }, and may disregard the suit led in tricks 1 to 9.
play-by-right = play any card: the right of the espagnolette frees you from following suit
would-undertake = you hold { TELL($noun, form: "a") }, so this card undertakes the espagnolette, unless an earlier one has
follow-without-right = { follow-with }, because in the last two tricks your right has ended

undertakes-espagnolette = { $seat } could follow and plays { $card }: the espagnolette is undertaken.
undertakes-too-late = { $seat } could follow and plays { $card }: the espagnolette is undertaken, and has failed at once, for { $seat } has taken a trick before.
thrown-by-right = { $card } counts as thrown off, although its player could have followed.
trick-fails = { $seat } takes a trick: the espagnolette has failed.
trick-breaks = { $seat } takes a trick: that breaks the reversis, and costs nothing.

captures = { $points ->
    [0] { $seat } captures no card points.
    [one] { $seat } captures { $points } card point: { $each }.
   *[other] { $seat } captures { $points } card points: { $each }.
    }

## Payments for aces and Quinola

# Begins every sentence that says what somebody pays.
pays = { $payer } pays { $payee } { chips }
gets = { $payee } gets { chips } from { $payer }
gets-for-card = { gets } for { $card }.

pays-ace-thrown = { pays }: { $card } was thrown on another suit, into a trick that { $payer } takes.
pays-ace-forced = { pays }: { $card } was played to a { $suit } lead.
not-forced = { $seat } had another { $suit }, so { $card } was not forced: nothing is paid for it.

pays-quinola-thrown = { pays }: Quinola, { $card }, was thrown on another suit.
takes-pot-too = { $seat } also takes the newest pot.
pays-quinola-drawn = { pays }: the heart lead drew Quinola, { $card }.
pays-drawn-beside = { pays }: the heart lead drew Quinola out of { $seat }’s hand.
pays-remise-too = { $seat } also pays a remise, as large as the newest pot.

# Who is paid for a led card in the end, with what is agreed about claims.
who-gets = { $claims ->
    [automatic] whoever else wins the hand will get
   *[explicit] the winner of the hand may claim
    }
leads-ace = { $seat } leads { $card }: nothing is paid now, but { who-gets } { chips } from { $seat }.
leads-quinola = { $remise ->
    [yes] { $seat } leads { $card }: only a remise is paid now, but { who-gets } { chips } from { $seat } and { $others } from each other player.
   *[no] { $seat } leads { $card }: nothing is paid now, but { who-gets } { chips } from { $seat } and { $others } from each other player.
    }

nothing-paid-now = The first nine tricks went to one player, so nothing is paid for aces or Quinola.
nothing-to-pay = No ace and no Quinola is in this trick, so nothing is paid.

## Claiming for led cards

phase-claim = Claiming for led cards
phase-claim-cards = Aces and Quinola that others have led
means-claim = ask for the payment
means-waive = let it go

claim = Claim the payment for { $cards }
waive = Let it go
needs-led = must be aces or Quinola, { $card }, that others have led
paid-unasked = The winner of the hand is paid for these cards without asking, as agreed.

claims = { $seat }, who won the hand, claims for { $cards }.
is-paid = { $seat }, who won the hand, is paid for { $cards }.
lapses = { $seat } does not ask for the payment for { $cards }, and it lapses.
pays-ace-led = { pays } for having led { $card }.
pays-quinola-led = { pays } for having led Quinola, { $card }.
pays-led-beside = { pays }, because { $seat } led Quinola.

## The party

has-captured = { $seat } { points } in { tricks }
captured = Captured: { $each }.
talon-holds = The talon holds { $cards }.

talon-counts = { $each ->
    [0] { $talon } for the talon
   *[other] { $talon } for the talon: { $each }
    }
pays-party = { $across ->
    [yes] { pays } for the party: { $base }, and { talon-counts }, doubled because they sit opposite.
   *[no] { pays } for the party: { $base }, and { talon-counts }.
    }
gets-party = { gets } for the party.

# Players level on points; the best of three where an espagnolette is out of the count.
level-fewest = { $among ->
    [three] { $level } are level with the fewest points, { $points }, among the other three
   *[all] { $level } are level with the fewest points, { $points }
    }
level-most = { $level } are level with the most points, { $points }
fewest-by-tricks = { $level ->
    [2] { level-fewest }. { $seat } has fewer tricks, so { $seat } wins the party.
   *[other] { level-fewest }. { $seat } has the fewest tricks, so { $seat } wins the party.
    }
most-by-tricks = { $level ->
    [2] { level-most }. { $seat } has more tricks, so { $seat } loses the party.
   *[other] { level-most }. { $seat } has the most tricks, so { $seat } loses the party.
    }
# Who of them is level in tricks as well: all, or only some.
level-in-tricks = { $still ->
    [0] and in tricks as well
   *[other] and { $still } in tricks as well
    }
fewest-by-seat = { level-fewest }, { level-in-tricks }. Counting from the dealer, { $dealer }, { $seat } comes before { $others }, so { $seat } wins the party.
most-by-seat = { level-most }, { level-in-tricks }. Counting from the dealer, { $dealer }, { $seat } comes after { $others }, so { $seat } loses the party.

trickless = { $seats ->
    [one] { $seats } has taken no trick. That is no espagnolette, and there is no bonus.
   *[other] { $seats } have taken no trick. That is no espagnolette, and there is no bonus.
    }

## The reversis

shown-reversis = the seat that has undertaken a reversis
    .short = Reversis

undertakes-reversis = { $seat } has taken the first nine tricks and is undertaking the reversis, willing or not.
payments-undone = All payments for aces and Quinola are undone, and there will be no more of them.
no-payments = There will be no payments for aces and Quinola in this hand, and there were none.
no-party = A reversis was undertaken, so no party is paid, and nothing is claimed for led cards.

pays-reversis-across = { pays }: { $payee } makes the reversis, and { $payer } sits opposite.
pays-reversis-beside = { pays }: { $payee } makes the reversis, and { $payer } sits beside { $payee }.
pays-reversis-for-all = { pays }: { $payee } makes the reversis against an espagnolette, which pays for all three.
gets-reversis = { gets } for the reversis.

pays-broken = { $quinola ->
    [yes] { pays }: the reversis is broken in trick { $trick }, by Quinola.
   *[no] { pays }: the reversis is broken in trick { $trick }.
    }
gets-broken = { gets } for breaking the reversis.
first-break-paid = Trick 11 is lost as well, but only { $seat }, who took trick 10, is paid.
breaks-for-nothing = { $seat } gave up an espagnolette to break the reversis: no penalty for that.
espagnolette-void = { $seat }’s espagnolette neither wins nor loses anything.

## The espagnolette, won or failed

espagnolette-succeeds = { $seat } undertook the espagnolette and has taken no trick: it succeeds and wins the party, over everybody else.
espagnolette-fails = { $seat } undertook the espagnolette and has taken { tricks }: the party is lost, whatever the points.
# What was paid; then who gets it back twice over.
pays-back-double = { $paid ->
    [one] { pays }: the espagnolette has failed, and the { $paid } chip that { $payee } paid for aces or Quinola goes back twice over.
   *[other] { pays }: the espagnolette has failed, and the { $paid } chips that { $payee } paid for aces or Quinola go back twice over.
    }
gets-back-double = { gets }, twice the payment.
returns-pot = { $seat } won a pot with Quinola and has to return it, with a remise.
nothing-to-return = Nobody paid anything, so nothing is given back.

## The end of a hand, and of the game

owes = { $seat } owes { chips }: a debt is allowed.
hands-to-come = { $hands ->
    [one] { $hands } hand to come. { $seat }, on the dealer’s left, deals next.
   *[other] { $hands } hands to come. { $seat }, on the dealer’s left, deals next.
    }
wins-game = { $seats ->
    [one] That was the last hand. { $seats } has the most chips, { $most }, and wins.
   *[other] That was the last hand. { $seats } have the most chips, { $most } each, and share the win.
    }

## Forms, and what a hand can come to

part-dealer = Dealer
part-pot = The newest pot
part-remises = Remises paid before
part-totals = Chips before
part-espagnolette = Undertook the espagnolette

form-trick = The payments of a trick
form-trick-apart = Played by choice, another of the suit in hand
form-pots = The pots, from deal to deal
form-pots-events = What happens
    .deal = Deal
    .remise = Remise
    .taken = Taken
form-pots-who = Who deals, pays or takes
form-party = The party
form-party-points = Card points captured
form-party-tricks = Tricks
form-party-talon = Talon
form-party-led = Aces and Quinola that were led
form-party-leaders = Led by
form-party-asked = The winner asks for the payment
form-reversis = A reversis
form-reversis-player = Took the first nine tricks
form-reversis-tenth = Takes trick 10
form-reversis-eleventh = Takes trick 11
form-reversis-quinola = And played Quinola in the first nine
form-reversis-by_quinola = Quinola takes the breaking trick
form-failed = A failed espagnolette
form-failed-player = Took a trick
form-failed-received = Received for aces and Quinola, from each
form-failed-won_pot = Pot won with Quinola
form-end = After the last hand
form-end-totals = Chips
form-end-left = Chips left in the pots

outcome-card_points = Card points captured by each player
outcome-talon_points = What the talon counts
outcome-party_winner = Who wins the party
outcome-party_loser = Who loses it
outcome-reversis = Who undertook the reversis
outcome-broken_by = Who broke it; null if it is made
outcome-espagnolette = Who undertook the espagnolette
outcome-pot = What the newest pot now holds, 0 if there is none
outcome-pots = What the pots now hold, the oldest first
outcome-remises = Remises paid since the last full ante

## What is wrong with a case

empty-pot = a pot holds at least one chip
needs-remises = must be a number of remises
whole-trick = a trick has { $number ->
    [one] { $number } card
   *[other] { $number } cards
    }
needs-followers = must be cards of this trick that followed suit
player-for-each-event = needs one player for each event
deal-first = must begin with a deal, which forms pot 1
no-pot-left = no pot is left before the next deal
talon-of-four = the talon has four cards
must-add-up-beside-talon = must add up to { $total }, since the talon has { $talon }{ not-now }
all-tricks-taken = whoever takes all eleven tricks has made the reversis, and there is no party
points-need-trick = points cannot come without a trick
too-many-points = { tricks } of { $seats } cannot hold so many points
player-for-each-lead = needs one player for each card led
only-special-led = only aces and the jack of hearts can be claimed for
talon-not-led = a card of the talon was not led
one-plan-each = a player who took nine tricks cannot have undertaken the espagnolette
quinola-once = Quinola takes the breaking trick only if nobody had played it before
played-before = { $card } was played in a trick that is entered
tricks-entered = must be { $tricks } or more, by the tricks that are entered
points-entered = must be { $points } or more, by the tricks that are entered
first-tricks-entered = must have taken all tricks that are entered, { $tricks } at most
needs-paid-by-others = must be what each of the others paid
needs-chips-of-pot = must be the chips of the pot
needs-chips = must be a number of chips

## Questions about chips

quiz-pot = The only pot holds { chips }, and no remise was paid yet.
quiz-leads = { $seat } leads { $card }
quiz-follows = { $seat } plays { $card }
quiz-trick = { $plays }. What does that change for { $seat }, at once?
quiz-captured = { $seat } { $points } in { tricks }
quiz-party = { $dealer } has dealt. Card points at the end: { $each }. The talon holds { $talon }. What does the party change for { $seat }?
quiz-last-tricks = Trick 10 goes to { $tenth }, trick 11 to { $eleventh }.
quiz-last-to-one = Tricks 10 and 11 both go to { $seat }.
# With Quinola a pot is at stake, and the question tells what it holds.
quiz-reversis = { $player } has taken the first nine tricks; an opponent played { $card } in one of them. { $last } What does the end of the hand change for { $seat }?
quiz-reversis-quinola = { $player } has taken the first nine tricks; { $player } played { $card } in one of them. { $pot } { $last } What does the end of the hand change for { $seat }?

## Misreadings

slip-quinola-highest-heart = Quinola is the highest heart.
slip-must-swap = Everybody but the dealer must change a card.
slip-special-not-laid-aside = Aces and Quinola may not be laid aside.
slip-must-throw-special = Whoever cannot follow must throw an ace or Quinola from the hand.
slip-right-gives-nothing = Even a player with the right to an espagnolette must follow suit.
slip-thrown-ace-free = An ace thrown on another suit brings nothing.
slip-thrown-ace-pays = Whoever throws an ace on another suit pays the winner of the trick.
slip-thrown-paid-by-leader = An ace or Quinola thrown on another suit is paid by the leader, not by the winner of the trick.
slip-forced-ace-free = An ace played to its own suit costs nothing.
slip-forced-ace-gets = An ace played to its own suit is paid by the leader.
slip-diamonds-as-others = The ace of diamonds is paid like the other aces.
slip-queen-is-quinola = Quinola is the queen of hearts.
slip-thrown-quinola-ten = Quinola thrown on another suit brings 10 from the winner of the trick.
slip-thrown-quinola-no-pot = Quinola thrown on another suit does not win a pot.
slip-forced-quinola-five = Quinola drawn by a heart lead costs 5 to the leader.
slip-others-do-not-pay = When Quinola is drawn, only its player pays the leader.
slip-no-remise = Quinola drawn by a heart lead costs no remise.
slip-remise-of-antes = A remise is what the first antes came to, whatever the pot holds.
slip-most-points-win = Whoever has captured the most points wins the party.
slip-level-by-seat = Among players level in points the seat decides at once, not the tricks.
slip-level-more-tricks-win = Among players level in points, more tricks are better.
slip-level-fewest-tricks-lose = Among players level with the most points, the one with fewest tricks loses.
slip-level-next-to-dealer = If players are still level, the dealer comes last instead of first.
slip-talon-alone = The loser of the party pays only what the talon counts.
slip-talon-not-counted = The loser of the party pays 4, whatever lies in the talon.
slip-across-not-doubled = The party costs no more when the two sit opposite each other.
slip-jacks-count-nothing = Jacks count nothing.
slip-one-each = Ace, king, queen and jack count one point each.
slip-talon-bonus = In the talon the ace of diamonds counts 5 and Quinola 3.
slip-all-pay-sixteen = A reversis brings 16 from each opponent.
slip-all-pay-thirty-two = A reversis brings 32 from each opponent.
slip-made-without-pot = A reversis that is made wins no pot, even if Quinola was played in it.
slip-broken-half = A broken reversis costs 32.
slip-broken-as-made = A broken reversis costs what it would have brought: 32 to the opponent across, 16 to each of the others.
slip-broken-to-all = A broken reversis costs 64 to each opponent.
slip-both-breakers = If both last tricks are lost, both players who take them are paid.
slip-broken-without-remise = A broken reversis never costs a remise.

## Clauses

clause-players-four = Four play, each alone.
clause-deck-48 = The pack has 48 cards, without the tens: A K Q J 9 8 7 6 5 4 3 2.
clause-chips-start = Everybody begins with the same number of chips, at least 100.
clause-ante-first = For the first hand the dealer puts 10 into the pot, the others 5 each.
clause-deal-eleven = Eleven cards each, a twelfth to the dealer, one face down by each other.
clause-deal-passes-left = The deal passes to the left.
clause-ante-later = From the second deal on only the dealer antes: 5, into the newest pot.
clause-exchange-dealer = The dealer lays one card aside before play.
clause-exchange-swap = Each other player may lay a card aside and take the face-down card.
clause-exchange-blind = You decide before you see that card.
clause-exchange-peek = If you keep your hand you may look at the card, but not take it.
clause-exchange-talon = The four cards that are left over are the talon.
clause-lead-first = The player on the dealer’s left leads first, any card.
clause-follow-suit = Follow suit if you can.
clause-follow-void-free = Unable to follow, you may play any card.
clause-trick-winner = The highest card of the suit led takes the trick; there are no trumps.
clause-lead-winner = Whoever takes a trick leads to the next.
clause-end-eleven = A hand has eleven tricks.
clause-pay-immediate = Payments for aces and Quinola are made at once, whoever wins the hand.
clause-pay-ace-offsuit = For an ace thrown on another suit, the winner of the trick pays 1.
clause-pay-ace-forced = Whoever plays an ace to the lead of its suit pays the leader 1.
clause-pay-ace-diamonds = For the ace of diamonds the amount is 2.
clause-pay-ace-led = For a led ace the winner of the hand may collect from whoever led it.
clause-quinola-is-jh = The jack of hearts is called Quinola.
clause-quinola-offsuit-pay = For Quinola thrown on another suit, the winner of the trick pays 5.
clause-quinola-offsuit-pot = Its player takes the newest pot as well.
clause-quinola-forced-leader = Quinola played to a heart lead costs its player 10, paid to the leader.
clause-quinola-forced-others = The two others pay the leader 5 each.
clause-quinola-forced-remise = The player of the forced Quinola also pays a remise.
clause-quinola-led = For a led Quinola the winner of the hand may collect 10, and 5 from each other.
clause-remise-first = The first remise equals pot 1 and doubles it.
clause-remise-later = Each later remise equals the newest pot and forms another pot.
clause-quinola-new-pot = After the only pot is taken a new one is formed: 10 from the dealer, 5 each.
clause-remise-reset = After all pots are gone and a full ante is made, remises begin anew.
clause-points-values = Captured aces count 4, kings 3, queens 2, jacks 1.
clause-party-winner = The fewest points win the party.
clause-party-loser = The most points lose it.
clause-party-tie-tricks = Level on points, fewer tricks have precedence.
clause-party-tie-seat = Still level, the dealer has, then each player to the left.
clause-party-amount = The loser pays the winner 4 and the card points of the talon.
clause-party-double-across = If the two sit opposite each other, the amount is doubled.
clause-pay-claim = Such a payment lapses unless it is asked for before the next deal.
clause-reversis-undertaken = Whoever takes the first nine tricks is undertaking the reversis.
clause-reversis-refund = All payments of the hand for aces and Quinola are then undone, pots too.
clause-reversis-no-more-side = No such payments are made for the rest of the hand.
clause-reversis-made-pay = For all eleven tricks the player opposite pays 32, the others 16 each.
clause-reversis-made-pot = The newest pot too, if Quinola was played by that player in the first nine.
clause-reversis-broken-pay = If an opponent takes trick 10 or 11, the reversis player pays 64.
clause-reversis-broken-first-only = If both are lost, only the winner of trick 10 is paid.
clause-reversis-broken-remise = A broken player who had played Quinola in the first nine pays a remise.
clause-reversis-broken-by-quinola = If Quinola takes the breaking trick, only 54 are paid.
clause-espagnolette-holding = An espagnolette needs four aces, or three aces and Quinola.
clause-espagnolette-undertake = It is undertaken by failing to follow, though able, in tricks 1 to 9.
clause-espagnolette-last-two = In tricks 10 and 11 suit must be followed.
clause-espagnolette-not-by-following = No tricks with every lead followed is no espagnolette.
clause-espagnolette-wins-party = Without a trick, the espagnolette wins the party over anybody.
clause-espagnolette-side = Its player keeps the payments for aces and Quinola, and the pot.
clause-espagnolette-fail-party = If its player takes a trick, the party is lost.
clause-espagnolette-fail-return = Each player gets back twice what was paid for aces and Quinola.
clause-espagnolette-fail-pot = A pot that was won is returned, and a remise is paid.
clause-espagnolette-vs-made = If another player makes the reversis, the espagnolette pays all 64.
clause-espagnolette-break = Taking a trick to break a reversis costs the espagnolette nothing.
clause-game-end = After an agreed time or number of hands, most chips win.

clause-ruling-loser-is-most = The most points lose the party; the description misprints “least”.
    .name = loser-is-most
clause-ruling-tie-favours = Precedence is a favour: among the worst, more tricks lose, the dealer last.
    .name = tie-favours
clause-ruling-face-down-three = Three cards lie face down, none before the dealer; else 49 are needed.
    .name = face-down-three
clause-ruling-misere-is-remise = The “misere” of a failed espagnolette is a remise.
    .name = misere-is-remise
clause-ruling-espagnolette-definition = The details count: no trick alone is no espagnolette, no bonus.
    .name = espagnolette-definition
clause-ruling-forced-any = Any ace or Quinola played to the lead of its suit counts as forced.
    .name = forced-any
clause-ruling-forced-winner-irrelevant = The leader is paid for a forced ace even if the ace wins.
    .name = forced-winner-irrelevant
clause-ruling-exchange-order = The dealer lays aside first, then the others from the dealer’s left.
    .name = exchange-order
clause-ruling-quinola-discardable = Aces and Quinola may be laid aside.
    .name = quinola-discardable
clause-ruling-talon-values = The talon counts ace 4, king 3, queen 2, jack 1, and nothing more.
    .name = talon-values
clause-ruling-new-pot-timing = A new pot is formed at the next deal, instead of the dealer’s 5.
    .name = new-pot-timing
clause-ruling-remise-after-partial = While an older pot remains, the next remise again forms a new pot.
    .name = remise-after-partial
clause-ruling-remise-amount-time = A remise is as large as the pot in the moment of paying.
    .name = remise-amount-time
clause-ruling-pots-left = Pots left at the end are shared equally; odd chips belong to nobody.
    .name = pots-left
clause-ruling-led-quinola-remise = A led Quinola costs no remise.
    .name = led-quinola-remise
clause-ruling-claim-phase = Claims come after the score; nobody claims for a card of their own.
    .name = claim-phase
clause-ruling-reversis-no-party = With a reversis undertaken no party is paid, and nothing is claimed.
    .name = reversis-no-party
clause-ruling-refund-scope = The refund covers everybody’s payments, remises and pots of the hand.
    .name = refund-scope
clause-ruling-pot-after-refund = Pot and remise of a reversis are what they are after the refund.
    .name = pot-after-refund
clause-ruling-broken-by-quinola-which = 54 is paid if Quinola wins the first trick that is lost.
    .name = broken-by-quinola-which
clause-ruling-espagnolette-eligibility = The right is judged once, on the hand before the first trick.
    .name = espagnolette-eligibility
clause-ruling-espagnolette-automatic = Nothing is announced: the first card that fails to follow counts.
    .name = espagnolette-automatic
clause-ruling-espagnolette-already-won = Undertaken after a trick was won, it has failed at once.
    .name = espagnolette-already-won
clause-ruling-espagnolette-offsuit = An ace or Quinola thrown by this right counts as thrown off.
    .name = espagnolette-offsuit
clause-ruling-espagnolette-fail-winner = The failed player loses; the best of the other three wins.
    .name = espagnolette-fail-winner
clause-ruling-fail-double-total = Twice means twice in all: the payment back, and as much again.
    .name = fail-double-total
clause-ruling-broken-overrides-espagnolette = If a third player breaks a reversis, the espagnolette is void.
    .name = broken-overrides-espagnolette
clause-ruling-chips-debt = Chips may run out: then they are owed, and play goes on.
    .name = chips-debt
clause-ruling-no-bids = Reversis and espagnolette are not announced; they arise from play.
    .name = no-bids

