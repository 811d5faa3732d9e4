"""Runs inside Pyodide: archives of bytecode for exactly this Python, the same bytes on every build."""

import ast
import json
import py_compile
import re
import sys
import zipfile
from itertools import accumulate
from pathlib import Path
from types import MappingProxyType

STOCK_STDLIB = next(
    p for p in sys.path if Path(p).name.startswith("python3") and p.endswith(".zip")
)
# Pyodide's Python half: what of it has no stand-in is left out, but for these parts.
REPLACED = ("asyncio/", "pyodide/", "_pyodide/")
GAMES = "followsuit/games/"  # whose folders are packages of one game each
DOOR = "followsuit_draw/door.py"  # all that a page asks goes through it
# But what makes questions, draws them and finds misreadings, which comes when it is asked for.
PRACTICE = (
    "followsuit/asking/practices.py",
    "followsuit/asking/quizzes.py",
    "followsuit_draw/question.py",
)
RARE = {  # and what comes alone, by its archive: the ends of the names of its sources
    "advise": (
        "/asking/advising.py",
        *(f"followsuit/{name}.py" for name in ("advice", "onward", "quiet", "styles", "views")),
        *("followsuit/whereabouts.py", "followsuit/worlds.py"),
    ),
    "compare": ("/compare.py",),
    "otherwise": ("/otherwise.py",),
    "play": ("/asking/playing.py", "/seated.py"),
    "review": ("/asking/reviewing.py",),
    "sheet": ("followsuit/sheets.py", "/asking/sheets.py", "/sheet.py"),
}
TOOLS = ("followsuit/words/compile.py",)  # which read what is compiled long before
FEW = 4  # what fewer than a fourth of the games share is sent with these only
WORDS = "/words_en.py"  # found by name, as games are
FOUND = ("/slips.py", "/bank.py")  # and what practice knows of a game
KEPT = {
    "_pyodide/_core_docs.py",
    "_pyodide/_future_helper.py",
    "_pyodide/docs_argspec.py",
    "pyodide/ffi/__init__.py",
}


def write_zip(target, entries, compressed=True):
    """Write sorted entries with fixed dates."""
    method = zipfile.ZIP_DEFLATED if compressed else zipfile.ZIP_STORED
    with zipfile.ZipFile(target, "w", method, compresslevel=9) as archive:
        for name, data in sorted(entries):
            info = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            info.compress_type = method
            archive.writestr(info, data)


def compile_engine(wheel, target, site_packages):
    """Compile a wheel with pyodide-build's own code, and repack it reproducibly into a folder:
    `kernel.zip` and an archive for each package of a game, `practice.zip` and another for each game,
    and one for each rare request.
    Returns the names of the packages and of the rare requests as JSON.

    What pyodide-build does here: `_py_compile_archive`, the code behind its command
    `pyodide py-compile`. That command, run outside, would write the bytecode of the machine's
    Python; run in here it writes what the browser reads. pyodide-build's other parts (cross
    building, the package index) have nothing to do for one wheel without dependencies.
    """
    sys.path.append(site_packages)
    from pyodide_build._py_compile import _py_compile_archive

    asked = {f"{name}c" for name in reached(wheel)}
    practised = {f"{name}c" for name in reached(wheel, practice=True)} - asked
    shared, shared_practice = of_few(wheel), of_few(wheel, practice=True)
    with zipfile.ZipFile(wheel) as archive:
        entries = [(name, archive.read(name)) for name in archive.namelist()]
    write_zip(wheel, [(n, bare(d) if n.endswith(".py") else d) for n, d in entries])
    compiled = _py_compile_archive(Path(wheel), keep=False, verbose=False, compression_level=0)
    with zipfile.ZipFile(compiled) as archive:
        entries = [(n, archive.read(n)) for n in archive.namelist() if not n.endswith("/")]
    # Words of other languages than English go to those who read them: see `words_of`.
    sent = [(name, data) for name, data in entries if name in asked]
    # Whoever sends an archive compresses it as a whole, which is smaller than file by file.
    parts = by_game(sent, shared)
    for part, content in parts.items():
        write_zip(f"{target}/{part or 'kernel'}.zip", content, compressed=False)
    practice = by_game(((n, d) for n, d in entries if n in practised), shared_practice)
    for part, content in practice.items():
        write_zip(
            f"{target}/{'-'.join(['practice', part]) if part else 'practice'}.zip",
            content,
            compressed=False,
        )
    for part, sources in RARE.items():
        content = [
            (name, data) for name, data in entries if name.removesuffix("c").endswith(sources)
        ]
        write_zip(f"{target}/{part}.zip", content, compressed=False)
    return json.dumps({"games": sorted(part for part in parts if part), "rare": sorted(RARE)})


def by_game(entries, few=MappingProxyType({})):
    """Named contents by the package of the game that they are part of, or of each of the `few` that share them;
    "" for what all games use."""
    parts = {}
    for name, data in entries:
        inside = name.removeprefix(GAMES) if name.startswith(GAMES) else ""
        package = inside.rpartition("/")[0].partition("/")[0]
        for part in few.get(name, [package]):
            parts.setdefault(part, []).append((name, data))
    return parts


def words_of(wheel):
    """The files of a wheel with the words of other languages than English, by language, as JSON."""
    with zipfile.ZipFile(wheel) as archive:
        found = [name for name in archive.namelist() if name.endswith(".json")]
        return json.dumps({Path(name).stem: archive.read(name).decode() for name in found})


def reached(wheel, practice=False):
    """The names of a wheel's sources that its door can import, or its `practice`: what only tools use is not sent."""
    sources = sources_of(wheel)
    start = {DOOR, *(n for n in sources if n.endswith(WORDS))}
    if practice:
        start |= {
            n for n in sources if (n.startswith(GAMES) and n.endswith(FOUND)) or n in PRACTICE
        }
    start |= {n for n in sources if n.startswith(GAMES) and n.endswith("__init__.py")}
    return closure(start, sources)


def sources_of(wheel):
    """Each Python source of a wheel by its name."""
    with zipfile.ZipFile(wheel) as archive:
        names = [n for n in archive.namelist() if n.endswith(".py") and n not in TOOLS]
        return {name: archive.read(name) for name in names}


def closure(start, sources):
    """The names of all sources that these import, and so on."""
    found, coming = set(), set(start)
    while coming:
        name = coming.pop()
        found.add(name)
        packages = [f"{folder}/__init__.py" for folder in Path(name).parents if folder.name]
        coming |= {*packages, *imports(name, sources)} & sources.keys() - found
    return found


def of_few(wheel, practice=False):
    """What only a few games share, which is sent with each of them: their packages, by the name of the file.

    With `practice` what they share of what is known of their readers.
    """
    sources = sources_of(wheel)
    own = {}
    for name in sources:
        package, _, inside = name.removeprefix(GAMES).partition("/")
        if not name.startswith(GAMES) or not inside or name in PRACTICE:
            continue
        known = name.endswith(FOUND)
        if known if practice else not known and not name.endswith(RARE["sheet"]):
            own.setdefault(package, set()).add(name)
    users = {}
    for package, start in own.items():
        for name in closure(start, sources) - start:
            if name.startswith(GAMES) and "/" not in name.removeprefix(GAMES):
                users.setdefault(name, []).append(package)
    everywhere = closure({DOOR, *(PRACTICE if practice else ())}, sources)
    return {
        f"{name}c": packages
        for name, packages in users.items()
        if name not in everywhere and len(packages) < len(own) / FEW
    }


def imports(name, sources):
    """Every file that what a source imports could stand in."""
    for module in modules(sources[name], name):
        path = module.replace(".", "/")
        yield from (f"{path}.py", f"{path}/__init__.py")


def modules(source, name=""):
    """Every module that a source may import, by its full name; what is no module among them does no harm."""
    package = name.rpartition("/")[0].split("/")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else []
            module = ".".join([*above, *filter(None, [node.module])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def imported_by(wheel):
    """Names of the library's modules that the sources of a wheel import which are sent."""
    names = set()
    ends = tuple(end for sources in RARE.values() for end in sources)
    rare = {name for name in sources_of(wheel) if name.endswith(ends)}
    asked = reached(wheel, practice=True) | rare
    with zipfile.ZipFile(wheel) as archive:
        for name in asked:
            for node in ast.walk(ast.parse(archive.read(name))):
                if isinstance(node, ast.Import):
                    names |= {alias.name for alias in node.names}
                elif isinstance(node, ast.ImportFrom) and node.level == 0:
                    names.add(node.module)
    library = {n for n in names if n.split(".")[0] in sys.stdlib_module_names}
    unsent = sorted(n for n in library if f"{n}.".replace(".", "/").startswith(REPLACED))
    if unsent:
        raise ValueError(f"The engine imports {unsent}, which browsers are not sent: see slim/")
    return " ".join(sorted(library))


def bare(source):
    """Source without its docstrings and what its functions are annotated with, all else where it was.

    A class keeps a dot: for one without any, `dataclass` computes the text of its signature.
    """
    starts = [0, *accumulate(len(line) for line in source.splitlines(keepends=True))]
    tree, parts, end = ast.parse(source), [], 0
    found = [*docstrings(tree), *annotations(tree)]
    for node, part in sorted(found, key=lambda one: (one[1].lineno, one[1].col_offset)):
        begin = starts[part.lineno - 1] + part.col_offset
        over = starts[part.end_lineno - 1] + part.end_col_offset
        left = b""
        if isinstance(node, ast.arg):
            begin = source.rindex(b":", end, begin)
        elif part is getattr(node, "returns", None):
            begin = source.rindex(b"->", end, begin)
        else:
            left = b'"."' if isinstance(node, ast.ClassDef) else b'""'
        parts += [source[end:begin], left, blank(source[begin:over])[len(left) :]]
        end = over
    return b"".join([*parts, source[end:]])


def blank(source):
    """As much space, over as many lines."""
    return re.sub(rb"[^\n]", b" ", source).replace(b"\n", b"\\\n")


def docstrings(tree):
    """Each module, class and function that has a docstring, and the docstring's node."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(tree):
        if isinstance(node, documented) and ast.get_docstring(node, clean=False) is not None:
            yield node, node.body[0].value


def annotations(tree):
    """Each argument and function that is annotated, and what with."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.annotation:
            yield node, node.annotation
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.returns:
            yield node, node.returns


def overlay_stdlib(stand_ins, target):
    """Write the stock standard library with the stand-ins (a folder of sources) in their places."""
    found = {p.relative_to(stand_ins).as_posix(): p for p in Path(stand_ins).rglob("*.py")}
    with zipfile.ZipFile(STOCK_STDLIB) as stock:
        names = {n for n in stock.namelist() if not n.startswith(REPLACED) or n in KEPT}
        unknown = found.keys() - set(stock.namelist())
        if unknown:
            raise ValueError(f"{stand_ins} stands in for nothing with {sorted(unknown)}")
        entries = [(name, stock.read(name)) for name in names - found.keys()]
    entries += [(name, path.read_bytes()) for name, path in found.items()]
    write_zip(target, entries, compressed=False)


def strip_stdlib(stdlib, names, target):
    """Write the named files of a standard library as bytecode, without docstrings and asserts.

    Deflated file by file, for Pyodide reads it as it comes, and many hosts compress no zip.
    """
    entries = []
    with zipfile.ZipFile(stdlib) as whole:
        for name in json.loads(names):
            data = whole.read(name)
            if name.endswith(".py"):
                data, name = bytecode(data, name), name + "c"
            entries.append((name, data))
    write_zip(target, entries)


def bytecode(source, name):
    Path("/tmp/module.py").write_bytes(source)
    py_compile.compile(
        "/tmp/module.py",
        cfile="/tmp/module.pyc",
        dfile=f"{STOCK_STDLIB}/{name}",
        doraise=True,
        optimize=2,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    return Path("/tmp/module.pyc").read_bytes()
