import MiniSearch from "minisearch";
import type { YieldIfDue } from "#stock/event-loop-yield.ts";

type Numbers = Uint16Array | Uint32Array;

/** The documents that have a word in one field, ascending, and how often: what MiniSearch asks of its maps. */
class Postings {
  readonly #numbers: Numbers;
  readonly #from: number;
  readonly size: number;

  constructor(numbers: Numbers, from: number, size: number) {
    this.#numbers = numbers;
    this.#from = from;
    this.size = size;
  }

  *keys(): Generator<number> {
    for (let at = 0; at < this.size; at++) yield this.#documentAt(at);
  }

  get(document: number): number | undefined {
    let [low, high] = [0, this.size - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#documentAt(middle) < document) low = middle + 1;
      else high = middle;
    }
    return this.#documentAt(low) === document ? this.#numbers[this.#from + low * 2 + 1] : undefined;
  }

  #documentAt(place: number): number {
    return this.#numbers[this.#from + place * 2] as number;
  }
}

/** A word's fields: of each its number, how many documents, and those. */
class Word {
  readonly #numbers: Numbers;
  readonly #from: number;
  readonly #to: number;

  constructor(numbers: Numbers, from: number, to: number) {
    this.#numbers = numbers;
    this.#from = from;
    this.#to = to;
  }

  get(field: number): Postings | undefined {
    for (let at = this.#from; at < this.#to; ) {
      const size = this.#numbers[at + 1] as number;
      if (this.#numbers[at] === field) return new Postings(this.#numbers, at + 2, size);
      at += 2 + size * 2;
    }
    return undefined;
  }
}

/**
 * MiniSearch keeps a map for every word and field. Packed, a document of a word takes 4 bytes (8 where numbers are large),
 * and is found just the same.
 */
export class PackedSearch<T> extends MiniSearch<T> {
  /** Once all documents are in it: none can be added or removed afterwards. */
  async pack(yieldIfDue: YieldIfDue): Promise<void> {
    const terms: string[] = [];
    let [length, most] = [0, 0];
    for (const [term, fields] of this._index) {
      terms.push(term);
      for (const [field, documents] of fields) {
        length += 2 + documents.size * 2;
        most = Math.max(most, field, documents.size);
        for (const [document, times] of documents) most = Math.max(most, document, times);
      }
      await yieldIfDue();
    }
    const numbers = most < 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
    let at = 0;
    for (const term of terms) {
      const from = at;
      for (const [field, documents] of this._index.get(term) ?? []) {
        numbers[at++] = field;
        numbers[at++] = documents.size;
        for (const [document, times] of documents) {
          numbers[at++] = document;
          numbers[at++] = times;
        }
      }
      this._index.set(term, new Word(numbers, from, at) as never);
      await yieldIfDue();
    }
  }
}
