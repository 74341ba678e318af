import { beforeAll, expect, it } from "vitest";
import { fold, squash } from "#core/text.ts";
import { readCarWords, readCatalogLines, readPartWords } from "#data/reference.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { findParts } from "./find-parts.ts";
import { readQuestion } from "./read-question.ts";
import type { Stock } from "./stock.ts";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

/** Signs that are called by another model's name, though they are none of its own. */
const trueNames = new Set(
  (
    "celica supra|samurai toyota|stratus mexicano|bubble caprice|ef civic|k5 blazer|s10 blazer|el camino ss|camaro ss|cobalt ss|impala ss|" +
    "monte carlo ss|silverado ss|trailblazer ss|mustang gt|chevy 1500|chevrolet 1500|astro van|chevy van|express van|hippie van|jetta a3|" +
    "ss 454|jetta a4|jetta a6|golf a4|coupe de ville|fox body|new edge|xk jeep|ram charger|bronco 2|bronco ii|gran cherokee|gran marquis"
  ).split("|"),
);

it("a sign that holds a model's own name means that model only", () => {
  const models = stock.catalog.makes.flatMap((make) => stock.catalog.modelsOf(make.id));
  const byName = Map.groupBy(models, ({ name }) => squash(name));
  const wrong = readCarWords()
    .filter(({ word, kind }) => ["nickname", "body", "trim"].includes(kind) && !trueNames.has(word))
    .filter(({ word, model }) => {
      const words = word.split(" ");
      const pieces = words.flatMap((_, from) =>
        words.map((_of, at) => words.slice(from, at + 1).join("")).filter((piece) => piece !== words.join("")),
      );
      return pieces.some((piece) => byName.get(squash(piece))?.every(({ name }) => name !== model));
    });
  expect(wrong.map(({ word, make, model }) => `${word}: ${make} ${model}`)).toEqual([]);
});

it("no word of a part is guessed as a car, nor is any word once a car was named", () => {
  const named = stock.prices.parts.flatMap(({ name, synonyms }) => [name.es, name.en, ...synonyms.es, ...synonyms.en]);
  const words = new Set(
    [...named, ...readPartWords().map(({ word }) => word)].flatMap((name) => fold(name).match(/[a-z]{3,}/g) ?? []),
  );
  const isModel = ({ meant }: { meant: string }) => /^[A-Z]/.test(meant);
  const guessed = [...words].flatMap((word) =>
    ["", " 2003 express"].flatMap((car) =>
      readQuestion(stock, `${word}${car}`, now)
        .guesses.filter(isModel)
        .map(({ typed, meant }) => `${typed}: ${meant}`),
    ),
  );
  expect(words.size).toBeGreaterThan(1000);
  expect(guessed).toEqual([]);
});

it.each(["tranny", "transmision", "gear box", "caja de cambios", "caja de velocidades"])(
  "%s says nothing of the kind, and stands on all",
  (typed) => {
    const names = [...findParts(stock.prices, typed)].map((at) => stock.prices.parts[at]?.name.en ?? "");
    for (const kind of ["Automatic transmission", "Manual transmission"])
      expect(names.some((name) => name.startsWith(kind))).toBe(true);
  },
);

it.each([
  ["caja de cambios automatica kia forte 2014", "Automatic"],
  ["caja de velocidades estandar kia forte 2014", "Manual"],
])("%s is of the kind that it says", (typed, kind) => {
  const { part, leftover } = readQuestion(stock, typed, now);
  const names = [...findParts(stock.prices, part)].map((at) => stock.prices.parts[at]?.name.en ?? "");
  expect(names.every((name) => name.startsWith(kind))).toBe(true);
  expect(leftover).toEqual([]);
});

it("a model that was never sold in the years of the line is no guess", () => {
  expect(readQuestion(stock, "tren smision bolcwagen pasat dos mil trece", now).guesses).toEqual([
    { typed: "bolcwagen", meant: "Volkswagen" },
    { typed: "pasat", meant: "Volkswagen Passat" },
  ]);
});

it("the most of a part's name is believed before where it is", () => {
  expect(readQuestion(stock, "left rear quarter glass 2006 4runner", now)).toMatchObject({
    part: "quarter glass left",
    leftover: ["rear"],
  });
});

it("a four wheel drive transfer case is one", () => {
  expect(readQuestion(stock, "four wheel drive transfer case f250 1997", now)).toMatchObject({
    part: "transfer case",
    leftover: ["4x4"],
  });
});

it.each([
  "le hace la puerta de yukon 2008 a una tahoe 2010",
  "lug pattern same on f150 and expedition 02?",
  "what else uses the same starter as an 02 explorer",
])("of “%s” a word that says nothing known is told wherever it stands", (line) => {
  const words = line.split(" ");
  for (let at = 0; at <= words.length; at++) {
    const { leftover } = readQuestion(stock, words.toSpliced(at, 0, "zorbak").join(" "), now);
    expect(leftover).toContain("zorbak");
  }
});

it("a year that a car's name goes without is told, and no model is offered of a year in which it was not made", () => {
  expect(readQuestion(stock, "marcha de tsuru 1999", now)).toMatchObject({ beside: ["1999"], years: [[1991, 1994]] });
  const names = readQuestion(stock, "radiador ram 2003", now).modelIds.map((id) => stock.catalog.model(id).name);
  expect(names).toContain("Ram 1500");
  expect(names).not.toContain("Ram 50");
});

it("a badge with a number has its years, where the model was sold in more", () => {
  const dated = new Set(readCarWords().flatMap(({ word, from }) => (from === null ? [] : squash(word))));
  const digits = (text: string) => text.replace(/\D/g, "");
  const lacking = readCatalogLines().flatMap(({ model: name, also }) =>
    also.filter((word) => {
      // Another way to write the model's own name: "f 150", "econoline 250", "k1500".
      const isOwn = digits(name) !== "" && digits(word).startsWith(digits(name).slice(0, 3));
      return /\d/.test(word) && !isOwn && !dated.has(squash(word));
    }),
  );
  // A pickup's weights and the S-Series' trims were there in every year.
  expect(lacking).toEqual(["c1500", "k1500", "k10", "silverado 1500", "trooper 2", "sl1", "sl2", "sc1", "sc2", "sw2"]);
});
