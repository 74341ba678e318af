import { beforeAll, describe, expect, test } from "vitest";
import { dangerOf, partDangerIds } from "#core/part-dangers.ts";
import { tellsHow } from "#core/part-facts.ts";
import { sharedKindIds, sharedKinds } from "#core/part-sharing.ts";
import { bumpEverything } from "#data/writes/bump-version.ts";
import { loadCatalogStock } from "#tests/support/catalog-stock.ts";
import { findPartFacts, partCaution, sharedKindOf } from "./part-facts.ts";
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
  expect(facts).toMatchObject({ shared: "body", minutes: [30, 60] });
  expect(facts?.tools.es).toContain("puntas Torx");
  expect(facts?.tools.en).toContain("Torx bits");
  expect(factsOf("Engine, complete, 4-cylinder")).toBe(factsOf("Engine, complete, 8-cylinder"));
  expect(factsOf("Emblem")).toBeUndefined();
});

test("say how the part comes off, apart from what to look at before paying", () => {
  const facts = factsOf("Alternator, small");
  expect(facts?.how.es).toMatch(/^Afloje el tensor.*por abajo\.$/);
  expect(facts?.how.en).toMatch(/^Swing the tensioner.*from below\.$/);
  expect(facts?.prepared).toEqual(["battery"]);
  expect(facts?.check.es).toMatch(/^Gire la polea/);
  expect(facts?.check.en).not.toContain("|");
});

test("are whole: as many tools in one language as in the other, sane minutes, known words", () => {
  let known = 0;
  for (const { id, name } of stock.prices.parts) {
    const facts = findPartFacts(stock, id);
    if (!facts) continue;
    expect(sharedKindIds).toContain(facts.shared);
    expect(facts.tools.es.length, name.en).toBe(facts.tools.en.length);
    expect(facts.check.es === "").toBe(facts.check.en === "");
    // Of some only what to beware of is known.
    if (!tellsHow(facts)) continue;
    known++;
    if (facts.how.es) expect([facts.how.es, facts.how.en].map((how) => /[^.]\.$/.test(how))).toEqual([true, true]);
    if (facts.minutes) expect(facts.minutes[0]).toBeLessThan(facts.minutes[1]);
  }
  expect(known).toBeGreaterThan(stock.prices.parts.length / 3);
});

const idOf = (name: string) => stock.prices.parts.find((one) => one.name.en.startsWith(name))?.id ?? 0;

test("a part without facts goes by its category", () => {
  const kindOf = (name: string) => sharedKindOf(stock, idOf(name));
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

const isStaffs = (id: number) => partCaution(stock, id).dangers.some((one) => dangerOf(one).staffOnly);

test("an airbag, a module, a key, whatever is coded to a car fits its own year and number alone", () => {
  const coded =
    /airbag|clock spring|seat belt|hybrid|\bmodule\b|\((ECM|TCM|BCM)\)|^key|anti-theft|instrument cluster|cruise control unit/i;
  const found = stock.prices.parts.filter(({ name }) => coded.test(name.en));
  expect(found.length).toBeGreaterThan(30);
  for (const { id, name } of found) {
    const unknown = { sharing: { ...stock.sharing, factsOf: () => undefined } };
    expect(sharedKindOf(stock, id), name.en).toBe("exact");
    expect(sharedKindOf(unknown, id), `${name.en}, without a row`).toBe("exact");
  }
});

describe("what hurts", () => {
  const worst = (name: string) => partCaution(stock, idOf(name)).dangers[0];

  test.each([
    ["Hybrid battery", "high-voltage"],
    ["Hybrid inverter", "high-voltage"],
    ["Driver airbag", "airbag"],
    ["Passenger airbag", "airbag"],
    ["Side airbag", "airbag"],
    ["Airbag module", "airbag"],
    ["Clock spring", "airbag"],
    ["Torsion bar", "spring-torsion"],
  ] as const)("%s is pulled by the staff: no tools, no minutes, no how", (name, danger) => {
    const id = idOf(name);
    expect(partCaution(stock, id)).toMatchObject({ who: "staff" });
    expect(worst(name)).toBe(danger);
    const none = { tools: { es: [], en: [] }, minutes: undefined, how: { es: "", en: "" } };
    expect(findPartFacts(stock, id)).toMatchObject(none);
  });

  test.each([
    ["Control arm", ["spring-arm", "safety-part", "under-car"]],
    ["Steering knuckle", ["spring-arm", "safety-part"]],
    ["Ball joint", ["spring-arm", "safety-part"]],
    ["Strut assembly", ["spring-strut", "spring-arm"]],
    ["Trunk lid", ["spring-hinge", "gas-strut", "heavy"]],
    ["Window motor", ["spring-window", "glass", "airbag-near"]],
    ["Window regulator", ["spring-window", "glass", "airbag-near"]],
    ["Fuel pump", ["fuel-pressure", "fuel-vapor"]],
    ["Fuel level sender", ["fuel-pressure", "fuel-vapor"]],
    ["Coil spring", ["spring-strut", "spring-coil", "spring-arm"]],
    ["Leaf spring", ["spring-leaf", "heavy", "under-car", "falls"]],
    ["Hood hinge", ["spring-hinge", "gas-strut", "airbag-near"]],
    ["Air suspension strut", ["air-suspension", "spring-arm"]],
    ["A/C receiver drier", ["refrigerant"]],
    ["A/C hose", ["refrigerant"]],
    ["Heater box", ["refrigerant", "hot-coolant", "airbag-near"]],
    ["Catalytic converter", ["catalytic", "under-car"]],
    ["Exhaust manifold", ["under-car", "catalytic-near"]],
  ] as const)("%s has its list", (name, dangers) => {
    expect(partCaution(stock, idOf(name)).dangers).toEqual(dangers);
  });

  test("a whole engine opens fuel and refrigerant too, and the staff comes first", () => {
    const { dangers, who } = partCaution(stock, idOf("Engine, complete"));
    expect(dangers).toEqual(expect.arrayContaining(["heavy", "fuel-pressure", "refrigerant", "high-voltage-near"]));
    expect(who).toBe("staff first");
  });

  test("tools of a part that makes sparks or loads a spring are none", () => {
    expect(factsOf("Fuel pump")?.tools.en).toEqual(expect.arrayContaining(["plastic mallet", "brass punch"]));
    for (const { id, name } of stock.prices.parts) {
      const tools = findPartFacts(stock, id)?.tools.en.join("|") ?? "";
      expect(tools, name.en).not.toMatch(/spring compressor/);
      const fuel = partCaution(stock, id).dangers[0]?.startsWith("fuel");
      if (fuel) expect(tools, name.en).not.toMatch(/(^|\|)hammer|drill/);
    }
  });

  test("notes leave the battery and the fluids to what the chain says of its cars", () => {
    for (const { id, name } of stock.prices.parts) {
      const how = findPartFacts(stock, id)?.how;
      expect(`${how?.es} ${how?.en}`, name.en).not.toMatch(
        /drene|desconecte la batería|drain (it|the|oil|coolant)|disconnect the battery/i,
      );
    }
  });

  test("words of a danger in the facts are known, and each kind but those of other cars has a part", () => {
    const used = new Set(stock.prices.parts.flatMap(({ id }) => partCaution(stock, id).dangers));
    expect(partDangerIds.filter((id) => !used.has(id))).toEqual(["high-voltage-car"]);
    expect(stock.prices.parts.filter(({ id }) => isStaffs(id)).length).toBeGreaterThan(14);
  });
});

test("a chain's own line of what only the staff pulls neither drops the warning nor tells how", async () => {
  const own = await loadCatalogStock(async (db) => {
    const told = { check_es: "Jale.|Véala.", check_en: "Pull.|Look.", tools_es: "pinzas", tools_en: "pliers" };
    await db.main
      .updateTable("part_facts")
      .set({ ...told, danger: "", who: "visitor", minutes_from: 5, minutes_to: 9 })
      .where("name_en", "=", "Torsion bar")
      .execute();
    await bumpEverything(db.main);
  });
  const part = own.prices.parts.find(({ name }) => name.en.startsWith("Torsion bar"));
  expect(partCaution(own, part?.id ?? 0)).toEqual({ dangers: ["spring-torsion"], who: "staff" });
  expect(findPartFacts(own, part?.id ?? 0)).toMatchObject({
    tools: { en: [] },
    minutes: undefined,
    how: { en: "" },
    check: { en: "Look." },
  });
});
