import fc from "fast-check";
import { expect, it } from "vitest";
import { findCall } from "./known-call.ts";

const keyOf = (url: string) => {
  const [path = "", query = ""] = url.split("?");
  return findCall(path, query)?.key;
};
const search = "/vehicle/search";

it.each([
  "?zip=95670&makeId=67",
  "?ZIP=95670&MAKEID=67",
  "?e=1&makeId=67&&x&zip=+95670+",
  "?makeId=67&modelId=&year=null&zip=95670&zip=1",
  "?makeId=67&zip=%39567%30&language=spanish",
  "?makeId=67&zip=95670&sfilter=anything",
])("is the same call however it is written: %s", (query) => {
  expect(keyOf(search + query)).toBe("/api/vehicle/search?makeId=67&zip=95670");
  expect(keyOf(`/VEHICLE/Search/${query}`)).toBe("/api/vehicle/search?makeId=67&zip=95670");
});

it("is another call for another value, part of the path or edition", () => {
  const addresses = [search, `${search}?zip=1`, `${search}?zip=2`, `${search}?makeId=2`, `${search}?zip=2&makeId=2`];
  const editions = ["/vehicle/a", "/vehicle/A", "/vehicle/a%2Fb", "/vehicle/a?language=en", "/vehicle/makes"];
  expect(new Set([...addresses, ...editions].map(keyOf)).size).toBe(10);
  for (const word of ["language=english", "LANGUAGE=en-US", "sfilter=EN"])
    expect(keyOf(`/vehicle/a?${word}`)).toBe("/api/vehicle/a?language=en");
});

it("is another call for Spanish that was asked for, where the host speaks unasked", () => {
  expect(keyOf("/vehicle/a?language=spanish")).toBe("/api/vehicle/a?language=es");
  expect(keyOf("/vehicle/a?language=")).toBe("/api/vehicle/a");
  expect(keyOf("/locations/1?language=spanish")).toBe("/api/locations/1");
});

it("knows no call that is on no list", () => {
  expect(keyOf("/nothing?zip=95670")).toBeUndefined();
});

it("writes an address that says the same again", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (part, value) => {
      for (const path of [`/vehicle/${part}`, `/locations/count/${part}`, "/search"]) {
        const key = keyOf(`${path}?t=${value}&zip=${value}&country=${value}`);
        if (key !== undefined) expect(keyOf(key.slice("/api".length))).toBe(key);
      }
    }),
  );
});
