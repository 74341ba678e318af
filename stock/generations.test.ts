import { beforeAll, describe, expect, test } from "vitest";
import { insertRows } from "#data/writes/rows.ts";
import { expectedShares } from "#demo/model-mix.ts";
import { loadCatalogStock } from "#tests/support/catalog-stock.ts";
import { findGeneration, findSharing } from "./generations.ts";
import type { Stock } from "./stock.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadCatalogStock((db) =>
    insertRows(db.main, "interchange", [
      { part: "Starter", group_code: "604-1", make: "HONDA", model: "civic", from_year: 2001, to_year: 2003 },
      { part: "Starter", group_code: "604-1", make: "Honda", model: "Civic", from_year: 2004, to_year: 2004 },
      { part: "Starter", group_code: "604-1", make: "Acura", model: "RSX", from_year: 2002, to_year: 2006 },
      { part: "Starter", group_code: "604-2", make: "Honda", model: "Civic", from_year: 2005, to_year: 2005 },
      { part: "Nothing we sell", group_code: "9", make: "Honda", model: "Civic", from_year: 2001, to_year: 2005 },
      { part: "Starter", group_code: "7", make: "Honda", model: "Nobody knows it", from_year: 2001, to_year: 2005 },
    ]),
  );
});

const modelId = (make: string, name: string): number => {
  const { id } = stock.catalog.makes.find((one) => one.name === make) ?? { id: 0 };
  const model = stock.catalog.modelsOf(id).find((one) => one.name === name);
  if (!model) throw new Error(`no ${make} ${name}`);
  return model.id;
};
const partId = (name: string): number => {
  const part = stock.prices.parts.find((one) => one.name.en === name || one.name.en.startsWith(`${name}, `));
  if (!part) throw new Error(`no ${name}`);
  return part.id;
};
const nameOf = (id: number) =>
  `${stock.catalog.make(stock.catalog.model(id).makeId).name} ${stock.catalog.model(id).name}`;
const shared = (make: string, model: string, year: number, part?: string) =>
  findSharing(stock, { modelId: modelId(make, model), year }, part === undefined ? undefined : partId(part)).spans.map(
    ({ modelId, from, to, why }) => `${nameOf(modelId)} ${from}-${to} ${why}`,
  );

describe("the facts", () => {
  const models = () => stock.catalog.makes.flatMap((make) => stock.catalog.modelsOf(make.id));

  test("cover the 150 most common models, and nine of ten cars of a yard", () => {
    const shares = expectedShares();
    const covered = (id: number) => {
      const years = shares.filter(({ model }) => model.id === id);
      const all = years.reduce((sum, { share }) => sum + share, 0);
      const known = years.filter(({ year }) => findGeneration(stock, { modelId: id, year }));
      return { all, known: known.reduce((sum, { share }) => sum + share, 0) };
    };
    const common = models()
      .map(({ id }) => ({ id, ...covered(id) }))
      .sort((a, b) => b.all - a.all);
    // Of these two the coupe and the sedan are different cars under one name.
    const mixed = ["Chrysler Sebring", "Dodge Stratus"];
    const thin = common.slice(0, 150).filter(({ all, known }) => known < all / 2);
    expect(thin.map(({ id }) => nameOf(id)).filter((name) => !mixed.includes(name))).toEqual([]);
    expect(common.slice(0, 150).filter(({ known }) => known === 0)).toEqual([]);
    expect(common.reduce((sum, { known }) => sum + known, 0)).toBeGreaterThan(0.9);
  });

  test("of a model never overlap, are in order, and read in both languages", () => {
    for (const { id } of models()) {
      const generations = stock.sharing.generationsOf(id);
      generations.forEach(({ from, to, name, note, changes }, at) => {
        expect(from, nameOf(id)).toBeGreaterThan(generations[at - 1]?.to ?? 0);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(name.es).toMatch(/\S/);
        expect(name.en).not.toMatch(/generación|ª/);
        expect(name.es).not.toMatch(/generation|\d(st|nd|rd|th)\b/);
        expect(note.es === "").toBe(note.en === "");
        for (const { year } of changes) {
          expect(year, nameOf(id)).toBeGreaterThan(from);
          expect(year).toBeLessThanOrEqual(to);
        }
      });
    }
  });

  test("of sisters go both ways, and each within one generation", () => {
    let pairs = 0;
    for (const { id } of models())
      for (const { own, other, bond } of stock.sharing.sistersOf(id)) {
        pairs++;
        expect(other.modelId).not.toBe(id);
        expect(stock.sharing.sistersOf(other.modelId)).toContainEqual({ own: other, other: own, bond });
        for (const { modelId, from, to } of [own, other]) {
          const generations = stock.sharing.generationsOf(modelId);
          if (generations.length === 0) continue;
          const within = generations.filter((one) => one.from <= from && to <= one.to);
          expect(within, `${nameOf(modelId)} ${from}-${to}`).toHaveLength(1);
        }
      }
    expect(pairs).toBeGreaterThan(800);
  });
});

describe("which cars share a part", () => {
  test("a part of the body: the same generation, not its sisters on the same platform", () => {
    expect(shared("Honda", "Civic", 2001, "Door, complete")).toEqual(["Honda Civic 2001-2005 same generation"]);
    expect(shared("Toyota", "Corolla", 2005, "Door glass")).toEqual(["Toyota Corolla 2003-2008 same generation"]);
  });

  test("a face that changed halfway stops lights and bumpers, not doors", () => {
    expect(shared("Honda", "Civic", 2001, "Headlight")).toEqual(["Honda Civic 2001-2003 same generation"]);
    expect(shared("Honda", "Civic", 2005, "Headlight")).toEqual(["Honda Civic 2004-2005 same generation"]);
    expect(shared("Honda", "Civic", 2005, "Brake caliper")).toEqual(["Honda Civic 2001-2005 same generation"]);
  });

  test("a part of the drive train: sisters too", () => {
    expect(shared("Toyota", "Corolla", 2005, "Alternator")).toEqual([
      "Toyota Corolla 2003-2008 same generation",
      "Pontiac Vibe 2003-2008 sister",
      "Toyota Matrix 2003-2008 sister",
    ]);
  });

  test("the same car with another badge shares its doors, but not its face", () => {
    expect(shared("Chevrolet", "Silverado", 2003, "Door, complete")).toContain("GMC Sierra 2000-2006 sister");
    expect(shared("Chevrolet", "Silverado", 2003, "Grille")).toEqual(["Chevrolet Silverado 2003-2006 same generation"]);
  });

  test("a change within the generation stops what it changed, and nothing else", () => {
    expect(shared("Ford", "Fusion", 2008, "Headlight")).toEqual(["Ford Fusion 2006-2009 same generation"]);
    expect(shared("Ford", "Fusion", 2011, "Headlight")).toEqual(["Ford Fusion 2010-2012 same generation"]);
    expect(shared("Ford", "Fusion", 2008, "Control arm")[0]).toBe("Ford Fusion 2006-2012 same generation");
    expect(shared("Ford", "Fusion", 2008, "Door, complete")).toContain("Mercury Milan 2006-2009 sister");
  });

  test.each([
    ["Chrysler", "PT Cruiser", 2005, "Headlight", "2001-2005"],
    ["Chrysler", "PT Cruiser", 2005, "Door, complete", "2001-2005"],
    ["Toyota", "Tundra", 2012, "Hood", "2010-2013"],
    ["Toyota", "Tundra", 2016, "Bumper cover", "2014-2021"],
    ["Toyota", "Tacoma", 2018, "Grille", "2016-2019"],
    ["Dodge", "Grand Caravan", 2009, "Engine, complete", "2008-2010"],
    ["Jeep", "Wrangler", 2010, "Starter", "2007-2011"],
    ["BMW", "3-Series", 2008, "Taillight", "2007-2008"],
    ["Pontiac", "Sunfire", 2001, "Fender", "2000-2002"],
  ])("a %s %s of %i: its %s is that of %s", (make, model, year, part, years) => {
    expect(shared(make, model, year, part)[0]).toBe(`${make} ${model} ${years} same generation`);
  });

  test("what goes by number or by size stays with the car's own year", () => {
    expect(shared("Honda", "Civic", 2001, "Engine computer (ECM)")).toEqual(["Honda Civic 2001-2001 same year"]);
    expect(shared("Honda", "Civic", 2001, "Tire")).toEqual(["Honda Civic 2001-2001 same year"]);
  });

  test("a year of two bodies, and a model that nobody wrote about, claim nothing", () => {
    expect(shared("Chevrolet", "Silverado", 2007, "Alternator")).toEqual(["Chevrolet Silverado 2007-2007 same year"]);
    expect(findSharing(stock, { modelId: 999_999_999, year: 2001 }).spans).toEqual([
      { modelId: 999_999_999, from: 2001, to: 2001, why: "same year" },
    ]);
  });

  test("a face or an engine that changed on the way ends what fits, for those parts alone", () => {
    const own = (make: string, model: string, year: number, part: string) => shared(make, model, year, part)[0];
    expect(own("Ford", "F-150", 2010, "Alternator")).toBe("Ford F-150 2009-2010 same generation");
    expect(own("Ford", "F-150", 2010, "Door, complete")).toBe("Ford F-150 2009-2014 same generation");
    expect(own("Lexus", "RX", 2008, "Alternator")).toBe("Lexus RX 2007-2009 same generation");
    expect(own("Chevrolet", "Camaro", 1972, "Grille")).toBe("Chevrolet Camaro 1970-1973 same generation");
    expect(own("Nissan", "Sentra", 2011, "Grille")).toBe("Nissan Sentra 2010-2012 same generation");
    expect(own("Subaru", "Forester", 2015, "Grille")).toBe("Subaru Forester 2014-2016 same generation");
  });

  test("the chain's own table wins where it knows the car, and joins years that touch", () => {
    expect(shared("Honda", "Civic", 2001, "Starter")).toEqual([
      "Honda Civic 2001-2004 interchange",
      "Acura RSX 2002-2006 interchange",
    ]);
    expect(shared("Acura", "RSX", 2006, "Starter")[0]).toBe("Acura RSX 2002-2006 interchange");
    expect(shared("Honda", "Civic", 2005, "Starter")).toEqual(["Honda Civic 2005-2005 interchange"]);
    expect(shared("Honda", "Civic", 2000, "Starter")[0]).toBe("Honda Civic 1996-2000 same generation");
    expect(stock.sharing.interchange.size).toBe(4);
  });

  test("without a part: everything that shares something, the same car before the same platform", () => {
    const all = shared("Chevrolet", "Tahoe", 2003);
    expect(all[0]).toBe("Chevrolet Tahoe 2000-2006 same generation");
    expect(all[1]).toBe("GMC Yukon 2000-2006 sister");
    expect(all).toContain("Cadillac Escalade 2002-2006 sister");
  });

  test("spans of a model never overlap, hold the car's own year, and go both ways", () => {
    const parts = ["Grille", "Door, complete", "Alternator", "Strut assembly", "Brake caliper", "Starter"].map(partId);
    for (const { modelId: id, year } of someCars())
      for (const part of [undefined, ...parts]) {
        const { spans } = findSharing(stock, { modelId: id, year }, part);
        const [own] = spans;
        expect(own?.modelId).toBe(id);
        expect(own && own.from <= year && year <= own.to, `${nameOf(id)} ${year}`).toBe(true);
        const seen = new Set<string>();
        for (const { modelId, from, to } of spans)
          for (let one = from; one <= to; one++) {
            expect(seen.has(`${modelId} ${one}`)).toBe(false);
            seen.add(`${modelId} ${one}`);
          }
        for (const other of spans.slice(1)) {
          if (other.from > year || year > other.to) continue;
          const back = findSharing(stock, { modelId: other.modelId, year }, part).spans;
          const there = back.some((span) => span.modelId === id && span.from <= year && year <= span.to);
          expect(there, `${nameOf(other.modelId)} ${year} back to ${nameOf(id)}, part ${part}`).toBe(true);
        }
      }
  });

  function* someCars() {
    for (const make of stock.catalog.makes)
      for (const { id } of stock.catalog.modelsOf(make.id))
        for (const { from, to } of stock.sharing.generationsOf(id)) yield { modelId: id, year: (from + to) >> 1 };
  }
});
