"""A small book about one game, written afresh for each test, and the real engine to check it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from markdown import Markdown

from followsuit import ask
from followsuit.games.twenty_five.clauses import CLAUSES
from followsuit_site.book import Book, Places
from followsuit_site.check import check
from followsuit_site.engine import Answer, Engine
from followsuit_site.markdown import FollowSuitExtension

GAME = "twenty-five"


def mark(short: str) -> str:
    """What stands in the margin beside a clause: `§ 14`."""
    return f"§ {CLAUSES[f'{GAME}.{short}'].number}"


TUTORIAL = """\
game: twenty-five
examples:
  - id: third-best
    title: The ace that is no heart
    setting: {trump: S}
    trick: K♠ A♥ A♠ 2♠
    claim: {winner: North}
    shows: [rank.ace-hearts-third]
    say: The ace of trumps is only *fourth*, behind A♥.
  - id: exempt
    title: Nothing but top trumps
    setting: {trump: C}
    trick: [7♣]
    hand: [J♣, K♦, 3♥]
    claim: {legal: all}
    shows: [follow.top-trump-exempt]
  - id: order
    title: Spades are trump
    from_source: true
    ranks: {trump: S}
    claim:
      trumps: 5♠ J♠ A♥ A♠ K♠ Q♠ 2♠ 3♠ 4♠ 6♠ 7♠ 8♠ 9♠ 10♠
    shows: [rank.five-best]
  - id: stop
    title: Twenty-five, and the game is over
    score: {form: tricks, players: 4, totals: [20, 10, 5, 15], winners: [1, 0]}
    claim: {totals: [25, 15, 5, 15], over: true}
    shows: [game.stop]
  - id: rob
    title: The ace takes the upcard
    play:
      players: 4
      dealer: 3
      deal:
        hands:
          - [K♦, 7♦, 3♥, 9♠, 2♠]
          - [A♣, Q♥, 9♦, 8♠, 4♣]
          - [A♥, 10♥, 6♦, 7♠, J♠]
          - [K♥, 5♥, 3♦, Q♠, 8♣]
        stock: [6♣]
      actions: [rob 9♦]
    claim: {seat: West, hand: [North, [A♣, Q♥, 6♣, 8♠, 4♣]]}
    shows: [rob.holder]
lesson:
  id: first-hand
  title: Your first hand
  play:
    players: 4
    dealer: 3
    deal:
      hands:
        - [K♦, 7♦, 3♥, 9♠, 2♠]
        - [2♣, Q♥, 9♦, 8♠, 4♣]
        - [A♥, 10♥, 6♦, 7♠, J♠]
        - [K♥, 5♥, 3♦, Q♠, 8♣]
      stock: [6♣]
  steps:
    - title: Five cards
      say: Clubs are trump, says 6♣.
    - title: A diamond
      actions: [K♦]
      say: You lead K♦.
      ask: Mark every card North may play.
      pick: all
      legal: true
      answer: 9♦ 2♣ 4♣
      reveal: Follow, or trump.
    - title: The trick
      actions: [9♦, 6♦, 3♦]
      say: Everybody follows.
      ask: Who wins?
      winner: true
      answer: West
    - title: The score
      say: Five points.
      ask: How many points have you?
      number: {total: West}
      answer: 5
"""

GLOSSARY = """\
---
title: Glossary
---
# Glossary

## Trick {#trick also="tricks"}

One card from everybody.

## Upcard {#upcard}

The card that is turned up.

## Hand {#hand .quiet}

What you hold.
"""


class Project:
    """A book in a folder: change it, check it, render a page of it."""

    def __init__(self, root: Path, engine: Engine) -> None:
        self.root, self.engine = root, engine
        self.write("tutorials/twenty-five.yml", TUTORIAL)
        self.write("docs/glossary.md", GLOSSARY)
        self.write("docs/games/twenty-five.md", self._page())
        common = [id_ for id_ in engine.clauses if id_.startswith("common.")]
        text = "# How to read\n\n" + "\n\n".join(f"{{§ {id_}}} So it is." for id_ in common)
        text += "\n\nA trick, an upcard and a hand are told in the glossary.\n"
        self.write("docs/how-to-read.md", text)
        self.write("docs/index.md", "# Home\n\n```games\n```\n")

    def _page(self) -> str:
        clauses = [id_ for id_ in self.engine.clauses if id_.startswith(f"{GAME}.")]
        lines = ["---", "title: Twenty-Five", f"game: {GAME}", "fan: [5♠, J♠, A♥]", "---", ""]
        for id_ in clauses:
            short = id_.removeprefix(f"{GAME}.")
            if short.startswith("ruling."):
                lines += ["::: ruling", f"{{§ {short}}} We decide.", ":::", ""]
            else:
                lines += [f"{{§ {short}}} So it is.", ""]
        lines += ["```example", "third-best", "exempt", "order", "stop", "rob", "```", ""]
        lines += ["```lesson", "first-hand", "```", ""]
        lines += ["```quiz", "count: 4", "```", "", "The end.", ""]
        return "\n".join(lines)

    def write(self, path: str, text: str) -> None:
        target = self.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")

    def read(self, path: str) -> str:
        return (self.root / path).read_text("utf-8")

    def edit(self, path: str, old: str, new: str) -> None:
        """Replace a text that stands there exactly once."""
        text = self.read(path)
        assert text.count(old) == 1, (old, text.count(old))
        self.write(path, text.replace(old, new))

    def append(self, text: str, path: str = "docs/games/twenty-five.md") -> None:
        self.write(path, self.read(path) + "\n" + text + "\n")

    def line(self, path: str, text: str) -> int:
        """The number of the first line that contains a text."""
        lines = self.read(path).split("\n")
        return next(number for number, line in enumerate(lines, 1) if text in line)

    def book(self) -> Book:
        return Book(Places(self.root), self.engine)

    def faults(self) -> list[str]:
        return [str(fault) for fault in check(self.book())]

    def html(self, src: str = "games/twenty-five.md", **settings: Any) -> str:
        """A page through Python-Markdown alone, without MkDocs."""
        book = self.book()
        extension = FollowSuitExtension(book=book, **settings)
        md = Markdown(extensions=[extension, "attr_list", "def_list", "tables", "toc"])
        return md.convert(book.pages[src].body)


def one_game(request: Answer) -> Answer:
    """The engine as if it knew a single game."""
    answer = ask(request)
    if request["ask"] == "games":
        answer["games"] = [game for game in answer["games"] if game["id"] == GAME]
    return answer
