// node pytest_in_pyodide.mjs RUNTIME SITE_PACKAGES [pytest's arguments]
// The engine's tests in the browser's Python, on the engine archive that the site ships. pytest and
// hypothesis are those of this environment; they need the whole standard library, so Pyodide's own is used.
import fs from "node:fs";
import path from "node:path";
import { end, mount, ROOT, start } from "../../generator/runtime/pyodide.mjs";

async function runTests(runtime, sitePackages, rest) {
  const manifest = JSON.parse(fs.readFileSync(path.join(runtime, "manifest.json"), "utf8"));
  const python = await start({
    env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" },
  });
  python.mountNodeFS("/repo", ROOT);
  python.mountNodeFS("/site-packages", sitePackages);
  mount(python, path.join(runtime, manifest.engine));
  python.globals.set("REST", python.toPy(rest));
  return python.runPython(`
import os, sys
sys.path.append("/site-packages")
os.chdir("/repo")

import followsuit
import pytest
from hypothesis import settings

assert ".whl/" in followsuit.__file__, followsuit.__file__
# Python is slower here than outside; how long an example takes is no fault.
settings.register_profile("pyodide", deadline=None, max_examples=10)
settings.load_profile("pyodide")
int(pytest.main([
    "tests/engine", "-q", "--color=no", "-m", "not slow and not cpython_only",
    "-p", "_hypothesis_pytestplugin", "-p", "no:faulthandler", "-p", "no:cacheprovider", *REST,
]))
`);
}

const [runtime, sitePackages, ...rest] = process.argv.slice(2);
await end(runTests(runtime, sitePackages, rest));
