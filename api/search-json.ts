import { roundMiles } from "#core/distance.ts";
import type { Edition } from "#core/edition.ts";
import type { Stock } from "#stock/stock.ts";
import type { StoreMatches } from "#stock/vehicles.ts";
import { type Asked, carList } from "./car-lists.ts";
import type { YardPart } from "./car-pieces.ts";
import { locationJson } from "./present-location.ts";
import { createTurns } from "./stream-turns.ts";
import { type Summed, SummedPieces, summed } from "./summed.ts";
import { storePart, vehicleJson } from "./vehicle-json.ts";

/** Long answers take turns with those of other networks. */
type AskedBy = { stock: Stock; edition: Edition; origin: string; network: string };

const batch = 60;
const turns = createTurns(3);
const [open, empty, vehicles, closeStore, close] = ["[", "[]", ',"vehicles":[', "]}", "]"].map(summed) as [
  Summed,
  Summed,
  Summed,
  Summed,
  Summed,
];

/** Without a place to measure from there is no distance. */
const beginStore = ({ miles }: StoreMatches, at: number) =>
  summed(`${at > 0 ? "," : ""}{"location":{"locationDistance":${miles === null ? null : roundMiles(miles)},`);

type Spoken = { stock: Stock; edition: Edition };

/** The location's text ends its object; the store's own goes on. */
function addStore(out: SummedPieces, match: StoreMatches, at: number, { stock, edition }: Spoken): void {
  out.add(beginStore(match, at));
  out.add(locationJson(stock, match.store, edition));
  out.add(vehicles);
}

/** An answer of ordinary size. */
export function searchJson(matches: readonly YardPart[], asked: Asked): SummedPieces {
  const out = new SummedPieces();
  if (matches.length === 0) {
    out.add(empty);
    return out;
  }
  out.add(open);
  for (const [at, match] of matches.entries()) {
    addStore(out, match, at, asked);
    out.add(carList(match, match.part ? { ...asked, cars: `${asked.cars} ${match.part}` } : asked));
    out.add(closeStore);
  }
  out.add(close);
  return out;
}

/** A large answer in pieces, made as they are taken; thousands of cars never hold the loop for long. */
export async function* searchPieces(matches: readonly StoreMatches[], asked: AskedBy): AsyncGenerator<Buffer> {
  const { edition, origin, network } = asked;
  for (const [at, match] of matches.entries()) {
    const part = storePart(match.store, edition);
    const begin = new SummedPieces();
    if (at === 0) begin.add(open);
    addStore(begin, match, at, asked);
    yield begin.bytes;
    for (let from = 0; from < match.count; from += batch) {
      const pause = turns(network);
      if (pause) await pause;
      const texts = match
        .vehicles(from, from + batch)
        .map((vehicle) => vehicleJson(vehicle, part, edition, `${origin}/photos/`));
      yield Buffer.from(`${from > 0 ? "," : ""}${texts.join(",")}`);
    }
    yield closeStore.bytes;
  }
  yield (matches.length === 0 ? empty : close).bytes;
}
