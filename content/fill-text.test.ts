import { afterEach, expect, it } from "vitest";
import { keepYardNoun } from "#core/yard-word.ts";
import { chainFacts } from "./chain-facts.ts";
import { fillText, listWrongMarks } from "./fill-text.ts";

afterEach(() => {
  for (const edition of ["es", "en"] as const) keepYardNoun(edition, chainFacts().yardWord[edition]);
});
const fill = { values: { brand: "Dos Cactus" }, conditions: { rewards: true, donation: false } };

it("says the chain's word with what agrees with it", () => {
  keepYardNoun("es", { one: "yarda", many: "yardas", gender: "f" });
  const text = "{{brand}}: {{todos|todas}} {{yard.los}}, {{yard.un}} {{abierto|abierta}}. {{yard.El}}.";
  expect(fillText(text, "es", fill)).toBe("Dos Cactus: todas las yardas, una yarda abierta. La yarda.");
  keepYardNoun("en", { one: "auto yard", many: "auto yards" });
  expect(fillText("Find {{yard.a}}. {{yard.Kinds}}.", "en", fill)).toBe("Find an auto yard. Auto yards.");
});

it("keeps what the chain has, one within another too, and takes lines of their own with them", () => {
  const text =
    "A{{if rewards}} B{{if donation}} C{{end}}{{end}}{{if not donation}} D{{end}}\n{{if donation}}\n- E\n{{end}}\n- F\n";
  expect(fillText(text, "es", fill)).toBe("A B D\n- F\n");
});

it("finds marks that nothing fills in", () => {
  const known = { placeholders: ["brand"], conditions: ["rewards"] };
  const line =
    "{{brand}} {{if rewards}} {{if not rewards}} {{end}} {{yard.one}} {{yards}} {{yard.a}} {{if gifts}} {{a|b}}";
  expect(listWrongMarks(line, "es", known)).toEqual(["{{yards}}", "{{yard.a}}", "{{if gifts}}"]);
  expect(listWrongMarks(line, "en", known)).toEqual(["{{yards}}", "{{if gifts}}", "{{a|b}}"]);
});
