"""`python -m followsuit_site check`: tell every fault of the book, one a line.

`python -m followsuit_site assets SITE`: copy what pages load, for a site that is made without MkDocs.

`python -m followsuit_site coverage`: tell what of the engine the book or the tests do not reach.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import replace
from pathlib import Path

from . import todo, translations
from .answers import keep, remembering
from .book import ASSETS, Book, Places, default_ask
from .check import check, packages
from .engine import Ask, Engine
from .faults import BookError, EngineBroken, did_you_mean
from .garbage import seldom
from .package import unloadable
from .units import units_of
from .unnamed import unnamed


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code is 1 when the book has faults or gaps."""
    seldom()
    parser = argparse.ArgumentParser(
        prog="python -m followsuit_site",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True)
    checking = commands.add_parser("check", help="check pages and tutorials against the engine")
    checking.add_argument(
        "--served", action="store_true", help="only what keeps the book from being served"
    )
    covering = commands.add_parser("coverage", help="list clauses that nothing cites, tests, shows")
    loading = commands.add_parser("games", help="list the games, if all of them can be loaded")
    for command in (checking, covering):
        command.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    shaping = commands.add_parser("schema", help="write the JSON Schema of tutorial files")
    shaping.add_argument("file", type=Path, help="where to write it")
    copying = commands.add_parser("assets", help="copy what pages load into a site")
    copying.add_argument("site", type=Path, metavar="SITE", help="the folder of the site's root")
    copying.add_argument("--games", nargs="+", metavar="GAME", default=[], help="the site's games")
    copying.add_argument(
        "--flat", action="store_true", help="page.md becomes page.html, not page/index.html"
    )
    for command in (checking, covering, loading, shaping, copying):
        command.add_argument("--root", type=Path, default=Path("."), help="the project's folder")
        command.add_argument("--docs", default="docs", help="the folder of the pages")
        command.add_argument("--tutorials", default="tutorials", help="that of the tutorials")
        command.add_argument(
            "--kept", default="build/kept", help="where answers are kept for the next time"
        )
    beginning = commands.add_parser("new-game", help="write the skeleton of a new game")
    beginning.add_argument("name", help="the game's id, such as belote")
    beginning.add_argument("--players", default="4", help="how many play: a number, or 3-6")
    beginning.add_argument("--pack", type=int, default=52, help="how many cards there are")
    beginning.add_argument("--cards", type=int, default=0, help="how many each is dealt")
    beginning.add_argument("--goal", type=int, default=0, help="how many points win")
    beginning.add_argument("--partners", action="store_true", help="partners face each other")
    beginning.add_argument("--title", default="", help="what the game is called")
    beginning.add_argument("--root", type=Path, default=Path("."), help="the project's folder")
    playing = commands.add_parser("play", help="have chance play a hand, and tell it")
    playing.add_argument("name", help="the game's id, such as truc")
    way = playing.add_mutually_exclusive_group()
    way.add_argument("--story", action="store_true", help="in words (as it is if you leave it out)")
    way.add_argument("--watch", action="store_true", help="step by step, with the cards in sight")
    playing.add_argument("--seat", type=int, help="only what that seat may know, from 0")
    playing.add_argument("--seed", type=int, default=0, help="the same seed gives the same hand")
    playing.add_argument("--players", type=int, help="how many play; as many as usual if not given")
    playing.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    given = parser.parse_args(argv)
    if given.command == "play":
        return _play(given)
    if given.command == "new-game":
        return _begin(given)
    ask: Ask | None = None
    try:
        ask = remembering(default_ask(), given.root / given.kept if given.kept else None)
        if given.command == "assets":
            return _assets(given, ask)
        places, engine = Places(given.root, given.docs, given.tutorials), Engine(ask)
        unknown = [name for name in getattr(given, "games", ()) if name not in engine.games]
        if unknown:
            print(f"there is no game “{unknown[0]}”; known: {', '.join(engine.games)}")
            return 2
        if given.command == "games":
            print(" ".join(engine.games))
            return 0
        if given.command == "schema":
            from .schema import schema

            text = json.dumps(schema(engine), ensure_ascii=False, indent=1)
            given.file.parent.mkdir(parents=True, exist_ok=True)
            given.file.write_text(f"{text}\n", "utf-8")
            return 0
        if given.command == "coverage":
            return _coverage(Book(places, engine), given.games)
        return _check(Book(places, engine, given.games, units_of(ask)), ask, given.served)
    except EngineBroken as error:
        # A game that cannot be loaded: its files may tell more than the line at which that was met.
        print(unloadable().report() or unnamed().report() or error)
        return 1
    finally:
        keep(ask)


def _play(given: argparse.Namespace) -> int:
    from rich.console import Console

    from . import hand_played

    console = Console(highlight=False)

    def wait() -> None:
        if console.is_terminal and sys.stdin.isatty():
            console.input()

    try:
        engine, options = Engine(default_ask()), hand_played.options_of(given.option)
        if given.name not in engine.games:
            near = " or ".join(did_you_mean(given.name, engine.games)) or ", ".join(engine.games)
            raise hand_played.Refused(f"there is no game “{given.name}”; did you mean {near}?")
        hand = hand_played.played(
            engine, given.name, given.seed, given.players, options, given.seat
        )
        if given.watch:
            hand_played.watch(hand, console, wait)
        else:
            hand_played.story(hand, console)
    except EngineBroken as error:
        print(unloadable().report() or unnamed().report() or error)
        return 1
    except hand_played.Refused as error:
        print(error)
        return 2
    except (KeyboardInterrupt, EOFError):
        return 130
    return 0


def _begin(given: argparse.Namespace) -> int:
    from .new_game import CannotBegin, Wanted, begin

    numbers = (given.players, given.pack, given.cards, given.goal)
    try:
        made = begin(Wanted(given.name, *numbers, given.partners, given.title), given.root)
    except CannotBegin as error:
        print(error)
        return 2
    print("\n".join(made))
    print(f"Now run ./scripts/check {given.name}: it lists what is to do.")
    return 0


def _check(book: Book, ask: Ask, served: bool) -> int:
    start = time.perf_counter()
    told = _others(book, ask)
    if not book.only:
        from .ahead import ahead

        ahead(ask, book, *told.values())
    faults = check(book)
    if not served:
        packages(book)
    for other in told.values():
        faults.extend(check(other))
    if len(faults):
        print(faults.report())
        print(f"{faults.count} in the book", file=sys.stderr)
        return 1
    # What a language lacks is told of the whole book.
    others = {} if served or book.only else told
    lacking = [
        line for name, one in others.items() for line in translations.report(name, book, one)
    ]
    if book.units:
        book.units.keep()
    if served:
        return 0
    games, agreed = book.games, book.agreed
    clauses = [id_ for id_ in book.homes if not book.only or id_.partition(".")[0] in book.only]
    print(
        f"{len(games)} game{'s' * (len(games) != 1)}, {len(clauses)} clauses, "
        f"{agreed['examples']} examples and {agreed['questions']} questions agree with the engine "
        f"({time.perf_counter() - start:.1f} s)"
    )
    left = [line for game in games for line in todo.of(game.id, book)]
    if left:
        print("\n".join(left))
        print(f"{len(left)} to do", file=sys.stderr)
    if lacking:
        print("\n".join(lacking))
    return 0


def _assets(given: argparse.Namespace, ask: Ask) -> int:
    """Copy what the pages load, if there is no fault in the book."""
    from . import built, carried, copied

    places = Places(
        given.root,
        given.docs,
        given.tutorials,
        directory_urls=not given.flat,
        file_links=True,
        embedded=True,
    )
    book = Book(places, Engine(ask, only=given.games), units=units_of(ask))
    unknown = [name for name in given.games if name not in book.engine.listed]
    if unknown:
        print(f"there is no game “{unknown[0]}”; known: {', '.join(book.engine.listed)}")
        return 2
    carried.prepare(book.engine.games, given.root / given.kept if given.kept else None)
    folders = {kind: built.folder(kind, "", given.root) for kind in (built.WIDGETS, built.RUNTIME)}
    faults, count = check(book), 0
    if not len(faults):
        try:
            count = copied.copy(book, folders, given.site)
        except BookError as error:
            faults = error.faults
    if len(faults):
        print(faults.report())
        print(f"{faults.count} in the book", file=sys.stderr)
        return 1
    print(f"{count} files in {given.site / ASSETS}")
    return 0


def _others(book: Book, ask: Ask) -> dict[str, Book]:
    """The book in every other language that it has pages in."""
    own = {language: replace(book.places, language=language) for language in translations.OTHERS}
    return {
        language: Book(places, Engine(ask, language), book.only, book.units)
        for language, places in own.items()
        if places.pages.is_dir()
    }


def _coverage(book: Book, games: list[str]) -> int:
    from . import coverage  # which imports all that can be played and asked

    found = list(coverage.rows(book, games))
    print(coverage.table(found))
    gaps = coverage.gaps(found)
    if gaps:
        print("\n" + "\n".join(gaps))
        print(f"{len(gaps)} gaps", file=sys.stderr)
    return bool(gaps)


if __name__ == "__main__":
    sys.exit(main())
