/** Open addressing over numbers: finds ordinals by a 32-bit hash; whoever asks compares the true key. */
export class HashTable {
  readonly #slots: Uint32Array;
  readonly #mask: number;

  constructor(expected: number) {
    let size = 16;
    while (size < expected * 2) size *= 2;
    this.#slots = new Uint32Array(size);
    this.#mask = size - 1;
  }

  add(hash: number, ordinal: number): void {
    let slot = hash & this.#mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
    this.#slots[slot] = ordinal + 1;
  }

  /** The first ordinal under this hash that `isIt` accepts, or undefined. */
  find(hash: number, isIt: (ordinal: number) => boolean): number | undefined {
    for (let slot = hash & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const held = this.#slots[slot] as number;
      if (held === 0) return undefined;
      if (isIt(held - 1)) return held - 1;
    }
  }
}

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
