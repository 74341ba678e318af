import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { splitKind } from "#core/part-kinds.ts";
import { type Facet, facets, writeQuestion } from "#core/smart-query-said.ts";
import type { SmartReading } from "#core/smart-reading.ts";
import { fold } from "#core/text.ts";
import { cleanVin, hasRightCheckDigit } from "#core/vin/signs.ts";
import { writeYears } from "#core/years.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { findParts } from "./find-parts.ts";
import { findCityCode } from "./places.ts";
import { askedPage, readQuestion } from "./read-question.ts";
import type { Stock } from "./stock.ts";

const now = new Date("2026-11-15T18:00:00Z");
const rows = readFileSync(new URL("question-corpus.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("# "))
  .map((line) => line.replace(/^~/, "").split(" = ") as [string, string]);

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

/** Each line is read once for all that is asked of it. */
const readings = new Map<string, SmartReading>();
function read(typed: string): SmartReading {
  const reading = readings.get(typed) ?? readQuestion(stock, typed, now);
  readings.set(typed, reading);
  return reading;
}

/** What a line means, in the words of the corpus; the part as its own words. */
function meaningOf(typed: string): { said: string[]; part: string; also: readonly string[] } {
  const reading = read(typed);
  const { catalog } = stock;
  const models = reading.modelIds.map((id) => {
    const { makeId, name } = catalog.model(id);
    return `${catalog.make(makeId).name} ${name}`;
  });
  const make = models.length === 0 ? catalog.makes.find(({ id }) => id === reading.makeId)?.name : undefined;
  const said = [
    make ?? "",
    ...models,
    writeYears(reading.years),
    reading.zip && `@${reading.zip}`,
    reading.here ? "here" : "",
    reading.distance === null ? "" : `${reading.distance}mi`,
    ...reading.bodies,
    ...reading.colors,
    reading.engine && `engine ${reading.engine}`,
    reading.vin ? `vin ${reading.vin.vin}` : "",
    reading.stockNumber && `#${reading.stockNumber}`,
    reading.row && `row ${reading.row}`,
    reading.hours ? "hours" : "",
    reading.unlisted && `no ${reading.unlisted}`,
    reading.fit ? `fit ${reading.fit}` : "",
    ...reading.abroad.map((name) => `abroad ${name}`),
    ...reading.denied.map((words) => `-${words}`),
    ...reading.leftover.map((word) => `?${word}`),
  ];
  return { said: said.filter(Boolean), part: reading.part, also: reading.also };
}

const namesOf = (words: string) =>
  [...findParts(stock.prices, words)].map((at) => stock.prices.parts[at]?.name.en ?? "");

/** Whether the further questions of a line are those for the further parts and cars that it names, and no others. */
function answersAlso(wanted: readonly string[], also: readonly string[]): boolean {
  const found = also.map(meaningOf);
  return (
    wanted.length === also.length &&
    wanted.every((one) =>
      found.some(({ said, part }) =>
        one.startsWith("[") ? namesOf(part).some((name) => name.startsWith(one.slice(1, -1))) : said.includes(one),
      ),
    )
  );
}

const placed = (meaning: string) =>
  meaning.startsWith("@") && !/\d/.test(meaning) ? `@${findCityCode(stock, meaning.slice(1))}` : meaning;

function faultOf(typed: string, meaning: string): string | undefined {
  const page = askedPage(typed, read(typed))?.page;
  if (meaning.startsWith(">") || page) return meaning === `>${page}` ? undefined : `${typed}: asks for ${page}`;
  const wanted = meaning.split(" + ");
  const part = wanted.find((piece) => piece.startsWith("["))?.slice(1, -1);
  const { said, part: words, also } = meaningOf(typed);
  const more = wanted.flatMap((piece) => (piece.startsWith("also ") ? piece.slice(5) : []));
  if (!answersAlso(more, also)) return `${typed}: also ${also.join(" · ")}`;
  const plain = wanted.filter((piece) => !/^(?:\[|also )/.test(piece)).map(placed);
  if (plain.toSorted().join(" + ") !== said.toSorted().join(" + ")) return `${typed}: ${said.join(" + ")} [${words}]`;
  if ((part === undefined) !== (words === "")) return `${typed}: part “${words}”, not “${part ?? ""}”`;
  if (part === undefined) return undefined;
  const names = namesOf(words);
  // Of a part whose kind was said there is no other kind: no front bumper for who wants the one behind.
  const { base, kind } = splitKind(part, "en");
  const others = kind.length > 0 && names.some((name) => splitKind(name, "en").base === base && !name.startsWith(part));
  return !others && names.some((name) => name.startsWith(part))
    ? undefined
    : `${typed}: part “${words}” is ${names.slice(0, 4).join(" · ")}`;
}

/** Lines that may be read otherwise than written here; nothing may be read as another thing without saying that it is a guess. */
const most = 0.03;

describe("what people ask", () => {
  it("is 1,200 lines and more, in both languages, typed and dictated", () => {
    expect(rows.length).toBeGreaterThanOrEqual(1200);
    expect(new Set(rows.map(([typed]) => typed)).size).toBe(rows.length);
  });

  it("is understood", () => {
    const faults = rows.flatMap(([typed, meaning]) => faultOf(typed, meaning) ?? []);
    expect(faults.length / rows.length, faults.join("\n")).toBeLessThanOrEqual(most);
  });

  it.each([
    ["civic del 99", "Del Sol"],
    ["escape civic 2005", "Ford Escape"],
    ["rines 17", "2017"],
    ["venta de carros", "Venza"],
    ["precio de un alternador", "Precis"],
    ["civic blanco 2010", "@"],
    ["black tahoe 2008", "@"],
    ["driver side headlight 07 accord", "@"],
    ["corolla en tacoma", "Toyota Tacoma"],
    ["tacoma en tacoma washington", "@20045"],
    ["motor 350", "Mercedes"],
    ["civic lx dos mil seis", "vin"],
    ["coyote motor mustang 2012", "@"],
    ["hub caps 15 inch", "2015"],
    ["carros que llegaron hoy", "LeBaron"],
    ["closest yard", "Mercedes"],
    ["yonke mas cercano", "Verano"],
    ["will a 2003 civic alternator fit my 2001", "Fit"],
    ["camry santa ana", "Santa Fe"],
    ["tacoma prerunner", "4Runner"],
    ["grand junction colorado civic", "Colorado"],
    ["100 watt headlight", "Audi"],
    ["menos de 100 dolares alternador camry 2008", "Audi"],
    ["civic 40", "1940"],
    ["rear seat 60/40 2012 corolla", "1960"],
    ["tonneau cover 5.5 ft f150", "engine"],
    ["engine with 60000 miles accord 2010", "@"],
    ["grand cherokee laredo 2006", "@"],
    ["alternador civic 2005 malo", "@"],
    ["f150 platinum 2012", "plata"],
    ["civic 2005 90000 miles", "0mi"],
    ["rines camry 2011 de 16", "2016"],
    ["van express 2009 de 12 pasajeros", "2012"],
    ["ls1 intake", "Saturn"],
    ["tahoe 2000 diff g80", "Genesis"],
    ["my alternator si no es igual", "Honda"],
    ["motor pickup toyota 22r", "4Runner"],
    ["lesabre custom 1999", "Oldsmobile"],
  ])("%s is not taken for %s", (typed, other) => {
    expect(meaningOf(typed).said.join(" ")).not.toContain(other);
  });

  it.each(["do i need tools", "gift card", "hybrid cars", "direccion del yonke de fresno"])(
    "%s names no part",
    (typed) => {
      expect(meaningOf(typed).part).toBe("");
    },
  );

  it("two words that a list writes as one are that word", () => {
    const halves = /^(limpia|quema|guarda|para|porta|cubre|wind|sun|moon|fly)([a-z]{4,12})$/;
    const names = stock.prices.parts.flatMap(({ name, synonyms }) => [
      name.es,
      name.en,
      ...synonyms.es,
      ...synonyms.en,
    ]);
    const words = new Set(names.flatMap((name) => fold(name).split(/[^a-z]+/)).filter((word) => halves.test(word)));
    expect(words.size).toBeGreaterThan(5);
    const apart = [...words].filter((word) => {
      const [whole, two] = [word, word.replace(halves, "$1 $2")].map((text) =>
        namesOf(read(`${text} civic 2005`).part),
      );
      return whole?.join() !== two?.join();
    });
    expect(apart).toEqual([]);
  });

  it("a trim beside a small word is no car", () => {
    for (const small of ["es", "el", "me", "do", "in", "la", "le"])
      expect(meaningOf(`alternador si ${small} igual`).said.join(" "), small).not.toMatch(/Honda|Lexus/);
  });

  it("nothing that shall not be is asked for", () => {
    const without = ["not the led", "que no sea turbo", "sin espejo ni radio", "no black", "not a hybrid"];
    const faults = rows.flatMap(([typed, wanted], at) => {
      const phrase = without[at % without.length] as string;
      if (wanted.startsWith(">") || wanted.includes("-") || /[?!]$/.test(typed)) return [];
      const { part, also, colors, engine, modelIds, denied } = read(`${typed}, ${phrase}`);
      const plain = read(typed);
      const same = JSON.stringify([plain.part, plain.also, plain.colors, plain.engine, plain.modelIds]);
      return same === JSON.stringify([part, also, colors, engine, modelIds]) && denied.includes(phrase) ? [] : typed;
    });
    expect(faults).toEqual([]);
  });

  it("a line of seventeen signs with the right check digit is a VIN only where no word of it is one of the language or a car", () => {
    const lines = Array.from({ length: 90_000 }, (_, at) => `ford edge 2010 ${10_000 + at}`);
    const right = lines.filter((line) => hasRightCheckDigit(cleanVin(line).replace(/[IOQ]/g, "0")));
    expect(right.length).toBeGreaterThan(1000);
    expect(right.slice(0, 50).filter((line) => read(line).vin !== null)).toEqual([]);
  });
});

describe("a question in its own words", () => {
  /** What asks for a page, or whether a part fits, is not written again; a number after a rim is told by where it stands. */
  const asked = rows.filter(
    ([typed, meaning]) => !/^>|\+ fit /.test(meaning) && !/wheels 22|f150 22|door motor/.test(typed),
  );

  const meaning = (typed: string) => {
    const { said, part } = meaningOf(typed);
    return [...said.toSorted(), part].join(" + ");
  };

  it("means the same when it is written again", () => {
    const changed = asked.filter(([typed]) => meaning(typed) !== meaning(writeQuestion(read(typed))));
    expect(changed.map(([typed]) => typed)).toEqual([]);
  });

  it("loses one thing, and nothing else, when that is taken away", () => {
    const faults = asked
      .filter(([typed]) => !read(typed).also.length)
      .flatMap(([typed]) => {
        const reading = read(typed);
        return (
          facets
            .filter((facet) => reading.said[facet] !== undefined)
            // Beside no part what it shall have is one itself.
            .filter((facet) => facet !== "part" || !reading.leftover.some((word) => /^(?:con|with) /.test(word)))
            .flatMap((facet) => {
              const left = read(writeQuestion(reading, facet));
              const kept = (of: typeof reading) =>
                facets.filter((one) => one !== facet && of.said[one] !== undefined) as Facet[];
              return left.said[facet] === undefined && kept(left).join() === kept(reading).join()
                ? []
                : `${typed} without ${facet}: ${writeQuestion(reading, facet)}`;
            })
        );
      });
    // Beside no car Escape is a car itself, what is open is a yard beside no part, and what nobody knows names another thing there. A make that was left out is the car where no other is said, and a wheel's inches are a year where none is.
    expect(faults).toEqual([
      "escape civic 2005 without car: escape 2005",
      "chicote de la palanca chevy pop without part: chevy pop palanca",
      "puerta abierta civic without part: civic abierta",
      "honda tacoma 2010 radiator without car: radiator 2010 honda",
      "tapones para una sienna 2008 de 16 without years: tapones sienna 16",
      "hubcaps for 2010 corolla 15 without years: hubcaps corolla 15",
      "2nd gen tacoma 1998 grille without years: grille tacoma 2nd gen",
    ]);
  });
});
