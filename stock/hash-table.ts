import type { Numbers } from "./columns.ts";

/** Open addressing over numbers: finds ordinals by a 32-bit hash; whoever asks compares the true key. */
export class HashTable {
  readonly #slots: Numbers;

  /** For so many ordinals at most; seven of ten slots are taken then. */
  constructor(expected: number) {
    const size = Math.max(16, Math.ceil(expected / 0.7));
    this.#slots = expected < 2 ** 16 ? new Uint16Array(size) : new Uint32Array(size);
  }

  add(hash: number, ordinal: number): void {
    const slots = this.#slots;
    let slot = firstSlot(hash, slots.length);
    while (slots[slot] !== 0) slot = slot + 1 === slots.length ? 0 : slot + 1;
    slots[slot] = ordinal + 1;
  }

  /** The first ordinal under this hash that `isIt` accepts, or undefined. */
  find(hash: number, isIt: (ordinal: number) => boolean): number | undefined {
    const slots = this.#slots;
    for (let slot = firstSlot(hash, slots.length); ; slot = slot + 1 === slots.length ? 0 : slot + 1) {
      const held = slots[slot] as number;
      if (held === 0) return undefined;
      if (isIt(held - 1)) return held - 1;
    }
  }
}

const firstSlot = (hash: number, size: number): number => Math.floor(hash * (size / 2 ** 32));

/** FNV-1a over bytes, ending at a zero byte or `to`. */
export function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number;
    if (byte === 0) break;
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return spread(hash);
}

export const hashText = (text: string): number => {
  const bytes = Buffer.from(text);
  return hashBytes(bytes, 0, bytes.length);
};

export const hashNumber = (value: number): number => spread(Math.imul(value, 0x9e3779b1));

function spread(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
