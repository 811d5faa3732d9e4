"""How long a choice of an opponent takes at a table in a browser, by game and level.

Needs a built site (scripts/build). In a real Chromium the site's own worker plays hands of each game, every
seat at one level and no longer for a choice than the table lets it (`table.ts`); what goes without a thought
(a single card, or one thing to do) is left out.
"""

from __future__ import annotations

import argparse
import re

from boot import OUR_DOOR, Both, percentile
from playwright.sync_api import Page, sync_playwright
from served import ROOT, SITE, browser, serving

from followsuit.games import MODULES

PLAY = ROOT / "generator/widgets/src/play"
# How long each choice of a hand took in milliseconds, where there was more than one thing to do.
HAND = """async ([game, seed, playouts, seconds]) => {
  const ask = async (asked) => JSON.parse(await self.ask(JSON.stringify({ ask: "play", draw: true, ...asked })));
  const times = [];
  let now = await ask({ do: "new", game, seed });
  const hands = now.record.hands.length;
  for (let n = 0; now.asked !== null && now.record.hands.length === hands; n++) {
    const { state } = await ask({ do: "state", record: now.record, seat: now.asked });
    const begun = performance.now();
    now = await ask({ do: "move", record: now.record, playouts, seconds, seed: n });
    if (state.actions.length > 1) times.push(performance.now() - begun);
  }
  return times;
}"""


def levels() -> dict[str, int]:
    """By its name, how many playouts a level makes for a choice."""
    told = re.search(r"LEVELS = \{(.+?)\}", (PLAY / "sitting.ts").read_text("utf-8"))
    assert told
    return {name: int(many) for name, many in re.findall(r"(\w+): (\d+)", told[1])}


def longest() -> float:
    """So many seconds a table lets an opponent think."""
    told = re.search(r"LONGEST = ([\d.]+)", (PLAY / "table.ts").read_text("utf-8"))
    assert told
    return float(told[1])


def measure(page: Page, game: str, hands: int) -> None:
    """Print a line for each level."""
    for level, playouts in levels().items():
        times: list[float] = []
        for seed in range(1, hands + 1):
            times += page.evaluate(HAND, [game, seed, playouts, longest()])
        p50, p99 = percentile(times, 0.5), percentile(times, 0.99)
        print(
            f"{game:18}{level:8}{playouts:5}{len(times):9}{p50:8.0f}{p99:8.0f}{max(times):8.0f}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help="all games if none is named")
    parser.add_argument("--rounds", type=int, default=2, help="hands of each game and level")
    given = parser.parse_args()
    if not (SITE / "index.html").exists():
        raise SystemExit("There is no build/site: scripts/build makes it.")
    host = Both()
    print(f"{'a choice, ms':18}{'level':8}{'':5}{'choices':>9}{'p50':>8}{'p99':>8}{'longest':>8}")
    with serving(host) as root, sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=browser(), args=["--no-sandbox", "--disable-gpu"]
        )
        for game in given.games or list(MODULES):
            page = started.new_context().new_page()
            page.goto(root)
            page.evaluate(
                f"({OUR_DOOR.replace('OURS', f'/assets/followsuit/{host.worker}#{game}')})()"
            )
            measure(page, game, given.rounds)
            page.context.close()
        started.close()


if __name__ == "__main__":
    main()
