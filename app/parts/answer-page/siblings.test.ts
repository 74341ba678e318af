import { beforeAll, expect, it } from "vitest";
import { readAddress } from "#app/parts/ask.ts";
import type { Edition } from "#core/edition.ts";
import { listOfferedAnswers } from "#stock/offered-answers.ts";
import { kindsFor, listFamilies, type PartFamily } from "#stock/part-families.ts";
import { isFullAnswer } from "#stock/part-pages.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { listSiblings } from "./siblings.ts";

const now = new Date("2026-11-15T20:00:00Z");
let stock: Stock;
let modelId: number;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
  modelId = listOfferedAnswers(stock)[0]?.modelId ?? 0;
});

function siblingsOf(family: PartFamily, edition: Edition = "es", query = "") {
  const view = pageRequest("partAnswer", edition, { stock, now, query, params: { part: "", model: "" } });
  const address = readAddress(new URLSearchParams(query), stock, now);
  const store = stock.chain.grid.stores.find(({ services }) => services.has("partpricing"));
  if (!store) throw new Error("no yard with a price list");
  return listSiblings(view, stock, { family, modelId, address, store });
}
const named = (name: string) => listFamilies(stock.prices).find((one) => one.name.en === name) as PartFamily;

it("are priced parts of the same kind, never the part itself, and differ from one part to the next", () => {
  const [alternator, starter] = [named("Alternator"), named("Starter")];
  const [first, second] = [siblingsOf(alternator), siblingsOf(starter)];
  expect(first.length).toBe(6);
  expect(first.map(({ name }) => name)).not.toContain(alternator.name.es);
  expect(first.map(({ href }) => href)).not.toEqual(second.map(({ href }) => href));
  const electrical = listFamilies(stock.prices).filter(({ category }) => category === "electrical");
  for (const { name, priceCents } of [...first, ...second]) {
    const family = electrical.find((one) => one.name.es === name);
    expect(family && kindsFor(family, "CAR").length > 0, name).toBe(true);
    const kinds = family
      ? kindsFor(family, "CAR").map(({ part }) => stock.prices.chain.get(part.id)?.priceCents ?? 0)
      : [];
    expect(priceCents[0]).toBeGreaterThan(0);
    expect([name, priceCents[0] < priceCents[1]]).toEqual([name, new Set(kinds).size > 1]);
  }
});

it("are hardly ever those of another part, and say how long each takes", () => {
  const engine = listFamilies(stock.prices).filter(
    (family) => family.category === "engine" && isFullAnswer(stock, { family, modelId }),
  );
  const lists = engine.map((family) => new Set(siblingsOf(family).map(({ href }) => href)));
  const common = lists.flatMap((one, at) =>
    lists.slice(at + 1).map((other) => [...one].filter((href) => other.has(href)).length),
  );
  expect(lists.every(({ size }) => size === 6)).toBe(true);
  // A round list is not as long as the ruler: some distances come twice.
  expect(Math.max(...common)).toBeLessThanOrEqual(2);
  const [drum] = siblingsOf(named("Brake rotor")).filter(({ href }) => href.includes("tambor"));
  expect(drum?.minutes).toEqual([15, 40]);
});

it("say what kills with it, and of what is harmless nothing", () => {
  const fuel = listFamilies(stock.prices).filter(({ category }) => category === "fuel");
  const all = fuel.flatMap((family) => (["es", "en"] as const).flatMap((edition) => siblingsOf(family, edition)));
  expect(all.find(({ name }) => name === "Riel de inyectores")?.warning).toBe("Combustible a presión.");
  expect(all.find(({ name }) => name === "Fuel rail")?.warning).toBe("Fuel under pressure.");
  expect(siblingsOf(named("Alternator")).some(({ warning }) => warning === "")).toBe(true);
});

it("taken one after the other lead to every part of the kind", () => {
  const start = named("Alternator");
  const seen = new Set<string>();
  let family: PartFamily | undefined = start;
  while (family && !seen.has(family.name.es)) {
    seen.add(family.name.es);
    const next: string | undefined = siblingsOf(family)[0]?.name;
    family = listFamilies(stock.prices).find((one) => one.name.es === next && one.category === start.category);
  }
  expect(family).toBe(start);
  expect(seen.size).toBeGreaterThan(10);
});

it("keep the year and the place that were asked for", () => {
  for (const { href } of siblingsOf(named("Alternator"), "en", "year=2001&zip=95670"))
    expect(href).toMatch(/^\/find-a-part\/.+\?year=2001&zip=95670/);
});
