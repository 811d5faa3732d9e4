"""The games of other packages as a browser is sent them: packed when a site is made, since no wheel of ours holds them.

An archive is what the one of a game of ours is (`generator/runtime/`), but for this: it holds sources, which the
browser's Python compiles itself, whatever Python makes the site.
"""

from __future__ import annotations

import ast
import gzip
import hashlib
import json
import sys
import zipfile
from collections.abc import Collection, Iterable, Iterator, Mapping
from importlib.util import find_spec
from io import BytesIO
from os import environ
from pathlib import Path
from tempfile import mkdtemp
from typing import NamedTuple

import followsuit
from followsuit import installed
from followsuit.games import others
from followsuit.practice.kept import FOLDER, file_of

from .banks import BANK, brings, keep
from .faults import BookError, EngineBroken, Faults
from .package import folder_of, near

OURS = ("followsuit", "followsuit_draw")
PRACTICE = ("slips.py", BANK)  # comes when somebody practises
ELSEWHERE = {"collections.abc": "_collections_abc"}  # part of the interpreter, in newer Pythons
Archive = Mapping[str, bytes]


class Carried(NamedTuple):
    """What the browser is told of each game, and the files in the folder of its Python."""

    told: Mapping[str, Mapping[str, str]]
    files: Mapping[str, bytes]


def prepare(games: Iterable[str], kept: Path | None) -> None:
    """Search for the positions with which these games are practised, where their packages bring none.

    They are kept in a folder, in which every question about them looks. Raises `EngineBroken`.
    """
    wanted = [name for name in games if name in others() and not brings(name, BANK)]
    if not wanted:
        return
    environ.setdefault(FOLDER, str((kept or Path(mkdtemp())) / "banks"))
    for name in wanted:
        if not brings(name, "slips.py"):
            own = (folder_of(name) or Path(name)) / "slips.py"
            raise EngineBroken(
                near(own), 1, "there is no slips.py: it says how the game is misread"
            )
        try:
            keep(name)
        except Exception as error:  # a game half written
            raise EngineBroken.at(error) from error


def carried(games: Iterable[str], runtime: Path) -> Carried:
    """Pack those of these games that are not of the book. Raises `BookError` if one cannot run in a browser."""
    faults, archives = Faults(), dict[str, bytes]()
    names = [name for name in games if name in others()]
    sent = Sent.of(runtime) if names else None
    for name in names:
        own, practice = _parts(name)
        if sent:
            _runs(name, {**own, **practice}, sent.library, faults)
            own |= _shared(own, sent.kernel)
            practice |= _shared(practice, {*sent.kernel, *sent.practice, *own})
        archives |= {name: _packed(own), f"practice-{name}": _packed(practice)}
    if len(faults):
        raise BookError(faults)
    word = hashlib.sha256(b"".join(hashlib.sha256(one).digest() for one in archives.values()))
    places = {part: f"games-{word.hexdigest()[:10]}/{part}.zip.gzip" for part in archives}
    told = {
        name: {
            "package": others()[name],
            "archive": places[name],
            "practice": places[f"practice-{name}"],
        }
        for name in names
    }
    return Carried(told, {places[part]: data for part, data in archives.items()})


def _parts(name: str) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """What a game is made of, by the names of files as Python finds them; and what its practice is."""
    package = others()[name]
    room = package.replace(".", "/")
    # No package without a file of its own is found in an archive.
    own = {f"{outer}/__init__.py": b"" for outer in Path(room).parents if outer.name}
    own |= {place: path.read_bytes() for place, path in _sources(name)}
    folder = folder_of(name)
    assert folder, "it has been asked for its words before"
    for source in sorted(folder.glob("*.ftl")):
        if f"{room}/words_{source.stem}.py" in own:
            continue  # made when its wheel was
        from followsuit.words.compile import module_of as words_of  # needs what reads catalogues

        own[f"{room}/words_{source.stem}.py"] = words_of(source, near(source)).encode()
    bank = f"{room}/{BANK}"
    if bank not in own:
        own[bank] = file_of(name, Path(environ[FOLDER])).read_bytes()
    practice = {place: own.pop(place) for place in [f"{room}/{file}" for file in PRACTICE]}
    return own, practice


def _sources(name: str) -> Iterator[tuple[str, Path]]:
    """The Python files of whoever wrote a game, but for those of his other games."""
    package = others()[name]
    apart = [other for other in others().values() if not f"{package}.".startswith(f"{other}.")]
    rooms = tuple(f"{other.replace('.', '/')}/" for other in apart)
    for folder in installed.folders(name):
        for path in sorted(folder.rglob("*.py")):
            place = path.relative_to(folder.parent).as_posix()
            if not place.startswith(rooms):
                yield place, path


def _packed(files: Archive) -> bytes:
    """An archive with the same bytes for the same files, compressed as a whole."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for place, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(place, (2020, 1, 1, 0, 0, 0)), data)
    return gzip.compress(made.getvalue(), 9, mtime=0)


# -- what a browser has, and what it lacks ----------------------------------------------------------


class Sent(NamedTuple):
    """The files that every browser is sent: of Python's library, of the engine, and for practice."""

    library: Collection[str]
    kernel: Collection[str]
    practice: Collection[str]

    @classmethod
    def of(cls, runtime: Path) -> Sent | None:
        """What is in the folder of the browser's Python; None if nobody has built that."""
        file = runtime / "manifest.json"
        known = json.loads(file.read_text("utf-8")) if file.is_file() else {}
        if "kernel" not in known:
            return None
        kernel, practice = known["kernel"], known["practice"]["practice"]
        return cls(
            _listed((runtime / known["index"] / "python_stdlib.zip").read_bytes()),
            *(_listed(gzip.decompress((runtime / one).read_bytes())) for one in (kernel, practice)),
        )


def _listed(archive: bytes) -> frozenset[str]:
    """The sources of what is in an archive."""
    with zipfile.ZipFile(BytesIO(archive)) as opened:
        return frozenset(name.removesuffix("c") for name in opened.namelist())


def _runs(name: str, files: Archive, library: Collection[str], faults: Faults) -> None:
    """Every module that a game imports is there in a browser."""
    folders = {folder.name: folder.parent for folder in installed.folders(name)}
    for place, data in files.items():
        top = place.partition("/")[0]
        file = near(folders[top] / place) if top in folders else place
        for node in _imports(ast.parse(data)):
            module = next(_modules(node, place))
            outer = module.partition(".")[0]
            if outer in (*OURS, *folders):
                continue
            if outer not in sys.stdlib_module_names:
                what = (
                    f"browsers have no “{module}”: a game imports followsuit and Python’s library"
                )
                faults.add(file, node.lineno, what)
            elif not _sent(module, library):
                what = f"browsers are not sent “{module}”, which no game of the book needs"
                faults.add(file, node.lineno, what)


def _sent(module: str, library: Collection[str]) -> bool:
    """Whether a module of Python's library is sent, or is part of the interpreter."""
    if any(file in library for file in _files(module)):
        return True
    spec = find_spec(ELSEWHERE.get(module, module))
    return spec is not None and not str(spec.origin).endswith(".py")


def _shared(files: Archive, there: Collection[str]) -> dict[str, bytes]:
    """The files of the engine that these use, and so on, as far as they are not `there`."""
    root = Path(followsuit.__file__ or "").parents[1]
    found, coming = dict[str, bytes](), [*files.items()]
    while coming:
        place, data = coming.pop()
        for node in _imports(ast.parse(data)):
            for file in (file for module in _modules(node, place) for file in _around(module)):
                ours = file.startswith(OURS) and (root / file).is_file()
                if ours and file not in there and file not in found:
                    found[file] = (root / file).read_bytes()
                    coming.append((file, found[file]))
    return found


def _imports(tree: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports of a source, but for what only a type checker reads."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            continue
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        yield from _imports(node)


def _modules(node: ast.Import | ast.ImportFrom, place: str) -> Iterator[str]:
    """The full names of the modules that are imported in a file, the outer one first; some may be no modules."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
        return
    around = place.split("/")[: -node.level] if node.level else []
    module = ".".join([*around, *filter(None, [node.module])])
    yield module
    yield from (f"{module}.{alias.name}" for alias in node.names)


def _files(module: str) -> tuple[str, str]:
    """The files in which a module may be."""
    stem = module.replace(".", "/")
    return f"{stem}.py", f"{stem}/__init__.py"


def _around(module: str) -> Iterator[str]:
    """The files of a module and of the packages that it is in."""
    parts = module.split(".")
    for count in range(1, len(parts) + 1):
        yield from _files(".".join(parts[:count]))
