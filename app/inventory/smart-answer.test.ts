import { beforeAll, expect, it } from "vitest";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { answerSmart } from "./smart-answer.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});
const answer = (typed: string) => answerSmart(stock, typed, new Date("2026-11-15T18:00:00Z"), "es");

it.each(["abierto hoy", "Abierto ahora", "horario", "open today", "what hours"])(
  "%s asks for the yards' hours",
  (typed) => expect(answer(typed)).toEqual({ kind: "hours", zip: "" }),
);

it("hours near a place lead there", () => {
  expect(answer("abierto hoy 95823")).toEqual({ kind: "hours", zip: "95823" });
});

it("a car beside such words stays a car, other words stay unknown", () => {
  expect(answer("civic abierto hoy")).toMatchObject({ kind: "unsure", understood: expect.stringContaining("Civic") });
  expect(answer("hoy xyzzy")).toMatchObject({ kind: "unsure", understood: "" });
});
