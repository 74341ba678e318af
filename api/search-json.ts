import { roundMiles } from "#core/distance.ts";
import type { Edition } from "#core/edition.ts";
import { createBreath } from "#stock/breath.ts";
import type { Stock } from "#stock/stock.ts";
import type { StoreMatches } from "#stock/vehicles.ts";
import { locationJson } from "./present-location.ts";
import { storePart, vehicleJson } from "./vehicle-json.ts";

const batch = 250;
const pieceLength = 48_000;

type Asked = { stock: Stock; edition: Edition; origin: string };

/** The search's answer in pieces, made as they are taken; thousands of cars never hold the loop for long. */
export async function* searchPieces(matches: readonly StoreMatches[], asked: Asked): AsyncGenerator<Buffer> {
  const breath = createBreath(4);
  let text = "[";
  for (const piece of searchTexts(matches, asked)) {
    text += piece;
    if (text.length >= pieceLength) {
      yield Buffer.from(text);
      text = "";
      const pause = breath();
      if (pause) await pause;
    }
  }
  yield Buffer.from(`${text}]`);
}

/** A small answer at once. */
export function searchBytes(matches: readonly StoreMatches[], asked: Asked): Buffer {
  let text = "[";
  for (const piece of searchTexts(matches, asked)) text += piece;
  return Buffer.from(`${text}]`);
}

function* searchTexts(matches: readonly StoreMatches[], { stock, edition, origin }: Asked): Generator<string> {
  const photoBase = `${origin}/photos/`;
  for (const [at, { store, miles, count, vehicles }] of matches.entries()) {
    const part = storePart(store, edition);
    // Without a place to measure from the distance says nothing, but typed clients want their number.
    let text = `${at > 0 ? "," : ""}{"location":${locationJson(stock, store, edition, roundMiles(miles ?? 0))},"vehicles":[`;
    for (let from = 0; from < count; from += batch) {
      for (const vehicle of vehicles(from, from + batch)) text += `${vehicleJson(vehicle, part, edition, photoBase)},`;
      if (from + batch >= count) text = `${text.slice(0, -1)}]}`;
      yield text;
      text = "";
    }
  }
}
