import type { RawRow } from "./read/raw-row.ts";

const rowsLooked = 50;
const kept = 3;
const signs = 40;

/** The first few things that stand in the columns that nobody knows. */
export function createExamples() {
  const found = new Map<string, Set<string>>();
  let rows = 0;
  return {
    note({ names, values }: RawRow, unknown: ReadonlySet<string>): void {
      rows += 1;
      if (rows > rowsLooked) return;
      for (const [at, name] of names.entries()) {
        const value = values[at]?.trim().slice(0, signs) ?? "";
        if (value === "" || !unknown.has(name.trim())) continue;
        const some = found.get(name.trim()) ?? new Set();
        found.set(name.trim(), some);
        if (some.size < kept) some.add(value);
      }
    },
    of: (name: string): string[] => [...(found.get(name) ?? [])],
  };
}
