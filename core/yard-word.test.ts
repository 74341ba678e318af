import { afterEach, expect, it } from "vitest";
import { keepYardNoun, sayYard, yardWord } from "./yard-word.ts";

const before = { es: { ...yardWord("es") }, en: { ...yardWord("en") } };
afterEach(() => {
  keepYardNoun("es", { ...before.es, gender: before.es.o("m", "f") === "f" ? "f" : "m" });
  keepYardNoun("en", before.en);
});

it("puts articles of the noun's gender before it", () => {
  keepYardNoun("es", { one: "deshuesadero", many: "deshuesaderos", gender: "m" });
  const { el, El, del, un, este, Este, los, Los, One, Many, o } = yardWord("es");
  expect([el, El, del, un]).toEqual(["el deshuesadero", "El deshuesadero", "del deshuesadero", "un deshuesadero"]);
  expect([este, Este, los, Los]).toEqual([
    "este deshuesadero",
    "Este deshuesadero",
    "los deshuesaderos",
    "Los deshuesaderos",
  ]);
  expect([One, Many, o("cerrado", "cerrada")]).toEqual(["Deshuesadero", "Deshuesaderos", "cerrado"]);
  keepYardNoun("es", { one: "yarda", many: "yardas", gender: "f" });
  const she = yardWord("es");
  expect([she.el, she.del, she.un, she.este, she.los]).toEqual([
    "la yarda",
    "de la yarda",
    "una yarda",
    "esta yarda",
    "las yardas",
  ]);
  expect(she.o("cerrado", "cerrada")).toBe("cerrada");
});

it("names the kind of place as the chain does, and by its own word where it says no more", () => {
  keepYardNoun("en", { one: "yard", many: "yards" });
  expect([yardWord("en").kind, yardWord("en").Kinds]).toEqual(["yard", "Yards"]);
  keepYardNoun("en", { one: "yard", many: "yards", kind: "junkyard" });
  expect([yardWord("en").a, yardWord("en").kind, yardWord("en").Kinds]).toEqual(["a yard", "junkyard", "Junkyards"]);
  keepYardNoun("en", { one: "auto yard", many: "auto yards" });
  expect([yardWord("en").a, yardWord("en").kind, yardWord("en").Kinds]).toEqual([
    "an auto yard",
    "auto yard",
    "Auto yards",
  ]);
});

it("says the same words until the noun is another", () => {
  const words = sayYard(
    (y) => ({ find: `Encuentre su ${y.one}` }),
    (y) => ({ find: `Find your ${y.one}` }),
  );
  const first = words.es;
  expect(words.es).toBe(first);
  keepYardNoun("es", { one: "yarda", many: "yardas", gender: "f" });
  expect(words.es.find).toBe("Encuentre su yarda");
  expect(words.en.find).toBe(`Find your ${yardWord("en").one}`);
});
