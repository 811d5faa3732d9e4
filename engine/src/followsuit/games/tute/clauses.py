"""The clauses of Tute, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses

CLAUSES = read_clauses(
    "tute",
    """
    players.partners        Four play in two partnerships, partners opposite.
    deck.40                 The pack has 40 cards: no eights, nines or tens.
    game.hands              The side that wins most of an agreed number of hands wins the game.
    rank.order              Every suit ranks A 3 K Q J 7 6 5 4 2.
    points.values           Ace 11, three 10, king 4, queen 3, jack 2, the rest nothing.
    deal.ten                Everybody gets ten cards.
    deal.trump              The last card dealt, the dealer’s, is shown; its suit is trump.
    turn.counter-clockwise  Play goes to the right.
    lead.first              The player on the dealer’s right leads first.
    lead.winner             The player who won a trick leads to the next.
    trick.winner            The highest trump wins, or else the highest card of the suit led.
    trick.shared-pile       Partners put what they win on one pile.
    follow.suit             Follow suit if you can.
    follow.head             Head the trick if you can.
    follow.must-trump       Unable to follow, play a trump if you can.
    follow.overtrump        Trumping, go over a trump that lies there, if you can.
    follow.free             With neither the suit led nor a trump, play any card.
    declare.when            You declare after winning a trick and before the next lead.
    declare.cuarenta        King and queen of trumps are las cuarenta, the forty.
    declare.veinte          King and queen of another suit are las veinte, a twenty.
    declare.show            Whoever declares shows the two cards.
    declare.one-per-trick   Each trick won allows one declaration.
    declare.more-veintes    Further twenties may follow after later tricks.
    declare.cuarenta-first  The forty comes first; after a twenty it is lost.
    declare.tute            Four kings in one hand, declared, win the hand at once.
    score.cards             After ten tricks each side counts the cards of its pile.
    score.cuarenta          The forty counts 40.
    score.veinte            Each twenty counts 20.
    score.last-trick        The last trick counts 10.
    score.higher-wins       The higher total wins the hand.

    ruling.head-in-suit        Following suit, play a card that beats the table if you have one.
    ruling.head-already-trumped  Once a trump lies on a plain lead, any card of the suit led will do.
    ruling.undertrump          Unable to go over a trump, you must still play a trump.
    ruling.partner-winning     All this holds even if your partner is winning the trick.
    ruling.declarer-is-winner  Only the player who won the trick declares, from the cards in hand.
    ruling.cuarenta-first-scope  A twenty costs the forty only the player who declared it.
    ruling.tute-any-time       Tute may be declared late; queens make no tute.
    ruling.no-declare-after-last  After the tenth trick nothing can be declared.
    ruling.declare-optional    Nobody has to declare.
    ruling.tie                 At equal totals the side with the last trick wins.
    ruling.match-tie           An even number of hands may end level.
    ruling.deal-right          The deal passes to the right.
    ruling.first-trick-typo    The winner of any trick leads to the next.
    """,
)
