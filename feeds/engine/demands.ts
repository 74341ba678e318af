import type { Remark } from "./feed.ts";

type AnyRow = Readonly<Record<string, unknown>>;

/** A new record needs these; one that is there already may be changed by a few columns alone. */
export function missingForNew(row: AnyRow, columns: readonly string[]): Remark[] {
  return columns
    .filter((column) => row[column] === undefined)
    .map((column) => ({ column, value: "", reason: "is empty, and a new record needs it. Fill it in." }));
}

/** What visitors read must be there in Spanish and in English. */
export function missingLanguage(row: AnyRow, texts: readonly string[]): Remark[] {
  return texts.flatMap((text) => {
    const es = row[`${text}_es`];
    const en = row[`${text}_en`];
    if ((es === undefined) === (en === undefined)) return [];
    const [column, other] = es === undefined ? [`${text}_es`, "English"] : [`${text}_en`, "Spanish"];
    return [{ column, value: "", reason: `is empty, but the ${other} text is there. Visitors need both languages.` }];
  });
}

/** A window must end after it begins. */
export function wrongWindow(starts: string | undefined, ends: string | undefined, column: string): Remark[] {
  if (starts === undefined || ends === undefined || ends > starts) return [];
  return [{ column, value: ends, reason: `is not after the start (${starts}).` }];
}

export const flag = (value: boolean | undefined): 0 | 1 | undefined =>
  value === undefined ? undefined : value ? 1 : 0;
