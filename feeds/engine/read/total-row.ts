import type { RawRow } from "./raw-row.ts";

const total = /^(?:sub|gran |grand )?total(?:es|s)?(?: general(?:es)?)?:?$/i;

const isFilled = (value: string) => value.trim() !== "";

/** The line that a spreadsheet or a yard's program puts under its table: a word for it and little else. */
export function isTotal({ values }: Pick<RawRow, "values">): boolean {
  const first = values.find(isFilled)?.trim() ?? "";
  if (!total.test(first)) return false;
  const filled = values.filter(isFilled).length;
  return filled <= 2 || filled < values.length / 2;
}
