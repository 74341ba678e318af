import { announce } from "#app/shell/browser/announce.ts";
import { readPage } from "#app/shell/browser/read-page.ts";
import { recall, remember } from "#app/shell/browser/storage.ts";
import { applySheet } from "#app/shell/browser/whole-sheet.ts";
import { fitsAsWritten, tellingWords, wordsWithStems } from "#core/part-words.ts";

const storeKey = "store";
const waitMs = 120;
const askMs = 600;
/** What the server was asked for last. */
let asked = "";

/** The whole list, fetched once when the page shows only part of it. */
async function showWhole(region: HTMLElement): Promise<void> {
  if ("whole" in region.dataset) return;
  region.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(region.dataset.all ?? "", { headers: { accept: "text/html" } });
    const page = readPage(await answer.text());
    await applySheet();
    const whole = page.getElementById(region.id);
    if (!whole) return;
    const ticked = new Set(
      [...region.querySelectorAll<HTMLInputElement>("[name=part]:checked")].map((box) => box.value),
    );
    for (const box of whole.querySelectorAll<HTMLInputElement>("[name=part]"))
      if (ticked.has(box.value)) box.checked = true;
    region.querySelector("#list-form, .price-none")?.replaceWith(whole.querySelector("#list-form") ?? "");
    region.dataset.whole = "";
  } finally {
    region.removeAttribute("aria-busy");
  }
}

const wordsOfRow = new WeakMap<HTMLTableRowElement, string[]>();

function partWords(row: HTMLTableRowElement): string[] {
  const known =
    wordsOfRow.get(row) ?? wordsWithStems(`${row.querySelector("label")?.textContent} ${row.dataset.w ?? ""}`);
  wordsOfRow.set(row, known);
  return known;
}

/** Shows the rows that have every word; the rest of the list stays in the page, hidden. */
function narrow(region: HTMLElement, query: string): number {
  const words = tellingWords(query);
  let found = 0;
  for (const table of region.querySelectorAll<HTMLTableElement>(".prices")) {
    let here = 0;
    for (const row of table.tBodies[0]?.rows ?? []) {
      const fits = fitsAsWritten(partWords(row), words);
      row.hidden = !fits;
      if (fits) here++;
    }
    table.hidden = here === 0;
    found += here;
  }
  const hint = region.querySelector<HTMLElement>("[data-hint]");
  if (hint) hint.hidden = found > 0;
  return found;
}

function keepInAddress(query: string): void {
  const address = new URL(location.href);
  address.searchParams.delete("cat");
  if (query) address.searchParams.set("q", query);
  else address.searchParams.delete("q");
  history.replaceState(history.state, "", address);
}

function findAsYouType(region: HTMLElement): void {
  const field = document.querySelector<HTMLInputElement>(".find-bar--price [name=q]");
  const count = region.querySelector<HTMLElement>("[data-count]");
  if (!field || !count) return;
  const { one = "", many = "", none = "" } = region.dataset;
  let waiting = 0;
  const find = async () => {
    await showWhole(region);
    const query = field.value.trim();
    if (query !== asked) asked = "";
    const found = narrow(region, query);
    count.textContent = found === 0 ? none : found === 1 ? one : many.replace("{n}", found.toLocaleString("en-US"));
    announce(count.textContent ?? "");
    keepInAddress(query);
    // The server also knows other names and forgives typos; it is asked once for each word that nothing fits.
    if (found > 0 || query.length < 4 || query === asked) return;
    waiting = window.setTimeout(() => {
      asked = query;
      field.form?.requestSubmit();
    }, askMs);
  };
  const later = () => {
    // A region that was replaced has its own listener.
    if (!region.isConnected) return field.removeEventListener("input", later);
    clearTimeout(waiting);
    waiting = window.setTimeout(() => find().catch(() => {}), waitMs);
  };
  field.addEventListener("input", later);
  // What was typed before the script came; the server's own answer stays as it is.
  if (field.value !== field.defaultValue && field.value.trim() !== asked) later();
}

/** The price list: remembers the device's store, and narrows the list with every letter. */
export function enhance(region: HTMLElement): void {
  const { recall: address, store } = region.dataset;
  if (address !== undefined) {
    const last = recall(storeKey);
    const link = last && region.querySelector<HTMLAnchorElement>(`a[data-store="${CSS.escape(last)}"]`);
    if (link) location.replace(link.href);
    return;
  }
  if (store) remember(storeKey, store);
  findAsYouType(region);
}
