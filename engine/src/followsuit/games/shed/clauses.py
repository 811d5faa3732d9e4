"""The clauses of Shed, in the order of its page, and our rulings."""

from __future__ import annotations

from ...clauses import read_clauses

CLAUSES = read_clauses(
    "shed",
    """
    players.range            Two to five can play, each alone.
    deck.basic               The pack is the basic Decktet of 36 cards.
    types.groups             A card belongs to a type or, if it is an Ace, to the group of its suit.
    types.dual               The Origin, The Market and The End are locations and events.
    rank.order               Ranks rise from Ace over 2 to 9, Pawn and Court to the Crown.
    tokens.start             Each take begins with one token of every suit.
    tokens.supply            Tokens thrown away make an open supply, empty at the start.
    tokens.conserved         For each suit there are always as many tokens as there are takes.
    deal.hand                Everybody gets seven cards; five players with 44 cards get eight.
    deal.remainder           A fixed number of cards is set aside unseen.
    deal.drawpile            The other cards are the draw pile.
    lead.first               The player on the dealer's left leads first.
    lead.any                 The leader may play any card.
    lead.type                The type of the led card must be followed, unless it is an Ace.
    types.crown-typed        A Crown, a Pawn or a Court leads by its type.
    lead.announce            Whoever leads a card of two types names one of them.
    turn.clockwise           Everybody adds one card, clockwise.
    follow.type              Play a card of the type if you hold one.
    follow.void              Unable to follow, you may play any card, which cannot win.
    follow.dual              A card of two types follows locations and events alike.
    follow.ace-untyped       An Ace follows no type.
    win.highest              The highest card that follows wins.
    win.offtype              A card that does not follow never wins.
    tie.last-played          Of equal highest cards the one played last wins.
    lead.winner              The winner of a trick leads to the next.
    lead.ace                 An Ace that is led asks for its suit.
    follow.ace-suit          On an Ace, play a card of its suit if you hold one.
    ace.beaten               A led Ace is the lowest of its suit and beaten by the highest.
    ace.crown                If the Crown of its suit is played, the led Ace wins.
    ace.alone                If nobody else plays its suit, the led Ace wins.
    rank.ace-zero            An Ace that was not led is worth zero and cannot win.
    token.lead-suits         Only the suits of the led card count for tokens.
    token.shed               A winner who holds such a token puts one into the supply.
    token.choice             With tokens of several of these suits, the winner chooses.
    token.single             After an Ace or a Crown, one suit counts.
    token.mandatory          A token that can be thrown away must be.
    penalty.when             A winner without any such token suffers the penalty.
    penalty.steal            The winner takes such a token from an opponent.
    penalty.supply           If no opponent has one, the winner takes it from the supply.
    penalty.empties          An opponent whose last token is taken wins.
    trick.discard            A finished trick is out of play until the next round.
    draw.order               After the token everybody draws a card, the winner first.
    draw.exhausted           Without a draw pile, play on until all hands are empty.
    round.dealer             The next dealer is the player on the dealer's left.
    round.reshuffle          All cards are shuffled together for a new round.
    round.takes-kept         Takes and supply stay from round to round.
    end.immediate            The game ends the moment a take is empty, and its owner wins.
    kingmaker.when           It is a kingmaker case if each possible take would let somebody win.
    kingmaker.shared         First solution: all who could be chosen share the win.
    kingmaker.supply         Second solution: the token comes from the supply instead.
    deck.extended            Three to five single players may add Pawns, or Pawns and Courts.
    token.triple             After a Pawn or a Court, any of three suits counts.
    deck.two-part-basic      Two players and partnerships never use Pawns or Courts.
    tokens.random-start      Variant: each take begins with six tokens drawn at random.
    part.seats               Two teams of two sit crosswise and play a card each, clockwise.
    part.pool                A team has one take of six tokens.
    part.deal                Eight cards each, four set aside, no draw pile.
    part.win                 The first team with an empty take wins.
    part.values              Number cards are worth their number, Crowns ten.
    part.combine             Partners' cards that follow the lead are added.
    part.shed                The winning team throws away one token of the led card's suits.
    part.next-lead           The winner whose card is worth more leads, or else the later one.
    part.ace                 A led Ace is worth 1, or 11 if anybody plays its Crown.
    part.tie                 Of equal totals, the team wins whose card made them equal.
    part.penalty             Without such a token the team takes one, from the others if it can.
    two.tokens               Each of the two players starts with six tokens.
    two.deal                 Ten cards each, four set aside, twelve to draw.
    two.alternate            Each plays two cards to a trick, in turn.
    two.follow-own           The leader's second card must follow as well.
    two.combine              A player's two cards that follow the lead are added.
    two.tie                  Of equal totals, the player wins whose card made them equal.
    two.ace                  A led Ace is worth 11 if the opponent plays its Crown, else 1.
    two.token                The winner throws a token away, or suffers the usual penalty.
    two.draw                 Each player draws one card after a trick.
    two.lead                 The winner leads to the next trick.

    ruling.ace-no-type       An Ace has no type and never follows one, whatever its suit.
    ruling.ace-zero-value    The zero of an Ace matters only where values are added.
    ruling.one-ace-per-suit  No Ace can follow another.
    ruling.crown-leads-type  A Crown leads its type; only its token has a single suit.
    ruling.end-lead          The End led is named location or event; a Leaves token moves.
    ruling.shed-compulsory   We read "must", not "may": a token is thrown away if possible.
    ruling.penalty-none-held No penalty for a winner who holds one of the led suits.
    ruling.penalty-choice    The winner chooses the opponent and the suit.
    ruling.supply-never-short  The supply always has the token that must be taken.
    ruling.taken-last-wins   A player whose last token is taken wins too.
    ruling.kingmaker-case    Only last tokens can be taken, and from two or more opponents.
    ruling.kingmaker-default The shared win is our default.
    ruling.ending-take-allowed  The winner may take a last token though others could be taken.
    ruling.draw-after-tokens The token moves first; if that ends the game nobody draws.
    ruling.draw-one          Everybody draws one card after each trick while the pile lasts.
    ruling.first-dealer      The first dealer is drawn at random unless you name one.
    ruling.courts-only       Courts without Pawns are dealt like Pawns.
    ruling.extended-types    Pawns and Courts have the types of the published cards.
    ruling.own-second-card   With two players the leader's second card must follow.
    ruling.same-type-as-lead Cards are added if they follow the lead.
    ruling.combine-automatic Cards that follow are always added.
    ruling.scoring-card-ties The latest card with a value is the one that equalises.
    ruling.combined-ace      Where cards are added, an Ace counts by its value only.
    ruling.ace-with-crown-leads  Of an Ace worth 11 and its Crown, the Ace's player leads.
    ruling.two-sides-penalty With two takes the penalty can end the game, without a kingmaker.
    ruling.team-decider      The partner who leads next decides on the token.
    ruling.token-set         Tokens of suits beyond the number of takes are not in the game.
    ruling.random-start-takes  With two takes the random start draws from twelve tokens.
    ruling.no-round-limit    There is no limit to the rounds.
    ruling.tie-example-hypothetical  The source's tie example imagines another hand.
    ruling.dual-under-ace    Under an Ace, cards of two types follow by suit alone.
    ruling.extended-under-ace  Pawns and Courts follow an Ace of any of their suits.
    ruling.extended-singles-only  Pawns and Courts are for single players only.
    """,
)
