// node ask_shipped.mjs RUNTIME [resumed] < requests: answer JSON lines with exactly the files that the site ships,
// from the first start or from the memory that one leaves.
// A line {"random": {…}} is answered with the record of a match played at random. As in a browser, a game is
// there from the first request that needs it.
import fs from "node:fs";
import path from "node:path";
import { end, startShipped } from "../../generator/runtime/pyodide.mjs";

async function answerLines(runtime, resumed) {
  const env = { PYTHONHASHSEED: "0" };
  const made = resumed && (await startShipped(runtime, { env, _makeSnapshot: true })).python.makeMemorySnapshot();
  const { python, bring } = await startShipped(runtime, made ? { env, _loadSnapshot: made } : { env });
  const answer = python.runPython(`
import json
from followsuit import Match
from followsuit_draw.door import open_book

def book(language):
    return open_book(json.dumps({"games": {}, "pages": {}, "language": language}))

def answer(line):
    request = json.loads(line)
    if "random" in request:
        return json.dumps(Match(**request["random"]).play_random().record())
    return book(request.get("language", "en"))(line)

answer
`);
  const lines = fs.readFileSync(0, "utf8").split("\n").filter(Boolean);
  const answered = (line) => {
    const { random } = JSON.parse(line);
    bring(random ? JSON.stringify(random) : line);
    return `${answer(line)}\n`;
  };
  const told = lines.map(answered).join("");
  // Leaving before all is written would cut it off.
  await new Promise((written) => process.stdout.write(told, written));
}

await end(answerLines(path.resolve(process.argv[2]), process.argv[3] === "resumed"));
