const pageBits = 1 << 15;

/** A set of whole numbers in an eighth of a byte each where they lie close, so that a million cars fit in some hundred kilobytes. */
export class IdSet {
  readonly #pages = new Map<number, Uint8Array>();

  has(id: number): boolean {
    const page = this.#pages.get(Math.floor(id / pageBits));
    const bit = id % pageBits;
    return page !== undefined && ((page[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
  }

  /** True when it was not there before. */
  add(id: number): boolean {
    const number = Math.floor(id / pageBits);
    const page = this.#pages.get(number) ?? new Uint8Array(pageBits >> 3);
    this.#pages.set(number, page);
    const bit = id % pageBits;
    const old = page[bit >> 3] ?? 0;
    page[bit >> 3] = old | (1 << (bit & 7));
    return page[bit >> 3] !== old;
  }
}
