"""The clauses of Écarté, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses

CLAUSES = read_clauses(
    "ecarte",
    """
    players.two              Two play: the dealer and the non-dealer.
    deck.32                  The pack has 32 cards, aces to sevens.
    game.five                The first player with five points wins.
    rank.order               Each suit ranks K Q J A 10 9 8 7: the ace is below the jack.
    deal.five                Each player gets five cards.
    deal.upcard-trump        The next card is turned up and set aside; its suit is trump.
    deal.king-upcard         If it is a king, the dealer scores a point at once.
    exchange.upcard-never    Nobody can ever draw the upcard.
    exchange.nondealer-choice  The non-dealer plays, or proposes an exchange.
    exchange.dealer-veto     The dealer may refuse; then play begins without an exchange.
    exchange.nondealer-draws If the dealer accepts, the non-dealer lays off cards and draws as many.
    exchange.dealer-draws    Then the dealer may do the same.
    exchange.repeat          Then the non-dealer may propose again, and the dealer may refuse again.
    exchange.zero-allowed    You may propose and then lay off nothing.
    vulnerable.nondealer     A non-dealer who plays without any exchange is vulnerable.
    vulnerable.dealer        A dealer who refuses the first proposal is vulnerable.
    vulnerable.not-after-first  After one exchange nobody becomes vulnerable by ending it.
    vulnerable.avoid         An exchange in which you lay off nothing avoids being vulnerable.
    exchange.short-stock     When the stock runs short, the non-dealer takes what he wants first.
    exchange.stock-empty     When the stock is empty, play begins at once.
    king.show                Whoever holds the king of trumps may show it and score a point.
    game.stop-before-play    If a king brings the fifth point, the hand is not played.
    lead.nondealer           The non-dealer leads first.
    lead.winner              The winner of a trick leads to the next.
    follow.suit              Follow suit if you can.
    follow.head              Following suit, play a higher card if you can.
    follow.must-trump        Unable to follow, play a trump if you can.
    follow.free              Unable to do either, play any card.
    trick.winner             The higher trump wins, or else the higher card of the suit led.
    score.majority           Three tricks or more score 1.
    score.all-five           All five tricks score one more.
    score.vulnerable         The winner scores one more if the opponent was vulnerable.

    ruling.vulnerable-dealer   Refusing the first proposal makes the dealer vulnerable.
    ruling.king-window         The king is shown after the exchange and before the first lead.
    ruling.king-once           There is at most one point for the king in a hand.
    ruling.king-optional       Nobody has to show the king; unshown, it brings nothing.
    ruling.vole-vulnerable     Five tricks against a vulnerable player score 3.
    ruling.loser-of-hand       Being vulnerable costs something only if you lose the hand.
    ruling.zero-zero           If both lay off nothing, the exchange is over.
    ruling.discard-limit       You lay off no more cards than the stock has left.
    ruling.dealer-skipped      If the non-dealer empties the stock, the dealer draws nothing.
    ruling.deal-alternates     The players deal in turn.
    ruling.head-with-trump-led  On a trump lead you must beat it with a trump if you can.
    ruling.discards-dead       Cards laid off stay face down and never come back.
    ruling.play-out            All five tricks are played.
    """,
)
