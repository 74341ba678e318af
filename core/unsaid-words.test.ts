import { expect, it } from "vitest";
import type { Extra } from "./bill.ts";
import { askForUnsaid, without } from "./unsaid-words.ts";

it.each([
  [[], "", ""],
  [["tax"], "Sin impuesto: pregúntelo en la caja.", "Without tax: ask at the counter."],
  [["admission"], "Sin entrada: pregúntela en la caja.", "Without admission: ask at the counter."],
  [
    ["tax", "admission"],
    "Sin impuesto ni entrada: pregúntelos en la caja.",
    "Without tax or admission: ask at the counter.",
  ],
  [
    ["fee", "admission"],
    "Sin cuota ambiental ni entrada: pregúntelas en la caja.",
    "Without environmental fee or admission: ask at the counter.",
  ],
  [
    ["tax", "fee", "admission"],
    "Sin impuesto, cuota ambiental ni entrada: pregúntelos en la caja.",
    "Without tax, environmental fee or admission: ask at the counter.",
  ],
] satisfies [Extra[], string, string][])("%j", (unsaid, es, en) => {
  expect([askForUnsaid(unsaid, "es"), askForUnsaid(unsaid, "en")]).toEqual([es, en]);
});

it("is nothing where all is said", () => {
  expect(without([], "es")).toBeUndefined();
  expect(without(["fee"], "en")).toBe("without environmental fee");
});
