"""Runs inside Pyodide: archives of bytecode for exactly this Python, the same bytes on every build."""

import json
import py_compile
import sys
import zipfile
from pathlib import Path

STOCK_STDLIB = next(
    p for p in sys.path if Path(p).name.startswith("python3") and p.endswith(".zip")
)


def write_zip(target, entries):
    """Write sorted entries with fixed dates. Deflated here, for many hosts compress no zip."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(entries):
            info = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, data)


def compile_engine(wheel, target, site_packages):
    """Compile a wheel with pyodide-build's own code, and repack it reproducibly.

    What pyodide-build does here: `_py_compile_archive`, the code behind its command
    `pyodide py-compile`. That command, run outside, would write the bytecode of the machine's
    Python; run in here it writes what the browser reads. pyodide-build's other parts (cross
    building, the package index) have nothing to do for one wheel without dependencies.
    """
    sys.path.append(site_packages)
    from pyodide_build._py_compile import _py_compile_archive

    compiled = _py_compile_archive(Path(wheel), keep=False, verbose=False, compression_level=0)
    with zipfile.ZipFile(compiled) as archive:
        # RECORD lists the sources, which are no longer there.
        entries = [
            (n, archive.read(n)) for n in archive.namelist() if not n.endswith(("/", "RECORD"))
        ]
    write_zip(target, entries)
    return compiled.name


def loaded_from_stdlib():
    """Names of the standard library's files that this session has imported."""
    prefix = STOCK_STDLIB + "/"
    files = (getattr(m, "__file__", None) or "" for m in list(sys.modules.values()))
    return json.dumps(sorted({f[len(prefix) :] for f in files if f.startswith(prefix)}))


def strip_stdlib(names, target):
    """Write the named files of the standard library as bytecode, without docstrings and asserts.

    Pyodide's own Python parts keep theirs: they read signatures and docstrings at run time.
    """
    entries = []
    with zipfile.ZipFile(STOCK_STDLIB) as stock:
        for name in json.loads(names):
            data = stock.read(name)
            if name.endswith(".py"):
                data, name = bytecode(data, name), name + "c"
            entries.append((name, data))
    write_zip(target, entries)


def bytecode(source, name):
    own = name.startswith(("pyodide/", "_pyodide/"))
    Path("/tmp/module.py").write_bytes(source)
    py_compile.compile(
        "/tmp/module.py",
        cfile="/tmp/module.pyc",
        dfile=f"{STOCK_STDLIB}/{name}",
        doraise=True,
        optimize=0 if own else 2,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    return Path("/tmp/module.pyc").read_bytes()
