// node pytest_in_pyodide.mjs RUNTIME SITE_PACKAGES [pytest's arguments]
// The engine's tests in the very Python that the site ships, its slim library included. pytest and hypothesis
// are those of this environment; what more they need of the library comes from Pyodide's own, found last.
import fs from "node:fs";
import path from "node:path";
import { end, ROOT, STOCK, startShipped } from "../../generator/runtime/pyodide.mjs";

async function runTests(runtime, sitePackages, rest) {
  const { python, manifest, bring } = await startShipped(runtime, {
    env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" },
  });
  bring(JSON.stringify({ ask: "games" }));
  for (const game of Object.keys(manifest.games)) bring(JSON.stringify({ ask: "practice", game }));
  for (const part of Object.keys(manifest.rare)) bring(JSON.stringify({ ask: part, request: { game: "truc" } }));
  python.FS.writeFile("/stock.zip", fs.readFileSync(path.join(STOCK, "python_stdlib.zip")));
  python.mountNodeFS("/repo", ROOT);
  python.mountNodeFS("/site-packages", sitePackages);
  python.globals.set("REST", python.toPy(rest));
  return python.runPython(`
import gc, os, sys
from importlib import import_module
from zipimport import zipimporter

SHIPPED = next(p for p in sys.path if p.endswith(".zip") and "/python3" in p)
sys.path += ["/stock.zip", "/site-packages"]
for name, module in list(sys.modules.items()):
    if (getattr(module, "__file__", None) or "").startswith(SHIPPED) and hasattr(module, "__path__"):
        module.__path__.append("/stock.zip/" + name.replace(".", "/"))
# unittest.mock takes asyncio in earnest.
sys.modules["asyncio"] = zipimporter("/stock.zip").load_module("asyncio")
os.chdir("/repo")

import followsuit
import pytest
from followsuit.games import MODULES
from hypothesis import settings

assert followsuit.__file__.startswith("/kernel.zip/"), followsuit.__file__
# What only tools use is not sent: it comes from the sources, found last.
PARTS = ("followsuit", "followsuit.slips", "followsuit.practice", "followsuit.words", "followsuit.games")
for name in (*PARTS, *(f"followsuit.games.{game}" for game in MODULES.values())):
    import_module(name).__path__.append("/repo/engine/src/" + name.replace(".", "/"))
# Python is slower here than outside; how long an example takes is no fault.
settings.register_profile("pyodide", deadline=None, max_examples=10)
settings.load_profile("pyodide")
# What fails here is told in full outside: so assertions stay as they are written, and garbage is looked for seldom.
gc.set_threshold(50_000, 20, 100)
int(pytest.main([
    "tests/engine", "--assert=plain", "-q", "--color=no", "-m", "not slow and not cpython_only",
    "-p", "_hypothesis_pytestplugin", "-p", "no:faulthandler", "-p", "no:cacheprovider", *REST,
]))
`);
}

const [runtime, sitePackages, ...rest] = process.argv.slice(2);
await end(runTests(runtime, sitePackages, rest));
