// node ask_shipped.mjs RUNTIME < requests: answer JSON lines with exactly the files that the site ships.
// A line {"random": {…}} is answered with the record of a match played at random.
import fs from "node:fs";
import path from "node:path";
import { end, mount, speak, start } from "../../generator/runtime/pyodide.mjs";

async function answerLines(runtime) {
  const manifest = JSON.parse(fs.readFileSync(path.join(runtime, "manifest.json"), "utf8"));
  const python = await start({
    index: path.join(runtime, manifest.index),
    lockFileContents: JSON.stringify(manifest.lock),
  });
  mount(python, path.join(runtime, manifest.engine));
  speak(python, runtime, manifest);
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
  const told = lines.map((line) => `${answer(line)}\n`).join("");
  // Leaving before all is written would cut it off.
  await new Promise((written) => process.stdout.write(told, written));
}

await end(answerLines(path.resolve(process.argv[2])));
