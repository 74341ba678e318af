import { expect, it } from "vitest";
import { createFiguresSum } from "./figures-sum.ts";
import type { FigureJson } from "./messages.ts";

const figure = (name: string, type: string, value: number, aggregator = "sum"): FigureJson => ({
  name,
  help: name,
  type,
  aggregator,
  values: [{ labels: { route: "a" }, value }],
});
const of = (asked: number, age: number, mails: number) => [
  figure("asked_total", "counter", asked),
  figure("age", "gauge", age, "max"),
  figure("bytes", "gauge", mails),
];
const lines = async (text: Promise<string>) => (await text).split("\n").filter((line) => /^\w/.test(line));

it("adds each figure up in its own manner, and never lets a counter fall", async () => {
  const sum = createFiguresSum();
  sum.hear(1, of(10, 3, 100));
  sum.hear(2, of(5, 7, 50));
  expect(await lines(sum.text([]))).toEqual(['asked_total{route="a"} 15', 'age{route="a"} 7', 'bytes{route="a"} 150']);
  sum.left(2);
  expect(await lines(sum.text([]))).toEqual(['asked_total{route="a"} 15', 'age{route="a"} 3', 'bytes{route="a"} 100']);
  sum.hear(3, of(1, 1, 1));
  sum.left(1);
  sum.left(4);
  expect(await lines(sum.text([figure("own", "gauge", 2)]))).toEqual([
    'own{route="a"} 2',
    'asked_total{route="a"} 16',
    'age{route="a"} 1',
    'bytes{route="a"} 1',
  ]);
});
