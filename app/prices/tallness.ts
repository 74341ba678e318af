import type { Edition } from "#core/edition.ts";
import { asksRecall, rowBrief } from "#core/part-caution.ts";
import { firstOf, hasKinds, type Row } from "./group-rows.ts";

/** About how many lines a phone needs for the chips of a part: what one price says, in rem, is set side by side. */
function chipLines({ prices }: Row): number {
  const widths = prices.map((same) => {
    const said = new Set(same.flatMap(({ kind }) => kind.map(({ short }) => short)));
    return 3 + 2.4 * said.size + (same[0]?.saleCents === undefined ? 0 : 3.3);
  });
  return Math.ceil(prices.length / Math.max(1, Math.floor(22.4 / Math.max(...widths))));
}

const chipsTall = (lines: number) => 2 + 3.1 * lines;

/** The links to a recall stand below their row. */
const recallTall = (row: Row) => (asksRecall(firstOf(row).caution) ? 1.8 : 0);

/** A part with kinds has its name and warning over the whole line of a phone, above the chips. */
function kindsTall(row: Row, edition: Edition): number {
  const letters = row.name.length + rowBrief(firstOf(row).caution, edition).length;
  return chipsTall(chipLines(row)) + 1.25 * (Math.ceil(letters / 47) - 1) + recallTall(row);
}

/** Beside a price both have less room; a line of warning fits into the row as it is. */
function plainTall(row: Row, edition: Edition): number {
  const [name, warning] = [row.name.length, rowBrief(firstOf(row).caution, edition).length];
  const lines = 1.1 * (Math.ceil(name / 26) - 1) + 1.1 * Math.ceil(warning / 32);
  return Math.max(2.8, 2.1 + lines) + recallTall(row);
}

const wholeTall = (row: Row, edition: Edition) =>
  hasKinds(row) ? kindsTall(row, edition) : rowBrief(firstOf(row).caution, edition) ? plainTall(row, edition) : 2.8;

/** About how tall a row is on a phone, in rem, where it needs more than the styles reckon with. */
export function rowTall(row: Row, edition: Edition): number | undefined {
  const tall = Math.round(10 * wholeTall(row, edition)) / 10;
  return tall > (hasKinds(row) ? chipsTall(1) : 2.8) ? tall : undefined;
}

/** About how tall a category is on a phone, in rem. */
export function categoryTall(rows: readonly Row[], edition: Edition, onSale: boolean): number {
  const heights = rows.map((row) => wholeTall(row, edition));
  return Math.round(heights.reduce((sum, one) => sum + one, onSale ? 6.7 : 5));
}
