"""The clauses of Twenty-Five, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses

CLAUSES = read_clauses(
    "twenty-five",
    """
    players.range              Three to nine can play.
    deck.52                    The pack has 52 cards.
    teams.solo                 Everybody may always play alone.
    teams.even-pairs           An even number may play in pairs.
    teams.nine                 Nine may play as three teams of three.
    teams.seating              Team-mates never play one straight after the other.
    game.25                    The first player or team to reach 25 wins.
    deal.five                  Everybody gets five cards.
    deal.upcard                The next card is turned up and its suit is trump.
    deal.stub-dead             The rest of the pack stays out of the hand.
    rank.plain-red             Plain red suits run from king down to 2; the ace of diamonds is last.
    rank.plain-black           Plain black suits run K Q J, then ace, 2 and so on up to 10.
    rank.five-best             The five of trumps is the best trump.
    rank.jack-second           The jack of trumps is second best.
    rank.ace-hearts-third      The ace of hearts is the third-best trump in every hand.
    rank.trump-ace-fourth      The ace of trumps comes next, unless it is the ace of hearts.
    rank.trump-rest            The other trumps follow in the order of their colour.
    rob.holder                 Whoever holds the ace of trumps may rob the upcard.
    rob.discard                The robber takes the upcard and lays any card away face down.
    rob.not-ace-hearts         The ace of hearts gives that right only when hearts are trump.
    rob.optional               Nobody has to rob.
    rob.deadline               After the first lead it is too late to rob.
    lead.first                 The player on the dealer’s left leads first.
    turn.clockwise             Everybody plays one card, clockwise.
    lead.winner                The winner of a trick leads to the next.
    follow.or-ruff             On a plain lead, follow suit or play a trump.
    follow.void-free           Unable to follow, you may play any card.
    follow.trump-lead          On a trump lead, play a trump if you can.
    follow.top-trump-exempt    With no trump but the five, the jack or the ace of hearts: any card.
    follow.top-never-forced    Nobody is ever forced to play one of those three.
    trick.winner               The highest trump wins, or else the highest card of the suit led.
    score.five                 Every trick scores 5 at once.
    deal.next                  The next dealer is the player on the dealer’s left.
    game.stop                  Play stops at that very moment.

    ruling.exempt-absolute     The three best trumps may be held back whatever trump is led.
    ruling.top-plus-lower      Holding one of the three and another trump, you choose which to play.
    ruling.ace-hearts-led      The ace of hearts led is a trump lead.
    ruling.ace-hearts-not-heart  The ace of hearts never counts as a heart to follow with.
    ruling.ruff-any-trump      You may trump with any trump, and need not beat the table.
    ruling.upcard-ace          If the upcard is the ace of trumps itself, nobody robs.
    ruling.rob-discard-any     The robber may lay away any of the six cards, even the upcard.
    ruling.rob-order           There is one decision to rob, before the first lead.
    ruling.no-joker            There is no joker.
    ruling.player-limits       Two or ten players are possible as an option.
    ruling.team-shape          Teams are all pairs or all threes, seated evenly round the table.
    ruling.no-overrun          Exactly one side reaches 25; scores run on from hand to hand.
    ruling.plain-five-heart    The five of hearts is an ordinary heart unless hearts are trump.
    """,
)
