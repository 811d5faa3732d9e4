"""The clauses of Canadian Salad, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses
from ..plain_suits import Cited

CLAUSES = read_clauses(
    "canadian-salad",
    """
    players.range       Three to six play, each alone.
    deck.52             An ordinary pack; aces are high, and no suit is trump.
    deck.three          Three players take out the 2 of clubs.
    deck.four           Four players use all 52 cards.
    deck.five           Five players take out the 2 of clubs and the 2 of diamonds.
    deck.six            Six players take out the 2 and 3 of clubs and the 2 and 3 of diamonds.
    deal.all            All the cards are dealt, the same number to each.
    lead.first          The player on the dealer’s left leads first.
    lead.winner         Whoever takes a trick leads to the next.
    follow.suit         Follow suit if you can.
    follow.void-free    Unable to follow, you may play any card.
    trick.winner        The highest card of the suit led takes the trick.
    play.all-tricks     Every hand is played to its last trick.
    hand1.tricks        Hand 1: every trick costs 10.
    hand2.hearts        Hand 2: every heart captured costs 10.
    hand3.queens        Hand 3: every queen captured costs 25.
    hand4.king-spades   Hand 4: the king of spades costs 100.
    hand5.last-trick    Hand 5: the last trick costs 100.
    hand6.all           Hand 6: all five penalties hold together.
    score.after-hand    The score is written down after the last trick of the hand.
    game.six            The game has exactly six hands.
    game.lowest         The lowest total wins.

    ruling.six-removed  Six players take out the 2 and 3 of both clubs and diamonds.
    ruling.cumulative   In hand 6 penalties add up, even on one card or one trick.
    ruling.no-lead-limits  Any card may be led at any time, hearts, queens and the king of spades too.
    ruling.no-early-stop  A hand goes on when its last penalty has fallen.
    ruling.first-dealer  Chance decides who deals first, and the deal passes to the left.
    ruling.tie          Level totals share the win.
    ruling.no-shoot     Taking all the penalties earns nothing.
    """,
)
CITED = Cited(
    rank="deck.52",
    winner="trick.winner",
    lead="lead.first lead.winner ruling.no-lead-limits",
    follow="follow.suit",
    void="follow.void-free",
)
