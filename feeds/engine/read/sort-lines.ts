import type { RawRow } from "./raw-row.ts";
import { isTotal } from "./total-row.ts";

const fewestColumns = 3;

/** A line with one word in it, and no number: it heads the lines below it. */
function isHeading({ names, values }: RawRow): boolean {
  const [word, ...others] = values.filter((value) => value.trim() !== "");
  if (names.length < fewestColumns || word === undefined || others.length > 0) return false;
  return /\p{L}/u.test(word) && !/\d/.test(word);
}

/** What a line of a table is: a record, the total below some, or, where a file may have such, a heading above some. */
export function sortOf(raw: RawRow, mayHead: boolean): "record" | "total" | "heading" {
  if (isTotal(raw)) return "total";
  return mayHead && isHeading(raw) ? "heading" : "record";
}
