import { crc32 } from "node:zlib";

/** A piece of an answer with its checksum: what is put together from kept ones is not summed up anew. */
export type Summed = { readonly bytes: Buffer; readonly sum: number };

export function summed(text: string): Summed {
  const bytes = Buffer.from(text);
  return { bytes, sum: crc32(bytes) };
}

/** Pieces put together, and a checksum of them all. */
export class SummedPieces {
  readonly #pieces: Buffer[] = [];
  sum = 0;

  add({ bytes, sum }: Summed): void {
    this.#pieces.push(bytes);
    this.sum = (Math.imul(this.sum, 31) + sum) >>> 0;
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#pieces);
  }
}
