import { expect, it } from "vitest";
import { readAhead } from "./read-ahead.ts";

async function read(lots: readonly (readonly number[])[], most: number) {
  let asked = 0;
  async function* source() {
    for (const lot of lots) {
      asked++;
      yield lot;
    }
  }
  const all = await readAhead(source(), most);
  const ahead = asked;
  const rows: number[] = [];
  for await (const lot of all) rows.push(...lot);
  return { ahead, rows };
}

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [100, 3],
])("with room for %i reads %i lots before it answers, and loses none", async (most, ahead) => {
  expect(await read([[1, 2], [3, 4], [5]], most)).toEqual({ ahead, rows: [1, 2, 3, 4, 5] });
});

it("reads nothing of nothing", async () => {
  expect(await read([], 5)).toEqual({ ahead: 0, rows: [] });
});
