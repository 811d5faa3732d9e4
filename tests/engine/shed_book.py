"""The rules of Shed once more, as plainly as a rule book prints them; and what its tests share.

The rules here are slow, written from the card table, and share nothing with the engine's module.
"""

from __future__ import annotations

from typing import Any

from followsuit import Match, ask

G = "shed"
SUITS = ["moons", "suns", "waves", "leaves", "wyrms", "knots"]
LETTERS = dict(zip("MSWLYK", SUITS, strict=True))
KINDS = {"P": "personality", "L": "location", "E": "event"}
RANKS = ["A", *"23456789", "Pawn", "Court", "Crown"]
TABLE = """
2 author MK P, desert SY L, origin WL LE
3 journey MW E, painter SK P, savage LY P
4 battle YK E, mountain MS L, sailor WL P
5 discovery SW E, forest ML L, soldier YK P
6 lunatic MW P, market LK LE, penitent SY P
7 castle SK L, cave WY L, chance-meeting ML E
8 betrayal YK E, diplomat MS P, mill WL L
9 darkness WY L, merchant LK P, pact MS E
Pawn borderland WLY L, harvest MSL E, light-keeper SWK P, watchman MYK P
Court consul MWK P, island SWY L, rite MLY E, window SLK L
Crown bard S P, calamity Y E, end L LE, huntress M P, sea W L, windfall K E
"""
CARDS: dict[str, tuple[int, list[str], list[str]]] = {
    f"ace-{suit}": (0, [suit], []) for suit in SUITS
}
for _line in TABLE.strip().splitlines():
    _rank, _, _cards = _line.partition(" ")
    for _card in _cards.split(", "):
        _code, _suits, _kinds = _card.split()
        CARDS[_code] = (
            RANKS.index(_rank),
            [LETTERS[letter] for letter in _suits],
            [KINDS[letter] for letter in _kinds],
        )
PAWNS = ["borderland", "harvest", "light-keeper", "watchman"]
COURTS = ["consul", "island", "rite", "window"]
BASIC = [card for card in CARDS if card not in PAWNS + COURTS]
CROWN_OF = {CARDS[card][1][0]: card for card in CARDS if CARDS[card][0] == 11}


def asked(lead: str, announced: str) -> str:
    """The suit or the type that a lead asks for."""
    _, suits, kinds = CARDS[lead]
    if not kinds:
        return suits[0]
    return announced if len(kinds) == 2 else kinds[0]


def follows(card: str, what: str) -> bool:
    return what in CARDS[card][1 if what in SUITS else 2]


def legal(trick: list[str], hand: list[str], announced: str) -> list[str]:
    """What a hand may play to a trick."""
    if not trick:
        return hand
    what = asked(trick[0], announced)
    return [card for card in hand if follows(card, what)] or hand


def winner(trick: list[str], announced: str) -> int:
    """The place of the winning card of a trick of single players."""
    what = asked(trick[0], announced)
    if what in SUITS and CROWN_OF[what] in trick:
        return 0
    best = 0
    for place, card in enumerate(trick):
        if follows(card, what) and CARDS[card][0] >= CARDS[trick[best]][0]:
            best = place
    return best


def worth(trick: list[str], announced: str, two: bool) -> list[int]:
    """The values of four cards where sides add them."""
    what = asked(trick[0], announced)
    found = []
    for card in trick:
        rank = CARDS[card][0]
        found.append(0 if not follows(card, what) else 10 if rank == 11 else rank + 1)
    if what in SUITS:
        crown = CROWN_OF[what]
        lifted = crown in trick and (not two or trick.index(crown) in (1, 3))
        found[0] = 11 if lifted else 1
    return found


def side(values: list[int]) -> int:
    """The side that wins: 0 led."""
    first, second = values[0] + sum(values[2:3]), sum(values[1:2]) + sum(values[3:4])
    if first != second:
        return 0 if first > second else 1
    return [place for place, value in enumerate(values) if value][-1] % 2


# -- asking the engine ---------------------------------------------------------------------------


def named(trick: list[str]) -> bool:
    """Whether the lead of a trick must be named."""
    return bool(trick) and len(CARDS[trick[0]][2]) == 2


def ask_winner(trick: str | list[str], **setting: str) -> dict[str, Any]:
    return ask({"ask": "winner", "game": G, "setting": setting, "trick": trick})


def ask_legal(trick: str | list[str], hand: str | list[str], **setting: str) -> dict[str, Any]:
    return ask({"ask": "legal", "game": G, "setting": setting, "trick": trick, "hand": hand})


def may(trick: str, hand: str, **setting: str) -> str:
    """The legal cards, in the order of the hand."""
    answer = ask_legal(trick, hand, **setting)
    return " ".join(card for card in hand.split() if card in answer["legal"])


def takes(text: str) -> list[list[str]]:
    """Takes written with letters: `MS W` are two takes, of two tokens and of one."""
    return [[LETTERS[letter] for letter in take] for take in text.split()]


def tokens(text: str, winner: int, lead: str, **options: Any) -> dict[str, Any]:
    """The token step after a trick."""
    held = takes(text)
    case = {"winner": winner, "lead": lead, "takes": held}
    if "move" in options:
        case["move"] = options.pop("move")
    players = 4 if options.get("mode") == "partnership" else len(held)
    return ask(
        {
            "ask": "score",
            "game": G,
            "form": "tokens",
            "players": players,
            "options": options,
            "case": case,
        }
    )


def moves(answer: dict[str, Any]) -> set[str]:
    assert "error" not in answer, answer
    return {move["code"] for move in answer["moves"]}


def cites(answer: Any) -> set[str]:
    """Every clause in an answer, without the name of the game."""
    found: set[str] = set()
    if isinstance(answer, dict):
        for key, value in answer.items():
            found |= set(value) if key == "clauses" else cites(value)
    elif isinstance(answer, list):
        for item in answer:
            found |= cites(item)
    return {name.removeprefix(f"{G}.") for name in found}


def told(match: Match) -> set[str]:
    """Every clause that the events of a match cite."""
    return {
        clause
        for table in match.hands
        for event in table.events
        for clause in match.game.cite(event.clauses)
    }


def short(match: Match) -> set[str]:
    return {clause.removeprefix(f"{G}.") for clause in told(match)}


def play(match: Match, actions: str) -> Match:
    for action in actions.split(", "):
        match.apply(action)
    return match
