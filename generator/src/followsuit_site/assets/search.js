// Material has its search read the whole index as soon as its script is there: 680 KB, and half a second of work. This
// takes the place of its worker (main.html) and begins when somebody opens the search: found in the address are the
// index and Material's own worker.

const [index, script] = location.search
  .slice(1)
  .split("&")
  .map((path) => new URL(path, location.href));
const page = new BroadcastChannel("followsuit-search");
let worker;
let asked; // the latest that was asked before it could be answered

addEventListener("message", ({ data }) => {
  if (worker) worker.postMessage(data);
  else asked = data;
});

const begin = async () => {
  const answer = await fetch(index);
  const data = { ...(await answer.json()), options: {} };
  const read = new Worker(script);
  read.postMessage({ type: 0, data });
  read.addEventListener("message", ({ data }) => {
    // It has read the index once it first says anything.
    if (!worker && asked) read.postMessage(asked);
    worker = read;
    postMessage(data);
  });
};

let under;
page.addEventListener("message", ({ data }) => {
  if (data !== "open") return;
  // What could not be fetched is asked for again when the search is opened again.
  under ??= begin().catch(() => (under = undefined));
});
// It may be open already.
page.postMessage("ready");
