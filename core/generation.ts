import type { Words } from "./edition.ts";

export type YearSpan = { readonly modelId: number; readonly from: number; readonly to: number };

/** "2001–2005", or one year alone. */
export const yearsText = ({ from, to }: Pick<YearSpan, "from" | "to">): string =>
  from === to ? String(from) : `${from}–${to}`;

/** The years of a model that share a body. */
export type Generation = YearSpan & {
  /** "7.ª generación (ES/EM/EP)" */
  readonly name: Words;
  /** What differs within it; "" where nothing is known. */
  readonly note: Words;
  readonly changes: readonly Change[];
};

/** Seen from one of the two: in these own years it shares parts with those of the other. */
export type Sister = { readonly own: YearSpan; readonly other: YearSpan; readonly bond: SisterBond };

/** How alike two sister models are. */
export const sisterBonds = {
  car: { es: "es el mismo carro con otro emblema", en: "is the same car with another badge" },
  platform: {
    es: "comparte plataforma: compare cada pieza",
    en: "shares its platform: compare each part",
  },
  cab: {
    es: "comparte la cabina: puertas, vidrios e interior, y nada de abajo",
    en: "shares its cab: doors, glass and interior, and nothing underneath",
  },
} as const satisfies Record<string, Words>;
export type SisterBond = keyof typeof sisterBonds;
export const sisterBondIds = Object.keys(sisterBonds) as SisterBond[];

/** What changed within a generation; the face are lights, bumpers and outer panels. */
const changeKinds = ["face", "body", "chassis", "engine"] as const;
export type ChangeKind = (typeof changeKinds)[number];
export type Change = { readonly year: number; readonly what: ChangeKind };

/** "2010 body|2010 engine". */
export function findChanges(text: string): Change[] | undefined {
  const changes: Change[] = [];
  for (const piece of text.split("|").map((one) => one.trim())) {
    if (piece === "") continue;
    const match = /^(\d{4}) (\w+)$/.exec(piece);
    const what = changeKinds.find((kind) => kind === match?.[2]);
    if (!match || !what) return undefined;
    changes.push({ year: Number(match[1]), what });
  }
  return changes;
}

export const writeChanges = (changes: readonly Change[]): string =>
  changes.map(({ year, what }) => `${year} ${what}`).join("|");

/** The years from … to around a year that none of the changes cuts off. */
export function yearsAround(
  span: { readonly from: number; readonly to: number },
  year: number,
  changes: readonly Change[],
  stopsAt: readonly ChangeKind[],
): { from: number; to: number } {
  let { from, to } = span;
  for (const change of changes) {
    if (!stopsAt.includes(change.what)) continue;
    if (change.year <= year) from = Math.max(from, change.year);
    else to = Math.min(to, change.year - 1);
  }
  return { from, to };
}
