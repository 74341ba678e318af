import { type Columns, namesOf, normaliseName } from "./columns.ts";
import { distance } from "./distance.ts";
import { findCode } from "./lookup/yard-codes.ts";

/**
 * The columns that a line cannot be understood without, and other words for them: too vague to be taken for the column,
 * plain enough to ask. A price list whose column of stores is passed over would be everybody's price.
 */
const keys: Readonly<Record<string, readonly string[]>> = {
  store: [
    "shop",
    "dealer",
    "branch",
    "plant",
    "warehouse",
    "site",
    "lot",
    "almacén",
    "bodega",
    "plaza",
    "sede",
    "local",
  ],
  stores: ["store", "shops", "branches", "sites", "where", "dónde"],
  stock_number: ["stk", "unit", "tag", "ticket", "folio", "control", "inventory"],
  vin: ["serial", "chassis", "chasis", "serie"],
  year: [],
  item_number: ["code", "código", "part", "pieza", "number", "número"],
  price: ["cost", "costo", "retail", "monto", "importe", "total"],
  day: ["date", "when", "holiday"],
  closed: ["open"],
  status: ["state", "estado", "sold", "vendido"],
  remove: ["delete", "baja"],
};

const wordsOf = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .split(/[^\p{L}\p{N}]/u)
    .map(normaliseName)
    .filter((word) => word.length > 2);

/** The column that an unknown name probably means; undefined when it reminds of none that matters. */
export function guessColumn(name: string, columns: Columns, isBound: (id: string) => boolean): string | undefined {
  const plain = normaliseName(name);
  const words = new Set([plain, ...wordsOf(name)]);
  const code = findCode("column", name);
  return Object.keys(columns).find((id) => {
    const column = columns[id];
    if (!column || isBound(id) || !(column.required || keys[id])) return false;
    if (code?.sure && code.means === id) return true;
    const names = namesOf(id, column);
    const others = (keys[id] ?? []).map(normaliseName);
    return [...names, ...others].some((known) => words.has(known)) || names.some((known) => isSlipOf(plain, known));
  });
}

/** The column that yards' programs usually mean by a name, where it matters less: the file goes on without it. */
export function hintColumn(name: string, columns: Columns, isBound: (id: string) => boolean): string | undefined {
  const id = findCode("column", name)?.means;
  return id !== undefined && id in columns && !isBound(id) ? id : undefined;
}

/** One sign wrong in a short name, two in a long one. */
function isSlipOf(name: string, known: string): boolean {
  if (known.length < 4 || Math.abs(name.length - known.length) > 2) return false;
  return distance(name, known) <= (known.length < 8 ? 1 : 2);
}

const looked = 200;
const mostly = 0.8;

/** Collects what stands in the columns that nobody knows: a column full of stores' names is the store, whatever it is called. */
export function createValueGuess(isStore: (word: string) => boolean) {
  const seen = new Map<string, { filled: number; fitting: number }>();
  let rows = 0;
  return {
    note(names: readonly string[], values: readonly string[], unknown: ReadonlySet<string>): void {
      rows += 1;
      if (rows > looked) return;
      for (const [i, name] of names.entries()) {
        const value = values[i]?.trim() ?? "";
        // A bare number may be anything, and the number of a store too.
        if (value === "" || value.length > 80 || !/\p{L}/u.test(value) || !unknown.has(name.trim())) continue;
        const count = seen.get(name.trim()) ?? { filled: 0, fitting: 0 };
        seen.set(name.trim(), count);
        count.filled += 1;
        if (isStore(value)) count.fitting += 1;
      }
    },
    holdsStores(name: string): boolean {
      const { filled, fitting } = seen.get(name) ?? { filled: 0, fitting: 0 };
      return filled > 0 && fitting >= mostly * filled;
    },
  };
}
