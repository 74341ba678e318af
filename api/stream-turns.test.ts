import { expect, it } from "vitest";
import { createTurns } from "./stream-turns.ts";

const budgetMs = 3;
const work = (ms: number) => {
  const began = performance.now();
  while (performance.now() - began < ms);
};

it("lets one of many go on in a turn of the event loop", async () => {
  const turns = createTurns(budgetMs);
  let over = false;
  let atOnce = 0;
  const pieces: number[] = [];
  function countTurn() {
    pieces.push(atOnce);
    atOnce = 0;
    if (!over) setImmediate(countTurn);
  }
  async function makeLongAnswer() {
    for (let piece = 0; piece < 5; piece++) {
      const pause = turns("a");
      if (pause) await pause;
      work(budgetMs);
      atOnce++;
    }
  }
  setImmediate(countTurn);
  await Promise.all(Array.from({ length: 20 }, makeLongAnswer));
  over = true;
  expect(pieces.reduce((sum, made) => sum + made, atOnce)).toBe(100);
  // The one whose turn it is may just fit a second piece into its time.
  expect(Math.max(...pieces)).toBeLessThanOrEqual(2);
});

it("keeps nobody waiting who is alone, until its time is over", async () => {
  const turns = createTurns(600_000);
  await turns("a");
  expect(turns("a")).toBeUndefined();
  expect(turns("a")).toBeUndefined();
});

it("serves them in the order in which they came", async () => {
  const turns = createTurns(0);
  const order: number[] = [];
  await Promise.all([1, 2, 3].map((one) => turns("a")?.then(() => order.push(one))));
  expect(order).toEqual([1, 2, 3]);
});

it("does not let one network's many hold another's one", async () => {
  const turns = createTurns(0);
  const order: string[] = [];
  await Promise.all(["a", "a", "a", "a", "b"].map((network) => turns(network)?.then(() => order.push(network))));
  expect(order.indexOf("b")).toBe(1);
});
