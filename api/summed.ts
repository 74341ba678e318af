import { crc32 } from "node:zlib";

/** Bytes with their checksum: an answer that is put together from kept ones is not summed up anew. */
export type Summed = { readonly bytes: Buffer; readonly sum: number };

export const summed = (bytes: Buffer): Summed => ({ bytes, sum: crc32(bytes) });

/** An answer in pieces, and a checksum of them all. */
export class SummedPieces {
  readonly pieces: Buffer[] = [];
  sum = 0;

  add({ bytes, sum }: Summed): void {
    this.pieces.push(bytes);
    this.sum = (Math.imul(this.sum, 31) + sum) >>> 0;
  }
}
