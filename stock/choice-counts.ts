import type { Catalog } from "./catalog.ts";
import { textAt, wordAt, type YardColumns } from "./columns.ts";
import type { YieldIfDue } from "./event-loop-yield.ts";
import type { WordTable } from "./word-table.ts";

/** Cars by colour as the yards keep it, and by body. */
export type ChoiceCounts = {
  readonly colors: ReadonlyMap<string, number>;
  readonly bodies: ReadonlyMap<string, number>;
};

const { color: colorAt, body: bodyAt } = textAt;

export function count<K>(counts: Map<K, number>, key: K, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** Adds up cars store by store. */
export class ChoiceTally {
  readonly #words: WordTable;
  readonly #colors: Uint32Array;
  readonly #ownBodies: Uint32Array;
  readonly #models = new Map<number, number>();

  constructor(words: WordTable) {
    this.#words = words;
    this.#colors = new Uint32Array(words.size);
    this.#ownBodies = new Uint32Array(words.size);
  }

  add(columns: YardColumns, rows: ArrayLike<number>): void {
    const noBody = this.#words.find("");
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number;
      const color = wordAt(columns, row, colorAt);
      this.#colors[color] = (this.#colors[color] as number) + 1;
      const body = wordAt(columns, row, bodyAt);
      if (body === noBody) count(this.#models, columns.modelId[row] as number, 1);
      else this.#ownBodies[body] = (this.#ownBodies[body] as number) + 1;
    }
  }

  /** A car's own body, else its model's. */
  counts(catalog: Catalog): ChoiceCounts {
    const colors = new Map<string, number>();
    const bodies = new Map<string, number>();
    this.#colors.forEach((cars, word) => {
      if (cars > 0) colors.set(this.#words.text(word), cars);
    });
    for (const [id, cars] of this.#models) count(bodies, catalog.findModel(id)?.body ?? "", cars);
    this.#ownBodies.forEach((cars, word) => {
      if (cars > 0) count(bodies, this.#words.text(word), cars);
    });
    return { colors, bodies };
  }
}

/** Of every car; with thousands of stores too long to be done while a visitor waits. */
export async function countAllChoices(
  stores: readonly YardColumns[],
  words: WordTable,
  catalog: Catalog,
  yieldIfDue: YieldIfDue,
): Promise<ChoiceCounts> {
  const tally = new ChoiceTally(words);
  for (const columns of stores) {
    tally.add(columns, columns.newest);
    const pause = yieldIfDue();
    if (pause) await pause;
  }
  return tally.counts(catalog);
}
