import type { Numbers, YardColumns } from "./columns.ts";
import type { Place } from "./index-part.ts";

type Rows = Numbers | readonly number[];

/** Collects the newest cars out of many by date set, then id, without sorting the others. */
export class Newest {
  readonly #wanted: number;
  readonly #places: Place[] = [];

  constructor(wanted: number) {
    this.#wanted = wanted;
  }

  /** Rows in any order. */
  offer(columns: YardColumns, rows: Rows): void {
    for (let at = 0; at < rows.length; at++) this.#take(columns, rows[at] as number);
  }

  /** All of a store's cars. */
  offerStore(columns: YardColumns): void {
    for (const row of columns.newest) if (!this.#take(columns, row)) break;
  }

  /** The newest first. */
  get places(): readonly Place[] {
    return this.#places;
  }

  #take(columns: YardColumns, row: number): boolean {
    const places = this.#places;
    const last = places.at(-1);
    if (places.length >= this.#wanted && (!last || !isNewer(columns, row, last))) return false;
    let at = places.length;
    while (at > 0 && isNewer(columns, row, places[at - 1] as Place)) at--;
    places.splice(at, 0, { columns, row });
    if (places.length > this.#wanted) places.pop();
    return true;
  }
}

function isNewer(columns: YardColumns, row: number, than: Place): boolean {
  const days = (columns.dateSet[row] as number) - (than.columns.dateSet[than.row] as number);
  return days > 0 || (days === 0 && (columns.id[row] as number) > (than.columns.id[than.row] as number));
}
