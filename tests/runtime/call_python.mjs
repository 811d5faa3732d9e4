// node call_python.mjs INDEX < code: what JavaScript gets of the Python in a folder of Pyodide's files.
// Each line of input is a JSON string of Python source; it is answered with {value} or {fault, told}.
// A value that can be called is called with a text: `lambda text: …`.
import fs from "node:fs";
import { end, start } from "../../generator/runtime/pyodide.mjs";

function answered(python, source) {
  try {
    const value = python.runPython(source);
    return { value: typeof value === "function" ? value('{"a": [1, "é"]}') : value };
  } catch (error) {
    return { fault: error.type, told: error.message };
  }
}

async function callLines(index) {
  const python = await start({ index });
  for (const line of fs.readFileSync(0, "utf8").split("\n").filter(Boolean)) {
    fs.writeSync(1, `${JSON.stringify(answered(python, JSON.parse(line)))}\n`);
  }
}

await end(callLines(process.argv[2]));
