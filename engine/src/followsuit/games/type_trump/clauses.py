"""The clauses of Type Trump, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses

CLAUSES = read_clauses(
    "type-trump",
    """
    players.range
    deck.all-dealt
    deck.no-extended
    rank.order
    score.max-ten
    trump.type
    trump.cycle
    trump.learner
    trump.announce
    trump.dual
    trump.ace-never
    dealer.next
    declare.before-play
    declare.one-suit
    declare.simultaneous
    declare.open-order
    declare.public
    declare.same-ok
    spoiler.choose
    declare.empty-hand
    spoiler.several
    spoiler.scrub
    lead.first
    turn.clockwise
    lead.any
    lead.winner
    follow.suit
    follow.free-pick
    follow.trump-forced
    follow.void
    follow.trump-lead
    follow.trump-void
    win.valid-trump
    win.powerless
    win.highest-trump
    win.no-trump
    win.trump-lead
    tie.last-played
    score.suit
    score.spoiler-one
    score.spoiler-zero
    end.rounds
    end.target
    end.tie
    part.swap
    part.joint-suit
    part.no-spoiler
    part.combined

    ruling.winner-leads
    ruling.trump-lead-ties
    ruling.scrubbed
    ruling.spoiler-best
    ruling.spoiler-others
    ruling.target-passed
    ruling.tie-after-rounds
    ruling.team-declares
    ruling.partners-talk
    ruling.team-target
    ruling.first-dealer
    ruling.dual-led
    ruling.trump-not-forced
    ruling.led-card-ties
    ruling.round-numbers
    ruling.no-extended
    ruling.call-out
    ruling.own-card-counts
    ruling.partnership-untested
    """,
)
