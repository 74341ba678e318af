import type { HitSide } from "#core/hit-side.ts";
import type { Catalog } from "./catalog.ts";
import { factsAt, textAt, wordAt, type YardColumns } from "./columns.ts";
import type { YieldIfDue } from "./event-loop-yield.ts";
import { emptyWord, type WordTable } from "./word-table.ts";
import { changeOf } from "./yard-changes.ts";

/** Cars by colour as the yards keep it, by body, and by where somebody saw them hit. */
export type ChoiceCounts = {
  readonly colors: ReadonlyMap<string, number>;
  readonly bodies: ReadonlyMap<string, number>;
  readonly hits: ReadonlyMap<HitSide, number>;
};

const { color: colorAt, body: bodyAt, facts: factsAtPlace } = textAt;

export function count<K>(counts: Map<K, number>, key: K, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** Adds up cars store by store. */
export class ChoiceTally {
  readonly #words: WordTable;
  readonly #colors: Uint32Array;
  readonly #ownBodies: Uint32Array;
  readonly #facts: Uint32Array;
  readonly #models: Map<number, number>;

  /** Goes on where another of the same words stood. */
  constructor(words: WordTable, before?: ChoiceTally) {
    this.#words = words;
    this.#colors = new Uint32Array(words.size);
    this.#ownBodies = new Uint32Array(words.size);
    this.#facts = new Uint32Array(words.size);
    this.#models = new Map(before ? before.#models : []);
    if (before) this.#colors.set(before.#colors);
    if (before) this.#ownBodies.set(before.#ownBodies);
    if (before) this.#facts.set(before.#facts);
  }

  /** `by` -1 takes them away again. */
  add(columns: YardColumns, rows: ArrayLike<number>, by = 1): void {
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number;
      const color = wordAt(columns, row, colorAt);
      this.#colors[color] = (this.#colors[color] as number) + by;
      const facts = wordAt(columns, row, factsAtPlace);
      this.#facts[facts] = (this.#facts[facts] as number) + by;
      const body = wordAt(columns, row, bodyAt);
      if (body === emptyWord) count(this.#models, columns.modelId[row] as number, by);
      else this.#ownBodies[body] = (this.#ownBodies[body] as number) + by;
    }
  }

  /** A car's own body, else its model's. */
  counts(catalog: Catalog): ChoiceCounts {
    const colors = new Map<string, number>();
    const bodies = new Map<string, number>();
    this.#colors.forEach((cars, word) => {
      if (cars > 0) colors.set(this.#words.text(word), cars);
    });
    for (const [id, cars] of this.#models) if (cars > 0) count(bodies, catalog.findModel(id)?.body ?? "", cars);
    this.#ownBodies.forEach((cars, word) => {
      if (cars > 0) count(bodies, this.#words.text(word), cars);
    });
    const hits = new Map<HitSide, number>();
    this.#facts.forEach((cars, word) => {
      const side = cars > 0 ? factsAt(this.#words, word).hitSide : undefined;
      if (side !== undefined) count(hits, side, cars);
    });
    return { colors, bodies, hits };
  }
}

type Sources = { words: WordTable; stores: readonly YardColumns[]; tally: ChoiceTally };
const sourcesOf = new WeakMap<ChoiceCounts, Sources>();

/** Of every car; with thousands of stores too long to be done while a visitor waits, so only what changed is counted. */
export async function countAllChoices(
  stores: readonly YardColumns[],
  words: WordTable,
  catalog: Catalog,
  yieldIfDue: YieldIfDue,
  before?: ChoiceCounts,
): Promise<ChoiceCounts> {
  const source = before && sourcesOf.get(before);
  const old = source?.words === words ? source : undefined;
  const tally = new ChoiceTally(words, old?.tally);
  const { gone, come } = changeOf(old?.stores ?? [], stores);
  for (const [list, by] of [
    [gone, -1],
    [come, 1],
  ] as const) {
    for (const columns of list) {
      tally.add(columns, columns.newest, by);
      const pause = yieldIfDue();
      if (pause) await pause;
    }
  }
  const counts = tally.counts(catalog);
  sourcesOf.set(counts, { words, stores, tally });
  return counts;
}
