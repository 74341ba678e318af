import { beforeAll, expect, test } from "vitest";
import type { Stock } from "#stock/stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { readCarAsk, writeCarAsk } from "./ask.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 60 });
});
const read = (text: string) => readCarAsk(new URLSearchParams(text), stock);

test("reads every filter", () => {
  expect(read("make=7&store=101&max=3000&runs=starts&title=clean&zip=t2p1a1&distance=50&page=2")).toMatchObject({
    makeId: 7,
    storeId: 101,
    max: 3000,
    runs: "starts",
    title: "clean",
    place: { typed: "T2P 1A1", wrong: undefined },
    distance: 50,
    page: 2,
  });
});

test("what is no value of a filter is no filter", () => {
  const ask = read("make=x&store=-3&max=1e9&runs=toString&title=constructor&distance=33&page=0");
  expect(writeCarAsk(ask)).toEqual(writeCarAsk(read("")));
});

test("a wrong postal code is kept as typed, and said", () => {
  expect(read("zip=abc")).toMatchObject({ place: { typed: "abc", wrong: "unknown" } });
  expect(read("zip=")).toMatchObject({ place: { typed: "", wrong: undefined } });
});

test("the address says only what was asked for, and reads back the same", () => {
  const ask = read("runs=runs-and-drives&zip=95670&distance=25000");
  const query = Object.entries(writeCarAsk(ask)).filter(([, value]) => value !== undefined && value !== "");
  expect(query).toEqual([
    ["runs", "runs-and-drives"],
    ["zip", "95670"],
  ]);
  expect(read(new URLSearchParams(query.map(([k, v]) => [k, String(v)])).toString())).toEqual(ask);
});
