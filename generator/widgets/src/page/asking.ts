/** The sheet of all that asks or is asked, which no reader of rules needs: whatever imports this waits for it. */

declare const UP: string;

const sheet = document.createElement("link");
sheet.rel = "stylesheet";
sheet.href = new URL(`${UP}asking.css`, import.meta.url).href;
await new Promise((done) => {
  sheet.addEventListener("load", done);
  // Without it everything can still be used.
  sheet.addEventListener("error", done);
  // In the body: turning to another page keeps it.
  document.body.append(sheet);
});

export {};
