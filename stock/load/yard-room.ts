import type { Numbers, OwnTexts } from "../columns.ts";

type Kind<T> = { new (buffer: ArrayBuffer, from: number, length: number): T; readonly BYTES_PER_ELEMENT: number };

type Column = Uint16Array | Uint32Array | Int32Array;

const widest = 4;

/** Where there is room for so many bytes: a buffer, and from where on. */
export type FindRoom = (bytes: number) => [buffer: ArrayBuffer, from: number];

const ownBuffer: FindRoom = (bytes) => [new ArrayBuffer(bytes), 0];

/** Room in blocks of so many bytes, one after the other; who asks for more gets a block of his own. */
export function createBlocks(blockBytes: number): { find: FindRoom; take(): ArrayBuffer[] } {
  let blocks: ArrayBuffer[] = [];
  let left = 0;
  return {
    find(bytes) {
      const wanted = Math.ceil(bytes / 8) * 8;
      if (wanted > left) {
        blocks.push(new ArrayBuffer(Math.max(wanted, blockBytes)));
        left = blocks.at(-1)?.byteLength ?? 0;
      }
      const block = blocks.at(-1) as ArrayBuffer;
      left -= wanted;
      return [block, block.byteLength - left - wanted];
    },
    /** Those made since the last time; the next room is in a new one. */
    take() {
      const made = blocks;
      [blocks, left] = [[], 0];
      return made;
    },
  };
}

/** One buffer for all columns of a yard: thousands of yards with twenty each would cost more than what is in them. */
export class YardRoom {
  readonly #buffer: ArrayBuffer;
  #at: number;

  /** `bytes` of so many columns; each may begin a little later, where its numbers may stand. */
  constructor(bytes: number, columns: number, find = ownBuffer) {
    [this.#buffer, this.#at] = find(bytes + columns * widest);
  }

  take<T>(kind: Kind<T>, length: number): T {
    const width = kind.BYTES_PER_ELEMENT;
    const from = Math.ceil(this.#at / width) * width;
    this.#at = from + length * width;
    return new kind(this.#buffer, from, length);
  }

  /** Numbers up to `most`. */
  numbers(most: number, length: number): Numbers {
    return widthOf(most) === 2 ? this.take(Uint16Array, length) : this.take(Uint32Array, length);
  }

  copy<T extends Column>(column: T): T {
    const copied = this.take(column.constructor as unknown as Kind<T>, column.length);
    copied.set(column);
    return copied;
  }

  /** Of so many cars; without ends they are all of one length. */
  copyTexts({ bytes, ends }: OwnTexts, count: number): OwnTexts {
    if (bytes.length === 0) return noTexts;
    const kept = this.bytes(bytes.length);
    kept.set(bytes);
    return { bytes: kept, ends: ends.length > 0 ? this.copy(ends) : evenEnds(bytes.length / count, count) };
  }

  bytes(length: number): Buffer {
    this.#at += length;
    return Buffer.from(this.#buffer, this.#at - length, length);
  }

  texts({ all, joined, count, bytes, each }: Joined): OwnTexts {
    if (bytes === 0) return noTexts;
    const ends = each > 0 ? evenEnds(each, count) : this.numbers(bytes, count);
    const kept = this.bytes(bytes);
    kept.write(joined);
    if (each > 0) return { bytes: kept, ends };
    // Letters of one byte each are as many as the bytes.
    const plain = joined.length === bytes;
    let end = 0;
    all.forEach((text, at) => {
      end += plain ? text.length : Buffer.byteLength(text);
      ends[at] = end;
    });
    return { bytes: kept, ends };
  }
}

/** Bytes of a number up to `most`. */
export const widthOf = (most: number): number => (most < 2 ** 16 ? 2 : 4);

type Joined = {
  readonly all: readonly string[];
  readonly joined: string;
  readonly count: number;
  readonly bytes: number;
  /** Bytes of every text, when all have as many; else 0. */
  readonly each: number;
};

export function measureTexts(all: readonly string[]): Joined {
  const joined = all.join("");
  const bytes = Buffer.byteLength(joined);
  const first = all[0]?.length ?? 0;
  const even = joined.length === bytes && all.every(({ length }) => length === first);
  return { all, joined, count: all.length, bytes, each: even ? first : 0 };
}

/** Bytes that texts will take. */
export const sizeOf = ({ count, bytes, each }: Joined): number =>
  bytes + (bytes === 0 || each > 0 ? 0 : count * widthOf(bytes));

const even = new Map<number, Uint32Array>();

/** Where texts of so many bytes end: one list for every yard that numbers its cars alike. */
function evenEnds(each: number, count: number): Uint32Array {
  let ends = even.get(each);
  if (!ends || ends.length < count) {
    ends = Uint32Array.from({ length: count * 2 }, (_, at) => (at + 1) * each);
    even.set(each, ends);
  }
  return ends;
}

export const noTexts: OwnTexts = { bytes: Buffer.alloc(0), ends: new Uint16Array() };
