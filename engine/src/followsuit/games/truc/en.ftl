### Truc: what its rules say, in their order.

title = Truc
tagline = Three tricks, no suits to follow, and a raise that must be answered at once.
fact-players = 4, in two pairs
fact-pack = 40 cards
fact-deal = 3 each, or 1
fact-goal = 12 points
fact-length = 20 minutes
fact-special = betting, drawn tricks, open signals

## Options

option-tie_rule = A hand with level sides goes to
    .dealer-opponents = the dealer’s opponents
    .first-trick-wins = the side that won a trick first
option-stop_when_decided = Stop when nothing can change
option-retruc_as_reply = Retruc may be called
    .on-own-turn = on one’s own turn
    .any-reply = also as the answer to truc
option-raises_at_eleven = Raises with both sides at 11
option-decline_points = If the side with 11 does not play
    .is-1 = the others score 1
    .is-2 = the others score 2
    .is-3 = the others score 3

## What is known in every phase

part-totals = Points before the hand
part-agreed = Raise that is agreed
    .none = None
    .truc = Truc
    .retruc = Retruc
part-raiser = Who called it
    .none = None
    .us = Us
    .them = Them
part-won = Tricks so far
    .us = Us
    .them = Them
    .drawn = Drawn
part-dealt = Cards dealt to each
part-dealer = Who has dealt
shown-worth = what the hand is worth now
    .short = Worth
shown-tricks = by trick, the side that has won it, null if nobody has
    .short = Tricks

## How the cards rank

all-suits = All four suits
highest-rank = of the highest rank
second-rank = of the second-highest rank
high-ranks = threes, twos and aces stand above all others
# True of any lead: while a hand is played nothing is said of it.
led-any = { $form ->
    [play] { leads }.
   *[trick] Any card may be led, and any card may be played to it.
    }
partners-alone = only partners have played that rank
winner-leads = { $seat } has won the trick and leads to the next.
leads-again = Nobody has won the trick, so { $seat }, who led to it, leads again.

## The cut and the deal

phase-cut = Cutting the pack
means-cut = cut the pack: three cards are dealt
means-tap = tap the pack: the dealer may deal one card each
cut = Cut the pack
tap = Tap the pack: no cut
cuts = { $seat } cuts, so three cards are dealt.
taps = { $seat } taps the pack and does not cut.
full-deal = A side has 11, so { $seat } must deal three cards.

phase-deal = Dealing three cards or one
phase-deal-cut = The pack was cut
means-three = deal three cards each
means-one = deal one card each
deal-three = Deal three cards each
deal-one = Deal one card each
was-cut = The pack was cut, so three cards are dealt.
three-at-eleven = A side has 11, so three cards are dealt.

## Playing with 11 points

phase-eleven = Playing with 11 points, or not
means-play = play the hand for 3 points
means-decline = do not play
play = Play: the hand is worth 3
decline = Do not play
not-alone-at-eleven = Only a side that has 11 alone may decline to play.
both-must-play = Both sides have 11: the hand is played.
plays-at-eleven = { $seat } looks at the cards and says: we play, for 3 points.
both-at-eleven = Both sides have 11: whoever wins this hand wins the game.

## Raises

# The two raises: truc, retruc.
raise = { $call ->
    [truc] truc
   *[retruc] retruc
    }

phase-lead = Leading, with or without a raise
phase-play = Playing, with or without a raise
means-card = play a card
means-truc = raise to 2 points before playing
means-retruc = raise to 3 points before playing
means-card-truc = play this card and raise to 2 points
means-card-retruc = play this card and raise to 3 points

call = Call { raise } before you play
play-and-call = Play { $card } and call { raise }
calls = { $caller } calls { raise }: { points }. { $seat }, on the right, must answer first.
truc-once = Truc is called on one’s own turn, once in a hand.
truc-with-card = Truc is called on one’s own turn, once in a hand. With a card it may not be the card that ends the hand.
retruc-back = Retruc is called on one’s own turn against an accepted truc of the other side.
retruc-with-card = Retruc is called on one’s own turn against an accepted truc of the other side. With a card it may not be the card that ends the hand.
no-raise = { $sides ->
    [one] A side has 11, so nobody may raise.
   *[other] Both sides have 11, so nobody may raise.
    }
last-raise = Retruc is agreed, and it is the last raise.
own-truc = Your own side has called truc; only an opponent may call retruc.

raiser-of-raise = must be told if a raise is agreed, and only then
one-or-three = must be 1 or 3
too-many-left = has too many cards after so many tricks
dealer-missing = is missing: a hand may stop, and then it counts

## The answer

phase-answer = Answering a raise
phase-answer-word = What was called
    .truc = Truc
    .retruc = Retruc
phase-answer-turn = It is your turn to play
means-accept = accept the raise
means-reject = reject it, which ends the hand
means-answer-retruc = accept, and raise to 3 points, where that is agreed
means-answer-card = accept by playing this card on one’s own turn

accept = Accept { raise }: { points }
accept-and-call = Accept, and call retruc
reject = Reject: the hand is over
accepts = { $seat } accepts: the hand is worth { points }.
accepts-by-card = { $seat } accepts by playing a card: the hand is worth { points }.
rejects = { $seat } rejects.
answer-first = Accept or reject first. Retruc must wait until your turn.
accept-first = Accept first. It is your turn then, and you may call.
retruc-on-turn = Retruc is called on one’s own turn, and never against a retruc.
card-on-turn = A card accepts only if it is your turn to play.
hand-missing = is missing: on your turn a card is an answer, too

## Who wins the hand

majority = { $others ->
    [0] { $side } have won { tricks }, the others none: the hand is theirs.
   *[other] { $side } have won { tricks }, the others { $others }: the hand is theirs.
    }
only-trick-drawn = The only trick is drawn, so the hand goes to { $side }, who did not deal.
all-drawn = All three tricks are drawn, so the hand goes to { $side }, who did not deal.
one-each = Both sides have won a trick, so the hand goes to { $side }, who did not deal.
one-each-earlier = Both sides have won a trick, { $side } the earlier one, so the hand is theirs.
two-enough = Two tricks are enough: the third is not played.
third-idle = The third trick could change nothing, so it is not played.
certain = It is certain who wins the hand. The last trick is played all the same.

## The score of a hand

form-hand = A hand
form-hand-tricks = Trick by trick
    .opponents = Opponents
    .dealer = Dealer
    .drawn = Drawn
form-hand-raised = Highest raise
    .none = None
    .truc = Truc
    .retruc = Retruc
form-hand-rejected = It was rejected
form-hand-caller = Called by
form-hand-declined = The side at 11 declines
form-hand-cards = Cards each

worth-plain = The hand brings { $side } { points }, as any hand without raises.
worth-accepted = The hand brings { $side } { points }: { raise } was accepted.
worth-at-eleven = The hand brings { $side } { points }, because a side at 11 chose to play.
rejected = { $call ->
    [truc] Truc is rejected: { $side } score { $points }, since no raise was agreed before.
   *[retruc] Retruc is rejected: { $side } score { $points }, since truc was agreed before.
    }
declined = { $side } do not play, and { $others } score { $points }.
game-won = { $side } have { points } and win the game.
goes-on = Nobody has { $goal ->
    [one] { $goal } point
   *[other] { $goal } points
    } yet. The unplayed cards go back unseen, and the deal passes right.

## What is wrong with a case

declined-alone = only a side that alone has 11 may decline
declined-unplayed = a hand that is declined is not played
raised-at-eleven = nobody raises with a side at 11
rejected-raise = needs the raise and its caller
nobody-raised = nobody has raised
full-deal-at-eleven = with a side at 11, three cards are dealt
over-before = the hand was over, nobody raises
over-after = the hand is over after { tricks }
not-over = the hand is not over after these tricks

## Questions about points

side-has = { $side } { $points }
truc-before = Truc is called and accepted.
called-and-rejected = { $seat } calls { raise }, and it is rejected.
eleven-plays = The side with 11 plays.
raise-accepted = { $call ->
    [none] Nobody raises.
    [truc] Truc is accepted.
   *[retruc] Retruc is accepted.
    }
trick-to = Trick { $number } goes to { $side }.
trick-to-nobody = Trick { $number } goes to nobody.
quiz-hand = Before the hand: { LIST($before, "comma") }. { $dealer } deals. { LIST($told, "space") } What do { $side } have then?

## Misreadings

slip-ace-best = The ace beats the three and the two.
slip-natural-order = Cards rank from the ace down to the two.
slip-two-over-three = The two beats the three.
slip-ace-lowest = The ace is the lowest card.
slip-only-suit-led = Only a card of the suit led can win.
slip-first-of-equals = Of equal best cards the one played first wins.
slip-last-of-equals = Of equal best cards the one played last wins.
slip-draw-passes-lead = After a drawn trick the next player leads.
slip-partners-draw = Equal best cards draw the trick even if partners have played them.
slip-later-partner-wins = Of equal best cards of partners the one played last wins.
slip-two-of-three-win = Of three equal best cards the side with two of them wins.
slip-dealers-win-level = If both sides have as many tricks, the dealer’s side wins.
slip-nobody-wins-level = If both sides have as many tricks, nobody scores.
slip-first-trick-if-level = If both sides have as many tricks, the first one won decides.
slip-drawn-for-opponents = A drawn trick counts for the dealer’s opponents.
slip-last-trick-wins = Whoever wins the last trick wins the hand.
slip-first-trick-wins = Whoever wins the first trick wins the hand.
slip-point-a-trick = A hand without raises brings a point for each trick won.
slip-accepted-for-one = A hand brings one point even if a raise was accepted.
slip-accepted-for-two = An accepted retruc brings two points.
slip-accepted-for-three = An accepted truc brings three points.
slip-rejected-for-nothing = Rejecting a raise ends the hand without points.
slip-rejected-for-one = Rejecting a raise always costs one point.
slip-rejected-in-full = Rejecting a raise costs as much as losing it.
slip-eleven-for-one = Playing on at eleven is for one point.
slip-goal-at-most = Points beyond twelve do not count.
slip-partners-retruc = After a truc anybody may call retruc, the side that called it too.
slip-raises-at-eleven = Raises may be called at eleven points too.
slip-must-play-at-eleven = A side with eleven points has to play.
slip-retruc-at-once = Retruc may be the answer to truc at once.

## Clauses

clause-players-partners = Four play, two against two; partners sit opposite each other.
clause-deck-40 = The pack has 40 cards, without eights, nines and tens.
clause-table-talk-free = Partners may signal and talk as they like.
clause-game-twelve = The first side with 12 points or more wins.
clause-rank-order = The cards rank 3 2 A K Q J 7 6 5 4 in every suit.
clause-deal-cut-offer = The player on the dealer's left cuts the pack, or taps it.
clause-deal-three = After a cut everybody gets three cards.
clause-deal-one-option = After a tap the dealer may deal one card to each player instead.
clause-deal-passes-right = The deal passes to the right; unplayed cards go back unseen.
clause-turn-counter-clockwise = Play begins on the dealer's right and goes on to the right.
clause-lead-first = The player on the dealer's right leads to the first trick.
clause-follow-none = Any card may be played; nobody has to follow suit.
clause-trick-winner = The highest card wins the trick.
clause-lead-winner = The player who won the trick leads to the next.
clause-trick-draw = If both sides share the highest card, nobody wins the trick.
clause-lead-after-draw = After a drawn trick its leader leads again.
clause-hand-stop = A hand ends when the majority is settled; after two tricks to a side.
clause-hand-majority = The side with more tricks wins the hand.
clause-hand-tie = If the sides are level the dealer's opponents win the hand.
clause-score-one = A hand without raises is worth 1.
clause-raise-truc = On a turn, before or after playing, a player may call truc: 2 points.
clause-raise-answer = The next player accepts, in words or by playing a card, or rejects.
clause-raise-retruc = After an accepted truc, retruc proposes 3 points.
clause-raise-retruc-who = Only an opponent of the player who called truc may call retruc.
clause-raise-retruc-when = It may be called in the same trick or in a later one.
clause-raise-retruc-answer = The next player on the right answers it.
clause-score-accepted = The side that wins the hand scores what was agreed.
clause-score-rejected = A rejection ends the hand: the caller's side scores the last agreed amount.
clause-eleven-full-deal = With a side at 11, three cards are dealt.
clause-eleven-choice = If just one side has 11, it looks at its cards and plays or does not.
clause-eleven-three-points = If it plays, the hand is worth 3.
clause-eleven-both = If both sides have 11, an ordinary hand decides the game.

clause-ruling-partner-tie = If only partners share the highest card, whoever played it first wins.
    .name = partner-tie
clause-ruling-tie-mixed = Three or four equal highest cards draw the trick.
    .name = tie-mixed
clause-ruling-majority-compare = The side with more tricks wins; level, the dealer's opponents do.
    .name = majority-compare
clause-ruling-stop-two = A hand stops when a side has two tricks, not before.
    .name = stop-two
clause-ruling-one-card-hand = With one card each, a drawn trick goes to the dealer's opponents.
    .name = one-card-hand
clause-ruling-answer-first = A raise is answered before another card is played.
    .name = answer-first
clause-ruling-answerer = The caller's right neighbour answers, whoever is to play next.
    .name = answerer
clause-ruling-after-own-card = After the card that ends a trick one may raise if the hand goes on.
    .name = after-own-card
clause-ruling-retruc-immediate = Retruc is called on one's own turn, not as the answer to truc.
    .name = retruc-immediate
clause-ruling-no-third-raise = Retruc is the last raise, and no side raises twice in a row.
    .name = no-third-raise
clause-ruling-no-raise-at-eleven = There are no raises in a hand in which a side has 11.
    .name = no-raise-at-eleven
clause-ruling-eleven-decline = If the side with 11 does not play, its opponents score 1.
    .name = eleven-decline
clause-ruling-eleven-decider = Of the side with 11, the partner who is first to play decides.
    .name = eleven-decider
clause-ruling-eleven-tap = With a side at 11 one may still tap, but three cards are dealt.
    .name = eleven-tap
clause-ruling-reject-single = The player who answers decides for the side.
    .name = reject-single
clause-ruling-overshoot = More than 12 points are as good as 12.
    .name = overshoot
