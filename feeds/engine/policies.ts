import { countText } from "#core/count-text.ts";
import type { Words } from "#core/edition.ts";

/** Rules about whole files, apart from any database. */

/** What a file that is a snapshot says of one store. */
export type StoreCount = {
  storeId: number;
  name: string;
  /** Cars that were there before. */
  before: number;
  /** Cars of the store that the file names. */
  named: number;
  /** Those that it does not. */
  absent: number;
  /** What its last files named; undefined where there was none. */
  usual: number | undefined;
};

/** So few may leave whatever their share is: a small yard sells one of its eight. */
const fewest = 5;
const largestShare = 0.1;
const leastShare = 0.5;

/** More would leave than a file may take off before somebody has said how many; one that is far shorter than usual may take off none. */
export const isBeyond = ({ before, named, absent, usual }: StoreCount): boolean =>
  absent > 0 &&
  (absent > Math.max(fewest, before * largestShare) || (usual !== undefined && named < usual * leastShare));

/** Why a file that is said to be everything was not believed. */
export function explainBeyond(stores: readonly StoreCount[]): Words[] {
  const lines = stores.slice(0, 5).map(({ name, named, absent }) => ({
    es: `${name}: el archivo trae ${countText(named)} de sus carros y faltan ${countText(absent)}.`,
    en: `${name}: the file names ${countText(named)} of its cars, and ${countText(absent)} are missing.`,
  }));
  const more = stores.length - 5;
  if (more > 0) lines.push({ es: `Y ${more} patios más.`, en: `And ${more} more stores.` });
  return [
    {
      es: "Al archivo le faltan más carros de los que pueden salir sin que alguien diga cuántos, así que no se escribió nada:",
      en: "More cars are missing from the file than may leave before somebody says how many, so nothing was written:",
    },
    ...lines,
  ];
}

export const explainMiscount = (leaving: number, absent: number): Words[] => [
  {
    es: `Se dijo que salen ${countText(leaving)}, pero son ${countText(absent)}; no se escribió nada.`,
    en: `It was said that ${countText(leaving)} leave, but it is ${countText(absent)}; nothing was written.`,
  },
];

/** A file without one good line says nothing about what has left. */
export function explainNothingAccepted(read: number, { waiting = 0, leftOut = 0, elsewhere = 0 } = {}): Words[] {
  if (waiting > 0)
    return [
      {
        es: "Ninguna línea se puede aceptar hasta que alguien conteste lo que se pregunta, así que no se escribió nada.",
        en: "No line can be accepted until somebody answers what is asked, so nothing was written.",
      },
    ];
  if (read > 0 && read === elsewhere)
    return [
      {
        es: "Todas las líneas del archivo son de otros patios, así que no se escribió nada.",
        en: "Every line of the file is about another store, so nothing was written.",
      },
    ];
  if (leftOut > 0 && leftOut === read - elsewhere)
    return [
      {
        es: "Todo lo que trae el archivo se deja fuera, como alguien dijo: no cambia nada.",
        en: "All that the file holds is left out, as somebody said: nothing changes.",
      },
    ];
  return read === 0
    ? [
        {
          es: "El archivo no trae registros, así que no se escribió nada.",
          en: "The file holds no records, so nothing was written.",
        },
      ]
    : [
        {
          es: "No se pudo aceptar ninguna línea del archivo, así que no se escribió nada.",
          en: "No line of the file could be accepted, so nothing was written.",
        },
      ];
}

/** Lines that name another store than the one that a file was sent for are no faults: the file is the chain's. */
export const elsewhereNote = (lines: number): Words => ({
  es:
    lines === 1
      ? "1 línea es de otro patio y se pasó por alto."
      : `${countText(lines)} líneas son de otros patios y se pasaron por alto.`,
  en:
    lines === 1
      ? "1 line is about another store and was passed over."
      : `${countText(lines)} lines are about other stores and were passed over.`,
});

/** Two runs stand in each other's way when they share a store, or when one is about the whole chain. */
export function storesOverlap(a: readonly number[], b: readonly number[]): boolean {
  return a.length === 0 || b.length === 0 || a.some((store) => b.includes(store));
}

type SharedVin = { vin: string; cars: readonly { site: string; stock_number: string }[] };

/** One car cannot stand in two places: one of the numbers is probably a slip. */
export const sharedVinNotes = (vins: readonly SharedVin[]): Words[] =>
  vins.map(({ vin, cars }) => {
    const places = (numberless: string, at: string) =>
      cars
        .slice(0, 5)
        .map(({ site, stock_number }) => `${stock_number || numberless} ${at} ${site}`)
        .join(", ");
    return {
      es: `El VIN ${vin} está en ${cars.length} carros: ${places("sin número", "en")}. Corrija o quite el que no sea.`,
      en: `The VIN ${vin} stands under ${cars.length} cars: ${places("no number", "at")}. Correct or take off the wrong one.`,
    };
  });
