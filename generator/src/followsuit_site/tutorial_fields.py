"""Of which fields a tutorial file is made: what reads it, the page that tells of it and its schema take them from here."""

from __future__ import annotations

from typing import NamedTuple


class Field(NamedTuple):
    """What a field may hold (`text`, `int`, `bool`, `list`, `map`), whether it must be there, and what it means.

    The meaning is Markdown without links. `of` says what a list or a map is made of in turn.
    """

    kinds: str
    needed: bool = False
    means: str = ""
    of: str = ""


TOP = {
    "game": Field("text", True, "the game's id, as its package and its page have it"),
    "examples": Field("list", False, "the worked examples", "example"),
    "lesson": Field("map", False, "the guided first hand", "lesson"),
}
EXAMPLE = {
    "id": Field(
        "text", True, "small letters, digits and `-`; the permalink is `#example-<id>`", "id"
    ),
    "title": Field("text", True, "what there is to see, in a few words"),
    "claim": Field("map", True, "what the engine must say"),
    "shows": Field(
        "list",
        True,
        "clause ids without the game's name; the engine must cite each of them here",
        "clause",
    ),
    "say": Field("text", False, "a sentence or two of yours: Markdown with cards and citations"),
    "from_source": Field("bool", False, "`true` for an example that the source of the rules gives"),
    "names": Field(
        "list",
        False,
        "the players' names; otherwise West, North, East, South or Player 1, Player 2 …",
    ),
    "setting": Field("map", False, "what a position depends on beside its cards"),
    "trick": Field("text list", False, "the cards of a trick, the lead first"),
    "hand": Field("text list", False, "the cards of the hand whose turn it is"),
    "ranks": Field("map", False, "the setting whose order of cards is shown"),
    "score": Field("map", False, "a case of one of the game's forms: `form` and its fields"),
    "play": Field("map", False, "a piece of a real hand", "play"),
}
PLAY = {
    "players": Field("int", True, "how many play"),
    "dealer": Field("int", False, "a seat, from 0 in playing order"),
    "options": Field("map", False, "the game's options, where others than the usual ones hold"),
    "names": Field("list", False, "the players' names"),
    "totals": Field("list map", False, "points that the sides bring along"),
    "before": Field("int", False, "hands played before this one, where a later one is different"),
    "deal": Field("map", False, "`hands`, a list for each seat or `~`, and `stock`, top first"),
    "seed": Field("int", False, "decides whatever the deal leaves open"),
    "limit": Field("int", False, "end after so many hands"),
    "actions": Field("list", False, "a card, or a verb with a card, a suit, a number …"),
    "skip": Field("int", False, "the page tells what happens after so many actions"),
}
LESSON = {
    "id": Field("text", True, "as of an example", "id"),
    "title": Field("text", True, "what the lesson is called"),
    "play": Field("map", True, "the script of the hand", "play"),
    "seat": Field("text int", False, "the learner's, whose cards are shown in every step"),
    "steps": Field("list", True, "8 to 12 steps from the deal to the score", "step"),
}
STEP = {
    "title": Field("text", True, "what the step is about; not the answer"),
    "say": Field("text", True, "Markdown"),
    "actions": Field("list", False, "what happens before this step is shown"),
    "ask": Field(
        "text",
        False,
        "a question; it needs `answer`, and one of `legal`, `winner`, `number`, `choices`",
    ),
    "pick": Field(
        "text",
        False,
        "with `legal` or `choices`. `one`: one right choice is enough, any of them. `all`: the reader marks "
        "every right one, and the question says “every”: “Mark every card you may play.”",
        "pick",
    ),
    "legal": Field(
        "bool",
        False,
        "what may the player do whose turn it is? `answer`: cards or actions, or `all`. With `choices` you "
        "pick what is offered",
    ),
    "winner": Field(
        "bool", False, "who has won the last finished trick? `answer`: a seat or its card"
    ),
    "number": Field(
        "map",
        False,
        "`{total: West}` a running total, `{held: West}` the number of cards in hand. `answer`: the number",
    ),
    "choices": Field(
        "list", False, "choices of your own; `answer`: what is right of them, one or a list"
    ),
    "answer": Field("text list int map bool", False, "what is right"),
    "claim": Field(
        "map",
        False,
        "what must hold at this step, as in a play: use it where the choices are your own",
    ),
    "shows": Field("list", False, "clauses that the engine must have cited by then", "clause"),
    "reveal": Field("text", False, "Markdown, shown with the answer"),
}
TABLES = {"tutorial": TOP, "example": EXAMPLE, "play": PLAY, "lesson": LESSON, "step": STEP}

# An example is of the kind of the first of these fields that it has.
KINDS = {"play": "play", "score": "score", "ranks": "ranks", "hand": "legal", "trick": "winner"}
KIND_FIELDS = {
    "play": {"play", "names"},
    "score": {"score", "names", "setting"},
    "ranks": {"ranks"},
    "legal": {"setting", "names", "trick", "hand"},
    "winner": {"setting", "names", "trick"},
}
COMMON_FIELDS = {"id", "title", "from_source", "claim", "shows", "say"}
# How a question of a lesson may be answered; with both, the author picks what is offered.
ANSWERED = (["choices"], ["legal"], ["winner"], ["number"], ["choices", "legal"])
# How many choices an answer takes: one right one, or every right one.
PICKS = ("one", "all")
ID = "[a-z0-9]+(-[a-z0-9]+)*"
