import { expect, it } from "vitest";
import { findCarBuyingRegion } from "#content/car-buying-lines.ts";
import { copy } from "./copy.ts";
import { listTitleHelp } from "./title-help.ts";

const linesOf = (state: string, when: string, states: readonly string[] = ["AB", "AZ", "CA", "TX"]) =>
  listTitleHelp(findCarBuyingRegion(state), states, "es").find((help) => help.when === when)?.lines ?? [];

it("has an answer to every choice that needs one, with the way to the rules", () => {
  const help = listTitleHelp(undefined, ["CA"], "en");
  expect(help.map(({ when }) => when)).toEqual(["other", "lien", "lost", "none"]);
  for (const { more } of help) expect(more).toEqual({ href: "#rules", text: copy.en.titleRules(true) });
});

it("names the state's own form for a lost title, and those of the chain's states while the state is not known", () => {
  expect(linesOf("CA", "lost")).toHaveLength(2);
  expect(linesOf("CA", "lost")[1]).toContain("REG 227");
  expect(linesOf("", "lost")).toHaveLength(3);
  expect(linesOf("", "lost").join()).toMatch(/California.*Texas/s);
  expect(linesOf("", "lost", ["AZ"])).toHaveLength(1);
  expect(linesOf("CA", "none")).toEqual([copy.es.titleHelp.none]);
});

it("says what a province asks for instead of a title", () => {
  const [note] = findCarBuyingRegion("AB")?.notes ?? [];
  for (const when of ["lost", "none"]) {
    expect(linesOf("AB", when)[0]).toBe(note?.es);
    expect(linesOf("AB", when)).not.toContain(copy.es.titleHelp.none);
  }
  expect(linesOf("AB", "lien")).toEqual([copy.es.titleHelp.lien]);
});
