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

/** What a warning adds to a row, in rem: beside a price it has less room than over chips. */
function dangerTall(row: Row): number {
  const { caution } = firstOf(row);
  const letters = rowBrief(caution, "es").length + (asksRecall(caution) ? 36 : 0);
  return 1.1 * Math.ceil(letters / (hasKinds(row) ? 36 : 22));
}

const wholeTall = (row: Row) => (hasKinds(row) ? chipsTall(chipLines(row)) : 2.8) + dangerTall(row);

/** About how tall a row is on a phone, in rem, where it needs more than the styles reckon with. */
export function rowTall(row: Row): number | undefined {
  const more = dangerTall(row) > 0 || (hasKinds(row) && chipLines(row) > 1);
  return more ? Math.round(10 * wholeTall(row)) / 10 : undefined;
}

/** About how tall a category is on a phone, in rem. */
export function categoryTall(rows: readonly Row[], onSale: boolean): number {
  const heights = rows.map(wholeTall);
  return Math.round(heights.reduce((sum, one) => sum + one, onSale ? 6.7 : 5));
}
