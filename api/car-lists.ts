import { BoundedMap } from "#core/bounded-map.ts";
import type { Edition } from "#core/edition.ts";
import { vehicleAt, type YardColumns } from "#stock/columns.ts";
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
  readonly cars: (string | undefined)[];
  /** Whole lists, by what was asked: a yard is asked the same from every place around it. */
  readonly lists: BoundedMap<string, Summed>;
  bytes: number;
};

const limitBytes = 20 * 1024 * 1024;
/** What a car's text costs beside its letters, and a list of them with what it is found by. */
const besideCar = 44;
const besideList = 200;
const listsOfYard = 40;
const longestList = 64 * 1024;

const bytesOfList = (list: Summed, asked: string) => asked.length + list.bytes.length + besideList;

/** Cars as JSON, each written once while it is asked for; the oldest yards leave that were not asked for since. */
class CarStore {
  readonly #yards = new Map<string, Map<YardColumns, Kept>>();
  readonly #held = new BoundedMap<Kept, Kept>({
    limit: limitBytes,
    sizeOf: ({ bytes }) => bytes,
    onEvict: ({ key, columns }) => this.#yards.get(key)?.delete(columns),
  });
  #seen: readonly unknown[] = [];

  of({ stock, edition, origin }: Asked, columns: YardColumns): Kept {
    // A make or a store may be called otherwise now, though its cars are the same.
    if (this.#seen[0] !== stock.catalog || this.#seen[1] !== stock.chain) this.#clear([stock.catalog, stock.chain]);
    const key = edition + origin;
    const yards = this.#yards.get(key) ?? new Map<YardColumns, Kept>();
    this.#yards.set(key, yards);
    const known = yards.get(columns);
    if (known) return this.#held.get(known) ?? known;
    const kept: Kept = { key, columns, cars: [], lists: new BoundedMap({ limit: listsOfYard, onEvict }), bytes: 0 };
    function onEvict(asked: string, list: Summed) {
      kept.bytes -= bytesOfList(list, asked);
    }
    yards.set(columns, kept);
    return kept;
  }

  addList(kept: Kept, asked: string, list: Summed): void {
    if (list.bytes.length <= longestList) {
      kept.lists.set(asked, list);
      kept.bytes += bytesOfList(list, asked);
    }
    this.#held.set(kept, kept);
  }

  #clear(seen: readonly unknown[]): void {
    this.#seen = seen;
    this.#yards.clear();
    this.#held.clear();
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
    const car = `,${vehicleJson(vehicle, part, edition, `${origin}/photos/`)}`;
    kept.cars[row] = car;
    kept.bytes += car.length + besideCar;
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
