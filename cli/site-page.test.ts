import { expect, it } from "vitest";
import { leadsSomewhere } from "./site-page.ts";

it("knows the addresses that lead somewhere", () => {
  const real = [
    "/",
    "/en",
    "/ubicaciones",
    "/locations",
    "/en/locations",
    "/precios-de-piezas?store=1#x",
    "page:locations",
  ];
  expect(real.filter((address) => !leadsSomewhere(address))).toEqual([]);
  for (const file of ["https://elsewhere.example/x", "/images/abc", "/prices/store-1.csv"])
    expect(leadsSomewhere(file)).toBe(true);
  const dead = ["/precios-de-pieza", "/nothing/here", "page:nowhere", "/en/nothing"];
  expect(dead.filter(leadsSomewhere)).toEqual([]);
});
