import { type Columns, namesOf, normaliseName } from "./columns.ts";

export type Binding = {
  /** For every column of the feed, in its order: the positions in the file's row, best name first. */
  positions: readonly (readonly number[])[];
  unknown: readonly string[];
  duplicates: readonly string[];
};

/** What somebody said that unknown names mean, by the plain name: a column of the feed, or "" for none. */
export type SaidNames = Readonly<Record<string, string>>;

/** Which cells of a row belong to which column, by the names that the file uses. */
export function bindColumns(columns: Columns, names: readonly string[], said: SaidNames = {}): Binding {
  const byName = new Map<string, { original: string; places: number[]; used: boolean }>();
  for (const [index, name] of names.entries()) {
    const key = normaliseName(name);
    if (key === "") continue;
    const known = byName.get(key);
    if (known) known.places.push(index);
    else byName.set(key, { original: name.trim(), places: [index], used: said[key] === "" });
  }
  const positions = Object.entries(columns).map(([id, column]) =>
    [...new Set([...namesOf(id, column), ...Object.keys(said).filter((name) => said[name] === id)])].flatMap((name) => {
      const known = byName.get(name);
      if (known) known.used = true;
      return known?.places ?? [];
    }),
  );
  const all = [...byName.values()];
  return {
    positions,
    unknown: all.filter(({ used }) => !used).map(({ original }) => original),
    duplicates: all.filter(({ used, places }) => used && places.length > 1).map(({ original }) => original),
  };
}

/** How many of the feed's columns the names speak of. */
export const countBound = (columns: Columns, names: readonly string[], said: SaidNames = {}): number =>
  bindColumns(columns, names, said).positions.filter((places) => places.length > 0).length;
