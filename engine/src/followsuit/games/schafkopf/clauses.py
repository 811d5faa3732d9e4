"""The clauses of Schafkopf, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses
from ..queens_and_jacks import Cited

CLAUSES = read_clauses(
    "schafkopf",
    """
    players.three         Three play, and there are no fixed sides.
    deck.32               The pack has 32 cards, from seven to ace.
    rank.queens-jacks-trump  All queens and all jacks are trumps and have left their suits.
    rank.qj-suit-order    Among queens, and among jacks: clubs, spades, hearts, diamonds.
    rank.diamonds-trump   The other diamonds are trumps below the jacks: A, 10, K, 9, 8, 7.
    rank.trump-list       Fourteen trumps: every queen beats every jack, every jack beats the ace.
    rank.plain            Clubs, spades and hearts rank A, 10, K, 9, 8, 7: the ten beats the king.
    score.card-values     Ace 11, ten 10, king 4, queen 3, jack 2, the rest nothing.
    deal.packets          Three cards each, two to the widow, four each, three each.
    deal.hand-size        Everybody has ten cards, and two lie face down in the widow.
    widow.order           The widow is offered to the dealer’s left, the next player, the dealer.
    widow.take-or-pass    You take it or you pass.
    widow.declarer        Whoever takes it is declarer; the other two defend.
    widow.discard-two     The declarer takes both cards in and lays two away face down.
    widow.none-least      If all three pass, the hand is played as least.
    lead.first            The dealer’s left leads to the first trick.
    lead.winner           The winner of a trick leads to the next.
    follow.suit           Follow suit if you can; trumps are one suit.
    follow.void-free      Unable to follow, you may play any card; you need not trump.
    follow.qj-not-in-suit  A queen or jack does not follow the suit printed on it.
    trick.winner          The highest trump wins, or else the highest card of the suit led.
    score.win-61          With 61 points or more the declarer wins: plus 2.
    score.schneider       With 91 or more: plus 4 instead.
    score.schwarz         With every trick, all 120: plus 6 instead.
    score.lose-60         With 60 or fewer the declarer loses: minus 2.
    score.schneidered     With 30 or fewer: minus 4 instead.
    score.schwarzed       With no points captured: minus 6 instead.
    least.solo            In least everybody plays alone and wants few points.
    least.fewest          Whoever has the fewest points scores plus 2.
    least.zero            Or plus 4 with no points at all.
    least.tie-two         Of two level, the one whose last trick lies further back wins.
    least.tie-three       If all three are level, the dealer wins.
    least.all-120         Whoever takes all the points scores minus 4, and nobody else scores.
    game.fixed-deals      A game has an agreed number of deals, the same for every dealer.
    game.winner           The highest score after the last deal wins.

    ruling.discards-count      The points of the two discards count for the declarer.
    ruling.schwarz-win         Plus 6 needs all ten tricks; 120 points with a lost trick bring 4.
    ruling.schwarz-loss        Minus 6 looks at tricks only, whatever was laid away.
    ruling.schneider-loss-total  The border at 30 looks at all points, discards included.
    ruling.discard-free        Any two cards may be laid away, and nobody sees them.
    ruling.least-widow         In least the winner of the last trick gets the widow.
    ruling.least-tie           Compare the numbers of the last tricks: the lower one wins.
    ruling.least-zero-alone    No points are no points, with or without a worthless trick.
    ruling.one-offer           The widow goes round once; a pass is final.
    ruling.defenders-no-score  Only the declarer’s score changes.
    """,
)
CITED = Cited(
    turncoats="rank.queens-jacks-trump",
    suits="rank.qj-suit-order",
    above="rank.trump-list",
    diamonds="rank.diamonds-trump",
    plain="rank.plain",
    trump_wins="trick.winner",
    plain_wins="trick.winner",
    lead="lead.first lead.winner",
    follow="follow.suit",
    follow_trump="follow.suit rank.trump-list",
    not_suit="follow.qj-not-in-suit",
    void="follow.void-free",
    values="score.card-values",
    next_lead="lead.winner",
)
