"""`hand`: whole hands and matches, one action at a time; the record is all the memory there is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any

from .. import games
from ..errors import BadRequest, Fault, FollowSuitError
from ..match import Applied, Match
from ..messages import say
from ..order import Said
from ..packs import Pack
from ..records import in_record
from ..table import Event, Table
from .ended import ended_told, review
from .plays import play_told, table_of, trick_told
from .reading import Reader, are_names
from .telling import Teller

MOST_BEFORE = 10**3
MOST_ACTIONS = 10**4
DOINGS = {
    "new": "game players options seed names dealer totals before deal limit",
    "act": "record action actions",
    "undo": "record",
    "state": "record",
    "view": "record seat",
    "review": "record hand seat",
    "play_on": "record seat seed count",
}


def hand_answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """Start a match, act in it, take back, look at it (all of it, or as one seat may), review one
    of its hands, or let chance play on.

    `new` takes game, players, options, seed, names, dealer, totals (points before the first hand),
    before (hands played before it), deal (of the first hand) and limit (end after so many hands);
    the others take the `record` that each answer returns.
    """
    reader, doing = Reader.doing(request, DOINGS)
    if doing == "new":
        return _answer(begun(reader, request), [], (), reader.language)
    match = recorded(reader, request)
    if doing == "view":
        seat = reader.whole("seat", None, 0, match.players - 1)
        if seat is None and not reader.faults:
            reader.fault(say("missing-seat"), "seat")
        reader.done()
        assert seat is not None
        return {"state": state(match, seat, reader.language)}
    if doing == "state":
        return {"record": match.record(), "state": state(match, None, reader.language)}
    if doing == "review":
        return _reviewed(match, reader)
    if doing == "undo":
        match.undo()
        return _answer(match, [], match.ended, reader.language)
    if doing == "play_on":
        return _played_on(match, reader)
    if "actions" in request:
        if "action" in request:
            reader.fault(say("action-or-actions"), "action")
        return _acted(match, reader)
    ended = match.ended
    return _answer(match, applied(match, named(reader)).events, ended, reader.language)


def _reviewed(match: Match, reader: Reader) -> dict[str, Any]:
    """One hand of the match and its course; with a seat, what that seat was told of it."""
    number = reader.whole("hand", None, match.before, match.hand_number)
    seat = reader.whole("seat", None, 0, match.players - 1)
    if number is None and not reader.faults:
        reader.fault(say("missing-hand"), "hand")
    reader.done()
    assert number is not None
    table = match.hands[number - match.before]
    events = _events(match, table, seat, reader.language)
    return {"hand": review(match, table, events, reader.language)}


def named(reader: Reader) -> str:
    """The action that a request names."""
    action = reader.request.get("action")
    if not isinstance(action, str):
        reader.fault(say("missing-action"), "action")
        reader.done()
    return str(action)


def applied(match: Match, action: str, where: str = "action") -> Applied:
    """Do what a seat has chosen; a refusal says which field it is about."""
    try:
        return match.apply(action)
    except BadRequest as error:  # the deal that the record gives does not fit
        raise error.but(*(in_record(fault) for fault in error.faults)) from None
    except FollowSuitError as error:
        # A fault that names no place of its own is about the action.
        faults = (
            f._replace(where=where if f.where in ("", "action") else f.where) for f in error.faults
        )
        raise error.but(*faults) from None


def _acted(match: Match, reader: Reader) -> dict[str, Any]:
    """Several actions at once, and who chose what at which of these moments."""
    actions = reader.request["actions"]
    good = isinstance(actions, list) and all(isinstance(action, str) for action in actions)
    if not good:
        reader.fault(say("needs-actions"), "actions")
    reader.done()
    events: list[Event] = []
    moments, ended = [], match.ended
    for place, code in enumerate(actions):
        decision, tell = match.decision, Teller(match.game, match.voice(reader.language))
        held = match.table.pack.of(match.table.hands[decision.seat]) if decision else ()
        done = applied(match, code, f"actions[{place}]")
        assert decision is not None  # else nothing could have been applied
        chosen = decision.action(done.action)
        moments.append(
            {
                "seat": done.seat,
                "phase": done.phase,
                "hand": [card.code for card in held],
                "action": tell.action(chosen),
                "events": len(done.events),
            }
        )
        events.extend(done.events)
    return {**_answer(match, events, ended, reader.language), "moments": moments}


def _played_on(match: Match, reader: Reader) -> dict[str, Any]:
    """Random actions until the hand is over, until it is a seat's turn, or until there are enough."""
    seat = reader.whole("seat", None, 0, match.players - 1)
    count = reader.whole("count", MOST_ACTIONS, 1, MOST_ACTIONS)
    seed = reader.seed()
    reader.done()
    choose, hand, ended = Random(seed).random, match.hand_number, match.ended
    events: list[Event] = []
    actions: list[str] = []
    while len(actions) < count and match.hand_number == hand:
        decision = match.decision
        if decision is None or decision.seat == seat:
            break
        done = match.apply(decision.pick(choose()))
        actions.append(done.action)
        events.extend(done.events)
    return {**_answer(match, events, ended, reader.language), "actions": actions}


def begun(reader: Reader, request: Mapping[str, Any]) -> Match:
    """A new match as a request wants it."""
    game = reader.game()
    players = reader.whole("players", None, 2, 10)
    seed = reader.seed()
    dealer = reader.whole("dealer", None, 0, 9)
    limit = reader.whole("limit", None, 1, 10**4)
    before = reader.whole("before", 0, 0, MOST_BEFORE)
    given = request.get("names")
    seats = players or game.about.seated
    names = None if given is None else reader.names(game, seats, least=seats)
    deal = request.get("deal")
    if deal is not None and not isinstance(deal, Mapping):
        reader.fault(say("needs-deal"), "deal")
    totals = reader.whole_list("totals")
    reader.done()
    try:
        return Match(
            game,
            players,
            request.get("options"),
            seed=seed,
            names=names,
            language=reader.language,
            dealer=dealer,
            totals=totals,
            before=before,
            deals=[deal] if deal else [],
            hands=limit,
        )
    except BadRequest as error:
        own = (f._replace(where=f.where.replace("deals[0]", "deal", 1)) for f in error.faults)
        raise error.but(*own) from None


def recorded(reader: Reader, request: Mapping[str, Any]) -> Match:
    """The match of a request's record, played again."""
    record = request.get("record")
    if not isinstance(record, Mapping):
        reader.fault(say("missing-record"), "record")
        reader.done()
        raise AssertionError
    faults = record_faults(record)
    if faults:
        raise BadRequest(*faults)
    if record["game"] in games.names():  # first of all: its own words may tell what is wrong
        reader.speaks(games.game(record["game"]))
    return Match.from_record(record, reader.language)


def record_faults(record: Mapping[str, Any]) -> list[Fault]:
    """What is wrong with the shape of a record, before it is played."""
    record = {name: value for name, value in record.items() if value is not None}
    inner = Reader({k: v for k, v in record.items() if k != "hands"}, _RECORD_FIELDS)
    if not isinstance(record.get("game"), str):
        inner.fault(say("missing"), "game")
    inner.whole("players", None, 2, 10)
    if "names" in record and not are_names(record["names"]):
        inner.fault(say("needs-different-names"), "names")
    inner.seed()
    inner.whole("limit", None, 1, 10**4)
    inner.whole("before", None, 0, MOST_BEFORE)
    inner.whole_list("start")
    inner.whole_list("winners")
    hands = record.get("hands", [])
    if isinstance(hands, str) or not isinstance(hands, Sequence):
        inner.fault(say("needs-hands"), "hands")
        hands = []
    for number, hand in enumerate(hands):
        where = f"hands[{number}]"
        if not isinstance(hand, Mapping):
            inner.fault(say("needs-object"), where)
            continue
        inner.fields(hand, _HAND_FIELDS.split(), where)
        actions = hand.get("actions", [])
        if isinstance(actions, str) or not isinstance(actions, Sequence):
            inner.fault(say("needs-actions"), f"{where}.actions")
        elif not all(isinstance(action, str) for action in actions):
            inner.fault(say("needs-action-text"), f"{where}.actions")
        dealer = hand.get("dealer")
        if dealer is not None and (not isinstance(dealer, int) or isinstance(dealer, bool)):
            inner.fault(say("needs-a-seat"), f"{where}.dealer")
        if not isinstance(hand.get("deal", {}) or {}, Mapping):
            inner.fault(say("needs-deal"), f"{where}.deal")
        given = hand.get("totals", [])
        if not isinstance(given, Sequence) or not all(isinstance(n, int) for n in given):
            inner.fault(say("needs-numbers"), f"{where}.totals")
    return [fault._replace(where=f"record.{fault.where}") for fault in inner.faults]


_HAND_FIELDS = "dealer deal actions totals"
_RECORD_FIELDS = "game players options names seed limit start before winners"


def _answer(
    match: Match, events: Sequence[Event], ended: Sequence[Table], language: str
) -> dict[str, Any]:
    """What now stands and what has happened; the `ended` hands were over before."""
    return {
        "record": match.record(),
        "state": state(match, None, language),
        "events": [told_event(match, event, language) for event in events],
        "ended": ended_told(match, len(ended), language),
    }


def state(match: Match, seat: int | None = None, language: str = "en") -> dict[str, Any]:
    """What stands on the table: everything, or what one seat may know."""
    table, tell = match.table, Teller(match.game, match.voice(language))
    pack: Pack = table.pack
    decision = match.decision and match.decision.seen_by(seat)
    mine = decision is None or seat in (None, decision.seat)
    return {
        "game": match.game.id,
        "players": match.players,
        "options": match.options._asdict(),
        "limit": match.hand_limit,
        "names": list(match.names),
        "sides": tell.voice.side_names,
        "over": match.over,
        **tell.winners(match.winners),
        "hand": match.hand_number,
        "dealer": table.dealer,
        "seat": decision.seat if decision else None,
        "phase": decision.phase if decision else match.phase,
        **tell.choices(decision if mine else None),
        "totals": match.totals,
        "shown": deepcopy(table.shown),
        "trick": [{"seat": s, "card": pack.codes[c]} for s, c in table.playing],
        "hands": [
            [card.code for card in pack.of(hand)] if seat in (None, owner) else None
            for owner, hand in enumerate(table.hands)
        ],
        "held": [hand.bit_count() for hand in table.hands],
        "stock": [pack.codes[c] for c in table.stock] if seat is None else None,
        "won": [len(cards) for cards in table.won],
        "unseen": _unseen(match, tell) if seat is not None else [],
        "events": _events(match, table, seat, language),
        "ledger": [tell.line(entry) for entry in table.lines],
    }


def _events(match: Match, table: Table, seat: int | None, language: str) -> list[dict[str, Any]]:
    """What has happened in a hand, as far as a seat was told of it."""
    return [
        told_event(match, event, language)
        for event in table.events
        if seat is None or event.to is None or seat in event.to
    ]


def _unseen(match: Match, tell: Teller) -> list[dict[str, Any]]:
    """What lies on the table and may not be looked at, and why."""
    if match.over or not any(match.table.won):
        return []
    return [tell.told(Said(say("won-piles"), ("common.ruling.won-piles",)))]


def told_event(match: Match, event: Event, language: str = "en") -> dict[str, Any]:
    """An event with its sentence; plays and tricks get theirs from the rules now."""
    table, trick = match.table, dict[str, Any]()
    if event.say:
        said = Said(event.say, event.clauses)
    else:
        table = table_of(match, event)
        said, trick = (play_told if event.kind == "play" else trick_told)(match, table, event)
    tell = Teller(match.game, match.voice(language, table))
    return {
        "kind": event.kind,
        "seat": event.seat,
        "side": event.side,
        "cards": [table.pack.codes[card] for card in event.cards],
        "open": event.to is None,
        **(tell.amount(event.line) if event.line else {}),
        **trick,
        **tell.told(said),
    }
