"""`ranks`, `winner` and, for a card, `legal`: questions about cards on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..duty import law
from ..errors import Fault, brief
from ..game import Game
from ..ledger import Note
from ..messages import Message, Named, Row, say
from ..packs import Pack, bits
from ..rules import Ranking
from ..trick import ahead
from .reading import NO_CARD, Reader, are_names
from .telling import Teller

REVOKE = "common.ruling.revoke"


def ranks_answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """The rank tables of a game under a setting, best card first, equal cards together."""
    reader = Reader(request, "game setting")
    game = reader.game()
    setting = reader.setting(game)
    reader.done()
    tell = Teller.of(game, game.pack(setting), reader.language)
    return {
        "game": game.id,
        "setting": game.plain(setting),
        "setting_text": tell.voice.plain(game.positions.describe(setting)),
        "ranks": [_ranking(tell, ranking) for ranking in game.trick.rankings(setting)],
    }


def _ranking(tell: Teller, ranking: Ranking) -> dict[str, Any]:
    cards, clauses = [], []
    for place in ranking.run.places:
        for equal in place.cards:
            cards.append([card.code for card in tell.pack.of(equal)])
            clauses.append(list(tell.game.cite(place.clause)))
    title = tell.voice.plain(ranking.title)
    return {"key": ranking.key, "title": title, "cards": cards, "clauses": clauses}


def cards_answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """Which cards of a hand may be played now, each with its reason."""
    reader = Reader(request, "game setting hand trick names")
    game = reader.game()
    setting = reader.setting(game)
    pack: Pack = game.pack(setting)
    hand = reader.cards(pack, "hand")
    trick = reader.cards(pack, "trick", required=False)
    names = reader.names(game, len(trick) + 1)
    reader.once_each(pack, ("trick", trick), ("hand", hand))
    if not hand and not reader.faults:
        reader.fault(say("needs-hand"), "hand")
    limit = game.positions.hand_limit(setting)
    if limit and len(hand) > limit:
        reader.fault(say("has-cards-for-hand", number=len(hand), most=limit), "hand")
    sizes = game.positions.sizes(setting)
    if len(trick) >= max(sizes):
        reader.fault(say("trick-full"), "trick")
    if not reader.faults:
        reader.faults.extend(_trick_faults(game, setting, trick))
    held = sum(1 << card for card in set(hand) - {NO_CARD})
    if not reader.faults:
        reader.faults.extend(_held_faults(game, setting, trick, held))
    reader.done()
    bound = law(game.trick.chain(setting, trick, held), held)
    tell = Teller.of(game, pack, reader.language, names)
    return {
        "game": game.id,
        "setting": game.plain(setting),
        "setting_text": tell.voice.plain(game.positions.describe(setting)),
        "legal": [card.code for card in pack.of(bound.allowed)],
        "law": tell.told(bound.said),
        "cards": [
            {
                "card": pack.codes[card],
                "legal": bool(bound.allowed >> card & 1),
                **tell.told(bound.of(card)),
            }
            for card in hand
        ],
    }


def winner_answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """Who wins a trick: the running winner after each card, the reasons, what it brings.

    `hands` may give what each seat still held when it played (its card not included): then a card
    that broke the rules is told in `illegal`.
    """
    reader = Reader(request, "game setting trick names hands")
    game = reader.game()
    setting = reader.setting(game)
    pack: Pack = game.pack(setting)
    trick = reader.cards(pack, "trick")
    reader.once_each(pack, ("trick", trick))
    if not trick and not reader.faults:
        reader.fault(say("needs-trick"), "trick")
    names, whole = _seated(reader, game, setting, len(trick))
    complete = len(trick) == whole
    hands = _hands(reader, pack, trick, request.get("hands"))
    if not reader.faults:
        reader.faults.extend(_trick_faults(game, setting, trick))
    if not reader.faults:
        reader.faults.extend(_hand_faults(game, setting, trick, hands))
    reader.done()
    names = _turns(names, len(trick))
    verdict = game.trick.judge(setting, trick)
    said, after = verdict.said, list[Note]()
    if not complete:  # nobody has won yet, and nothing follows from it
        own = game.trick.verdict and verdict.steps[-1].said
        said = own or ahead(game.trick.order(setting, trick), trick, verdict.winner)
    leads: int | None = None
    if complete:
        after = game.trick.brings(setting, trick, verdict.winner)
        leads = game.trick.leads(setting, trick, verdict.winner)
    tell = Teller.of(game, pack, reader.language, names)
    return {
        "game": game.id,
        "setting": game.plain(setting),
        "setting_text": tell.voice.plain(game.positions.describe(setting)),
        "complete": complete,
        "names": list(names),
        "steps": [
            {
                "seat": step.position,
                "card": pack.codes[step.card],
                "winner": step.winner,
                **tell.told(step.said),
            }
            for step in verdict.steps
        ],
        "winner": verdict.winner,
        "name": None if verdict.winner is None else names[verdict.winner],
        "card": None if verdict.winner is None else pack.codes[trick[verdict.winner]],
        **tell.told(said),
        "losers": [
            {"seat": position, "card": pack.codes[trick[position]], **tell.told(said)}
            for position, said in verdict.losers
        ],
        "after": tell.told_all(after),
        "leads": leads,
        "illegal": _illegal(tell, setting, trick, hands),
    }


def _seated(reader: Reader, game: Game, setting: Any, count: int) -> tuple[tuple[str, ...], int]:
    """The names of the players of a trick, and how many cards it has once it is whole.

    Where tricks come in several sizes, as many names as players tell which it is; without them the
    players are as few as the cards allow. An unfinished trick may name only those who have played.
    """
    given = reader.request.get("names")
    named = len(given if are_names(given) else ())
    sizes = game.positions.sizes(setting)
    fitting = [size for size in sizes if size >= count]
    known = [size for size in fitting if game.positions.seats(setting, size) == named]
    if not fitting:
        reader.fault(_size(count, sizes), "trick")
    whole = min(known or fitting, default=max(sizes))
    seats = game.positions.seats(setting, whole)
    most = max(game.positions.seats(setting, size) for size in sizes)
    if named > most:
        reader.fault(say("has-names", number=named, seats=most), "names")
    return reader.names(game, seats, least=min(count, seats)), whole


def _turns(names: Sequence[str], count: int) -> tuple[str, ...]:
    """Names by position: players take turns again where a trick goes round twice."""
    return tuple(names[position % len(names)] for position in range(count))


def _size(count: int, sizes: Sequence[int]) -> Message:
    if len(sizes) < 4:
        return say("has-cards-for-trick", number=count, sizes=Row.verbatim(sizes))
    return say("has-cards-beyond-trick", number=count, most=max(sizes))


def _hands(reader: Reader, pack: Pack, trick: Sequence[int], given: Any) -> dict[int, int]:
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        reader.faults.append(Fault(say("needs-hands-by-seat"), "hands"))
        return {}
    hands, groups = {}, [("trick", trick)]
    for seat, cards in given.items():
        if brief(seat) not in map(str, range(len(trick))):
            reader.fault(say("needs-seat-of-trick"), f"hands.{brief(seat)}")
            continue
        listed = reader.card_list(pack, cards, f"hands.{seat}")
        groups.append((f"hands.{seat}", listed))
        hands[int(seat)] = sum(1 << card for card in set(listed) - {NO_CARD})
    reader.once_each(pack, *groups)
    return hands


def _trick_faults(game: Game, setting: Any, trick: Sequence[int]) -> list[Fault]:
    """Why there can be no such trick. A card that breaks a rule is no reason: it is `illegal`."""
    cards, shown = game.pack(setting).cards, game.positions.leader_holds(setting, trick)
    return game.positions.check_trick(setting, trick) + [
        Fault(say("held-by-leader", name=Named(cards[card])), f"trick[{seat}]")
        for seat, card in enumerate(trick)
        if seat and shown >> card & 1
    ]


def _held_faults(game: Game, setting: Any, trick: Sequence[int], held: int) -> list[Fault]:
    """Why the next player of a trick cannot hold these cards."""
    pack, shown = game.pack(setting), game.positions.leader_holds(setting, trick)
    faults = game.positions.check_hand(setting, trick, held)
    if trick:
        elsewhere = pack.of(shown & held)
        return faults + [
            Fault(say("held-by-leader", name=Named(card)), "hand") for card in elsewhere
        ]
    missing = pack.of(shown & ~held)
    return faults + [Fault(say("needed-by-leader", name=Named(card)), "hand") for card in missing]


def _hand_faults(
    game: Game, setting: Any, trick: Sequence[int], hands: Mapping[int, int]
) -> list[Fault]:
    """Why a seat cannot have held these cards when it played."""
    return [
        fault._replace(where=f"hands.{seat}")
        for seat, held in hands.items()
        for fault in _held_faults(game, setting, trick[:seat], held | 1 << trick[seat])
    ]


def _illegal(
    tell: Teller, setting: Any, trick: Sequence[int], hands: Mapping[int, int]
) -> list[dict[str, Any]]:
    found, game, pack = [], tell.game, tell.pack
    # Of a leader who has shown cards enough is known, even if nobody gives the rest.
    shown = game.positions.leader_holds(setting, trick)
    known = {0: shown, **hands} if shown else hands
    for seat, held in sorted(known.items()):
        hand = held | 1 << trick[seat]
        bound = law(game.trick.chain(setting, trick[:seat], hand), hand)
        if not bound.allowed >> trick[seat] & 1:
            said = bound.of(trick[seat])
            found.append(
                {
                    "seat": seat,
                    "card": pack.codes[trick[seat]],
                    "legal": [pack.codes[card] for card in bits(bound.allowed)],
                    **tell.told(said._replace(clauses=(*said.clauses, REVOKE))),
                }
            )
    return found
