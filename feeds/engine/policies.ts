import type { Words } from "#core/edition.ts";

/** Rules about whole files, apart from any database. */

export type StoreCount = { name: string; before: number; now: number };

const smallest = 20;
const leastShare = 0.5;

/** Stores whose stock would fall to less than half: an export that broke off, not a day's sales. */
export function collapsedStores(counts: readonly StoreCount[]): StoreCount[] {
  return counts.filter(({ before, now }) => before >= smallest && now < before * leastShare);
}

export function explainCollapse(stores: readonly StoreCount[]): Words[] {
  const lines = stores.slice(0, 5).map(({ name, before, now }) => ({
    es: `${name} tenía ${before} y el archivo trae ${now}.`,
    en: `${name} had ${before} and the file brings ${now}.`,
  }));
  const more = stores.length - 5;
  if (more > 0) lines.push({ es: `Y ${more} patios más.`, en: `And ${more} more stores.` });
  return [
    {
      es: "El archivo trae mucho menos de lo que hay, así que no se escribió nada:",
      en: "The file has collapsed against what is there, so nothing was written:",
    },
    ...lines,
    {
      es: "Si está bien así, impórtelo otra vez con --allow-shrink.",
      en: "If this is right, import it again with --allow-shrink.",
    },
  ];
}

/** A file without one good line says nothing about what has left. */
export function explainNothingAccepted(read: number): Words[] {
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
