"""The search for a game's bank: long, so nobody waits for it but who makes banks, or has none."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate
from random import Random
from typing import Any

from ..game import Game
from ..packs import bits
from ..slips import misread
from .alike import readers_of, row
from .bank import deal, decides, offered
from .claims import TOLD, find, name_of
from .effort import effort, rests
from .spots import Row, Spot, answer, sort_of, spots

DEALS = 150  # that are searched
SOUGHT, FEW = 1500, 8  # that are searched for what fewer positions than these show
ALIKE = 4  # positions that divide the readers in the same way; more if they are of other sorts
LARGEST = 400  # positions of a bank
TOGETHER = 4  # claims in a question
TRIED, CLAIMS = 24000, 120  # groups of claims, and how many of them are kept
EACH = 28  # of them show each misreading that any shows: what else shows it may show nothing else
DRAWN = 3  # positions for each further claim: what shows most that the others do not is taken
SHORT = 3  # actions that a claim tells of
TRUE = 0.6  # how often what is claimed is right


def made(game: Game) -> Mapping[str, Any]:
    """The positions of a bank, and of each what decides it, what else it rests on, and what effort it takes."""
    rows = search(game)
    # One position after the other: what finds it is remembered for a while.
    parts = {"CLAUSES": decides, "RESTS": rests, "EFFORTS": effort}
    told = [{part: tell(game, one.name) for part, tell in parts.items()} for one in rows]
    return {"ROWS": rows, **{part: tuple(one[part] for one in told) for part in parts}}


def search(game: Game) -> tuple[Row, ...]:
    """The positions that tell most, out of many deals; the same for the same game."""
    found: dict[tuple[int, ...], list[Row]] = defaultdict(list)
    for number in range(DEALS):
        for spot in deal(game, number):
            one = row(game, spot)
            alike = found[one.given]
            another = len(alike) < ALIKE or sort_of(one) not in map(sort_of, alike)
            if any(one.given) and offered(one) and another:
                alike.append(one)
    _seek(game, found)
    best = _best([rows for rows in found.values() if rows], LARGEST, FEW)
    return (*best, *_best([[one] for one in _claimed(game, best)], CLAIMS, EACH))


def _seek(game: Game, found: dict[tuple[int, ...], list[Row]]) -> None:
    """More positions of more deals for the misreadings that few positions show."""
    readers = range(len(misread(game)))
    shown = Counter[int]()
    kinds: dict[int, set[str]] = defaultdict(set)
    for one in (one for rows in found.values() for one in rows):
        for reader in bits(one.showing):
            shown[reader] += 1
            kinds[reader].add(one.kind)
    for number in range(DEALS, SOUGHT):
        few = [reader for reader in readers if shown[reader] < FEW]
        for kind in sorted(set[str]().union(*(kinds[reader] for reader in few))):
            for spot in spots(game, kind, number):
                right = answer(game, spot)
                who = readers_of(game, spot)
                showing = [n for n in few if who[n] is not game and answer(who[n], spot) != right]
                if showing and offered(one := row(game, spot)) and len(found[one.given]) < FEW:
                    found[one.given].append(one)
                    shown.update(showing)


def _best(groups: list[list[Row]], most: int, each: int) -> list[Row]:
    """Those first that show what few show, and so many for every misreading and of every sort."""
    worth = _worth([rows[0] for rows in groups])
    groups.sort(key=lambda rows: worth(rows[0]), reverse=True)
    rows = [one for rows in groups for one in rows]
    kept, shown = rows[:most], Counter[int]()
    sorts = Counter(map(sort_of, kept))
    for one in kept:
        shown.update(bits(one.showing))
    for one in rows[most:]:
        if sorts[sort_of(one)] < each or any(shown[reader] < each for reader in bits(one.showing)):
            kept.append(one)
            sorts[sort_of(one)] += 1
            shown.update(bits(one.showing))
    return kept


def _worth(rows: Sequence[Row]) -> Callable[[Row], float]:
    """What a position is worth among these: the more, the fewer others show what it shows."""
    shown = Counter(reader for one in rows for reader in bits(one.showing))
    # Rounded: later Pythons add up more exactly, and what is worth as much must be so in all of them.
    return lambda one: round(sum(1 / shown[reader] for reader in bits(one.showing)), 9)


def _claimed(game: Game, rows: Sequence[Row]) -> Iterator[Row]:
    """Claims about some of these positions, as rows of their own, each other than all before.

    Who thinks none of them right has no answer.
    """
    random, worth = Random(f"{game.id}/claims"), _worth(rows)
    named = {}
    for one in rows:
        spot = find(game, one.name)
        assert spot
        if one.kind in TOLD and _usual(game, spot):
            named[one] = _named(game, spot)
    fitting = list(named)
    weights = list(accumulate(worth(one) for one in fitting))
    wrong = {one.name: [n for n in one.given if n] for one in fitting}
    givers = {
        one.name: [_givers(one, place) for place in range(len(one.answers))] for one in fitting
    }
    readers, had = len(misread(game)), set[tuple[int, ...]]()
    for _ in range(TRIED if len(fitting) >= TOGETHER else 0):
        chosen = _together(fitting, weights, random)
        claims = [
            (one, 0 if random.random() < TRUE else random.choice(wrong[one.name])) for one in chosen
        ]
        if len(claims) < TOGETHER or all(place == 0 for _, place in claims):
            continue
        if not _at_one_table([named[one] for one in chosen]):
            continue
        right = sum(1 << n for n, (_, place) in enumerate(claims) if place == 0)
        agreed = sum(givers[one.name][place] << n for n, (one, place) in enumerate(claims))
        masks = agreed.to_bytes(readers, "little")  # a byte for each reader
        if right and 0 not in masks:
            answers = {right: 0}
            given = tuple(answers.setdefault(mask, len(answers)) for mask in masks)
            if given not in had:
                had.add(given)
                yield Row(name_of(claims), "claims", tuple(answers), given)


def _givers(one: Row, place: int) -> int:
    """Who gives an answer: a byte for each reader, the first one lowest, which is 1 or 0."""
    return int.from_bytes(bytes(given == place for given in one.given), "little")


def _together(rows: Sequence[Row], weights: Sequence[float], random: Random) -> list[Row]:
    """Positions for the claims of a question, each of which shows what the others do not; fewer if one came twice."""
    chosen: dict[str, Row] = {}
    shown = 0
    for number in range(TOGETHER):
        drawn = random.choices(rows, cum_weights=weights, k=DRAWN if number else 1)
        one = max(drawn, key=lambda other: (other.showing & ~shown).bit_count())
        chosen[one.name] = one
        shown |= one.showing
    return list(chosen.values())


def _usual(game: Game, spot: Spot) -> bool:
    """Whether a position has the game's usual pack, and can be told in a few words."""
    if spot.kind == "action":
        return bool(spot.about.pack == game.pack(game.setting())) and len(spot.about.codes) <= SHORT
    setting = getattr(spot.about, "setting", None)
    return setting is None or game.pack(setting) == game.pack(game.setting())


def _named(game: Game, spot: Spot) -> tuple[int, tuple[int, ...]]:
    """How many players a claim names one of, and the sides of which it names one; 0 and none if it does not."""
    if spot.kind in ("winner", "leader"):
        return len(set(spot.about.seats)), ()
    if spot.kind == "action":
        moment = spot.about.moment
        return moment.players, game.match.sides(moment.players, moment.options)
    if spot.kind != "points":
        return 0, ()
    players = spot.about.players
    return players, game.match.sides(players, game.read_options(players, spot.about.options))


def _at_one_table(named: Sequence[tuple[int, tuple[int, ...]]]) -> bool:
    """Whether claims that name players may stand together."""
    return all(len({one[part] for one in named if one[part]}) <= 1 for part in (0, 1))
