"""The clauses of Reversis, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses
from ..plain_suits import Cited

CLAUSES = read_clauses(
    "reversis",
    """
    players.four           Four play, each alone.
    deck.48                The pack has 48 cards, without the tens: A K Q J 9 8 7 6 5 4 3 2.
    chips.start            Everybody begins with the same number of chips, at least 100.
    ante.first             For the first hand the dealer puts 10 into the pot, the others 5 each.
    deal.eleven            Eleven cards each, a twelfth to the dealer, one face down by each other.
    deal.passes-left       The deal passes to the left.
    ante.later             From the second deal on only the dealer antes: 5, into the newest pot.
    exchange.dealer        The dealer lays one card aside before play.
    exchange.swap          Each other player may lay a card aside and take the face-down card.
    exchange.blind         You decide before you see that card.
    exchange.peek          If you keep your hand you may look at the card, but not take it.
    exchange.talon         The four cards that are left over are the talon.
    lead.first             The player on the dealer’s left leads first, any card.
    follow.suit            Follow suit if you can.
    follow.void-free       Unable to follow, you may play any card.
    trick.winner           The highest card of the suit led takes the trick; there are no trumps.
    lead.winner            Whoever takes a trick leads to the next.
    end.eleven             A hand has eleven tricks.
    pay.immediate          Payments for aces and Quinola are made at once, whoever wins the hand.
    pay.ace-offsuit        For an ace thrown on another suit, the winner of the trick pays 1.
    pay.ace-forced         Whoever plays an ace to the lead of its suit pays the leader 1.
    pay.ace-diamonds       For the ace of diamonds the amount is 2.
    pay.ace-led            For a led ace the winner of the hand may collect from whoever led it.
    quinola.is-jh          The jack of hearts is called Quinola.
    quinola.offsuit-pay    For Quinola thrown on another suit, the winner of the trick pays 5.
    quinola.offsuit-pot    Its player takes the newest pot as well.
    quinola.forced-leader  Quinola played to a heart lead costs its player 10, paid to the leader.
    quinola.forced-others  The two others pay the leader 5 each.
    quinola.forced-remise  The player of the forced Quinola also pays a remise.
    quinola.led            For a led Quinola the winner of the hand may collect 10, and 5 from each other.
    remise.first           The first remise equals pot 1 and doubles it.
    remise.later           Each later remise equals the newest pot and forms another pot.
    quinola.new-pot        After the only pot is taken a new one is formed: 10 from the dealer, 5 each.
    remise.reset           After all pots are gone and a full ante is made, remises begin anew.
    points.values          Captured aces count 4, kings 3, queens 2, jacks 1.
    party.winner           The fewest points win the party.
    party.loser            The most points lose it.
    party.tie-tricks       Level on points, fewer tricks have precedence.
    party.tie-seat         Still level, the dealer has, then each player to the left.
    party.amount           The loser pays the winner 4 and the card points of the talon.
    party.double-across    If the two sit opposite each other, the amount is doubled.
    pay.claim              Such a payment lapses unless it is asked for before the next deal.
    reversis.undertaken    Whoever takes the first nine tricks is undertaking the reversis.
    reversis.refund        All payments of the hand for aces and Quinola are then undone, pots too.
    reversis.no-more-side  No such payments are made for the rest of the hand.
    reversis.made-pay      For all eleven tricks the player opposite pays 32, the others 16 each.
    reversis.made-pot      The newest pot too, if Quinola was played by that player in the first nine.
    reversis.broken-pay    If an opponent takes trick 10 or 11, the reversis player pays 64.
    reversis.broken-first-only  If both are lost, only the winner of trick 10 is paid.
    reversis.broken-remise  A broken player who had played Quinola in the first nine pays a remise.
    reversis.broken-by-quinola  If Quinola takes the breaking trick, only 54 are paid.
    espagnolette.holding   An espagnolette needs four aces, or three aces and Quinola.
    espagnolette.undertake  It is undertaken by failing to follow, though able, in tricks 1 to 9.
    espagnolette.last-two  In tricks 10 and 11 suit must be followed.
    espagnolette.not-by-following  No tricks with every lead followed is no espagnolette.
    espagnolette.wins-party  Without a trick, the espagnolette wins the party over anybody.
    espagnolette.side      Its player keeps the payments for aces and Quinola, and the pot.
    espagnolette.fail-party  If its player takes a trick, the party is lost.
    espagnolette.fail-return  Each player gets back twice what was paid for aces and Quinola.
    espagnolette.fail-pot  A pot that was won is returned, and a remise is paid.
    espagnolette.vs-made   If another player makes the reversis, the espagnolette pays all 64.
    espagnolette.break     Taking a trick to break a reversis costs the espagnolette nothing.
    game.end               After an agreed time or number of hands, most chips win.

    ruling.loser-is-most   The most points lose the party; the description misprints “least”.
    ruling.tie-favours     Precedence is a favour: among the worst, more tricks lose, the dealer last.
    ruling.face-down-three  Three cards lie face down, none before the dealer; else 49 are needed.
    ruling.misere-is-remise  The “misere” of a failed espagnolette is a remise.
    ruling.espagnolette-definition  The details count: no trick alone is no espagnolette, no bonus.
    ruling.forced-any      Any ace or Quinola played to the lead of its suit counts as forced.
    ruling.forced-winner-irrelevant  The leader is paid for a forced ace even if the ace wins.
    ruling.exchange-order  The dealer lays aside first, then the others from the dealer’s left.
    ruling.quinola-discardable  Aces and Quinola may be laid aside.
    ruling.talon-values    The talon counts ace 4, king 3, queen 2, jack 1, and nothing more.
    ruling.new-pot-timing  A new pot is formed at the next deal, instead of the dealer’s 5.
    ruling.remise-after-partial  While an older pot remains, the next remise again forms a new pot.
    ruling.remise-amount-time  A remise is as large as the pot in the moment of paying.
    ruling.pots-left       Pots left at the end are shared equally; odd chips belong to nobody.
    ruling.led-quinola-remise  A led Quinola costs no remise.
    ruling.claim-phase     Claims come after the score; nobody claims for a card of their own.
    ruling.reversis-no-party  With a reversis undertaken no party is paid, and nothing is claimed.
    ruling.refund-scope    The refund covers everybody’s payments, remises and pots of the hand.
    ruling.pot-after-refund  Pot and remise of a reversis are what they are after the refund.
    ruling.broken-by-quinola-which  54 is paid if Quinola wins the first trick that is lost.
    ruling.espagnolette-eligibility  The right is judged once, on the hand before the first trick.
    ruling.espagnolette-automatic  Nothing is announced: the first card that fails to follow counts.
    ruling.espagnolette-already-won  Undertaken after a trick was won, it has failed at once.
    ruling.espagnolette-offsuit  An ace or Quinola thrown by this right counts as thrown off.
    ruling.espagnolette-fail-winner  The failed player loses; the best of the other three wins.
    ruling.fail-double-total  Twice means twice in all: the payment back, and as much again.
    ruling.broken-overrides-espagnolette  If a third player breaks a reversis, the espagnolette is void.
    ruling.chips-debt      Chips may run out: then they are owed, and play goes on.
    ruling.no-bids         Reversis and espagnolette are not announced; they arise from play.
    """,
)
CITED = Cited(
    rank="deck.48",
    winner="trick.winner",
    lead="lead.first lead.winner",
    follow="follow.suit",
    void="follow.void-free",
)
