import type { Edition } from "#core/edition.ts";
import { type Octets, octetsOf } from "#core/octets.ts";
import type { YardColumns } from "#stock/columns.ts";
import { vehicleAt } from "#stock/columns.ts";
import type { Stock } from "#stock/stock.ts";
import type { StoreMatches } from "#stock/vehicles.ts";
import { type Summed, summed } from "./summed.ts";
import { storePart, vehicleJson } from "./vehicle-json.ts";

export type Asked = {
  stock: Stock;
  edition: Edition;
  origin: string;
  /** Which cars of a yard are wanted, in a text: the same one finds the same cars of it. */
  cars: string;
};

/** What is kept of a yard in one language, for one host. */
type Kept = {
  readonly key: string;
  readonly columns: YardColumns;
  /** Each car with the comma before it. */
  readonly cars: (Octets | undefined)[];
  /** Whole lists, by what was asked: a yard is asked the same from every place around it. */
  readonly lists: Map<string, Summed>;
  bytes: number;
  /** Asked for since it was last spared. */
  wanted: boolean;
};

const limitBytes = 20 * 1024 * 1024;
/** What a car's text costs beside its letters, and a list of them with what it is found by. */
const besideCar = 44;
const besideList = 200;
const listsOfYard = 40;
const longestList = 64 * 1024;

/** Cars as JSON, each written once while it is asked for; the oldest yards leave that were not asked for since. */
class CarStore {
  readonly #yards = new Map<string, Map<YardColumns, Kept>>();
  readonly #line = new Set<Kept>();
  #bytes = 0;
  #seen: readonly unknown[] = [];

  of({ stock, edition, origin }: Asked, columns: YardColumns): Kept {
    // A make or a store may be called otherwise now, though its cars are the same.
    if (this.#seen[0] !== stock.catalog || this.#seen[1] !== stock.chain) this.#clear([stock.catalog, stock.chain]);
    const key = edition + origin;
    const yards = this.#yards.get(key) ?? new Map<YardColumns, Kept>();
    this.#yards.set(key, yards);
    const known = yards.get(columns);
    if (known) {
      known.wanted = true;
      return known;
    }
    const kept: Kept = { key, columns, cars: [], lists: new Map(), bytes: 0, wanted: false };
    yards.set(columns, kept);
    this.#line.add(kept);
    return kept;
  }

  addCar(kept: Kept, row: number, car: Octets): void {
    kept.cars[row] = car;
    this.#grow(kept, car.length + besideCar);
  }

  addList(kept: Kept, asked: string, list: Summed): void {
    if (list.octets.length > longestList) return;
    if (kept.lists.size >= listsOfYard) {
      for (const [text, { octets }] of kept.lists) this.#grow(kept, -text.length - octets.length - besideList);
      kept.lists.clear();
    }
    kept.lists.set(asked, list);
    this.#grow(kept, asked.length + list.octets.length + besideList);
  }

  #grow(growing: Kept, bytes: number): void {
    growing.bytes += bytes;
    this.#bytes += bytes;
    for (const oldest of this.#line) {
      if (this.#bytes <= limitBytes) break;
      if (oldest === growing) continue;
      this.#line.delete(oldest);
      if (oldest.wanted) {
        oldest.wanted = false;
        this.#line.add(oldest);
      } else {
        this.#yards.get(oldest.key)?.delete(oldest.columns);
        this.#bytes -= oldest.bytes;
      }
    }
  }

  #clear(seen: readonly unknown[]): void {
    this.#seen = seen;
    this.#yards.clear();
    this.#line.clear();
    this.#bytes = 0;
  }
}

const store = new CarStore();

function writeList(kept: Kept, { store: yard, columns, inOrder }: StoreMatches, asked: Asked): Summed {
  const { stock, edition, origin } = asked;
  let part: string | undefined;
  const cars = Array.from(inOrder(), (row) => {
    const known = kept.cars[row];
    if (known) return known;
    part ??= storePart(yard, edition);
    const vehicle = vehicleAt(columns, row, stock.catalog, stock.words);
    const car = octetsOf(`,${vehicleJson(vehicle, part, edition, `${origin}/photos/`)}`);
    store.addCar(kept, row, car);
    return car;
  });
  // Each brings the comma before it.
  return summed(cars.join("").slice(1));
}

/** A yard's cars of a small answer, without the brackets around them. */
export function carList(match: StoreMatches, asked: Asked): Summed {
  const kept = store.of(asked, match.columns);
  const known = kept.lists.get(asked.cars);
  if (known) return known;
  const list = writeList(kept, match, asked);
  store.addList(kept, asked.cars, list);
  return list;
}
