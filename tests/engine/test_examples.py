"""Every worked example of the book, put to the engine: the claim must be what the engine says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from followsuit import ask
from followsuit.games import MODULES
from followsuit.games import game as find_game

TUTORIALS = Path(__file__).parents[2] / "tutorials"


def examples() -> list[Any]:
    found = []
    for game in MODULES:
        data = yaml.safe_load((TUTORIALS / f"{game}.yml").read_text("utf-8"))
        found += [pytest.param(game, e, id=f"{game}/{e['id']}") for e in data["examples"]]
    return found


def split(cards: Any) -> list[str]:
    if not isinstance(cards, str):
        return [str(card) for card in cards or []]
    return [c.strip() for c in cards.split(",")] if "," in cards else cards.split()


def answer(**request: Any) -> dict[str, Any]:
    got = ask({name: value for name, value in request.items() if value is not None})
    assert "error" not in got, got["errors"]
    return got


class Codes:
    """Codes of cards from any way of writing them."""

    def __init__(self, game: str, setting: Any) -> None:
        got = answer(ask="game", game=game, setting=setting)
        self.known = {c["name"]: c["code"] for c in got["cards"]}
        self.known |= {c["code"]: c["code"] for c in got["cards"]}

    def __call__(self, cards: Any) -> list[str]:
        return [self.known[card] for card in split(cards)]


def cited(got: Any) -> set[str]:
    """Every clause id anywhere in an answer."""
    if isinstance(got, str):
        return {got}
    parts = got.values() if isinstance(got, dict) else got if isinstance(got, list) else ()
    return set().union(*(cited(part) for part in parts))


@pytest.mark.parametrize(("game", "example"), examples())
def test_the_engine_says_what_the_book_says(game: str, example: dict[str, Any]) -> None:
    kind = next(k for k in ("play", "score", "ranks", "hand", "trick") if k in example)
    got = CHECKS[kind](game, example)
    told = cited(got)
    missing = [one for one in find_game(game).cite(example["shows"]) if one not in told]
    assert not missing, f"cites only {sorted(one for one in told if one.startswith(game))}"


def check_trick(game: str, example: dict[str, Any]) -> Any:
    got = answer(
        ask="winner",
        game=game,
        setting=example.get("setting"),
        trick=split(example["trick"]),
        names=example.get("names"),
    )
    codes = Codes(game, example.get("setting"))
    winner = str(example["claim"]["winner"])
    if winner == "nobody":
        assert got["winner"] is None
    elif winner in codes.known:
        assert got["card"] == codes.known[winner]
    else:
        assert got["name"] == winner
    return got


def check_hand(game: str, example: dict[str, Any]) -> Any:
    got = answer(
        ask="legal",
        game=game,
        setting=example.get("setting"),
        hand=split(example["hand"]),
        trick=split(example.get("trick")),
    )
    codes = Codes(game, example.get("setting"))
    claim = example["claim"]["legal"]
    assert set(got["legal"]) == set(codes(example["hand"] if claim == "all" else claim))
    return got


def check_ranks(game: str, example: dict[str, Any]) -> Any:
    got = answer(ask="ranks", game=game, setting=example["ranks"])
    codes = Codes(game, example["ranks"])
    tables = {table["key"]: table["cards"] for table in got["ranks"]}
    for key, claim in example["claim"].items():
        flat = [sorted(group) for group in tables[key]]
        groups = [codes([c]) if isinstance(c, str) else codes(c) for c in split_groups(claim)]
        assert flat == [sorted(group) for group in groups]
    return got


def split_groups(claim: Any) -> list[Any]:
    return split(claim) if isinstance(claim, str) else list(claim)


def check_score(game: str, example: dict[str, Any]) -> Any:
    case = dict(example["score"])
    request = {name: case.pop(name, None) for name in ("form", "players", "options", "names")}
    request["names"] = request["names"] or example.get("names")
    got = answer(ask="score", game=game, case=case, **request)
    gains = [0] * len(got["totals"])
    for line in got["lines"]:
        if line["side"] is not None:
            gains[line["side"]] += line["points"]
    for name, claim in example["claim"].items():
        if name == "points" and isinstance(claim, dict):
            named = [(line["account"], line["points"]) for line in got["lines"]]
            assert {who: sum(n for one, n in named if one == who) for who in claim} == claim
        elif name == "points":
            assert gains == claim
        elif name == "moves":
            assert {move["code"] for move in got["moves"]} == set(claim)
        elif name == "winners":
            assert got["winners"] == [
                got["sides"].index(w) if isinstance(w, str) else w for w in claim
            ]
        else:
            assert got[name] == claim
    return got


def check_play(game: str, example: dict[str, Any]) -> Any:
    play = dict(example["play"])
    actions = [str(action) for action in play.pop("actions", [])]
    play.pop("skip", None)
    deal = play.pop("deal", None)
    if deal:
        deal = {**deal, "hands": [split(h) if h else None for h in deal["hands"]]}
        deal["stock"] = split(deal.get("stock"))
    names = play.pop("names", None) or example.get("names")
    got = answer(ask="hand", do="new", game=game, deal=deal, names=names, **play)
    everything: list[Any] = [got]
    for action in actions:
        got = answer(ask="hand", do="act", record=got["record"], action=action)
        everything.append(got)
    state = got["state"]
    for name, claim in example["claim"].items():
        if name == "seat":
            assert state["names"][state["seat"]] == claim
        elif name in ("actions", "can", "cannot"):
            known = find_game(game)
            pack = known.pack(known.setting())
            codes = {a["code"] for a in state["actions"]}
            claimed = {pack.respell(str(c)) for c in ([claim] if isinstance(claim, str) else claim)}
            assert codes & claimed == (set() if name == "cannot" else claimed)
            assert name != "actions" or codes == claimed
        elif name == "event":
            told = [e["kind"] for one in everything for e in one["state"]["events"]]
            told += [e["kind"] for one in everything for e in one.get("events", [])]
            assert set([claim] if isinstance(claim, str) else claim) <= set(told)
        elif name == "shown":
            known = find_game(game)
            pack = known.pack(known.setting())
            for key, value in claim.items():
                truth = pack.respell(value) if isinstance(value, str) else value
                assert state["shown"].get(key) == truth
        elif name == "hand":
            seat, cards = claim
            codes = Codes(game, None)
            assert set(state["hands"][state["names"].index(seat)]) == set(codes(cards))
        elif name == "trick":
            codes = Codes(game, None)
            assert [played["card"] for played in state["trick"]] == codes(claim)
        elif name == "winners":
            assert state["winner_names"] == claim
        else:
            assert state[name] == claim
    return everything


CHECKS = {
    "trick": check_trick,
    "hand": check_hand,
    "ranks": check_ranks,
    "score": check_score,
    "play": check_play,
}
