"""The clauses of Type Trump, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses

CLAUSES = read_clauses(
    "type-trump",
    """
    players.range          Three or four can play.
    deck.all-dealt         All 36 cards of the basic Decktet are dealt, 12 or 9 each.
    deck.no-extended       Pawns and Courts are not used.
    rank.order             The Ace is lowest, then 2 to 9, and the Crown is highest.
    score.max-ten          Each suit is on ten cards.
    trump.type             In each round the cards of one type are trumps, eleven of them.
    trump.cycle            Trumps are personalities, then locations, then events, and so on.
    trump.learner          Learners may keep personalities as trumps in every round.
    trump.announce         The dealer says which type is trump before anyone declares.
    trump.dual             The Origin, The Market and The End are locations and events.
    trump.ace-never        An Ace has no type and is never a trump.
    dealer.next            The player who led a round deals the next one.
    declare.before-play    Suits are declared when trumps are known, before the first lead.
    declare.one-suit       Each player names one suit to score, or none.
    declare.simultaneous   With tokens everybody chooses in secret, and all are shown together.
    declare.open-order     Without tokens the dealer declares first, then the others in turn.
    declare.public         What everybody has chosen is open to all during play.
    declare.same-ok        Several players may choose the same suit.
    spoiler.choose         A player who names no suit is a Spoiler for the round.
    declare.empty-hand     A player who shows an empty hand has chosen no suit.
    spoiler.several        There may be more than one Spoiler.
    spoiler.scrub          If all are Spoilers, the hand is scrubbed.
    lead.first             The player on the dealer's left leads to the first trick.
    turn.clockwise         Play goes clockwise, one card each.
    lead.any               Any card may be led.
    lead.winner            The winner of a trick leads to the next.
    follow.suit            If no trump is led, play a card that shares a suit with it if you can.
    follow.free-pick       Of several such cards play whichever you like, a trump or not.
    follow.trump-forced    If the only such card is a trump, you must play that trump.
    follow.void            If you have no such card, play anything.
    follow.trump-lead      If a trump is led, play a trump if you have one, whatever its suits.
    follow.trump-void      Without a trump you may play anything, but you cannot win.
    win.valid-trump        A trump beats other leads only if it shares a suit with them.
    win.powerless          A trump that shares no suit with the lead has no power.
    win.highest-trump      Of several valid trumps the highest wins.
    win.no-trump           Without a valid trump, the highest card that shares a suit wins.
    win.trump-lead         If a trump is led, the highest trump wins, whatever its suits.
    tie.last-played        Of equal highest cards the one played last wins.
    score.suit             You score a point for each captured card with your suit.
    score.spoiler-one      A Spoiler with one trick scores its cards of one other player's suit.
    score.spoiler-zero     A Spoiler with no trick, or with several, scores nothing.
    end.rounds             You may play a fixed number of rounds, such as one for each player.
    end.target             Or you play to a target of 21 or 31 points.
    end.tie                If the leaders are level at the end, another round is played.
    part.swap              Partners sit opposite and swap hands when trumps have been announced.
    part.joint-suit        Each team chooses one suit together.
    part.no-spoiler        A team cannot be Spoiler.
    part.combined          A team scores the cards of both partners.

    ruling.winner-leads          The winner of a trick leads to the next, as in Shed.
    ruling.trump-lead-ties       Of equal trumps on a trump lead the later one wins, too.
    ruling.scrubbed              A scrubbed hand is dealt again: same dealer, same trumps, no round.
    ruling.spoiler-best          The Spoiler takes the best count over the opponents' suits, one by one.
    ruling.spoiler-others        Another Spoiler has no suit that could count.
    ruling.target-passed         If several pass the target, the highest total wins.
    ruling.tie-after-rounds      A tie after a fixed number of rounds is played off as well.
    ruling.team-declares         A team chooses one suit, the dealer's team first where the order counts.
    ruling.partners-talk         Partners talk about the choice of the suit only.
    ruling.team-target           Teams play to the same targets.
    ruling.first-dealer          The first dealer is drawn by lot or named.
    ruling.dual-led              A card of two types is not announced when it is led.
    ruling.trump-not-forced      You need not use a trump as long as another card follows.
    ruling.led-card-ties         Only two followers can be equal, never a follower and the led card.
    ruling.round-numbers         One round for each player means three or four rounds.
    ruling.no-extended           There is no way to play with Pawns and Courts.
    ruling.call-out              To call a led trump a trump is a courtesy.
    ruling.own-card-counts       Your own card in a trick that you win counts like the others.
    ruling.partnership-untested  The partnership game is offered as untested.
    """,
)
