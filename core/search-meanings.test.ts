import { expect, it } from "vitest";
import { findMeant, meaningsIn } from "./search-meanings.ts";
import { termOf, termsOf } from "./search-words.ts";

const namesIn = (text: string, edition: "es" | "en") => [...meaningsIn(termsOf(text), edition)].sort();
const namesOf = (word: string, edition: "es" | "en") => findMeant(termOf(word), edition)?.names ?? [];

it.each([
  ["donar", "donate"],
  ["motor", "engine"],
  ["vender", "sell"],
  ["comprar", "buy"],
  ["yonke", "store"],
  ["yarda", "yard"],
  ["marcha", "starter"],
  ["cofre", "hood"],
])("%s and %s mean the same, in the edition of the other too", (es, en) => {
  const names = namesOf(es, "es");
  expect(names.length).toBeGreaterThan(0);
  expect(namesOf(en, "en")).toEqual(names);
  expect(namesOf(en, "es")).toEqual(names);
  expect(namesOf(es, "en")).toEqual(names);
  expect(namesIn(`x ${es} y`, "es")).toEqual(expect.arrayContaining([...names]));
  expect(namesIn(`x ${en} y`, "en")).toEqual(expect.arrayContaining([...names]));
});

it("finds what a text says in its own language alone", () => {
  expect(namesIn("Done su carro", "es")).toEqual(["carro", "donar"]);
  expect(namesIn("When you are done", "en")).toEqual([]);
  expect(namesIn("El carro sale del patio", "es")).toEqual(["carro", "yonke"]);
  expect(namesIn("For sale", "en")).toEqual(["venta"]);
});

it("takes verbs and long words by their beginning, and short ones as they are", () => {
  expect(namesIn("vendemos y compramos", "es")).toEqual(["vend"]);
  expect(namesIn("donated", "en")).toEqual(["donar"]);
  expect(namesIn("una ventana", "es")).toEqual(["ventana"]);
  expect(namesIn("carburetor and cardboard", "en")).toEqual([]);
  expect(namesIn("start the storage", "en")).toEqual([]);
});

it("knows the other words for a thing, never the word itself, and none for a word of its own", () => {
  const meant = findMeant(termOf("cofre"), "es");
  expect(meant?.synonyms).toEqual({ es: ["capo"], en: ["hood"] });
  expect(findMeant("nothing", "en")).toBeUndefined();
});

it("gives every meaning a name of its own that stays as it is in the index", () => {
  const words = "yonke carro motor efectivo vender freno faro".split(" ");
  for (const name of words.flatMap((word) => namesOf(word, "es"))) expect(termOf(name)).toBe(name);
});
