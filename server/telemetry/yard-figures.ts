import type { YardCounts, YardFigureKind, YardsMeant, YardTally } from "#core/yard-figures.ts";
import type { YardFigureRow } from "#data/schema.ts";

/** Between two writings; a yard's pages, cars and searches are few by themselves. */
const mostMissing = 2_000;
const longestName = 80;

/** Counts for each yard what visitors do there, until it is written. */
export class YardTallies {
  readonly #tallies = new Map<string, YardTally>();
  #missing = 0;

  #tally(storeId: number, kind: YardFigureKind, name: string): YardTally {
    const key = `${storeId} ${kind} ${name}`;
    let found = this.#tallies.get(key);
    if (!found) {
      found = { storeId, kind, name, count: 0, written: 0 };
      this.#tallies.set(key, found);
      if (kind === "missing") this.#missing++;
    }
    return found;
  }

  /** `name`: the page that is opened, or the kind of search. */
  of({ kind, storeIds, missing }: YardsMeant, name: string): YardCounts {
    const wanted = missing?.name.slice(0, longestName).trim();
    return {
      kind,
      tallies: storeIds.map((id) => this.#tally(id, kind, name)),
      missing: wanted && missing ? { name: wanted, storeIds: missing.storeIds } : undefined,
    };
  }

  note({ tallies, missing }: YardCounts) {
    for (const one of tallies) one.count++;
    // These are forgotten once they are written, and so looked up each time.
    for (const id of missing?.storeIds ?? [])
      if (missing && this.#missing < mostMissing) this.#tally(id, "missing", missing.name).count++;
  }

  noteLead(storeId: number, form: string) {
    this.#tally(storeId, "lead", form).count++;
  }

  /** What is not written yet, as rows of a day; `done` is told when they are in the database. */
  take(day: string): { rows: YardFigureRow[]; done(): void } {
    const due = [...this.#tallies.values()].filter(({ count, written }) => count > written);
    const rows = due.map(({ storeId, kind, name, count, written }) => ({
      ...{ day, store_id: storeId, kind, name },
      count: count - written,
    }));
    const done = () => {
      due.forEach((one, at) => {
        one.written += rows[at]?.count ?? 0;
      });
      // Tomorrow's wishes are others.
      for (const [key, one] of this.#tallies)
        if (one.kind === "missing" && one.written === one.count) this.#tallies.delete(key);
      this.#missing = [...this.#tallies.values()].filter(({ kind }) => kind === "missing").length;
    };
    return { rows, done };
  }
}
