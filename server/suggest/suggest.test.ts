import { beforeAll, describe, expect, it } from "vitest";
import { whereTo } from "#app/box/where-to.ts";
import { findCars } from "#app/inventory/find-cars.ts";
import type { Edition } from "#core/edition.ts";
import { graveBrief } from "#core/part-caution.ts";
import { vehicleKey, vehicleName } from "#core/vehicle.ts";
import { createAddresses } from "#site/address.ts";
import { editionIds } from "#site/editions.ts";
import { answerPart } from "#stock/answer-part.ts";
import { partCaution } from "#stock/part-facts.ts";
import type { Stock } from "#stock/stock.ts";
import type { Suggest } from "#stock/suggestions.ts";
import { listNewestArrivals } from "#stock/vehicles.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { createSuggest } from "./suggest.ts";

const addresses = createAddresses({ es: "http://localhost", en: "http://localhost" });
let stock: Stock;
let suggest: Suggest;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
  suggest = createSuggest(
    addresses,
    () => stock,
    () => true,
  );
});
const lines = (typed: string, edition: Edition = "es") =>
  suggest(typed, edition).suggestions.map(({ kind, text }) => `${kind}: ${text}`);
const chips = (typed: string) => suggest(typed, "es").understood.map(({ kind, text }) => `${kind}: ${text}`);

describe("what a line may become", () => {
  it.each([
    ["civ", ["car: Honda Civic"]],
    ["honda ci", ["car: Honda Civic"]],
    // Misspelt, and the model is still being typed.
    ["hinda civ", ["car: Honda Civic"]],
    ["alter", ["part: Alternador"]],
    ["calabera", ["part: Calavera", "part: Calavera interior"]],
    ["calavera derecha", ["part: Calavera derecha", "part: Calavera interior derecha"]],
    ["puerta civic", ["answer: Puerta completa para Honda Civic"]],
    ["bomba de ga", ["part: Bomba de gasolina"]],
    ["alternador civ", ["answer: Alternador para Honda Civic", "part: Alternador"]],
    ["sac", ["yard: Yonke Sacramento", "place: Yonkes cerca de Sacramento, CA"]],
    ["los ang", ["place: Yonkes cerca de Los Angeles, CA"]],
    ["civic los ang", ["car: Honda Civic", "place: Honda Civic cerca de Los Angeles, CA"]],
    ["95823", ["yard: Yonke Sacramento", "yard: Yonke Rancho Cordova"]],
    // No "sonda" is meant by whoever has written a make.
    ["honda", ["car: Honda Accord"]],
    ["fila 3 fresno", ["yard: Fila 3, Yonke Fresno", "yard: Yonke Fresno"]],
    ["cerca de mi", ["page: Ubicaciones"]],
    ["garan", ["page: Warranty Plus"]],
    ["vender mi ca", ["page: Venda su carro"]],
    ["como vendo mi carro", ["page: Venda su carro"]],
    ["a", []],
    ["   ", []],
    ["¿?", []],
  ])("%s", (typed, wanted) => {
    expect(lines(typed).slice(0, wanted.length)).toEqual(wanted);
    if (wanted.length === 0) expect(lines(typed)).toEqual([]);
  });

  it.each([
    ["empleos", "es", "careers"],
    ["trabajo", "es", "careers"],
    ["horario", "es", "locations"],
    ["devoluciones", "es", "policies"],
    ["jobs", "en", "careers"],
    ["hours", "en", "locations"],
    ["returns", "en", "policies"],
  ] as const)("%s, which is no car, part or place, leads to the page that a person means", (typed, edition, page) => {
    const [first] = suggest(typed, edition).suggestions;
    expect([first?.kind, first?.url]).toEqual(["page", addresses.path(page, edition)]);
  });

  it.each([
    ["puedo llevar un gato", "es", "safety"],
    ["puedo meter un gato hidráulico", "es", "safety"],
    ["prestan gatos", "es", "policies"],
    ["can I bring a jack", "en", "safety"],
    ["jack stands", "en", "safety"],
    ["do you rent tools", "en", "policies"],
  ] as const)("%s leads to the rules and to no part's price", (typed, edition, page) => {
    const { understood, suggestions } = suggest(typed, edition);
    expect([understood, suggestions.map(({ url }) => url)]).toEqual([[], [addresses.path(page, edition)]]);
    expect(lines("gato", "es")[0]).toMatch(/^part: /);
    expect(lines("jack", "en")[0]).toMatch(/^part: /);
  });

  it("in the words of the edition", () => {
    expect(lines("alternador civ", "en")[0]).toBe("answer: Alternator for Honda Civic");
    expect(lines("puerta civic", "en")[0]).toBe("answer: Complete door for Honda Civic");
    expect(lines("how do i sell my car", "en")[0]).toBe("page: Sell my car");
    expect(lines("jobs", "en").join()).not.toContain("Jobstown");
    expect(lines("return policy", "en")[0]).toBe("page: Policies");
    expect(lines("políticas", "en")[0]).toBe("page: Policies");
    expect(suggest("civ", "en").suggestions[0]?.count).toMatch(/^\d+ cars?$/);
  });

  it.each([
    ["bolsa de aire", "es", "Bolsa de aire lateral", /^Bolsa de aire, puede matar\. La saca el personal/],
    ["airbag", "en", "Airbag module", /^Airbag, it can kill\. The staff pulls it/],
    ["batería híbrida", "es", "Batería híbrida", /^Alto voltaje/],
    ["torsion bar", "en", "Torsion bar", /^Loaded torsion bar/],
    ["bomba de gasolina", "es", "Bomba de gasolina", /^Combustible a presión\. Pregunte primero\.$/],
    ["fuel pump", "en", "Fuel pump", /^Fuel under pressure\. Ask first\.$/],
  ] as const)("says beside a price what kills, as the list's own row does: %s", (typed, edition, name, brief) => {
    const parts = suggest(typed, edition).suggestions.filter(({ kind }) => kind === "part");
    expect(parts.find(({ text }) => text === name)?.note).toMatch(brief);
    for (const { text, note } of parts) {
      const rows = stock.prices.parts.filter((part) => part.name[edition].startsWith(text));
      expect([text, rows.map(({ id }) => graveBrief(partCaution(stock, id), edition))]).toEqual([
        text,
        expect.arrayContaining([note]),
      ]);
    }
  });

  it("warns of no part that takes nobody's life", () => {
    expect(suggest("alternador", "es").suggestions[0]).toMatchObject({ kind: "part", note: "" });
  });

  it("is the very car whose VIN or stock number it is", () => {
    const [car] = listNewestArrivals(stock, 1);
    if (!car) throw new Error("no cars");
    const [first, other] = suggest(car.vin, "en").suggestions;
    expect([first?.kind, first?.text, first?.note]).toEqual([
      "car",
      vehicleName(car),
      expect.stringContaining(`Row ${car.row}`),
    ]);
    expect(first?.url).toContain(vehicleKey(car));
    expect(other).toBeUndefined();
    expect(suggest(car.stockNumber, "es").suggestions[0]?.url).toContain(vehicleKey(car));
  });

  it("counts no cars that its way does not show, and says no way twice", () => {
    const [engine] = suggest("f150 5.4", "es").suggestions;
    expect([engine?.text, engine?.count]).toEqual(["Ford F-150", ""]);
    const [answer] = suggest("motor f150 5.4", "es").suggestions;
    expect([answer?.kind, answer?.count]).toEqual(["answer", ""]);
    expect(answer?.url).toMatch(/\?engine=5\.4$/);
    expect(suggest("civic rojo", "es").suggestions[0]?.count).toBe("");
    const urls = suggest("abierto hoy richmond", "es").suggestions.map(({ url }) => url);
    expect(urls.length).toBeGreaterThan(1);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it("tells a Canadian how far in kilometres", () => {
    expect(suggest("V3T 1A1", "es").suggestions[0]?.count).toMatch(/ km$/);
    expect(suggest("95823", "es").suggestions[0]?.count).toMatch(/ mi$/);
  });

  it("begins a make with its most common models", () => {
    const toyota = stock.catalog.makes.find(({ name }) => name === "Toyota")?.id ?? 0;
    const counts = stock.catalog.modelsOf(toyota).map(({ id, name }) => [name, stock.present.modelCounts.get(id) ?? 0]);
    const most = Number(counts.map(([, count]) => count).sort((a, b) => Number(b) - Number(a))[3]);
    const found = lines("toyo").filter((line) => line.startsWith("car: "));
    expect(found).toHaveLength(4);
    for (const line of found)
      expect(counts.find(([name]) => line === `car: Toyota ${name}`)?.[1], line).toBeGreaterThanOrEqual(most);
  });

  it("counts the cars of the years that were asked for", () => {
    const count = (typed: string) => Number.parseInt(suggest(typed, "es").suggestions[0]?.count ?? "", 10);
    const years = [...Array(30).keys()]
      .map((n) => 1990 + n)
      .filter((year) => lines(`civic ${year}`)[0]?.startsWith("car"));
    const year = years[0] ?? 0;
    expect(lines(`civic ${String(year).slice(2)}`)[0]).toBe(`car: Honda Civic ${year}`);
    const [all, some] = [count("civic"), count(`civic ${year}`)];
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
  });

  it.each(["civic 95823", "honda 25 mi 95823", "alternador civic 95823", "toyota 2001-2012 a 100 millas de 95823"])(
    "says how many cars the page shows that %s leads to",
    (typed) => {
      const { cars } = suggest(typed, "es");
      const now = new Date();
      const lead = whereTo(stock, typed, now);
      const shown =
        lead.kind === "answer" && lead.found
          ? answerPart(stock, {
              ...{ family: lead.found.family, modelId: lead.modelId, partIds: lead.found.partIds, now },
              ...{ years: lead.search.years, origin: lead.search.place.place, miles: lead.reach },
            }).total
          : lead.kind === "results"
            ? findCars(stock, lead.search, now).total
            : 0;
      expect(shown).toBeGreaterThan(0);
      expect(cars).toBe(shown);
    },
  );

  it("counts none where near where, or which car, is not known", () => {
    for (const typed of ["civic", "alternador civic 2001", "civic xyzzy flurbo", "alternador 95823", "civic richmond"])
      expect([typed, suggest(typed, "es").cars]).toEqual([typed, undefined]);
  });

  it("says of a year in which no such car was sold that we know of none, and promises no news of one", () => {
    const { answer } = suggest("puerta pontiac g6 2018 95823", "es");
    expect(answer).toMatchObject({ none: "No conocemos un Pontiac G6 de 2018", yard: "", tell: "" });
  });

  it("looks for a part as far as was said", () => {
    const [near, far] = [25, 500].map((miles) => suggest(`alternador civic a ${miles} millas de 95823`, "es"));
    expect(near?.cars).toBeLessThan(far?.cars ?? 0);
    expect(near?.answer?.url).toContain("distance=25");
  });

  it("offers a question for each city of a name that two yards' cities have, and nothing near one of them alone", () => {
    const { understood, suggestions } = suggest("civic richmond", "es");
    expect(understood.map(({ text }) => text)).toEqual(["Honda Civic", "Richmond"]);
    const places = suggestions.filter(({ kind }) => kind === "place");
    expect(places.map(({ text }) => text)).toEqual(["civic Richmond, CA", "civic Richmond, VA"]);
    expect(places.map(({ url }) => /zip=(\d\d)/.exec(url)?.[1])).toEqual(["94", "23"]);
    for (const { kind, url } of suggestions) if (kind !== "place") expect(url).not.toContain("zip=");
  });

  it("offers nothing that was denied", () => {
    expect(lines("faro civic 2005 sin led").join()).not.toMatch(/LED/);
    expect(lines("faro led civic 2005").join()).toMatch(/LED/);
  });

  it("offers the whole site for what it does not know", () => {
    expect(suggest("flurbo xyzzy", "es").suggestions).toEqual([
      expect.objectContaining({ kind: "page", url: "/busqueda;s=flurbo%20xyzzy" }),
    ]);
  });
});

describe("what was understood", () => {
  it("leaves out the word that is still being typed", () => {
    expect(chips("alternador civ")).toEqual(["part: Alternador"]);
    for (const ended of ["alternador civ ", "alternador civ,"])
      expect(chips(ended)).toEqual(["part: Alternador", "unknown: civ"]);
    expect(lines("flurbo xyzzy,")).toEqual(lines("flurbo xyzzy"));
    expect(chips("alternador corolla 2wd").at(-1)).toBe("unknown: 2wd");
    expect(chips("xyzzy alternador")).toEqual(["part: Alternador", "unknown: xyzzy"]);
  });
});

it("an answer is 2 KB at most, whatever is asked", () => {
  const long = "alternador chico honda civic toyota camry 2001 2003 rojo azul v6 pickup fila 12 95823 ".repeat(3);
  for (const edition of editionIds)
    for (const typed of [long, "a".repeat(200), "s", "sa", "san", "ma", "toyota san", "puerta delantera toyota sa"]) {
      const answer = suggest(typed, edition);
      expect(Buffer.byteLength(JSON.stringify(answer))).toBeLessThanOrEqual(2048);
    }
});
