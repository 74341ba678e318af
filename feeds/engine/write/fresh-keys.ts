import type { RowKey } from "#data/writes/feeds-rows.ts";

const bits = 2 ** 26;

/**
 * Spares the database most questions of a first import: a store that had no car before this run can only hold cars that
 * this run has written. Their keys are kept as two bits of eight megabytes each, so "may be there" is sometimes wrong,
 * "cannot be there" never.
 */
export function createFreshKeys(storesWithCars: ReadonlySet<number>) {
  let marks: Uint8Array | undefined;
  return {
    cannotExist(key: RowKey, text: string): boolean {
      if (typeof key.store_id !== "number" || storesWithCars.has(key.store_id)) return false;
      if (!marks) return true;
      const [a, b] = places(text);
      return !(has(marks, a) && has(marks, b));
    },
    add(key: RowKey, text: string): void {
      if (typeof key.store_id !== "number" || storesWithCars.has(key.store_id)) return;
      marks ??= new Uint8Array(bits >> 3);
      for (const place of places(text)) marks[place >> 3] = (marks[place >> 3] ?? 0) | (1 << (place & 7));
    },
  };
}

export type FreshKeys = ReturnType<typeof createFreshKeys>;

const has = (marks: Uint8Array, place: number) => ((marks[place >> 3] ?? 0) & (1 << (place & 7))) !== 0;

function places(text: string): [number, number] {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let i = 0; i < text.length; i += 1) {
    const sign = text.charCodeAt(i);
    a = Math.imul(a ^ sign, 0x01000193);
    b = Math.imul(b ^ sign, 0x85ebca6b);
    b ^= b >>> 15;
  }
  return [(a ^ (a >>> 16)) & (bits - 1), (b ^ (b >>> 13)) & (bits - 1)];
}
