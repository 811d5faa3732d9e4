"""The clauses of Tëtka, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses
from ..plain_suits import Cited

CLAUSES = read_clauses(
    "tetka",
    """
    players.four           Four play, each alone.
    deck.52                The pack has 52 cards; aces are high, and no suit is trump.
    object.avoid           Everybody tries to collect as few penalty points as possible.
    deal.all               The whole pack is dealt, thirteen cards each.
    deal.bum-card          The last card, one of the dealer’s, is shown to all: the bum card.
    lead.first             The player on the dealer’s left leads first, any card.
    turn.clockwise         Everybody plays one card, clockwise.
    lead.winner            Whoever takes a trick leads to the next.
    follow.suit            Follow suit if you can.
    follow.void-free       Unable to follow, you may play any card.
    trick.winner           The highest card of the suit led takes the trick.
    play.thirteen          A hand has thirteen tricks, and all of them are played.
    penalty.bum-card       Capturing the bum card costs 1 point.
    penalty.tetka          Capturing Tëtka, the queen of the bum card’s suit, costs 2.
    penalty.other-queen    Every other queen costs 1.
    penalty.bum-trick      Taking the trick that has the number of the bum card costs 1.
    penalty.bum-trick-map  Ace is trick 1, number cards are their number, jack 11, queen 12, king 13.
    penalty.last-trick     Taking the thirteenth trick costs 1.
    penalty.king-last-double  If the bum card is a king, the thirteenth trick costs 2.
    penalty.most-tricks    Having won the most tricks costs 1 at the end of the hand.
    penalty.most-tie-suit  If players are level, whoever of them has more cards of the bum suit pays.
    penalty.most-tie-card  If they are still level, whoever has the highest card of that suit.
    penalty.cumulative     All penalties that fall on one trick are charged.
    game.four-hands        A game is four hands, so that everybody deals once.
    game.orbits            A longer game is an agreed number of turns of the deal round the table.
    game.lowest            The lowest total wins.

    ruling.bum-is-queen    A queen as bum card is both: 1 as bum card and 2 as Tëtka.
    ruling.tetka-total     Tëtka costs 2 altogether, not 2 and another 1 as a queen.
    ruling.tie-among-tied  The tie-breaks compare only the players who are level.
    ruling.tie-none        If no player who is level has a card of the bum suit, nobody pays.
    ruling.deal-order      Cards are dealt singly from the dealer’s left, so the last is the dealer’s.
    ruling.deal-passes-left  The deal passes to the left.
    ruling.tie-game        Level totals share the win.
    """,
)
CITED = Cited(
    rank="deck.52",
    winner="trick.winner",
    lead="lead.first lead.winner",
    follow="follow.suit",
    void="follow.void-free",
)
