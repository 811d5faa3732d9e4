"""The clauses of Tyzicha, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses

CLAUSES = read_clauses(
    "tyzicha",
    """
    players.three          Three play, each alone.
    deck.24                The pack has 24 cards, from nines to aces.
    game.1001              The game ends when a player reaches 1001.
    rank.order             Each suit ranks A, 10, K, Q, J, 9: the ten beats the king.
    score.card-values      Ace 11, ten 10, king 4, queen 3, jack 2, nine 0.
    score.marriage-values  A marriage in hearts is worth 100, diamonds 80, clubs 60, spades 40.
    deal.seven             Everybody gets seven cards; three lie face down as the widow.
    deal.passes-left       The deal passes to the left.
    bid.first              The dealer's right bids first, then the dealer, then the dealer's left.
    bid.open-110           The first bid is 110.
    bid.raise-ten          Every later bid is exactly ten higher.
    bid.pass-out           Whoever passes is out of the auction.
    bid.end                When two have passed, the third is declarer at the last bid.
    bid.forced             If the first two pass at once, the third is forced to play.
    bid.forced-choice      A forced player chooses between 110 and a special 100.
    widow.show             The declarer shows the widow to all and takes it.
    widow.give             The declarer gives one card face up to each opponent: eight cards each.
    widow.raise            The declarer may then raise the contract by a multiple of ten.
    widow.concede          Or concede: the contract is lost and each opponent scores 40.
    forced100.hidden       At 100 neither the widow nor the gifts are shown.
    forced100.no-raise     At 100 there is no raising.
    forced100.concede      At 100 one may still concede.
    lead.declarer          The declarer leads to the first trick.
    lead.winner            The winner takes the trick and leads to the next.
    follow.suit            Follow suit if you can.
    follow.must-trump      If you cannot follow, play a trump.
    follow.free            Only with neither may you play another suit.
    follow.head            Of the cards you may play, one that wins must be played if there is one.
    trick.winner           The highest trump wins, or else the highest card of the suit led.
    trump.none-at-start    No suit is trump until a marriage is revealed.
    marriage.reveal        On lead with king and queen of a suit, you may reveal them as a marriage.
    marriage.lead          You must then lead one of the two.
    marriage.trump         The suit of the marriage becomes trump.
    marriage.repeat        This may happen several times in a hand.
    score.made             The contract is made if cards and marriages exceed it.
    score.made-amount      Then the declarer scores the contract, not the sum.
    score.broken           Otherwise the declarer loses the contract.
    score.opponents        Then each opponent scores his own cards and marriages.
    game.cap               Whoever is not declarer cannot rise above 1000.
    game.finish-as-declarer  So the winning points come from a contract of one's own.

    ruling.exceeds             The sum must be more than the contract; equal is not enough.
    ruling.opponents-score     Opponents score only when the contract is broken.
    ruling.order               Bidding, play and deal all go clockwise.
    ruling.no-rounding         The opponents' points are not rounded.
    ruling.first-trick-marriage  The declarer may reveal a marriage with the very first lead.
    ruling.marriage-needs-trick  A marriage counts even if its owner wins no trick.
    ruling.undertrump          If you cannot follow or overtrump, a losing trump must still be played.
    ruling.no-trump-void       While no suit is trump, a player who cannot follow is free.
    ruling.immediate-trump     The new trumps rule the very trick that the marriage leads to.
    ruling.one-marriage-per-lead  One marriage for one lead, with both cards in hand.
    ruling.raise-once          One decision after the gifts: play, raise once, or concede.
    ruling.bid-limit           Bids have no upper limit.
    ruling.concede-contract    Conceding costs the contract, and the 40 respect the limit of 1000.
    ruling.cap-scope           The limit holds for every gain of a player who is not declarer.
    ruling.dealer-can-be-declarer  The dealer plays like the others.
    ruling.negative            Scores may fall below zero.
    """,
)
