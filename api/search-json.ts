import { roundMiles } from "#core/distance.ts";
import type { Edition } from "#core/edition.ts";
import type { Stock } from "#stock/stock.ts";
import type { StoreMatches } from "#stock/vehicles.ts";
import { locationBytes } from "./present-location.ts";
import { createTurns } from "./stream-turns.ts";
import { storePart, vehicleJson } from "./vehicle-json.ts";
import { addReadyVehicles } from "./vehicle-pieces.ts";

type SearchContext = { stock: Stock; edition: Edition; origin: string };
/** Long answers take turns with those of other networks. */
type AskedBy = SearchContext & { network: string };

const batch = 60;
const turns = createTurns(3);
const [open, empty, vehicles, closeStore, close] = ["[", "[]", ',"vehicles":[', "]}", "]"].map((text) =>
  Buffer.from(text),
) as [Buffer, Buffer, Buffer, Buffer, Buffer];

/** Without a place to measure from the distance says nothing, but typed clients want their number. */
const beginStore = ({ miles }: StoreMatches, at: number) =>
  Buffer.from(`${at > 0 ? "," : ""}{"location":{"locationDistance":${roundMiles(miles ?? 0)},`);

/** The location's bytes end its object; the store's own goes on. */
function addStore(out: Buffer[], match: StoreMatches, at: number, { stock, edition }: SearchContext): void {
  out.push(beginStore(match, at), locationBytes(stock, match.store, edition), vehicles);
}

/** The pieces of an answer of ordinary size. */
export function searchBytes(matches: readonly StoreMatches[], asked: SearchContext): Buffer[] {
  if (matches.length === 0) return [empty];
  const out: Buffer[] = [open];
  for (const [at, match] of matches.entries()) {
    addStore(out, match, at, asked);
    addReadyVehicles(out, match, asked);
    out.push(closeStore);
  }
  out.push(close);
  return out;
}

/** A large answer in pieces, made as they are taken; thousands of cars never hold the loop for long. */
export async function* searchPieces(matches: readonly StoreMatches[], asked: AskedBy): AsyncGenerator<Buffer> {
  const { edition, origin, network } = asked;
  for (const [at, match] of matches.entries()) {
    const part = storePart(match.store, edition);
    const begin: Buffer[] = at === 0 ? [open] : [];
    addStore(begin, match, at, asked);
    yield Buffer.concat(begin);
    for (let from = 0; from < match.count; from += batch) {
      const pause = turns(network);
      if (pause) await pause;
      const texts = match
        .vehicles(from, from + batch)
        .map((vehicle) => vehicleJson(vehicle, part, edition, `${origin}/photos/`));
      yield Buffer.from(`${from > 0 ? "," : ""}${texts.join(",")}`);
    }
    yield closeStore;
  }
  yield matches.length === 0 ? empty : close;
}
