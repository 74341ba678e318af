/** Rules about whole files, apart from any database. */

export type StoreCount = { name: string; before: number; now: number };

const smallest = 20;
const leastShare = 0.5;

/** Stores whose stock would fall to less than half: an export that broke off, not a day's sales. */
export function collapsedStores(counts: readonly StoreCount[]): StoreCount[] {
  return counts.filter(({ before, now }) => before >= smallest && now < before * leastShare);
}

export function explainCollapse(stores: readonly StoreCount[]): string[] {
  const lines = stores.slice(0, 5).map(({ name, before, now }) => `${name} had ${before} and the file brings ${now}.`);
  if (stores.length > 5) lines.push(`And ${stores.length - 5} more stores.`);
  return [
    "The file has collapsed against what is there, so nothing was written:",
    ...lines,
    "If this is right, import it again with --allow-shrink.",
  ];
}

/** A file without one good line says nothing about what has left. */
export function explainNothingAccepted(read: number): string[] {
  return read === 0
    ? ["The file holds no records, so nothing was written."]
    : ["No line of the file could be accepted, so nothing was written."];
}

/** Two runs stand in each other's way when they share a store, or when one is about the whole chain. */
export function storesOverlap(a: readonly number[], b: readonly number[]): boolean {
  return a.length === 0 || b.length === 0 || a.some((store) => b.includes(store));
}

type SharedVin = { vin: string; cars: readonly { site: string; stock_number: string }[] };

/** One car cannot stand in two places: one of the numbers is probably a slip. */
export const sharedVinNotes = (vins: readonly SharedVin[]): string[] =>
  vins.map(({ vin, cars }) => {
    const places = cars.slice(0, 5).map(({ site, stock_number }) => `${stock_number || "no number"} at ${site}`);
    return `The VIN ${vin} stands under ${cars.length} cars: ${places.join(", ")}. Correct or take off the wrong one.`;
  });
