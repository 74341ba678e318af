import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listAfterTheSale, listWhatToBring } from "#content/car-buying-lines.ts";
import { type CarBuyingRegion, carBuyingRegions } from "#content/car-buying-rules.ts";
import { chainFacts } from "#content/chain-facts.ts";
import { contactSubjects } from "#content/contact-subjects.ts";
import { parsePageFile } from "#content/page-file.ts";
import { forms } from "#core/forms/forms.ts";
import { feeds } from "#feeds/feeds.ts";
import { pages } from "#site/pages.ts";
import { saidText } from "../support/said-text.ts";
import { listMisspelled, listMisspelledPairs, listPairs, listTexts, listWords } from "./spelling.ts";

const folder = new URL("../../content/pages/", import.meta.url);
const texts = readdirSync(folder).filter((name) => name.endsWith(".md"));
const copies = Object.entries(
  import.meta.glob("../../{app,api,render,server,site}/**/{copy,*-copy}.ts", { eager: true }),
);

const cellWords = [
  "America",
  "Chicago",
  "Lu",
  "Sa",
  "Su",
  "pm",
  "page",
  "locations",
  "exit",
  "exhaust",
  "brakes",
].concat(["face", "body", "chassis", "engine"]);

describe("spelling", () => {
  it.each(texts)("content/pages/%s", (name) => {
    const edition = name.endsWith(".es.md") ? "es" : "en";
    const { title, description, body } = parsePageFile(saidText(name.slice(0, -6), edition));
    expect(listMisspelled([title, description, body].join("\n"), edition)).toEqual([]);
  });

  it("facts of the chain, subjects, forms and labels of pages", () => {
    expect(listMisspelledPairs([chainFacts(), contactSubjects, forms, pages].map((value) => ({ value })))).toEqual([]);
  });

  it("car-buying rules", () => {
    // Forms keep their official English names, in parentheses.
    const lines = (region: CarBuyingRegion, edition: "es" | "en") =>
      [region.name[edition], ...listWhatToBring(region, edition), ...listAfterTheSale(region, edition)].map((line) =>
        line.replaceAll(/\([^)]*\)/g, ""),
      );
    const pairs = carBuyingRegions.map((region) => ({ es: lines(region, "es"), en: lines(region, "en") }));
    expect([...new Set(listMisspelledPairs(pairs))]).toEqual([]);
  });

  it("what the feeds say of a file", () => {
    const said = Object.values(
      import.meta.glob<string>(["../../feeds/**/*.ts", "!../../feeds/**/*.test.ts"], {
        eager: true,
        query: "?raw",
        import: "default",
      }),
    ).flatMap((source) => [
      ...source.matchAll(/\b(es|en):\s*(?:\([^)]*\) => )?("(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/g),
    ]);
    expect(said.length).toBeGreaterThan(200);
    // Columns, settings and what a cell may hold have one name in both languages.
    const names = new Set([...Object.values(feeds).flatMap(({ columns }) => Object.keys(columns)), ...cellWords]);
    const noise = /\$\{[^}]*\}?|--[a-z-]+ [a-z]+|--[a-z-]+|\.\w+|\w+_\w+/g;
    const wrong = said.flatMap(([, edition, text = ""]) =>
      listMisspelled(text.slice(1, -1).replaceAll(noise, " "), edition as "es" | "en").filter(
        (word) => !names.has(word),
      ),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it("finds the words of the copy files", () => {
    const pairs = copies.flatMap(([, module]) => listPairs(module));
    expect(pairs.length).toBeGreaterThan(10);
    expect(pairs.flatMap((pair) => listTexts(pair.es)).length).toBeGreaterThan(100);
  });

  it.each(copies)("%s", (_name, module) => {
    expect(listMisspelledPairs(module)).toEqual([]);
  });
});

describe("the speller itself", () => {
  it("finds a wrong word, a missing accent and a wrong language", () => {
    expect(listMisspelled("Saque la pieza y escrivala en el recibo", "es")).toEqual(["escrivala"]);
    expect(listMisspelled("La transmision del carro", "es")).toEqual(["transmision"]);
    expect(listMisspelled("Bring the reciept and the pieza", "en")).toEqual(["reciept", "pieza"]);
  });

  it("passes over addresses, placeholders, codes and short capitals", () => {
    expect(listWords("Lea [esto](page:xyz) en https://zzz.example, {{brand}}, REG138, F-150, VIN `qqq`")).toEqual([
      "Lea",
      "esto",
      "en",
    ]);
  });

  it("reads the words inside functions and nested groups", () => {
    const copy = { es: { n: (n: number) => (n === 1 ? "un carro" : `${n} carros`), list: ["fila"] }, en: {} };
    expect(listTexts(copy.es).map((text) => text.trim())).toEqual(["un carro", "carros", "fila"]);
    expect(listPairs({ deep: { copy } })).toEqual([copy]);
    expect(listMisspelledPairs({ copy: { es: { bad: () => "carrros" }, en: { bad: "carr" } } })).toEqual([
      "es: carrros",
      "en: carr",
    ]);
  });
});
