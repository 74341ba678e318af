import { markOf } from "#app/marks.ts";
import type { BillPart } from "#app/prices/bill.tsx";
import { parseMoney } from "#core/money.ts";
import type { PartType } from "#core/part.ts";
import { fitsAsWritten, tellingWords, wordsWithStems } from "#core/part-words.ts";

/** The rows of the list stay the server's markup: here is what script reads of them, and the little that it changes. */
const wordsOfRow = new WeakMap<HTMLTableRowElement, string[]>();

function partWords(row: HTMLTableRowElement): string[] {
  const known =
    wordsOfRow.get(row) ?? wordsWithStems(`${row.querySelector("label")?.textContent} ${markOf(row, "w") ?? ""}`);
  wordsOfRow.set(row, known);
  return known;
}

/** Shows the rows that have every word; the rest of the list stays in the page, hidden. */
export function narrowRows(list: HTMLElement, query: string): number {
  const words = tellingWords(query);
  let found = 0;
  for (const table of list.querySelectorAll("table")) {
    let here = 0;
    for (const row of table.tBodies[0]?.rows ?? []) {
      const fits = fitsAsWritten(partWords(row), words);
      row.hidden = !fits;
      if (fits) here++;
    }
    table.hidden = here === 0;
    found += here;
  }
  return found;
}

const boxesIn = (list: HTMLElement, which: string) =>
  list.querySelectorAll<HTMLInputElement>(`[name=part][type=checkbox]${which}`);

/** Those of these ids and no others; hundreds that are as they should be are not touched. */
export function tickRows(list: HTMLElement, ids: readonly number[]): void {
  for (const box of boxesIn(list, ":checked")) if (!ids.includes(Number(box.value))) box.checked = false;
  for (const id of ids) for (const box of boxesIn(list, `[value="${id}"]`)) box.checked = true;
}

const centsIn = (cell: Element | null | undefined) => parseMoney(cell?.textContent ?? "") ?? 0;

/** What a ticked row adds to the bill, as the row says it. */
export function billPartOf(box: HTMLInputElement, type: PartType): BillPart {
  const row = box.closest("tr");
  const fee = markOf(row, "fee");
  return {
    id: Number(box.value),
    name: box.closest("label")?.textContent ?? "",
    type,
    priceCents: centsIn(row?.cells[1]?.querySelector("b")),
    coreCents: centsIn(row?.cells[2]),
    environmentalCents: fee === undefined ? null : Number(fee),
  };
}

/** Ticked before script came, or put back by the browser. */
export const tickedRows = (list: HTMLElement, type: PartType): BillPart[] =>
  [...boxesIn(list, ":checked")].map((box) => billPartOf(box, type));
