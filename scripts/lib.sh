# Shared by scripts/*: sourced with the repository's root as working directory.

step() { printf '\n\033[1m==> %s\033[0m\n' "$*"; }
die() { printf '%s\n' "$*" >&2; exit 1; }

# The system's certificates, so that npm works behind a proxy wherever pip and git do.
export NODE_USE_SYSTEM_CA=1
# Material announces at each build that it ends in May 2027: known, and no reader of the output needs it.
export NO_MKDOCS_2_WARNING=1
export PIP_DISABLE_PIP_VERSION_CHECK=1 PYTHONUNBUFFERED=1
export PATH="$PWD/.venv/bin:$PATH"
# Positions for practice, searched once for each state of the engine.
export FOLLOWSUIT_BANKS="$PWD/build/banks"

# Run as root, through sudo without a password, or not at all.
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; elif sudo -n true 2>/dev/null; then sudo -n "$@"; else return 1; fi
}

apt_install() {
  command -v apt-get >/dev/null || return 1
  as_root apt-get update -qq </dev/null >/dev/null 2>&1 || true
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@" </dev/null >/dev/null 2>&1
}

# The system's own Python first, where it can make environments: distributions build it for speed, and one of pyenv's takes
# a third longer for everything here.
find_python() {
  local name
  /usr/bin/python3 -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo /usr/bin/python3; return; }
  for name in python3 python3.14 python3.13 python3.12 python3.11; do
    "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { command -v "$name"; return; }
  done
  die "Follow Suit needs Python 3.11 or newer as python3; this machine has $(python3 --version 2>&1 || echo none)."
}

# The names and content of files (or whole folders) in one short word.
digest() {
  find "$@" -type f ! -path '*/__pycache__/*' -print0 2>/dev/null | LC_ALL=C sort -zu | xargs -0 cksum | cksum | tr -d ' '
}

# done_before NAME WORD: was NAME finished for this very input? mark_done remembers it.
done_before() { [ "$(cat ".venv/.done-$1" 2>/dev/null)" = "$2" ]; }
mark_done() { printf '%s' "$2" >".venv/.done-$1"; }

make_venv() {
  # A moved folder or an upgraded Python leaves an environment that no longer works.
  done_before venv "$PWD" && .venv/bin/python -c 'import pip' 2>/dev/null && return
  local python
  # First of all: its own Python, which comes first, must not be the one that makes the new one.
  rm -rf .venv
  python=$(find_python)
  step "Making .venv with $("$python" --version)"
  "$python" -m venv .venv >/dev/null 2>&1 && mark_done venv "$PWD" && return
  step "Installing Debian's python3-venv, which this Python lacks"
  rm -rf .venv
  apt_install python3-venv && "$python" -m venv .venv ||
    die "Python cannot make a virtual environment here; install it (on Debian and Ubuntu: sudo apt install python3-venv) and start again."
  mark_done venv "$PWD"
}

# install_python FILE: everything locked in FILE, checked by hash, and the two packages of this repository.
install_python() {
  local word
  make_venv
  word=$(digest requirements.txt "$1" engine/pyproject.toml generator/pyproject.toml generator/hatch_build.py)
  done_before "$1" "$word" && return
  step "Installing $1 into .venv"
  python -m pip install -q --require-hashes --no-deps -r "$1" </dev/null
  python -m pip install -q --no-deps --no-build-isolation -e engine -e generator </dev/null
  mark_done "$1" "$word"
  # What the tests need includes what the book needs.
  mark_done requirements.txt "$(digest requirements.txt engine/pyproject.toml generator/pyproject.toml generator/hatch_build.py)"
}

install_node() {
  local word
  word=$(digest package.json package-lock.json)
  [ -d node_modules ] && done_before node "$word" && return
  step "Installing package-lock.json into node_modules"
  npm ci --ignore-scripts --silent </dev/null
  mark_done node "$word"
}

# The folder of compiled things that the site copies: build/runtime (Pyodide and the engine).
build_runtime() {
  local word site_packages told
  word=$(digest engine/src engine/pyproject.toml engine/hatch_build.py generator/runtime package-lock.json requirements.txt)
  [ -f build/runtime/manifest.json ] && done_before runtime "$word" && return
  step "Building the browser's Python: the engine's wheel, compiled for Pyodide"
  rm -rf build/wheel
  # A game that cannot be loaded is told in a line, before anything runs into it.
  told=$(python -m followsuit_site games) || die "$told"
  python -m followsuit.practice "$FOLLOWSUIT_BANKS"
  (cd engine && python -m hatchling build -t wheel -d ../build/wheel >/dev/null 2>&1) || die "hatchling cannot build the engine's wheel; see: cd engine && hatchling build"
  site_packages=$(python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
  node generator/runtime/build.mjs build/wheel/*.whl "$site_packages" build/runtime
  mark_done runtime "$word"
}

# build/typeface: the typeface with the glyphs that the book uses, and the measures of what stands in for it.
build_typeface() {
  local word
  word=$(python -m followsuit_site.typeface .)
  [ -d build/typeface ] && done_before typeface "$word" && return
  step "Cutting the typeface to what the book uses"
  python -m followsuit_site.typeface . build/typeface
  mark_done typeface "$word"
}

# build/widgets: what esbuild makes of the widgets' TypeScript, words (build/words), CSS and the runtime's addresses. The
# types of what they ask and are answered (build/types) are made of the engine's, so that tsc finds where the two differ.
build_widgets() {
  local word
  word=$(digest generator/widgets generator/src/followsuit_site/assets generator/src/followsuit_site/theme/partials/sprite.html \
    generator/src/followsuit_site/widget_*.py engine/src/followsuit/asking/*_shapes.py engine/src/followsuit_draw/shapes.py \
    package-lock.json build/runtime/manifest.json build/typeface)
  [ -d build/widgets ] && [ -d build/types ] && done_before widgets "$word" && return
  step "Bundling the widgets"
  python -m followsuit_site.widget_words generator/widgets/words build/words
  python -m followsuit_site.widget_types build/types
  node generator/widgets/build.mjs
  mark_done widgets "$word"
}

# build/tutorial.schema.json: what editors know tutorials by; each tutorial names it in its first line.
build_schema() {
  local word
  word=$(digest generator/src/followsuit_site/tutorial_fields.py generator/src/followsuit_site/schema.py \
    generator/src/followsuit_site/claims.py engine/src/followsuit/games)
  [ -f build/tutorial.schema.json ] && done_before schema "$word" && return
  python -m followsuit_site schema build/tutorial.schema.json
  mark_done schema "$word"
}

# Everything a build of the site starts from.
prepare() {
  install_python "${1:-requirements.txt}"
  install_node
  build_runtime
  build_typeface
  build_widgets
  build_schema
}
