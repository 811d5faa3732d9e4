// Material has its search read the whole index as soon as its script is there: 680 KB, and half a second of work. This
// takes the place of its worker (main.html) and begins when somebody opens the search: found in the address are the
// index and Material's own worker.

const [index, script] = location.search.slice(1).split("&");
const page = new BroadcastChannel("followsuit-search");
let worker;
let under;

// Material asks nothing before it has been told that the index is read.
addEventListener("message", ({ data }) => worker?.postMessage(data));

const open = (wait) => {
  if (under) return;
  under = true;
  // The network, or the copy that is kept on this device, may come back while the words already stand in the field.
  const again = () => {
    under = false;
    setTimeout(open, wait, 2 * wait);
  };
  fetch(index)
    .then((answer) => answer.json())
    .then((data) => {
      const read = new Worker(script);
      read.onerror = again;
      read.onmessage = ({ data }) => {
        worker = read;
        postMessage(data);
      };
      read.postMessage({ type: 0, data: { ...data, options: {} } });
    }, again);
};
page.onmessage = ({ data }) => data === "open" && open(1000);
// It may be open already.
page.postMessage("ready");
