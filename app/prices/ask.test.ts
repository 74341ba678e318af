import { expect, it } from "vitest";
import { priceAddress, readAsk } from "./ask.ts";

it("writes the address of a list, and leaves out what is empty", () => {
  expect(priceAddress("/precios", undefined, {})).toBe("/precios");
  expect(priceAddress("/precios", 7, { q: "", category: undefined, type: "CAR", list: [] })).toBe("/precios?store=7");
  expect(priceAddress("/precios", 7, { q: "múltiple", category: "engine", type: "PU/VAN", list: [3, 1] })).toBe(
    "/precios?store=7&q=m%C3%BAltiple&cat=engine&type=pickup&list=3%2C1",
  );
});

it("reads what it wrote", () => {
  const ask = { q: "mofle & más", category: "exhaust", type: "PU/VAN", list: [3, 1] } as const;
  expect(readAsk(new URL(priceAddress("/precios", 7, ask), "https://yonke.test").searchParams)).toEqual(ask);
});
