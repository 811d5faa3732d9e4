"""The clauses of Sheepshead, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses
from ..queens_and_jacks import Cited

CLAUSES = read_clauses(
    "sheepshead",
    """
    players.five           Five play.
    deck.32                The pack has 32 cards, from seven to ace.
    trump.set              All queens, all jacks and all diamonds are trumps, 14 cards.
    trump.order            Queens, jacks (clubs, spades, hearts, diamonds), then A 10 K 9 8 7.
    plain.order            Clubs, spades and hearts rank A, 10, K, 9, 8, 7.
    points.values          Ace 11, ten 10, king 4, queen 3, jack 2, the rest nothing; 120 in all.
    deal.six               Six cards each, and two in the centre.
    deal.rotate            The deal moves left after every hand.
    bid.order              From the dealer’s left each player picks up or passes, once.
    bid.first-wins         The first to pick up is the bidder and takes the two cards.
    bid.all-pass           If all five pass, a leaster is played.
    partner.jd             The holder of the jack of diamonds is the bidder’s partner.
    partner.secret         The partner need not say so.
    partner.in-blind       If the partner’s card lies in the centre, the bidder has no partner.
    call.condition         To call up, the bidder must have been dealt the jack of diamonds.
    call.target            The called card is the next trump above it that the bidder does not hold.
    call.limit             The highest card that can be called is the queen of spades.
    call.before-look       Calling up is said before the bidder sees the two cards.
    call.announced         The call is said aloud, so all know who has the jack of diamonds.
    call.optional          Nobody has to call up.
    alone.declare          The bidder may refuse a partner, before seeing the two cards.
    discard.two            The bidder takes both cards and discards any two.
    discard.count          Their points belong to the bidder.
    discard.blitz-queens   Queens shown for the bidder’s blitz or schmaltz may not be discarded.
    lead.bidder            The bidder leads to the first trick.
    lead.winner            The winner of a trick leads to the next.
    follow.suit            Follow suit if you can.
    follow.trump-suit      Trump is one suit: queens, jacks and diamonds never follow another.
    follow.void            Unable to follow, you may play anything; you need not trump.
    win.trump              The highest trump in a trick wins.
    win.plain              Without a trump the highest card of the suit led wins.
    make.61                The bidder’s side makes it with 61 or more; 60 loses.
    make.opposition        The opposition succeeds with 60 or more.
    make.solo              Without a partner the bidder needs the 61 alone.
    score.partner-make     Made with a partner: bidder 2, partner 1, each opponent minus 1.
    score.partner-miss     Missed with a partner: minus 4, minus 2, each opponent plus 2.
    score.solo-make        Made without a partner: bidder 4, each opponent minus 1.
    score.solo-miss        Missed without a partner: bidder minus 8, each opponent plus 2.
    score.zero-sum         Every hand adds up to zero.
    double.each            Each doubler in force doubles the scores of the hand.
    double.voluntary       B, S, A, C and C² are chosen; N, N² and L come by themselves.
    double.blitz           Whoever has both black queens may show them: a blitz (B).
    double.schmaltz        The same with the red queens: a schmaltz (S).
    double.blitz-time      The bidder says it before seeing the cards, others before the first lead.
    double.alone           Alone is a doubler (A).
    double.crack           An opponent may crack before the first lead (C).
    double.crack-once      There is one crack in a hand.
    double.recrack         A cracked bidder may re-crack before leading (C becomes C²).
    double.no-schneider    A side with fewer than 30 points is a doubler (N).
    double.no-trick        A side without a trick is another one (N becomes N²).
    double.after-leaster   The first hand after leasters that is none carries one doubler (L).
    leaster.lead           In a leaster the dealer leads.
    leaster.rules          Tricks go as usual, and everybody plays alone.
    leaster.blind          The two cards go unseen to the winner of the first trick with a trump.
    leaster.winner         The fewest points win, among those who have a trick.
    leaster.tie            Equal fewest share.
    leaster.score          By number of winners: 4 and −1, 3 and −2, 2 and −3, 1 and −4, 0.
    double.none-leaster    No doubler counts in a leaster.
    end.free               Play on as long as you like, or agree on a number of hands.
    end.limit              A point limit starts at a number and falls by one each hand.
    end.limit-first        The first player to reach it wins.
    end.limit-margin       If several reach it at once, the one furthest past it wins.
    end.limit-tie          If those are level, hands go on until there is one winner.

    ruling.card-table      Queens above jacks above diamonds, as the flattened table must mean.
    ruling.winner-leads    The winner of a trick leads to the next, as is standard.
    ruling.bidder-leads    The bidder leads first, in a leaster the dealer; elsewhere others do.
    ruling.call-forced     The called card is fixed: held cards are skipped, nothing is chosen.
    ruling.silent-solo     With the jack of diamonds and no call, the bidder plays secretly alone.
    ruling.jack-from-centre  If the jack comes from the centre there is no partner and no call.
    ruling.alone-any-hand  Alone may be said with or without the jack of diamonds.
    ruling.discard-free    Any two cards may be discarded except queens shown by the bidder.
    ruling.discards-without-trick  The discards count even for a side that wins no trick.
    ruling.doublers-multiply  Doublers multiply: three of them make eightfold.
    ruling.schneider-border  Fewer than 30 fails; exactly 30 is safe for either side.
    ruling.crack-after-pass  An opponent who has passed may crack as well.
    ruling.one-crack       One crack a hand, whoever says it.
    ruling.partner-no-recrack  The partner may neither crack nor re-crack.
    ruling.unknown-opposition  Whoever does not hold the partner’s card may crack.
    ruling.announcement-order  From the bidder’s left each speaks once, then the bidder, then play.
    ruling.own-queens      Both queens must be among the six cards that were dealt to you.
    ruling.alone-stacks    Alone doubles on top of the scores without a partner.
    ruling.centre-claimed  Somebody always wins a trick with a trump: most trumps are in hands.
    ruling.any-trump-trick Any trump in a trick counts, and only the first such trick.
    ruling.no-trick-loses  Without a trick you lose a leaster, even with no points.
    ruling.shared-leaster  Two to five may share a leaster; with five nobody pays.
    ruling.thumb-rule      That a leaster costs one point at most is a saying, not a rule.
    ruling.one-leaster-doubler  Leasters in a row leave a single doubler behind.
    ruling.limit-formula   On hand h the limit is its start minus h plus one; leasters count.
    ruling.limit-tie       In extra hands all play on, and the limit keeps falling.
    ruling.level-leaders   After a fixed number of hands level leaders share the win.
    ruling.team-of-one     A bidder without a partner is a side for schneider and trick.
    ruling.no-misdeal      Misdeals and revokes are not covered: only legal cards can be played.
    """,
)
CITED = Cited(
    turncoats="trump.set",
    suits="trump.order",
    above="trump.order ruling.card-table",
    diamonds="trump.order trump.set",
    plain="plain.order",
    trump_wins="win.trump",
    plain_wins="win.plain",
    lead="lead.bidder lead.winner leaster.lead",
    follow="follow.suit",
    follow_trump="follow.suit follow.trump-suit",
    not_suit="follow.trump-suit",
    void="follow.void",
    values="points.values",
    next_lead="lead.winner ruling.winner-leads",
)
