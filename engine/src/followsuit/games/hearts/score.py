"""The score of Hearts: what cards cost, the moon, and when the game is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ...actions import Action, Code
from ...decisions import Decision, Moment, Phase
from ...errors import BadRequest, Fault
from ...forms import Form, PointsCase, Scored
from ...ledger import Line, Note, totals
from ...messages import Card, Cards, Row, Side, of_seat, say
from ...parts import Part
from ...sets import bits
from .cards import ALL_HEARTS, CARDS, HEARTS, JACK, PACK, PLAYERS, QUEEN, REMOVED, Setting, missing
from .options import Options

QUEEN_POINTS, JACK_POINTS = 13, 10
SETTLEMENTS = ("others", "own")


def everything(options: Options) -> int:
    """What all penalty cards cost together."""
    return ALL_HEARTS + QUEEN_POINTS * options.queen


# -- a trick ---------------------------------------------------------------------------------------


def of_cards(cards: Sequence[int], options: Any, side: int) -> list[Line]:
    """What captured cards cost their winner."""
    hearts = [card for card in cards if HEARTS >> card & 1]
    lines = []
    if hearts:
        lines.append(heart_line(side, len(hearts), hearts))
    if QUEEN in cards and options.queen:
        lines.append(queen_line(side))
    if JACK in cards and options.jack:
        lines.append(jack_line(side))
    return lines


def heart_line(side: int, hearts: int, cards: Sequence[int] = ()) -> Line:
    told = say("captures-hearts", side=Side(side), hearts=hearts)
    return Line(side, hearts, ("score.heart",), told, tuple(cards))


def queen_line(side: int) -> Line:
    told = say("captures-card", side=Side(side), card=Card(QUEEN))
    return Line(side, QUEEN_POINTS, ("score.queen",), told, (QUEEN,))


def jack_line(side: int) -> Line:
    told = say("captures-card", side=Side(side), card=Card(JACK))
    return Line(side, -JACK_POINTS, ("variant.jack", "ruling.jack-apart"), told, (JACK,))


def after(setting: Setting, cards: Sequence[int], winner: int) -> list[Note]:
    """What winning a trick brings."""
    lines = of_cards(cards, setting, winner)
    notes = [Note(of_seat("leads-next", winner), ("lead.winner",), leads=True)]
    cost = sum(line.amount for line in lines)
    if QUEEN in cards and not setting.queen:
        notes.append(Note(say("queen-is-free", card=Card(QUEEN)), ("variant.no-queen",)))
    if lines:
        clauses = tuple(dict.fromkeys(name for line in lines for name in line.clauses))
        told = say("trick-costs", points=cost) if cost > 0 else say("trick-takes-off", points=-cost)
        notes.append(Note(told, clauses))
    return notes


def score_trick(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """What a trick costs its winner; seat 0 leads."""
    cards, setting = case["cards"], Setting(players)
    faults = missing(setting, cards, "case.cards")
    if len(cards) != players:
        number = say("has-cards-for-trick", number=len(cards), sizes=Row((players,)))
        faults.append(Fault(number, "case.cards"))
    if faults:
        raise BadRequest(*faults)
    winner = CARDS.order(setting, cards).winner(cards)
    lines = of_cards(cards, options, winner)
    return Scored(tuple(lines), tuple(totals(lines, [0] * players)))


# -- the moon --------------------------------------------------------------------------------------


def shooter(hearts: Sequence[int], queen: int | None) -> int | None:
    """Who has captured every penalty card; no queen where she counts nothing."""
    for side, number in enumerate(hearts):
        if number == ALL_HEARTS and queen in (None, side):
            return side
    return None


def settlements(moment: Moment) -> Decision:
    """What a shooter may choose."""
    return moment.choice(settling(moment["points"]))


def settling(points: int) -> list[Action]:
    return [
        Action(
            f"moon {how}",
            say("settle", how=how, points=points),
            ("moon.choice", f"moon.{how}", "ruling.any-settlement"),
            how,
        )
        for how in SETTLEMENTS
    ]


MOON = Phase(
    "moon",
    (Part("points", "number", False, least=13, most=26, default=26),),
    settlements,
    (Code("moon others"), Code("moon own")),
)


def moon_lines(side: int, how: str, players: int, options: Options) -> list[Line]:
    """The settlement of a moon."""
    points = everything(options)
    clauses: tuple[str, ...] = ("moon.shoot", f"moon.{how}")
    if options.moon != "choice":
        clauses += ("variant.settled",)
    if not options.queen:
        clauses += ("variant.no-queen",)
    if how == "own":
        return [Line(side, -points, clauses, say("shot-own", side=Side(side)))]
    return [
        Line(other, points, clauses, say("shot-others", side=Side(side), other=Side(other)))
        for other in range(players)
        if other != side
    ]


# -- a hand ----------------------------------------------------------------------------------------


def counted(
    hearts: Sequence[int], queen: int | None, jack: int | None, how: str, options: Options
) -> list[Line]:
    """The lines of a hand from who has captured what counts; how is the settlement of a moon."""
    side = shooter(hearts, queen)
    lines = []
    if side is not None:
        lines += moon_lines(side, how, len(hearts), options) if how else []
    else:
        for captor, number in enumerate(hearts):
            if number:
                lines.append(heart_line(captor, number))
            if captor == queen:
                lines.append(queen_line(captor))
    if jack is not None:
        lines.append(jack_line(jack))
    return lines


def final(points: Sequence[int], options: Options) -> tuple[tuple[int, ...], Note]:
    """Who has won after a hand; nobody while the game goes on."""
    if max(points) < options.goal:
        return (), Note(say("hand-goes-on", points=options.goal), ("game.end", "deal.next"))
    best = min(points)
    winners = tuple(side for side, had in enumerate(points) if had == best)
    told = Row.of(Side(side) for side in winners)
    if len(winners) > 1 and options.play_on:
        return (), Note(say("level-plays-on", sides=told, points=best), ("ruling.tie",))
    clauses = ["game.end", "game.lowest"]
    if options.goal != 100:
        clauses.append("variant.fifty")
    if len(winners) > 1:
        clauses.append("ruling.tie")
    return winners, Note(say("game-over", sides=told, points=best), tuple(clauses))


def case_faults(case: Mapping[str, Any], options: Options) -> list[Fault]:
    """Why nobody can have captured this."""
    faults = []
    if sum(case["hearts"]) != ALL_HEARTS or min(case["hearts"]) < 0:
        faults.append(Fault(say("all-hearts", hearts=ALL_HEARTS), "case.hearts"))
    for name in ("queen", "jack"):
        counts = getattr(options, name)
        if counts and case.get(name) is None:
            faults.append(Fault(say("missing"), f"case.{name}"))
        if not counts and case.get(name) is not None:
            faults.append(Fault(say("counts-nothing", card=name), f"case.{name}"))
    return faults


def score_hand(case: Mapping[str, Any], options: Options, players: int) -> Scored:
    """The score of a hand from what each side has captured."""
    faults = case_faults(case, options)
    if faults:
        raise BadRequest(*faults)
    hearts, queen, jack = case["hearts"], case.get("queen"), case.get("jack")
    side, chosen = shooter(hearts, queen), case.get("moon")
    if chosen and side is None:
        raise BadRequest(Fault(say("no-moon"), "case.moon"))
    if chosen and options.moon not in ("choice", chosen):
        raise BadRequest(Fault(say("settled-before", how=options.moon), "case.moon"))
    how = chosen or ("" if options.moon == "choice" else options.moon)
    lines = counted(hearts, queen, jack, how, options)
    after_it = totals(lines, case.get("totals") or [0] * players)
    outcome = {"moon": side}
    if side is not None and not how:
        note = Note(say("may-settle", side=Side(side)), ("moon.shoot", "moon.choice"))
        moves = tuple(settling(everything(options)))
        return Scored(tuple(lines), tuple(after_it), (), (note,), moves, outcome)
    winners, note = final(after_it, options)
    return Scored(tuple(lines), tuple(after_it), winners, (note,), (), outcome)


FORMS = {
    "hand": Form(
        (
            Part("hearts", "ints"),
            Part("queen", "seat", required=False),
            Part("jack", "seat", required=False),
            Part("moon", "choice", required=False, choices=SETTLEMENTS),
            Part("totals", "totals", required=False),
        ),
        score_hand,
    ),
    "trick": Form((Part("cards", "cards"),), score_trick),
}


def check_totals(points: Sequence[int], options: Options, played: int | None) -> list[Fault]:
    """Why these points cannot stand before a hand."""
    level = options.play_on and points.count(min(points)) > 1
    if max(points) >= options.goal and not level:
        return [Fault(say("game-is-over", points=options.goal), "totals")]
    if played is None:
        return []
    each, jack = everything(options), JACK_POINTS * options.jack
    least = 0 if options.moon == "others" else -each
    if min(points) < played * (least - jack) or max(points) > played * each:
        return [Fault(say("no-such-points", hands=played), "totals")]
    brings = {each}
    if options.moon != "own":
        brings.add(each * (len(points) - 1))
    if options.moon != "others":
        brings.add(-each)
    sums = {0}
    for _ in range(played):
        sums = {had + more - jack for had in sums for more in brings}
    return [] if sum(points) in sums else [Fault(say("no-such-sum", hands=played), "totals")]


def points_case(random: Random) -> PointsCase:
    """What a trick costs, or what somebody has after a hand."""
    players = random.choice(PLAYERS)
    jack = random.random() < 0.35
    return (trick_case if random.random() < 0.35 else hand_case)(random, players, jack)


def trick_case(random: Random, players: int, jack: bool) -> PointsCase:
    """A trick in which somebody discards."""
    led = random.choice("SDC")
    of_led = bits(PACK.suit(led) & ~REMOVED[players])
    others = bits((HEARTS | 1 << QUEEN | 1 << JACK) & ~PACK.suit(led))
    discards = random.sample(others, random.randint(1, players - 1))
    cards = random.sample(of_led, players - len(discards))
    later = cards[1:] + discards
    random.shuffle(later)
    cards = [cards[0], *later]
    side = CARDS.order(Setting(players), cards).winner(cards)
    hearts = sum(HEARTS >> card & 1 for card in cards)
    prompt = say("quiz-trick", jack=int(jack), cards=Cards(tuple(cards)), side=Side(side))
    slips = (hearts, hearts + QUEEN_POINTS * (QUEEN in cards), len(cards))
    case = {"cards": cards}
    return PointsCase("trick", case, {"jack": jack}, players, side, prompt, True, slips)


def hand_case(random: Random, players: int, jack: bool) -> PointsCase:
    """A hand, often one with a moon or nearly."""
    moon = random.choice(SETTLEMENTS)
    side, other = random.sample(range(players), 2)
    cuts = sorted(random.randint(0, ALL_HEARTS) for _ in range(players - 1))
    hearts = [b - a for a, b in zip([0, *cuts], [*cuts, ALL_HEARTS], strict=True)]
    queen = random.randrange(players)
    if random.random() < 0.35:
        shooter = random.choice((side, other))
        hearts = [ALL_HEARTS * (seat == shooter) for seat in range(players)]
        queen = shooter if random.random() < 0.7 else (shooter + 1) % players
    case: dict[str, Any] = {"hearts": hearts, "queen": queen}
    told = [
        say("took-hearts", side=Side(n), hearts=number) for n, number in enumerate(hearts) if number
    ]
    told.append(say("took-card", side=Side(queen), card=Card(QUEEN)))
    if jack:
        case["jack"] = random.choice((side, random.randrange(players)))
        told.append(say("took-card", side=Side(case["jack"]), card=Card(JACK)))
    start = case["totals"] = [random.randrange(60) for _ in range(players)]
    before, captured = start[side], Row.of(told)
    facts = {"points": before, "told": captured, "jack": int(jack), "moon": moon}
    prompt = say("quiz-hand", side=Side(side), **facts)
    slips = (before + hearts[side] + QUEEN_POINTS * (queen == side), before + 26, before - 26)
    options: dict[str, Any] = {"jack": jack, "moon": moon}
    return PointsCase("hand", case, options, players, side, prompt, slips=(*slips, before))
