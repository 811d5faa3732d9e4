"""The bank of a game: positions that show its misreadings, and what every reader answers in each."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache, lru_cache
from importlib import import_module
from random import Random

from ..game import Game
from ..quiz import kinds_of
from ..quiz.action import action_question
from ..quiz.asked import Question
from ..quiz.fault import fault_question
from ..quiz.goal import goal_question
from ..quiz.legal import legal_question
from ..quiz.points import points_question
from ..quiz.winner import winner_question
from ..slips import misread
from .claims import TOLD, claims_question, find, name_of
from .kept import kept_rows
from .spots import Answer, Row, Spot, answer, row, spots

DEALS = 150  # that are searched
SOUGHT, FEW = 1500, 8  # that are searched for what fewer positions than these show
ALIKE = 4  # positions that divide the readers in the same way
LARGEST = 400  # positions of a bank
WRONG = 4  # wrong numbers to choose from at most
TOGETHER = 3  # claims in a question
TRIED, CLAIMS = 6000, 120  # groups of claims, and how many of them are kept
SETS = ("claims", "action")  # kinds whose answers are sets of options
SHORT = 3  # actions that a claim tells of
SEATED = ("winner", "fault")  # the kinds that are answered with a place in the trick
TRUE = 0.6  # how often what is claimed is right


@cache
def bank(game: Game) -> tuple[Row, ...]:
    """The positions of a game that tell most: made before (see `__main__`), else searched for now."""
    try:
        rows = import_module(f"{game.words}.bank").ROWS
    except ModuleNotFoundError:
        rows = kept_rows(game.id)
    return search(game) if rows is None else tuple(map(Row._make, rows))


def search(game: Game) -> tuple[Row, ...]:
    """The positions that tell most, out of many deals; the same for the same game."""
    found: dict[tuple[int, ...], list[Row]] = defaultdict(list)
    for number in range(DEALS):
        for spot in _deal(game, number):
            one = row(game, spot)
            alike = found[one.given]
            if any(one.given) and _offered(one) and len(alike) < ALIKE:
                alike.append(one)
    _seek(game, found)
    best = _best([rows for rows in found.values() if rows], LARGEST)
    together: dict[tuple[int, ...], list[Row]] = {}
    for one in _claimed(game, best):
        together.setdefault(one.given, [one])
    return (*best, *_best(list(together.values()), CLAIMS))


def _seek(game: Game, found: dict[tuple[int, ...], list[Row]]) -> None:
    """More positions of more deals for the misreadings that few positions show."""
    readers = misread(game)
    shown = Counter[int]()
    kinds: dict[int, set[str]] = defaultdict(set)
    for one in (one for rows in found.values() for one in rows):
        for reader in _showing(one):
            shown[reader] += 1
            kinds[reader].add(one.kind)
    for number in range(DEALS, SOUGHT):
        few = [reader for reader in range(len(readers)) if shown[reader] < FEW]
        for kind in sorted(set[str]().union(*(kinds[reader] for reader in few))):
            for spot in spots(game, kind, number):
                right = answer(game, spot)
                showing = [n for n in few if answer(readers[n].game, spot) != right]
                if showing and _offered(one := row(game, spot)) and len(found[one.given]) < FEW:
                    found[one.given].append(one)
                    shown.update(showing)


def _showing(one: Row) -> list[int]:
    """The misreadings that a position shows."""
    return [reader for reader, given in enumerate(one.given) if given]


def _best(groups: list[list[Row]], most: int) -> list[Row]:
    """Those first that show what few show, and some for every misreading."""
    worth = _worth([rows[0] for rows in groups])
    groups.sort(key=lambda rows: worth(rows[0]), reverse=True)
    rows = [one for rows in groups for one in rows]
    kept, shown = rows[:most], Counter[int]()
    for one in kept:
        shown.update(_showing(one))
    for one in rows[most:]:
        if any(shown[reader] < FEW for reader in _showing(one)):
            kept.append(one)
            shown.update(_showing(one))
    return kept


def _worth(rows: Sequence[Row]) -> Callable[[Row], float]:
    """What a position is worth among these: the more, the fewer others show what it shows."""
    shown = Counter(reader for one in rows for reader in _showing(one))
    return lambda one: sum(1 / shown[reader] for reader in _showing(one))


def _claimed(game: Game, rows: Sequence[Row]) -> Iterator[Row]:
    """Claims about some of these positions, as rows of their own; who thinks none of them right has no answer."""
    random, worth = Random(f"{game.id}/claims"), _worth(rows)
    spots = {one: find(game, one.name) for one in rows if one.kind in TOLD}
    named = {one: _named(game, spot) for one, spot in spots.items() if spot and _usual(game, spot)}
    fitting = list(named)
    weights = [worth(one) for one in fitting]
    for _ in range(TRIED if len(fitting) >= TOGETHER else 0):
        chosen = {one.name: one for one in random.choices(fitting, weights, k=TOGETHER)}
        claims = [
            (one, 0 if random.random() < TRUE else random.choice([n for n in one.given if n]))
            for one in chosen.values()
        ]
        true = sum(place == 0 for _, place in claims)
        if len(claims) < TOGETHER or not 0 < true < TOGETHER:
            continue
        if not _at_one_table([named[one] for one, _ in claims]):
            continue
        right = sum(1 << n for n, (_, place) in enumerate(claims) if place == 0)
        masks = [
            sum(1 << n for n, (one, place) in enumerate(claims) if one.given[reader] == place)
            for reader in range(len(rows[0].given))
        ]
        answers = {right: 0}
        given = tuple(answers.setdefault(mask, len(answers)) for mask in masks)
        if 0 not in answers:
            yield Row(name_of(claims), "claims", tuple(answers), given)


def _usual(game: Game, spot: Spot) -> bool:
    """Whether a position has the game's usual pack, and can be told in a few words."""
    if spot.kind == "action":
        return bool(spot.about.pack == game.pack(game.setting())) and len(spot.about.codes) <= SHORT
    setting = getattr(spot.about, "setting", None)
    return setting is None or game.pack(setting) == game.pack(game.setting())


def _named(game: Game, spot: Spot) -> tuple[int, tuple[int, ...]]:
    """How many players a claim names one of, and the sides of which it names one; 0 and none if it does not."""
    if spot.kind == "winner":
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


# -- positions of the moment ---------------------------------------------------------------------

FRESH, LOOKED_THROUGH, NUMBERS = 2, 12, 10**6  # deals, out of so many


def fresh(game: Game, random: Random, wanted: Collection[int]) -> list[Row]:
    """Positions of a few deals that show one of these misreadings, so that not always the same are asked."""
    spots = (spot for _ in range(FRESH) for spot in _deal(game, random.randrange(NUMBERS)))
    rows = (row(game, spot) for spot in spots)
    return [one for one in rows if any(one.given[n] for n in wanted) and _offered(one)]


def cited(game: Game, random: Random, clauses: Collection[str]) -> list[Row]:
    """Positions of a deal about which a question rests on one of these clauses, misread or not."""
    for _ in range(LOOKED_THROUGH if clauses else 0):
        found = []
        for spot in _deal(game, random.randrange(NUMBERS)):
            asked = question(game, spot.name)
            if asked and not set(game.cite(asked.verdict.clauses)).isdisjoint(clauses):
                found.append(row(game, spot))
        if found:
            return found
    return []


def _deal(game: Game, number: int) -> Iterator[Spot]:
    """Every position of a deal."""
    return (spot for kind in kinds_of(game) for spot in spots(game, kind, number))


def _offered(one: Row) -> bool:
    """Whether what each reader believes can be offered to choose from."""
    if one.kind == "goal":
        return 0 not in one.answers
    return one.kind != "points" or len(one.answers) <= WRONG + 1


@lru_cache(maxsize=64)
def question(game: Game, name: str) -> Question | None:
    """The question about a position by its name; its wrong options are what misreadings answer."""
    spot = find(game, name)
    if spot is None:
        return None
    if spot.kind == "claims":
        return claims_question(game, spot.about)
    if spot.kind == "winner":
        draws = None in row(game, spot).answers
        draws |= game.trick.order(spot.about.setting, spot.about.cards).ties == "drawn"
        return winner_question(game, spot.about, draws)
    if spot.kind == "legal":
        return legal_question(game, spot.about)
    if spot.kind == "goal":
        return goal_question(game, spot.about)
    if spot.kind == "action":
        return action_question(game, spot.about)
    if spot.kind == "fault":
        return fault_question(game, spot.about)
    if spot.kind == "points":
        wrong = [one for one in row(game, spot).answers if isinstance(one, int)][1 : WRONG + 1]
        return points_question(game, Random(f"{game.id}/{name}"), spot.about, wrong)
    known: Question = spot.about
    return known


@lru_cache(maxsize=64)
def content(game: Game, name: str) -> str:
    """What a question asks, by whichever name: two that say the same are one question."""
    asked = question(game, name)
    assert asked is not None
    options = sorted(repr(one.label) for one in asked.options)
    return repr((asked.prompt, asked.setting, asked.trick, asked.hand, options))


def chosen(kind: str, question: Question, options: Sequence[int]) -> Answer:
    """What a reader has answered who chose these options, as `answer` gives it."""
    if kind in SETS:
        return sum(1 << n for n in options)
    picked = [question.options[n] for n in options]
    if kind in SEATED:
        return picked[0].seat
    if kind == "points":
        return picked[0].number
    cards = [one.card for one in picked if one.card is not None]
    return tuple(cards) if kind == "order" else sum(1 << card for card in cards)


def options_of(kind: str, question: Question, given: Answer) -> list[str]:
    """The options that somebody chooses who gives an answer; none where it is not offered."""
    if isinstance(given, tuple):
        cards = [one.card for one in question.options]
        return [str(cards.index(card)) for card in given]
    if kind in (*SETS, "legal", "goal"):
        assert isinstance(given, int)
        places = [n if kind in SETS else one.card or 0 for n, one in enumerate(question.options)]
        return [str(n) for n, place in enumerate(places) if given >> place & 1]
    own = [one.seat if kind in SEATED else one.number for one in question.options]
    return [str(n) for n, one in enumerate(own) if one == given]
