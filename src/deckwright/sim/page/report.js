"use strict";
// The language switch: one page of each language is in the file, and one of them is shown.
const pages = [...document.querySelectorAll("main")];
function show(lang) {
  const chosen = pages.find((page) => page.dataset.lang === lang);
  if (!chosen) return;
  for (const page of pages) page.hidden = page !== chosen;
  for (const link of document.querySelectorAll(".choices a")) {
    if (link.dataset.lang === lang) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  document.documentElement.lang = chosen.lang;
  document.title = chosen.dataset.title;
}
document.querySelector(".choices").addEventListener("click", (event) => {
  const link = event.target.closest("a");
  if (!link) return;
  event.preventDefault();
  const before = window.scrollY / document.body.scrollHeight;
  show(link.dataset.lang);
  history.replaceState(null, "", `#${link.dataset.lang}`);
  window.scrollTo({ top: before * document.body.scrollHeight, behavior: "instant" });
});
addEventListener("hashchange", () => show(location.hash.slice(1)));
show(location.hash.slice(1));

// A click on a column's name sorts by it: numbers from the largest, words from the first letter, then the other way.
for (const table of document.querySelectorAll("table.sortable")) {
  const heads = [...table.tHead.rows[0].cells];
  const body = table.tBodies[0];
  const order = new Intl.Collator(table.closest("main").lang, { sensitivity: "base" });
  heads.forEach((head, column) => {
    head.addEventListener("click", () => {
      const numeric = head.classList.contains("n");
      const now = head.getAttribute("aria-sort");
      const falling = now ? now === "ascending" : numeric;
      for (const other of heads) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", falling ? "descending" : "ascending");
      const value = (row) => row.cells[column].dataset.v;
      const rows = [...body.rows].sort((one, other) => {
        const [a, b] = [value(one), value(other)];
        if (a === "" || b === "") return (a === "") - (b === ""); // what has no value stands last either way
        const difference = numeric ? a - b : order.compare(a, b);
        return falling ? -difference : difference;
      });
      body.append(...rows);
    });
  });
}

// Filters by name, faction and type.
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
for (const filters of document.querySelectorAll(".filters")) {
  const body = document.getElementById(filters.dataset.for).tBodies[0];
  const said = filters.querySelector("output");
  const number = new Intl.NumberFormat(filters.closest("main").lang);
  filters.addEventListener("input", () => {
    let shown = 0;
    for (const row of body.rows) {
      const fits = [...filters.querySelectorAll("[data-filter]")].every(({ value, dataset: { filter } }) =>
        filter === "name" ? plain(row.cells[0].textContent).includes(plain(value.trim())) : !value || row.dataset[filter] === value,
      );
      row.hidden = !fits;
      shown += fits;
    }
    said.textContent = said.dataset.text.replace("#", number.format(shown));
  });
}
