import { expect, test } from "vitest";
import { readCarAsk, writeCarAsk } from "./ask.ts";

const read = (text: string) => readCarAsk(new URLSearchParams(text));

test("reads every filter", () => {
  expect(read("make=7&store=101&max=3000&runs=starts&title=clean&zip=t2p1a1&distance=50&page=2")).toEqual({
    makeId: 7,
    storeId: 101,
    max: 3000,
    runs: "starts",
    title: "clean",
    zip: "T2P 1A1",
    distance: 50,
    page: 2,
  });
});

test("what is no value of a filter is no filter", () => {
  const ask = read("make=x&store=-3&max=1e9&runs=toString&title=constructor&distance=33&page=0");
  expect(writeCarAsk(ask)).toEqual(writeCarAsk(read("")));
});

test("a wrong postal code is kept as typed, and said", () => {
  expect(read("zip=abc")).toMatchObject({ zip: "abc" });
  expect(read("zip=")).toMatchObject({ zip: "" });
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
