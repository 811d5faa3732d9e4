"""The clauses of Fünfzehnern, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses
from ..plain_suits import Cited

CLAUSES = read_clauses(
    "fuenfzehnern",
    """
    players.three-or-four   Three or four play, everyone alone.
    deck.32                 Four use 32 cards, from seven to ace.
    deck.three              Three take one whole suit out and use 24 cards.
    score.values            Ace 5, king 4, queen 3, jack 2, ten 1; the rest nothing.
    deal.eight              Everybody gets eight cards, and none is left.
    lead.first              The player on the dealer’s left leads first.
    follow.suit             Follow suit if you can.
    follow.void-free        Unable to follow, play any card.
    trick.winner            The highest card of the suit led wins.
    lead.winner             The winner of a trick leads to the next.
    play.eight-tricks       A hand has eight tricks.
    lead.bound              Whoever takes the lead from another must go on with the suit of that trick.
    lead.bound-until-out    Only when that suit is used up may another be led.
    lead.free-after         Out of the suit, a leader may lead anything.
    lead.rebound            Whoever takes the lead later is bound to the suit of that later trick.
    lead.unbeatable         A card that surely nobody can beat may be led from any suit.
    lead.unbeatable-ace     An ace is such a card.
    lead.unbeatable-all-played  So is a card whose betters have all been played.
    zwang.holding           King and queen of one suit in one hand are a zwang.
    zwang.declare           While the ace is out, you may lead the queen and say “zwang”.
    zwang.ace-forced        Whoever holds the ace must play it to this trick.
    zwang.effect            The ace wins, and the king is the best card left in the suit.
    score.minus-fifteen     Your score for a hand is what you captured less fifteen.
    score.hard              With chips: take one for each point above fifteen, pay one for each below.
    game.end                You play for an agreed time or number of hands.

    ruling.rank             Every suit ranks A K Q J 10 9 8 7.
    ruling.first-leader-free  Whoever leads to the first trick is bound to no suit.
    ruling.unbeatable       A better card in your own hand counts as if it had been played.
    ruling.bound-survives   Leading an unbeatable card of another suit does not end the duty.
    ruling.no-rebind-own    Out of the suit, a leader is not bound to the next one.
    ruling.zwang-no-exemption  Zwang gives no right to leave the suit you are bound to.
    ruling.zwang-own-ace    Zwang cannot be said by the holder of the ace.
    ruling.zwang-optional   The queen may be led without a word; then nobody is forced.
    ruling.zwang-others     The other players follow as always.
    ruling.three-suit       Three players choose freely which suit to take out.
    ruling.direction        Play and deal go to the left.
    """,
)

CITED = Cited(
    rank="ruling.rank",
    winner="trick.winner",
    lead="lead.first",
    follow="follow.suit",
    void="follow.void-free",
)
