"""The clauses of Écarté, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses

CLAUSES = read_clauses(
    "ecarte",
    """
    players.two
    deck.32
    game.five
    rank.order
    deal.five
    deal.upcard-trump
    deal.king-upcard
    exchange.upcard-never
    exchange.nondealer-choice
    exchange.dealer-veto
    exchange.nondealer-draws
    exchange.dealer-draws
    exchange.repeat
    exchange.zero-allowed
    vulnerable.nondealer
    vulnerable.dealer
    vulnerable.not-after-first
    vulnerable.avoid
    exchange.short-stock
    exchange.stock-empty
    king.show
    game.stop-before-play
    lead.nondealer
    lead.winner
    follow.suit
    follow.head
    follow.must-trump
    follow.free
    trick.winner
    score.majority
    score.all-five
    score.vulnerable

    ruling.vulnerable-dealer
    ruling.king-window
    ruling.king-once
    ruling.king-optional
    ruling.vole-vulnerable
    ruling.loser-of-hand
    ruling.zero-zero
    ruling.discard-limit
    ruling.dealer-skipped
    ruling.deal-alternates
    ruling.head-with-trump-led
    ruling.discards-dead
    ruling.play-out
    """,
)
