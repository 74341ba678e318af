/** One line of the table: what was measured, the bar of the architecture, and whether it holds. */
export type Figure = { what: string; bar: string; measured: string; holds: boolean | undefined };

export const percent = (value: number) => `${(value * 100).toFixed(0)} %`;

export function table(figures: readonly Figure[]): string {
  const word = { true: "yes", false: "NO", undefined: "–" };
  const rows = figures.map(
    (f) => `| ${f.what} | ${f.bar} | ${f.measured} | ${word[`${f.holds}` as keyof typeof word]} |`,
  );
  return ["| what | bar | measured | holds |", "|---|---|---|---|", ...rows].join("\n");
}
