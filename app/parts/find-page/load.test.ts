import { beforeAll, describe, expect, it } from "vitest";
import { Redirect } from "#app/page.tsx";
import { findFamilies, findFamilyBySlug } from "#stock/part-families.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { loadPartStock, sedan } from "#tests/support/part-stock.ts";
import { type FindPart, loadFindPart } from "./load.ts";

const now = new Date("2026-11-15T20:00:00Z");
let demo: Stock;
let small: Stock;
beforeAll(async () => {
  [demo, small] = await Promise.all([loadDemoStock("2026-11-15"), loadPartStock()]);
});

const ask = (query: string, edition: "es" | "en" = "es", stock = small) =>
  loadFindPart(pageRequest("findPart", edition, { stock, now, query }));
function page(...asked: Parameters<typeof ask>): FindPart {
  const answer = ask(...asked);
  if (answer instanceof Redirect) throw new Error(`sent to ${answer.to}`);
  return answer;
}
const sentTo = (...asked: Parameters<typeof ask>): Redirect => ask(...asked) as Redirect;

describe("a part and a model", () => {
  it("lead to their answer with a status that a form may be sent to", () => {
    const { status, to } = sentTo(`part=alternador&make=1&model=${sedan}&zip=95670&year=2001`);
    expect(status).toBe(303);
    expect(to).toMatch(/\/alternador\/make-1-model-2\?year=2001&zip=95670$/);
  });

  it("may be named in words, and the part in the other language", () => {
    const { to } = sentTo("part=alternator&make=Make+1&model=Model+2", "es");
    expect(to).toMatch(/\/alternador\/make-1-model-2$/);
    expect(sentTo("part=alternator&model=1002", "en").to).toMatch(/\/alternator\/make-1-model-2$/);
  });

  it("keep the kind that the words name", () => {
    expect(sentTo("part=motor+de+6+cilindros&model=1002").to).toMatch(/\?kind=21$/);
    expect(sentTo("part=motor&model=1002").to).not.toContain("kind");
  });

  it("a city becomes its code", () => {
    expect(sentTo("part=mofle&model=1002&zip=Rancho+Cordova").to).toMatch(/zip=95\d{3}$/);
  });
});

describe("a whole question in the part's field", () => {
  it("is answered as the box would answer it", () => {
    expect(sentTo("part=alternador+civic+2001", "es", demo)).toMatchObject({
      status: 303,
      to: expect.stringMatching(/\/alternador\/honda-civic\?year=2001$/),
    });
    // No "sonda" is meant by whoever has written a make.
    expect(sentTo("part=honda", "en", demo).to).toMatch(/\?make=145\b/);
    expect(page("part=alternador", "es", demo).family?.name.es).toBe("Alternador");
  });

  it("is meant more than the car that was chosen before", () => {
    const civic = demo.catalog.modelsOf(145).find(({ name }) => name === "Civic")?.id;
    expect(sentTo(`part=mofle+tacoma+2005&make=145&model=${civic}`, "es", demo)).toMatchObject({
      status: 303,
      to: expect.stringMatching(/\/mofle\/toyota-tacoma\?year=2005$/),
    });
    expect(page(`part=xyzzy&make=145&model=${civic}`, "es", demo).question).toBeUndefined();
  });

  it("that is not sure leads to what was understood of it; what nobody understands does not", () => {
    expect(page("part=calabera+de+acorrd", "es", demo).question).toMatch(/\?q=calabera/);
    expect(page("part=xqzv+wqpt", "es", demo).question).toBeUndefined();
    expect(page("part=alternador", "es", demo).question).toBeUndefined();
  });
});

describe("what is missing is asked for", () => {
  it("nothing said: the whole form, no part, no reproach", () => {
    const { family, several, nearest, form, names } = page("");
    expect([family, several, nearest]).toEqual([undefined, [], undefined]);
    expect(form).toMatchObject({ part: "", makeId: 0, modelId: 0, modelName: "" });
    expect(names).toContain("Marcha");
    expect(page("", "en").names).toContain("Starter");
  });

  it("a part alone: it is named, and the model asked for", () => {
    const { family, several, form } = page("part=+marcha+&make=1");
    expect(family?.name.es).toBe("Marcha");
    expect(several).toEqual([]);
    expect(form).toMatchObject({ part: "marcha", makeId: 1, modelId: 0 });
    expect(form.choices.models.length).toBeGreaterThan(0);
  });

  it("a model of another make is not taken, nor a make that is none", () => {
    expect(page("part=marcha&make=2&model=1002").form).toMatchObject({ makeId: 2, modelId: 0 });
    expect(page("part=marcha&make=77").form).toMatchObject({ makeId: 0, modelId: 0 });
    expect(page("make=1&model=1002").form).toMatchObject({ makeId: 1, modelId: sedan, modelName: "Model 2" });
    expect(page("model=1002").form).toMatchObject({ makeId: 1, modelId: sedan });
    expect(page("model=12345678901").form.modelId).toBe(0);
  });

  it("several parts have the words: which of them, all of those at most that a screen holds", () => {
    const found = page("part=manija", "es", demo);
    expect(found.several.length).toBeGreaterThan(1);
    expect(found.several.length).toBeLessThanOrEqual(24);
    for (const { family } of found.several) expect(family.name.es.toLowerCase()).toContain("manija");
    expect([found.family, found.nearest, found.common]).toEqual([undefined, undefined, []]);
    const words = demo.prices.parts.map(({ name }) => name.es.split(" ", 1)[0] ?? "");
    const two = words.find((word) => findFamilies(demo.prices, word).length === 2);
    expect(page(`part=${two}`, "es", demo)).toMatchObject({ several: { length: 2 }, common: [] });
  });

  it("of a car of high voltage, whose battery is meant: what kills is said before either is chosen", () => {
    const model = (make: string, name: string) => {
      const { makes, modelsOf } = demo.catalog;
      return modelsOf(makes.find((one) => one.name === make)?.id ?? 0).find((one) => one.name === name)?.id;
    };
    const { several, caution } = page(`part=battery&model=${model("Tesla", "Model 3")}`, "en", demo);
    expect(several.map(({ family }) => family.name.en)).toEqual(["Battery", "Hybrid battery"]);
    expect(several.map(({ href }) => href)).toEqual([
      expect.stringMatching(/\/battery\/tesla-model-3$/),
      expect.stringMatching(/\/hybrid-battery\/tesla-model-3$/),
    ]);
    expect(caution?.dangers[0]).toBe("high-voltage");
    expect(sentTo(`part=battery&model=${model("Honda", "Civic")}`, "en", demo).to).toMatch(/\/battery\/honda-civic/);
  });

  it("no part has them: the nearest names, or none", () => {
    const typed = page("part=alternaodr", "es", demo);
    expect(typed.nearest?.[0]?.family.name.es ?? typed.family?.name.es).toBe("Alternador");
    const strange = page("part=qqqqqqqq", "es", demo);
    expect(strange.nearest).toEqual([]);
    expect(strange.several).toEqual([]);
    expect(page(`part=${"x".repeat(100)}`).form.part).toHaveLength(60);
  });
});

describe("where there is most", () => {
  const counts = () => [...demo.present.modelCounts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const nameOf = (modelId: number) => {
    const model = demo.catalog.model(modelId);
    return `${demo.catalog.make(model.makeId).name} ${model.name}`;
  };

  it("are the twelve models that the yards have most of, each with another part", () => {
    const { common } = page("", "es", demo);
    expect(common.map(({ car }) => car)).toEqual(
      counts()
        .slice(0, 12)
        .map(([id]) => nameOf(id)),
    );
    expect(new Set(common.slice(0, 8).map(({ part }) => part)).size).toBe(8);
  });

  it("are all of the part that was named, under its own address", () => {
    const { common, family } = page("part=radiador", "es", demo);
    expect(family).toBe(findFamilyBySlug(demo.prices, "radiador", "es"));
    expect(common).toHaveLength(12);
    for (const { part, href } of common) {
      expect(part).toBe("Radiador");
      expect(href).toContain("/radiador/");
    }
  });

  it("are none in a chain without cars or without a list", () => {
    const none = { ...small, present: { ...small.present, modelCounts: new Map() } } as unknown as Stock;
    expect(page("", "es", none).common).toEqual([]);
  });
});
