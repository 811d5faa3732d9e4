"""What the tests of Type Trump ask of the engine, in a few words."""

from __future__ import annotations

from typing import Any

from followsuit import Match, ask
from followsuit.games.type_trump import GAME

G = "type-trump"
P, L, E = "personality", "location", "event"
LESSON = [
    "author savage forest soldier lunatic penitent chance-meeting betrayal end",
    "ace-leaves ace-knots desert painter market diplomat merchant pact windfall",
    "ace-moons origin mountain castle cave mill darkness bard sea",
    "ace-suns ace-waves ace-wyrms journey battle sailor discovery calamity huntress",
]
DECLARED = "spoiler, declare wyrms, declare knots, declare waves"
TRICKS = (
    "forest, merchant, ace-moons, huntress, ace-suns, penitent, desert, mountain, "
    "chance-meeting, ace-leaves, mill, journey, sea, discovery, lunatic, diplomat, "
    "author, painter, bard, sailor, darkness, battle, soldier, pact, "
    "end, market, origin, calamity, betrayal, windfall, castle, ace-wyrms, "
    "ace-knots, cave, ace-waves, savage"
)


def short(clauses: Any) -> list[str]:
    return [name.removeprefix(f"{G}.") for name in clauses]


def winner(trump: str, *trick: str) -> dict[str, Any]:
    answer = ask({"ask": "winner", "game": G, "setting": {"trump": trump}, "trick": [*trick]})
    assert "error" not in answer, answer
    return {**answer, "cites": short(answer["clauses"])}


def lost(answer: dict[str, Any], card: str) -> list[str]:
    """The clauses by which a card has lost."""
    return next(short(item["clauses"]) for item in answer["losers"] if item["card"] == card)


def legal(trump: str, trick: str, hand: str) -> tuple[set[str], list[str]]:
    request = {"ask": "legal", "game": G, "setting": {"trump": trump}}
    answer = ask({**request, "trick": trick.split(), "hand": hand.split()})
    assert "error" not in answer, answer
    return set(answer["legal"]), short(answer["law"]["clauses"])


def score(form: str, players: int = 4, options: Any = None, **case: Any) -> dict[str, Any]:
    request = {"ask": "score", "game": G, "form": form, "case": case, "players": players}
    return ask({**request, "options": options or {}})


def cites(answer: dict[str, Any]) -> list[str]:
    said = [*answer["lines"], *answer["notes"]]
    return short(name for item in said for name in item["clauses"])


def start(players: int = 4, **more: Any) -> Match:
    """The hand of the lesson: dealt by South, personalities are trump."""
    deals = [{"hands": LESSON}] if players == 4 else []
    given: dict[str, Any] = {"dealer": players - 1, "deals": deals, "seed": 5, "hands": 1, **more}
    return Match(GAME, players, **given)


def play(match: Match, actions: str) -> Match:
    for action in actions.split(", "):
        match.apply(action)
    return match


def told(match: Match, kind: str) -> list[str]:
    """The clauses of all events of a kind."""
    return [c for event in match.table.events if event.kind == kind for c in event.clauses]


def said(match: Match, kind: str) -> list[str]:
    """The sentences of all events of a kind."""
    told = match.voice().plain
    return [told(event.say) for event in match.table.events if event.kind == kind]


def held(match: Match, seat: int) -> set[str]:
    return {card.code for card in match.table.pack.of(match.table.hands[seat])}
