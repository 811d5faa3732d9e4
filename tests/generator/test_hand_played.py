"""A hand in the terminal: every card and every reason is there, in colours, and no more than a seat may know."""

from __future__ import annotations

import io
import re
import subprocess
import sys

import pytest
from rich.console import Console

from followsuit import Match, ask
from followsuit.games import MODULES
from followsuit_site.__main__ import main
from followsuit_site.engine import Engine
from followsuit_site.hand_played import Hand, Refused, options_of, played, story, watch

ENGINE = Engine(ask)
CARD = re.compile(r"(?:10|[AKQJ2-9])[♠♥♦♣]")


def told(hand: Hand, watched: bool = False, colours: bool = False) -> str:
    """What is printed of a hand, and how often somebody has to press a key."""
    file = io.StringIO()
    console = Console(file=file, width=200, highlight=False, force_terminal=colours)
    if watched:
        watch(hand, console, lambda: None)
    else:
        story(hand, console)
    return file.getvalue()


@pytest.mark.parametrize("game", MODULES)
def test_a_story_tells_all_that_is_said(game: str) -> None:
    hand = played(ENGINE, game, 2)
    text = told(hand)
    said = [event["why"]["text"] for step in hand.steps() for event in step.events]
    assert len(said) > 10 and all(one in text for one in said)
    assert text.startswith(ENGINE.games[game].title)
    assert "[[" not in text and "\x1b" not in text


@pytest.mark.parametrize("game", MODULES)
def test_as_many_sit_down_as_usual(game: str) -> None:
    assert len(played(ENGINE, game).names) == Match(game).players


def test_a_seat_is_told_what_it_may_know() -> None:
    whole, mine = played(ENGINE, "tyzicha", 3), played(ENGINE, "tyzicha", 3, seat=1)
    first, seen = next(whole.steps()), next(mine.steps())
    assert all(first.hands) and seen.hands == [None, first.hands[1], None]
    text = told(mine)
    assert "as North sees it" in text and "North holds" in text and "West holds" not in text
    before = text.split(" leads ")[0]
    others = {ENGINE.games["tyzicha"].cards[c].name for n in (0, 2) for c in first.hands[n] or ()}
    own = {ENGINE.games["tyzicha"].cards[code].name for code in first.hands[1] or ()}
    shown = set(CARD.findall(before))
    assert own <= shown and not (shown - own) & (others - set(CARD.findall(_open(mine))))


def _open(hand: Hand) -> str:
    return " ".join(e["why"]["text"] for step in hand.steps() for e in step.events if e["open"])


def test_watching_shows_the_hands_and_the_trick() -> None:
    hand = played(ENGINE, "twenty-five", 3, 4, seat=0)
    text = told(hand, watched=True)
    steps = list(hand.steps())
    assert text.count("╭─") == len(steps) > 20
    assert text.count("hidden") == 3 * len(steps)
    assert "West wins. A♥ is always the third-best trump and beats 3♦." in text
    won = next(step for step in steps if any(event["kind"] == "trick" for event in step.events))
    assert len(won.trick) == 4


def test_suits_have_colours_where_there_are_some() -> None:
    text = told(played(ENGINE, "twenty-five", 3, 4), colours=True)
    assert "\x1b[1;31mA♥\x1b[0m" in text and "\x1b[1;32m10♣\x1b[0m" in text


@pytest.mark.parametrize(
    ("given", "what"),
    [
        (("truk",), "there is no game “truk”; did you mean truc?"),
        (("truc", "--players", "9"), "players: "),
        (("truc", "--seat", "4"), "--seat is from 0 to 3: West, South, East, North"),
        (("truc", "--option", "tie=x"), "options.tie: there is no “tie” here; known: tie_rule, "),
    ],
)
def test_what_cannot_be_played_is_told_in_a_line(
    capsys: pytest.CaptureFixture[str], given: tuple[str, ...], what: str
) -> None:
    assert main(["play", *given]) == 2
    told_so = capsys.readouterr().out
    assert told_so.startswith(what) and told_so.count("\n") == 1


def test_options_are_read() -> None:
    hand = played(ENGINE, "twenty-five", 1, 4, options_of(["teams=pairs"]))
    assert hand.sides == ["West and East", "North and South"]
    with pytest.raises(Refused):
        played(ENGINE, "twenty-five", 1, 5, options_of(["teams=pairs"]))


def test_the_command_steps_on_by_itself_where_nobody_can_press_a_key() -> None:
    command = [sys.executable, "-m", "followsuit_site", "play", "truc", "--watch", "--seed", "1"]
    done = subprocess.run(command, capture_output=True, text=True, input="", check=False)
    assert done.returncode == 0 and "╭─" in done.stdout and done.stderr == ""
