"""How soon the engine is live in a browser, beside stock Pyodide with a plain wheel, in interleaved runs.

Needs a built site (scripts/build). The site's own worker and a worker with npm's `pyodide` are started
in a real Chromium from one server, which compresses what hosts compress and can be slow; the time is
that from making the worker to the first right answer.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, sync_playwright
from served import ROOT, SITE, Host, browser, serving

STOCK = ROOT / "node_modules/pyodide"
GAME = "twenty-five"
ASKED = {
    "ask": "winner",
    "game": GAME,
    "setting": {"trump": "S"},
    "trick": ["KS", "AH", "AS", "2S"],
}
RIGHT = "A♥ is always the third-best trump"
PAGE = b"<!doctype html><meta charset=utf-8><title>bench</title>"
STOCK_WORKER = """
import { loadPyodide } from "/stock/pyodide.mjs";
const wheel = fetch("/stock/WHEEL").then((found) => found.arrayBuffer());
const python = await loadPyodide({ indexURL: "/stock/" });
python.unpackArchive(await wheel, "wheel");
const answer = python.runPython(`
import json
from followsuit import ask
lambda text: json.dumps(ask(json.loads(text)), ensure_ascii=False)
`);
self.onmessage = ({ data }) => postMessage(answer(data));
postMessage("ready");
"""
# Each starts a worker and answers its door: a text in, a text out.
STOCK_DOOR = """async () => {
  const worker = new Worker("/stock/worker.mjs", { type: "module" });
  const next = () => new Promise((done, failed) => {
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = () => failed(new Error("the stock worker does not start"));
  });
  await next();
  self.ask = (text) => { const told = next(); worker.postMessage(text); return told; };
}"""
OUR_DOOR = """async () => {
  const worker = new Worker("OURS", { type: "module" });
  // As Comlink calls a function of an exposed object.
  const call = (name, ...given) => new Promise((done, failed) => {
    const id = String(Math.random());
    worker.onerror = () => failed(new Error("the site's worker does not start"));
    worker.addEventListener("message", function told({ data }) {
      if (data.id !== id) return;
      worker.removeEventListener("message", told);
      if (data.type === "RAW") done(data.value);
      else failed(new Error(JSON.stringify(data)));
    });
    const argumentList = given.map((value) => ({ type: "RAW", value }));
    worker.postMessage({ id, type: "APPLY", path: [name], argumentList });
  });
  await call("start", false);
  self.ask = (text) => call("ask", text);
}"""
LIVE = """async (text) => {
  const begun = performance.now();
  await (DOOR)();
  const answer = await self.ask(text);
  return [performance.now() - begun, answer];
}"""
ANSWERS = """async (texts) => {
  const times = [];
  for (const text of texts) {
    const begun = performance.now();
    await self.ask(text);
    times.push(performance.now() - begun);
  }
  return times;
}"""
PRACTICE = """async (games) => {
  const times = [];
  for (const game of games) {
    const asked = { ask: "practice", game, seed: 0, history: [], draw: true };
    await self.ask(JSON.stringify(asked));
    for (asked.seed = 1; asked.seed <= 4; asked.seed++) {
      asked.history = [];
      for (let n = 0; n < 10; n++) {
        const begun = performance.now();
        const { question } = JSON.parse(await self.ask(JSON.stringify(asked)));
        times.push(performance.now() - begun);
        asked.history.push({ position: question.again.position, chosen: question.answer });
      }
    }
  }
  return times;
}"""
KEPT = """async () => {
  for (;;) {
    for (const name of await caches.keys()) if ((await (await caches.open(name)).keys()).length) return;
    await new Promise(requestAnimationFrame);
  }
}"""


class Both(Host):
    """One server for both."""

    def __init__(self) -> None:
        super().__init__()
        self.worker = next((SITE / "assets/followsuit").glob("worker-*.js")).name
        self.wheel = next((ROOT / "build/wheel").glob("*.whl"))

    def content(self, path: str) -> tuple[bytes, str] | None:
        if path == "/":
            return PAGE, "page.html"
        if path == "/stock/worker.mjs":
            return STOCK_WORKER.replace("WHEEL", self.wheel.name).encode(), path
        if path == f"/stock/{self.wheel.name}":
            return self.wheel.read_bytes(), path
        stock = STOCK / path.removeprefix("/stock/")
        if path.startswith("/stock/") and stock.is_file():
            return stock.read_bytes(), path
        return super().content(path)


@contextmanager
def slowed(browser: Browser, times: int) -> Iterator[None]:
    """Stop every renderer, workers included, for most of the time; DevTools slows no worker."""
    if times == 1:
        yield
        return
    session = browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")["processInfo"]
    pids = [int(one["id"]) for one in told if one["type"] == "renderer"]
    over = threading.Event()

    def slow() -> None:
        while not over.is_set():
            for sign, share in ((signal.SIGSTOP, times - 1), (signal.SIGCONT, 1)):
                for pid in pids:
                    os.kill(pid, sign)
                time.sleep(0.004 * share)

    thread = threading.Thread(target=slow)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def live(browser: Browser, page: Page, door: str, times: int) -> float:
    """Milliseconds until the first right answer."""
    with slowed(browser, times):
        took, answer = page.evaluate(LIVE.replace("DOOR", door), json.dumps(ASKED))
    if RIGHT not in answer:
        raise SystemExit(f"Not the right answer: {answer[:400]}")
    return float(took)


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[round(share * (len(times) - 1))]


def measure(browser: Browser, host: Both, root: str, rounds: int) -> None:
    """Print the table: medians, and the site's share of the stock's time."""
    ours = OUR_DOOR.replace("OURS", f"/assets/followsuit/{host.worker}#{GAME}")
    doors = {"stock": STOCK_DOOR, "ours": ours}
    rows = (
        ("cold, fast network", 0.0, 0.0, 1),
        ("9 Mbit/s, 60 ms", 9e6 / 8, 0.06, 1),
        ("9 Mbit/s, all of it 4 times slower", 9e6 / 8, 0.06, 4),
    )
    quiz = [
        json.dumps({"ask": "quiz", "game": game, "seed": seed, "draw": True})
        for seed in range(40)
        for game in (GAME, "truc")
    ]
    answers: dict[str, list[float]] = {"of practice": [], "by their seeds": []}
    print(
        f"{'to the first right answer, ms':38}{'stock':>8}{'ours':>8}{'ratio':>8}{'MB':>8}{'MB':>8}"
    )
    for name, host.rate, host.delay, slower in rows:
        first: dict[str, list[float]] = {who: [] for who in doors}
        second: dict[str, list[float]] = {who: [] for who in doors}
        sent: dict[str, int] = {}
        for turn in range(rounds):
            for who in sorted(doors, reverse=turn % 2 == 0):
                context = browser.new_context()
                page = context.new_page()
                page.goto(root)
                host.sent = 0
                first[who].append(live(browser, page, doors[who], slower))
                sent[who] = host.sent
                if not host.rate:
                    if who == "ours":
                        page.evaluate(KEPT)
                        answers["of practice"] += page.evaluate(PRACTICE, [GAME, "truc"])
                        answers["by their seeds"] += page.evaluate(ANSWERS, quiz)
                    page.goto(root)
                    second[who].append(live(browser, page, doors[who], slower))
                context.close()
        tell(name, first, sent)
        if second["ours"]:
            tell("second visit", second, {})
    host.rate = 0
    for what, times in answers.items():
        p50, p99 = percentile(times, 0.5), percentile(times, 0.99)
        print(f"once live, questions {what}: p50 {p50:.1f} ms, p99 {p99:.1f} ms ({len(times)})")


def tell(name: str, times: dict[str, list[float]], sent: dict[str, int]) -> None:
    stock, ours = (statistics.median(times[who]) for who in ("stock", "ours"))
    bytes_ = "".join(f"{sent[who] / 1e6:8.2f}" for who in ("stock", "ours") if sent)
    print(f"{name:38}{stock:8.0f}{ours:8.0f}{ours / stock:8.2f}{bytes_}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    if not (SITE / "index.html").exists():
        raise SystemExit("There is no build/site: scripts/build makes it.")
    host = Both()
    with serving(host) as root, sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=browser(), args=["--no-sandbox", "--disable-gpu"]
        )
        measure(started, host, root, given.rounds)
        started.close()


if __name__ == "__main__":
    main()
