import { beforeAll, expect, test } from "vitest";
import { partDangers } from "#core/part-facts.ts";
import { sharedKindIds, sharedKinds } from "#core/part-sharing.ts";
import { loadCatalogStock } from "#tests/support/catalog-stock.ts";
import { findPartFacts, sharedKindOf } from "./part-facts.ts";
import type { Stock } from "./stock.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadCatalogStock();
});
const factsOf = (name: string) => {
  const part = stock.prices.parts.find((one) => one.name.en === name);
  return part && findPartFacts(stock, part.id);
};

test("every kind of a part has the part's facts, in both languages", () => {
  const facts = factsOf("Door, complete, front left");
  expect(facts).toMatchObject({ shared: "body", minutes: [30, 60], danger: "weight" });
  expect(facts?.tools.es).toContain("puntas Torx");
  expect(facts?.tools.en).toContain("Torx bits");
  expect(factsOf("Engine, complete, 4-cylinder")).toBe(factsOf("Engine, complete, 8-cylinder"));
  expect(factsOf("Emblem")).toBeUndefined();
});

test("say how the part comes off, apart from what to look at before paying", () => {
  const facts = factsOf("Alternator, small");
  expect(facts?.how.es).toMatch(/^Desconecte la batería.*por abajo\.$/);
  expect(facts?.how.en).toMatch(/^Disconnect the battery.*from below\.$/);
  expect(facts?.check.es).toMatch(/^Gire la polea/);
  expect(facts?.check.en).not.toContain("|");
});

test("are whole: as many tools in one language as in the other, sane minutes, known words", () => {
  let known = 0;
  for (const { id, name } of stock.prices.parts) {
    const facts = findPartFacts(stock, id);
    if (!facts) continue;
    known++;
    expect(facts.tools.es.length, name.en).toBe(facts.tools.en.length);
    expect(facts.check.es === "").toBe(facts.check.en === "");
    expect([facts.how.es, facts.how.en].map((how) => /[^.]\.$/.test(how))).toEqual([true, true]);
    expect(facts.minutes?.[0]).toBeLessThan(facts.minutes?.[1] ?? 0);
    expect(sharedKindIds).toContain(facts.shared);
    if (facts.danger) expect(partDangers[facts.danger].es).toMatch(/\.$/);
  }
  expect(known).toBeGreaterThan(stock.prices.parts.length / 3);
});

test("a part without facts goes by its category", () => {
  const kindOf = (name: string) => sharedKindOf(stock, stock.prices.parts.find((one) => one.name.en === name)?.id ?? 0);
  expect(kindOf("Emblem")).toBe("face");
  expect(kindOf("Quarter glass, left")).toBe("body");
  expect(kindOf("Relay")).toBe("exact");
  expect(sharedKindOf(stock, 999_999)).toBe("exact");
  expect(Object.values(sharedKinds).every(({ es, en }) => es.endsWith(".") && en.endsWith("."))).toBe(true);
});

test("ask for nothing that the rules of the yard forbid", () => {
  for (const { id, name } of stock.prices.parts) {
    const facts = findPartFacts(stock, id);
    if (!facts) continue;
    const tools = [...facts.tools.es, ...facts.tools.en].join("|");
    expect(tools, name.en).not.toMatch(
      /\bgatos?\b|torres|rampas?|soplete|esmeril|\bjacks?\b|stands|ramps?|torch|grinder/i,
    );
    // Airbags are left alone: whoever needs what they are in asks first.
    const es = `${facts.how.es} ${facts.check.es}`;
    const en = `${facts.how.en} ${facts.check.en}`;
    if (/bolsas?(?! de broches)|airbag/i.test(es + en)) {
      expect(es, name.es).toMatch(/en la caja/);
      expect(en, name.en).toMatch(/counter/);
    }
  }
});
