"""Evenings: what somebody writes down of a match of each game, hand by hand, as entries of its score sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import Any

from followsuit.games.reversis.cards import FIRST, QUINOLA, SPECIAL
from followsuit.ledger import Line
from followsuit.match import Match
from followsuit.sets import union
from followsuit.table import Table

Entry = dict[str, Any]


def twenty_five(table: Table) -> list[Entry]:
    return [{"form": "tricks", "case": {"winners": [trick.winner for trick in table.tricks]}}]


def piles(table: Table) -> list[list[str]]:
    """What each seat has won."""
    return [[table.pack.codes[card] for card in won] for won in table.won]


def ecarte(table: Table) -> list[Entry]:
    case: dict[str, Any] = {}
    if table.shown["upcard"][0] == "K":
        case["upcard"] = table.shown["upcard"]
    for line in table.lines:
        if "king.show" in line.clauses:
            case["king"] = line.side
    if len(table.tricks) == 5:
        how = {None: "exchanged", table.dealer: "refused-at-once"}
        case["exchange"] = how.get(table.shown["vulnerable"], "played-at-once")
        case["tricks"] = table.tricks_won
    return [{"form": "hand", "case": case}]


def tute(table: Table) -> list[Entry]:
    if "tute" in table.outcome:
        return [{"form": "hand", "case": {"tute": table.outcome["tute"]}}]
    case: dict[str, Any] = {"last": table.tricks[-1].winner}
    if table.number % 2:
        case["points"] = list(table.outcome["card_points"])
    else:
        own = piles(table)
        case["cards"] = [own[0] + own[2], own[1] + own[3]]
    for seat, suits in enumerate(table.shown.get("declared", ())):
        for suit in suits:
            if suit == table.shown["trump"]:
                case["cuarenta"] = seat
            else:
                case.setdefault("veintes", []).append(seat)
    return [{"form": "hand", "case": case}]


COSTLY = {
    1: lambda card: False,
    2: lambda card: card[1] == "H",
    3: lambda card: card[0] == "Q",
    4: lambda card: card == "KS",
    5: lambda card: False,
    6: lambda card: card[0] == "Q" or card[1] == "H" or card == "KS",
}


def canadian_salad(table: Table) -> list[Entry]:
    number = table.number + 1
    costly = COSTLY[number]
    case: dict[str, Any] = {}
    if number in (1, 6):
        case["tricks"] = table.tricks_won
    if number not in (1, 5):
        case["captured"] = [[card for card in pile if costly(card)] for pile in piles(table)]
    if number > 4:
        case["last"] = table.tricks[-1].winner
    return [{"form": "hand", "case": case}]


def tetka(table: Table) -> list[Entry]:
    bum, won = table.shown["bum"], table.tricks_won
    level = won.count(max(won)) > 1  # then the cards of the bum suit decide
    case = {
        "bum": bum,
        "tricks": won,
        "bum_trick": table.tricks[table.shown["bum_trick"] - 1].winner,
        "last": table.tricks[-1].winner,
        "captured": [
            [
                card
                for card in pile
                if card[0] == "Q" or card == bum or (level and card[1] == bum[1])
            ]
            for pile in piles(table)
        ],
    }
    return [{"form": "hand", "case": case}]


def schafkopf(table: Table) -> list[Entry]:
    declarer = table.shown["declarer"]
    if declarer is None:
        last = [0] * table.players
        for number, trick in enumerate(table.tricks, 1):
            last[trick.winner] = number
        points = table.outcome["card_points"]
        return [{"form": "least", "case": {"points": points, "last": last}}]
    case = {
        "declarer": declarer,
        "points": table.outcome["trick_points"],
        "tricks": table.tricks_won[declarer],
        "discards": [table.pack.codes[card] for card in table.aside],
    }
    return [{"form": "hand", "case": case}]


def fuenfzehnern(table: Table) -> list[Entry]:
    if table.number % 2:
        return [{"form": "hand", "case": {"cards": piles(table)}}]
    return [{"form": "hand", "case": {"points": table.outcome["card_points"]}}]


def reds(table: Table) -> list[Entry]:
    return [{"form": "round", "case": {"bids": table.shown["bids"], "tricks": table.tricks_won}}]


def truc(table: Table) -> list[Entry]:
    (line,) = table.lines
    if "eleven.choice" in line.clauses:
        return [{"form": "hand", "case": {"declined": True}}]
    dealers = table.sides[table.dealer]
    case: dict[str, Any] = {"tricks": []}
    for trick in table.tricks:
        if trick.position is None:
            case["tricks"].append("drawn")
        else:
            own = table.sides[trick.winner] == dealers
            case["tricks"].append("dealer" if own else "opponents")
    called = [event for event in table.events if event.kind == "raise"]
    if called:
        case["raised"] = ("truc", "retruc")[len(called) - 1]
    if "score.rejected" in line.clauses:
        case |= {"rejected": True, "caller": called[-1].seat}
    (dealt,) = (event.say for event in table.events if event.kind == "deal")
    if dealt and dealt.facts["number"] == 1:
        case["cards"] = 1
    return [{"form": "hand", "case": case}]


def tyzicha(table: Table) -> list[Entry]:
    outcome = table.outcome
    case: dict[str, Any] = {"declarer": outcome["declarer"], "contract": outcome["contract"]}
    if outcome["conceded"]:
        return [{"form": "hand", "case": {**case, "conceded": True}}]
    shown: list[list[str]] = [[] for _ in range(table.players)]
    for trick in table.tricks:
        if trick.setting.marriage != "none":
            shown[trick.seats[0]].append(trick.setting.marriage)
    if any(shown):
        case["marriages"] = shown
    if table.number % 2:
        case["cards"] = piles(table)
    else:
        case["points"] = outcome["card_points"]
    return [{"form": "hand", "case": case}]


def type_trump(table: Table) -> list[Entry]:
    case: dict[str, Any] = {"declared": table.shown["declared"]}
    if table.tricks:
        captured: list[list[str]] = [[] for _ in case["declared"]]
        for side, pile in zip(table.sides, piles(table), strict=True):
            captured[side] += pile
        case["cards"] = captured
    return [{"form": "round", "case": case}]


def sheepshead(table: Table) -> list[Entry]:
    came = table.outcome
    if came["bidder"] is None:
        case = {"points": list(came["card_points"]), "tricks": table.tricks_won}
        entries: list[Entry] = [{"form": "leaster", "case": case}]
    else:
        shown = [event.kind for event in table.events]
        said = [word for word in ("blitz", "schmaltz", "crack", "re-crack") if word in shown]
        if any(event.say and event.say.id == "picks-up-alone" for event in table.events):
            said.append("alone")
        case = {
            "bidder": came["bidder"],
            "points": came["counted"] - came["discard_points"],
            "tricks": came["side_tricks"],
            "discards": [table.pack.codes[card] for card in table.aside],
            "said": said,
        }
        if came["partner"] is not None:
            case["partner"] = came["partner"]
        entries = [{"form": "hand", "case": case}]
    if table.winners and table.options.end == "open":
        entries.append({"form": "end", "case": {}})
    return entries


def shed(table: Table) -> list[Entry]:
    """Each trick with the move that followed, and the tokens that were drawn at the start."""
    moves: list[list[Line]] = []
    for event in table.events:
        if event.kind == "token":
            moves.append([])
        if event.line:
            moves[-1].append(event.line)
    entries: list[Entry] = []
    for trick, lines in zip_longest(table.tricks, moves):
        case = {"winner": trick.winner, "lead": table.pack.codes[trick.cards[0]]}
        if lines is not None:
            case["move"] = _token_move(lines)
        entries.append({"form": "tokens", "case": case})
    if table.options.start == "random" and not table.number:
        takes = [list(take) for take in table.shown["takes"]]
        for taker, giver, suit in [_moved(lines) for lines in reversed(moves) if lines]:
            if taker is not None:
                takes[taker].remove(suit)
            if giver is not None:
                takes[giver].append(suit)
        entries[0]["case"]["takes"] = takes
    return entries


def _moved(lines: list[Line]) -> tuple[int | None, int | None, str]:
    """Who takes a token from whom, None for the supply."""
    (taker,) = [line.side for line in lines if line.amount > 0]
    (giver,) = [line.side for line in lines if line.amount < 0]
    assert lines[0].what
    return taker, giver, lines[0].what.facts["suit"].code


def _token_move(lines: list[Line]) -> str:
    if not lines:
        return "keep"
    taker, giver, suit = _moved(lines)
    if taker is None:
        return f"shed {suit}"
    return f"take {suit} from {'supply' if giver is None else giver}"


def reversis(table: Table) -> list[Entry]:
    """The tricks in which an ace or Quinola moves chips, and what ended the hand."""
    code, came = table.pack.codes, table.outcome
    entries: list[Entry] = []
    for number, trick in enumerate(table.tricks):
        if not union(trick.cards) & SPECIAL or ("reversis" in came and number >= FIRST):
            continue
        played = {"cards": [code[card] for card in trick.cards], "leader": trick.seats[0]}
        if table.options.forced != "any":
            played["apart"] = [code[card] for card in _apart(table, number)]
        entries.append({"form": "trick", "case": played})
    case: dict[str, Any]
    if "reversis" in came:
        tenth, eleventh = table.tricks[FIRST:]
        case = {"player": came["reversis"], "tenth": tenth.winner, "eleventh": eleventh.winner}
        breaking = tenth if tenth.winner != came["reversis"] else eleventh
        assert breaking.position is not None
        if breaking.cards[breaking.position] == QUINOLA:
            case["by_quinola"] = True
    else:
        case = {
            "points": list(came["card_points"]),
            "tricks": table.tricks_won,
            "talon": [code[card] for card in table.aside],
        }
        if table.options.claims == "explicit" and any(
            SPECIAL >> trick.cards[0] & 1 for trick in table.tricks
        ):
            case["asked"] = all(event.kind != "waive" for event in table.events)
    if came["espagnolette"] is not None:
        case["espagnolette"] = came["espagnolette"]
    return [*entries, {"form": "reversis" if "reversis" in came else "party", "case": case}]


def _apart(table: Table, number: int) -> Iterator[int]:
    """Cards that followed a lead though their player could have followed with another."""
    suit, (trick, *rest) = table.pack.suit_of, table.tricks[number:]
    for seat, card in list(zip(trick.seats, trick.cards, strict=True))[1:]:
        later = [suit[other.cards[other.seats.index(seat)]] for other in rest]
        if suit[card] == suit[trick.cards[0]] and suit[card] in later:
            yield card


def euchre(table: Table) -> list[Entry]:
    if "maker" not in table.shown:
        return [{"form": "thrown-in", "case": {}}]
    maker, out = table.shown["maker"], table.shown["out"]
    won = [seat for seat in range(table.players) if table.sides[seat] == table.sides[maker]]
    case = {"maker": maker, "tricks": sum(table.tricks_won[seat] for seat in won)}
    if out:
        case["alone"] = True
    if len(out) > 1:
        case["defended"] = True
    return [{"form": "hand", "case": case}]


def hearts(table: Table) -> list[Entry]:
    own = piles(table)
    case: dict[str, Any] = {"hearts": [sum(card[1] == "H" for card in pile) for pile in own]}
    for name, card in (("queen", "QS"), ("jack", "JD")):
        if getattr(table.options, name):
            case[name] = next(seat for seat, pile in enumerate(own) if card in pile)
    moon = table.outcome["moon"]
    if moon is not None and table.options.moon == "choice":
        case["moon"] = (
            "own" if any("moon.own" in line.clauses for line in table.lines) else "others"
        )
    return [{"form": "hand", "case": case}]


ENTRIES: dict[str, Callable[[Table], list[Entry]]] = {
    "ecarte": ecarte,
    "tute": tute,
    "canadian-salad": canadian_salad,
    "tetka": tetka,
    "schafkopf": schafkopf,
    "fuenfzehnern": fuenfzehnern,
    "reds": reds,
    "truc": truc,
    "tyzicha": tyzicha,
    "type-trump": type_trump,
    "twenty-five": twenty_five,
    "sheepshead": sheepshead,
    "shed": shed,
    "reversis": reversis,
    "euchre": euchre,
    "hearts": hearts,
}

# It is not written down in which trick a card fell, so these lines come in another order than in play.
REORDERED = frozenset({"tetka"})


def written_down(match: Match) -> Iterator[tuple[Table, list[Entry]]]:
    """Each hand of a match that is over, and what is entered of it."""
    for table in match.ended:
        yield table, ENTRIES[match.game.id](table)


def request_for(match: Match, entries: list[Entry]) -> dict[str, Any]:
    """What asks for the sheet of a match."""
    return {
        "ask": "sheet",
        "game": match.game.id,
        "players": match.players,
        "options": match.options._asdict(),
        "dealer": match.hands[0].dealer,
        "entries": entries,
    }
