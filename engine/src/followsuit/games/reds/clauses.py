"""The clauses of Reds, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses

CLAUSES = read_clauses(
    "reds",
    """
    players.range           Two to six can play.
    deck.39                 Without hearts and jokers 39 cards are left, in three suits.
    game.nine               The game lasts nine rounds.
    game.winner             The highest total wins.
    round.order             A round is bidding, then the exchange, then play.
    round.five-tricks       A round has five tricks.
    rank.values             In each suit the ace is high, then K, Q, J, 10 and so on down to the 2.
    trump.diamonds          Diamonds are trump in every round.
    anti.turnup             The first black card turned up after the deal names the anti-trump suit.
    anti.neutral            The other black suit is neutral.
    turnup.dead             Cards turned up take no part in the round.
    anti.none               If no black card is left to turn, the round has no anti-trump.
    anti.none-six           That can only happen with six players.
    dealer.first            Who cuts the highest card deals first; ties cut again.
    deal.five               Everybody gets five cards, face down.
    dealer.rotate           The deal passes to the left every round.
    bid.order               The player on the dealer's left bids first, the dealer last.
    bid.range               A bid is a number of tricks from 0, called nil, to 5.
    bid.public              Each bid is said aloud and written down at once.
    bid.free                Any bid is allowed, whatever the others have bid.
    bid.before-exchange     You bid on the cards you were dealt, before any are passed.
    pass.schedule           A table says how many cards are passed in each round, and which way.
    pass.exact              You pass exactly that many cards, of your own choice.
    pass.simultaneous       All have passed before anyone looks; nothing received goes on.
    pass.two-players        With two players, left and right are the same person.
    pass.none               Round 9 and the rounds that break a tie have no exchange.
    lead.first              The player on the dealer's left leads to the first trick.
    turn.clockwise          Play goes clockwise.
    lead.any                Any card may be led, a trump or an anti-trump too.
    lead.winner             The winner of a trick leads to the next.
    follow.suit             Follow suit if you can.
    follow.void             If you cannot, play any card; you need not trump.
    win.trump               With trumps in the trick, the highest trump wins.
    win.led                 Without one, the highest card of a led suit that is not anti-trump wins.
    win.anti-discard        An anti-trump played to the lead of another suit never wins.
    win.anti-all            If all cards of a trick are anti-trumps, the highest of them wins.
    win.anti-broken         If another suit falls on a led anti-trump, no anti-trump can win.
    win.anti-neutral        Then the highest trump wins or, without one, the highest neutral card.
    score.exact             Exactly your bid: three points a trick and five more.
    score.nil               A nil bid that wins no trick scores ten.
    score.over              Too many tricks: three for each you bid, one for each more.
    score.under             Too few tricks: one point for each.
    score.nil-failed        A nil bid that wins tricks scores one for each.
    score.running           The scores of all rounds are added up.
    game.tie                Level at the top, you play rounds without exchange until one leads.
    game.short              The short game has only the rounds 1, 4, 5, 8 and 9.
    var.hidden              Variant: bids are written secretly and shown after the last trick.
    var.partners            Variant for four or six: partners sit opposite and add their scores.
    var.partners-win        The team with the highest total wins.

    ruling.winner-leads       The winner of a trick leads to the next, as everywhere.
    ruling.suits-before-values  On a broken anti-trump lead the suit counts before the value.
    ruling.order-line         The order trump, suit led, anti-trump is for other leads.
    ruling.neutral-off-suit   Off suit, a neutral card wins only on an anti-trump lead.
    ruling.led-anti-trump     A led anti-trump wins only if every card is an anti-trump.
    ruling.no-anti-trump      Without an anti-trump, both black suits are ordinary suits.
    ruling.cut-for-deal       Only those who tie for the highest card cut again.
    ruling.bid-total          The bids may add up to five.
    ruling.anti-known         You know the anti-trump suit when you bid.
    ruling.pass-at-once       The cards passed are chosen from the dealt hand, all at once.
    ruling.turned-cards       The cards turned up stay visible and out of play.
    ruling.left-neighbour     Left is the next player clockwise.
    ruling.tie-break-all      Everybody plays the rounds that break a tie, and anybody can win them.
    ruling.team-tie           Teams level at the top play on in the same way.
    ruling.three-teams        Six partners make three teams of two.
    ruling.hidden-when        Hidden bids are written after the turn-up, before the exchange.
    ruling.no-talk            Partners do not talk about their cards.
    ruling.bid-word           Three points count for each trick of the bid.
    ruling.broken-nil         A broken nil costs nothing: one point a trick.
    ruling.team-nil           Each partner's nil is judged on its own.
    """,
)
