const rowKey = (who: string) => `office-row ${who}`;

/** The row that this person set last on this device: the next car is likely to stand near it, also tomorrow. */
export const readLastRow = (storage: Pick<Storage, "getItem">, who: string): string =>
  storage.getItem(rowKey(who)) ?? "";

export function writeLastRow(storage: Pick<Storage, "setItem">, who: string, row: string): void {
  // A convenience: a full device goes without.
  try {
    storage.setItem(rowKey(who), row);
  } catch {}
}

/** The number that this device gave last at a yard. */
const numberKey = (store: string) => `office-number ${store}`;
export const readLastNumber = (storage: Pick<Storage, "getItem">, store: string): string =>
  storage.getItem(numberKey(store)) ?? "";

export function writeLastNumber(storage: Pick<Storage, "setItem">, store: string, number: string): void {
  // As above.
  try {
    storage.setItem(numberKey(store), number);
  } catch {}
}

/** The rows beside the one that was set last, for the thumb. */
export function rowsNear(last: string): string[] {
  const [, section = "", number] = /^([A-Z]{0,3}-?)(\d{1,3})$/i.exec(last) ?? [];
  if (number === undefined) return [];
  const middle = Math.max(3, Number(number));
  return [-2, -1, 0, 1, 2].map((step) => section + String(middle + step).padStart(number.length, "0"));
}
