import { crc32 } from "node:zlib";
import type { Octets } from "#core/octets.ts";

/** A piece of an answer with its checksum: what is put together from kept ones is not summed up anew. */
export type Summed = { readonly octets: Octets; readonly sum: number };

export const summed = (octets: Octets): Summed => ({ octets, sum: crc32(octets) });

/** Pieces put together, and a checksum of them all. */
export class SummedPieces {
  octets: Octets = "";
  sum = 0;

  add({ octets, sum }: Summed): void {
    this.octets += octets;
    this.sum = (Math.imul(this.sum, 31) + sum) >>> 0;
  }
}
