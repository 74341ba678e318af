import type { Words } from "#core/edition.ts";
import type { Remark } from "./feed.ts";

const neededForNew: Words = {
  es: "está vacío, y un registro nuevo lo necesita. Llénelo.",
  en: "is empty, and a new record needs it. Fill it in.",
};

const otherIsThere = {
  es: {
    es: "está vacío, pero el texto en inglés sí está. Hace falta para quien lee el sitio en español.",
    en: "is empty, but the English text is there. Whoever reads the site in Spanish needs it.",
  },
  en: {
    es: "está vacío, pero el texto en español sí está. Hace falta para quien lee el sitio en inglés.",
    en: "is empty, but the Spanish text is there. Whoever reads the site in English needs it.",
  },
} as const;

type AnyRow = Readonly<Record<string, unknown>>;

/** A new record needs these; one that is there already may be changed by a few columns alone. */
export function missingForNew(row: AnyRow, columns: readonly string[]): Remark[] {
  return columns
    .filter((column) => row[column] === undefined)
    .map((column) => ({ column, value: "", reason: neededForNew }));
}

/** What visitors read must be there in every language of the site. */
export function missingLanguage(row: AnyRow, texts: readonly string[]): Remark[] {
  return texts.flatMap((text) => {
    const es = row[`${text}_es`];
    const en = row[`${text}_en`];
    if ((es === undefined) === (en === undefined)) return [];
    const edition = es === undefined ? "es" : "en";
    return [{ column: `${text}_${edition}`, value: "", reason: otherIsThere[edition] }];
  });
}

/** A window must end after it begins. */
export function wrongWindow(starts: string | undefined, ends: string | undefined, column: string): Remark[] {
  if (starts === undefined || ends === undefined || ends > starts) return [];
  return [
    {
      column,
      value: ends,
      reason: { es: `no es después del comienzo (${starts}).`, en: `is not after the start (${starts}).` },
    },
  ];
}

export const flag = (value: boolean | undefined): 0 | 1 | undefined =>
  value === undefined ? undefined : value ? 1 : 0;
