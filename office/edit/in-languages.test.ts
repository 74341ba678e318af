import { afterEach, expect, it } from "vitest";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import type { Languages } from "#site/editions.ts";
import { groupsOf, linesOf } from "../front/fields.ts";
import { valuesInLanguages } from "./in-languages.ts";

const shipped = chainFolder();
afterEach(() => keepChain(shipped));
const speak = (languages: Languages) => keepChain({ ...shipped, facts: { ...shipped.facts, languages } });
const namesOf = () => groupsOf("slide", undefined, "es").flatMap(({ fields }) => fields.map(({ name }) => name));

it("asks staff of a chain of one language for the words of that alone", () => {
  expect(namesOf()).toEqual(expect.arrayContaining(["title_es", "title_en", "image_es", "image_en"]));
  speak(["es"]);
  expect(namesOf().filter((name) => name.endsWith("_en"))).toEqual([]);
  expect(namesOf()).toEqual(expect.arrayContaining(["title_es", "url_es", "image_es", "position"]));
  expect(
    groupsOf("slide", undefined, "es").find(({ fields }) => fields.some(({ name }) => name === "title_es")),
  ).toEqual(expect.not.objectContaining({ note: expect.anything() }));
  speak(["en"]);
  expect(namesOf().filter((name) => name.endsWith("_es"))).toEqual([]);
});

it("writes a promo for the languages that the site speaks, and calls a slide by the name that it has", () => {
  const promo = { position: "1", name_es: "Venta", name_en: "Sale", url_es: "/a", url_en: "/b" };
  expect(linesOf("promo", promo, {}).map(({ language }) => language)).toEqual(["es", "en"]);
  speak(["en"]);
  expect(linesOf("promo", promo, {})).toMatchObject([{ language: "en", name: "Sale" }]);
  expect(linesOf("slide", { title_en: "Big sale" }, {})).toMatchObject([{ slug: "big-sale" }]);
  expect(valuesInLanguages({ name_es: "Marcha", name_en: "Starter", price: "9" })).toEqual({
    name_en: "Starter",
    price: "9",
  });
});
