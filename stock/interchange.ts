import type { YearSpan } from "#core/generation.ts";
import { firstAt } from "./by-halves.ts";

/** A car's place in a licensed table: it takes the same part as the others of its group. */
export type InterchangeEntry = YearSpan & { readonly part: number; readonly group: number };

/** YardColumns of numbers, by group: such a table may have more lines than the yards have cars. */
export class InterchangeTable {
  readonly size: number;
  readonly #group: Uint32Array;
  readonly #model: Uint32Array;
  readonly #from: Uint16Array;
  readonly #to: Uint16Array;
  readonly #part: Uint32Array;
  /** Rows by part and model. */
  readonly #byCar: Uint32Array;
  /** The names under which the table may speak of a part, its own number before its name. */
  readonly #namesOf: ReadonlyMap<number, readonly number[]>;

  constructor(entries: readonly InterchangeEntry[], namesOf: ReadonlyMap<number, readonly number[]>) {
    const rows = entries.toSorted((a, b) => a.group - b.group || a.modelId - b.modelId || a.from - b.from);
    this.size = rows.length;
    this.#namesOf = namesOf;
    this.#group = Uint32Array.from(rows, ({ group }) => group);
    this.#model = Uint32Array.from(rows, ({ modelId }) => modelId);
    this.#from = Uint16Array.from(rows, ({ from }) => from);
    this.#to = Uint16Array.from(rows, ({ to }) => to);
    this.#part = Uint32Array.from(rows, ({ part }) => part);
    this.#byCar = Uint32Array.from(rows, (_, at) => at).sort((a, b) => this.#compare(a, b));
  }

  /** The cars that take the same part, itself among them; none when the table does not know the car. */
  find(partId: number, modelId: number, year: number): YearSpan[] {
    for (const part of this.#namesOf.get(partId) ?? []) {
      const groups = this.#groupsOf(part, modelId, year);
      if (groups.size > 0) return [...groups].flatMap((group) => this.#membersOf(group));
    }
    return [];
  }

  #compare(a: number, b: number): number {
    return (
      (this.#part[a] as number) - (this.#part[b] as number) ||
      (this.#model[a] as number) - (this.#model[b] as number) ||
      a - b
    );
  }

  #groupsOf(part: number, modelId: number, year: number): Set<number> {
    const groups = new Set<number>();
    const order = (at: number) => {
      const row = this.#byCar[at] as number;
      return (this.#part[row] as number) - part || (this.#model[row] as number) - modelId;
    };
    for (let at = firstAt(this.size, (place) => order(place) < 0); at < this.size && order(at) === 0; at++) {
      const row = this.#byCar[at] as number;
      if ((this.#from[row] as number) <= year && year <= (this.#to[row] as number))
        groups.add(this.#group[row] as number);
    }
    return groups;
  }

  #membersOf(group: number): YearSpan[] {
    const members: YearSpan[] = [];
    const order = (at: number) => (this.#group[at] as number) - group;
    for (let at = firstAt(this.size, (place) => order(place) < 0); at < this.size && order(at) === 0; at++)
      members.push({
        modelId: this.#model[at] as number,
        from: this.#from[at] as number,
        to: this.#to[at] as number,
      });
    return members;
  }
}
