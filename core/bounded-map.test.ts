import { expect, it } from "vitest";
import { living } from "#tests/support/living.ts";
import { BoundedMap } from "./bounded-map.ts";

const keysOf = (map: Iterable<[string, unknown]>) => Array.from(map, ([key]) => key);

it("lets the oldest go that were not asked for since, and tells of each", () => {
  const left: [string, number][] = [];
  const map = new BoundedMap<string, number>({ limit: 3, onEvict: (key, value) => left.push([key, value]) });
  for (const [at, key] of ["a", "b", "c"].entries()) map.set(key, at);
  expect([map.get("a"), map.get("none")]).toEqual([0, undefined]);
  map.set("d", 3);
  expect([keysOf(map), left]).toEqual([["c", "a", "d"], [["b", 1]]]);
  // Spared once, it is seen again: what was asked for long ago leaves too.
  for (const key of ["e", "f"]) map.set(key, 0);
  expect(keysOf(map)).toEqual(["d", "e", "f"]);
});

it("takes in what is new though all else is wanted", () => {
  const map = new BoundedMap<string, number>({ limit: 2 });
  for (const key of ["a", "b"]) map.set(key, 0);
  for (const key of ["a", "b"]) map.get(key);
  map.set("c", 0);
  expect(keysOf(map)).toEqual(["b", "c"]);
});

it("counts sizes in and out, and takes nothing that is larger than all it may hold", () => {
  const left: string[] = [];
  const map = new BoundedMap<string, string>({
    limit: 10,
    sizeOf: (value, key) => key.length + value.length,
    onEvict: (key) => left.push(key),
  });
  map.set("a", "1234");
  map.set("b", "1234");
  expect([map.size, left]).toEqual([10, []]);
  map.set("a", "12");
  expect([map.size, left]).toEqual([8, []]);
  map.set("a", "1234567890");
  expect([keysOf(map), map.size, left]).toEqual([["b"], 5, ["a"]]);
  map.set("c", "123456789");
  expect([keysOf(map), map.size, left]).toEqual([["c"], 10, ["a", "b"]]);
  map.delete("c");
  map.delete("c");
  expect([map.size, map.has("c")]).toEqual([0, false]);
  map.set("d", "1");
  map.clear();
  expect([map.size, map.get("d"), left]).toEqual([0, undefined, ["a", "b"]]);
});

it.each([
  ["is replaced", () => new BoundedMap<string, number[]>({ limit: 100 }), 20],
  ["leaves", () => new BoundedMap<string, number[]>({ limit: 100, sizeOf: (value) => value.length }), 20_000],
])("holds nothing of what %s", (_, make, keys) => {
  const map = make();
  const before = living();
  for (let n = 0; n < 20_000; n++) map.set(`${n % keys}`, new Array(1 + (n % 90)).fill(n));
  expect(living() - before).toBeLessThan(1_000_000);
  expect(map.size).toBeGreaterThan(0);
});
