// What a search does beyond Material's: it comes when the search is first opened (controls.js).

// A page that is found only by something further down opens there, not at its top.
const results = document.querySelector(".md-search-result__list");
const leadFurther = () => {
  for (const page of results.querySelectorAll("a:has(> [data-md-score='0.00'])")) {
    page.href = (page.parentElement.querySelectorAll("a")[1] ?? page).href;
  }
};
if (results) {
  leadFurther();
  new MutationObserver(leadFurther).observe(results, { childList: true });
}

// Escape closes the search (Material does that) and gives the focus back.
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && event.target instanceof Element && event.target.closest(".find")) {
    document.querySelector("[data-tool=search]").focus();
  }
});
