import { hasKinds, type Row } from "./group-rows.ts";

/** About how many lines a phone needs for the chips of a part: what one price says, in rem, is set side by side. */
function chipLines({ prices }: Row): number {
  const widths = prices.map((same) => {
    const said = new Set(same.flatMap(({ kind }) => kind.map(({ short }) => short)));
    return 3 + 2.4 * said.size + (same[0]?.saleCents === undefined ? 0 : 3.3);
  });
  return Math.ceil(prices.length / Math.max(1, Math.floor(22.4 / Math.max(...widths))));
}

const chipsTall = (lines: number) => 2 + 3.1 * lines;

/** About how tall a row is on a phone, in rem, where its chips need more than the one line that the styles reckon with. */
export function rowTall(row: Row): number | undefined {
  const lines = chipLines(row);
  return lines > 1 ? chipsTall(lines) : undefined;
}

/** About how tall a category is on a phone, in rem. */
export function categoryTall(rows: readonly Row[], onSale: boolean): number {
  const heights = rows.map((row) => (hasKinds(row) ? chipsTall(chipLines(row)) : 2.8));
  return Math.round(heights.reduce((sum, one) => sum + one, onSale ? 6.7 : 5));
}
