import { expect, it } from "vitest";
import { vinTable as table } from "#tests/support/vin-table.ts";
import { readSchema, weighFit } from "./schema.ts";

const signs = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";
let state = 1;
const pick = (from: string) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return from.charAt(Math.floor((state / 2 ** 32) * from.length));
};

it("every pattern fits, read where it stands, what it asks for when opened and nothing else", () => {
  const wrong: string[] = [];
  let read = 0;
  for (const schema of table.schemas) {
    let start = 0;
    for (const line of schema.split("\t")) {
      const tests = readSchema(line)[0]?.tests ?? [];
      const asked = new Map(tests);
      const key = Array.from({ length: 14 }, (_, place) => (place === 5 ? "|" : pick(asked.get(place) ?? signs)));
      const weight = tests.reduce((sum, [, some]) => sum + 1 - (some.length - 1) / 40, 0);
      const off = Math.abs(weighFit(schema, start, key.join("")) - weight);
      const others = tests.flatMap(([place, some]) => {
        const free = [...signs].filter((sign) => !some.includes(sign)).join("");
        return free ? [key.toSpliced(place, 1, pick(free)).join("")] : [];
      });
      if (off > 1e-9 || others.some((other) => weighFit(schema, start, other) !== -1)) wrong.push(line);
      start += line.length + 1;
      read++;
    }
  }
  expect(wrong).toEqual([]);
  expect(read).toBeGreaterThan(100_000);
});
