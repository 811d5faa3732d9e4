"""The clauses of Truc, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses

CLAUSES = read_clauses(
    "truc",
    """
    players.partners         Four play, two against two; partners sit opposite each other.
    deck.40                  The pack has 40 cards, without eights, nines and tens.
    table-talk.free          Partners may signal and talk as they like.
    game.twelve              The first side with 12 points or more wins.
    rank.order               The cards rank 3 2 A K Q J 7 6 5 4 in every suit.
    deal.cut-offer           The player on the dealer's left cuts the pack, or taps it.
    deal.three               After a cut everybody gets three cards.
    deal.one-option          After a tap the dealer may deal one card to each player instead.
    deal.passes-right        The deal passes to the right; unplayed cards go back unseen.
    turn.counter-clockwise   Play begins on the dealer's right and goes on to the right.
    lead.first               The player on the dealer's right leads to the first trick.
    follow.none              Any card may be played; nobody has to follow suit.
    trick.winner             The highest card wins the trick.
    lead.winner              The player who won the trick leads to the next.
    trick.draw               If both sides share the highest card, nobody wins the trick.
    lead.after-draw          After a drawn trick its leader leads again.
    hand.stop                A hand ends when the majority is settled; after two tricks to a side.
    hand.majority            The side with more tricks wins the hand.
    hand.tie                 If the sides are level the dealer's opponents win the hand.
    score.one                A hand without raises is worth 1.
    raise.truc               On a turn, before or after playing, a player may call truc: 2 points.
    raise.answer             The next player accepts, in words or by playing a card, or rejects.
    raise.retruc             After an accepted truc, retruc proposes 3 points.
    raise.retruc-who         Only an opponent of the player who called truc may call retruc.
    raise.retruc-when        It may be called in the same trick or in a later one.
    raise.retruc-answer      The next player on the right answers it.
    score.accepted           The side that wins the hand scores what was agreed.
    score.rejected           A rejection ends the hand: the caller's side scores the last agreed amount.
    eleven.full-deal         With a side at 11, three cards are dealt.
    eleven.choice            If just one side has 11, it looks at its cards and plays or does not.
    eleven.three-points      If it plays, the hand is worth 3.
    eleven.both              If both sides have 11, an ordinary hand decides the game.

    ruling.partner-tie         If only partners share the highest card, whoever played it first wins.
    ruling.tie-mixed           Three or four equal highest cards draw the trick.
    ruling.majority-compare    The side with more tricks wins; level, the dealer's opponents do.
    ruling.stop-two            A hand stops when a side has two tricks, not before.
    ruling.one-card-hand       With one card each, a drawn trick goes to the dealer's opponents.
    ruling.answer-first        A raise is answered before another card is played.
    ruling.answerer            The caller's right neighbour answers, whoever is to play next.
    ruling.after-own-card      After the card that ends a trick one may raise if the hand goes on.
    ruling.retruc-immediate    Retruc is called on one's own turn, not as the answer to truc.
    ruling.no-third-raise      Retruc is the last raise, and no side raises twice in a row.
    ruling.no-raise-at-eleven  There are no raises in a hand in which a side has 11.
    ruling.eleven-decline      If the side with 11 does not play, its opponents score 1.
    ruling.eleven-decider      Of the side with 11, the partner who is first to play decides.
    ruling.eleven-tap          With a side at 11 one may still tap, but three cards are dealt.
    ruling.reject-single       The player who answers decides for the side.
    ruling.overshoot           More than 12 points are as good as 12.
    """,
)
