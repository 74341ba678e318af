import { type Columns, namesOf, normaliseName } from "./columns.ts";

export type Binding = {
  /** For every column of the feed, in its order: the positions in the file's row, best name first. */
  positions: readonly (readonly number[])[];
  unknown: readonly string[];
  duplicates: readonly string[];
};

/** Which cells of a row belong to which column, by the names that the file uses. */
export function bindColumns(columns: Columns, names: readonly string[]): Binding {
  const byName = new Map<string, number[]>();
  names.forEach((name, index) => {
    const key = normaliseName(name);
    if (key === "") return;
    const places = byName.get(key);
    if (places) places.push(index);
    else byName.set(key, [index]);
  });
  const used = new Set<string>();
  const positions = Object.entries(columns).map(([id, column]) =>
    [...new Set(namesOf(id, column))].flatMap((name) => {
      const places = byName.get(name) ?? [];
      if (places.length > 0) used.add(name);
      return places;
    }),
  );
  const original = (key: string) => names.find((name) => normaliseName(name) === key)?.trim() ?? key;
  return {
    positions,
    unknown: [...byName.keys()].filter((key) => !used.has(key)).map(original),
    duplicates: [...byName].filter(([key, places]) => places.length > 1 && used.has(key)).map(([key]) => original(key)),
  };
}
