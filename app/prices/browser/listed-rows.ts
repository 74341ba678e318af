import { clearMark, marked, markOf } from "#app/marks.ts";
import type { BillPart } from "#app/prices/bill.tsx";
import { parseMoney } from "#core/money.ts";
import { once } from "#core/once.ts";
import type { PartType } from "#core/part.ts";
import { fitsAsWritten, tellingWords, wordsWithStems } from "#core/part-words.ts";

// The rows of the list stay the server's markup: here is what script reads of them, and the little that it changes.

/** One of several has its whole name in its label, followed by its price; a note stands behind a name. */
const nameOf = (box: HTMLInputElement): string =>
  box.getAttribute("aria-label")?.replace(/, \$[\d.,]+$/, "") ??
  box.closest("label")?.querySelector(".price-line__name")?.firstChild?.textContent ??
  "";

const partWords = once((label: HTMLLabelElement): string[] => {
  const box = label.querySelector("input");
  const more = [markOf(label, "w"), markOf(label.closest("li"), "w")];
  return wordsWithStems([box ? nameOf(box) : "", ...more].join(" "));
});

/** Hides what has nothing left to show. */
function hideEmpty(list: HTMLElement, part: string): void {
  for (const one of list.querySelectorAll<HTMLElement>(part)) one.hidden = !one.querySelector("label:not([hidden])");
}

/** Shows the parts that have every word; the rest of the list stays in the page, hidden. */
export function narrowRows(list: HTMLElement, query: string): number {
  const words = tellingWords(query);
  let found = 0;
  for (const label of list.querySelectorAll("label")) {
    label.hidden = !fitsAsWritten(partWords(label), words);
    if (!label.hidden) found++;
  }
  for (const part of [".part-kinds__group", ".price-line", ".cat"]) hideEmpty(list, part);
  // What is left of a category is not as tall as the whole of it.
  for (const part of marked(list, "tall")) clearMark(part, "tall");
  return found;
}

const boxesIn = (list: HTMLElement, which: string) =>
  list.querySelectorAll<HTMLInputElement>(`[name=part][type=checkbox]${which}`);

/** Those of these ids and no others; hundreds that are as they should be are not touched. */
export function tickRows(list: HTMLElement, ids: readonly number[]): void {
  for (const box of boxesIn(list, ":checked")) if (!ids.includes(Number(box.value))) box.checked = false;
  for (const id of ids) for (const box of boxesIn(list, `[value="${id}"]`)) box.checked = true;
}

const centsIn = (cell: Element | null | undefined) =>
  parseMoney(/\$[\d.,]+/.exec(cell?.textContent ?? "")?.[0] ?? "") ?? 0;
const markedCents = (cents: string | undefined) => (cents === undefined ? null : Number(cents));

/** What a ticked part adds to the bill, as its row says it. */
export const billPartOf = (box: HTMLInputElement, type: PartType): BillPart => ({
  id: Number(box.value),
  name: nameOf(box),
  type,
  priceCents: centsIn(box.closest(".part-kinds__group, li")?.querySelector("b")),
  coreCents: centsIn(box.closest("li")?.querySelector("em")),
  environmentalCents: markedCents(markOf(box, "fee")),
  warrantyCents: markedCents(markOf(box, "plus")),
});

/** Ticked before script came, or put back by the browser. */
export const tickedIds = (list: HTMLElement): number[] =>
  [...boxesIn(list, ":checked")].map(({ value }) => Number(value));

/** Those of these parts that stand in the rows. */
export const partsIn = (list: HTMLElement, ids: readonly number[], type: PartType): BillPart[] =>
  ids.flatMap((id) => {
    const [box] = boxesIn(list, `[value="${id}"]`);
    return box ? billPartOf(box, type) : [];
  });
