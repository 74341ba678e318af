import { afterEach, describe, expect, it } from "vitest";
import { listVocabularyFaults } from "#tests/support/vocabulary.ts";
import { chainFolder, keepChain } from "./chain-facts.ts";
import { type Board, signsOf } from "./signs/board.ts";
import { donateBoards } from "./signs/donate.ts";
import { recyclingBoards } from "./signs/recycling.ts";
import { rewardsBoard } from "./signs/rewards.ts";
import { safetyBoards } from "./signs/safety.ts";
import { sellingPapers, sellingSteps } from "./signs/selling.ts";
import { warrantyBoards } from "./signs/warranty.ts";

const boards: readonly Board[] = [
  ...safetyBoards(16),
  ...recyclingBoards(true),
  ...warrantyBoards(30),
  ...warrantyBoards(0),
  rewardsBoard,
  sellingSteps,
  sellingPapers,
  ...donateBoards,
];
const signs = boards.flatMap((board) => board.signs);
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

describe.each(["es", "en"] as const)("the signs in %s", (edition) => {
  it("have at most nine words below their picture", () => {
    for (const { title, note } of signs)
      expect([title[edition], wordsOf(`${title[edition]} ${note?.[edition] ?? ""}`) <= 9]).toEqual([
        title[edition],
        true,
      ]);
  });

  it("say each thing once on a board", () => {
    for (const board of boards) {
      const titles = signsOf(board, edition).map(({ title }) => title[edition]);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
});

it("speak the Spanish of the site", () => {
  for (const { title, note } of signs) expect(listVocabularyFaults(`${title.es}. ${note?.es ?? ""}`)).toEqual([]);
});

describe("what a chain may do", () => {
  const shipped = chainFolder();
  afterEach(() => keepChain(shipped));
  const last = (sellingCars: boolean, donation: boolean) => {
    keepChain({
      ...shipped,
      facts: { ...shipped.facts, switches: { ...shipped.facts.switches, sellingCars, donation } },
    });
    return recyclingBoards(true)
      .flatMap((board) => signsOf(board, "en"))
      .map(({ title }) => title.en);
  };

  it("does not say that tires come out first, which are pulled in the yard, nor a battery that stays in", () => {
    const first = (batteryOut?: boolean) => {
      const { rules } = shipped.facts;
      keepChain({ ...shipped, facts: { ...shipped.facts, rules: { ...rules, recycles: true, batteryOut } } });
      const [, board] = recyclingBoards(true);
      return board ? signsOf(board, "en").map(({ title }) => title.en) : [];
    };
    expect(first(true)).toEqual(["Battery", "Oil and gasoline", "Refrigerant"]);
    expect(first()).toEqual(["Oil and gasoline", "Refrigerant"]);
  });

  it("hangs the plate about one's own car that is true", () => {
    const about = (plates: string[]) => plates.filter((title) => title.includes("your car"));
    expect(about(last(true, true))).toEqual(["Sell or donate your car"]);
    expect(about(last(true, false))).toEqual(["Sell your car"]);
    expect(about(last(false, true))).toEqual(["Donate your car"]);
    expect(about(last(false, false))).toEqual([]);
  });
});

it("say what needs no Warranty Plus only where it is known how long a part can be exchanged without it", () => {
  const headings = (days: number | null) => warrantyBoards(days).map(({ heading }) => heading.en);
  expect(headings(30)).toContain("No need for it on");
  expect(headings(0)).toContain("Hardly ever needed on");
  expect(headings(null)).toEqual(["Worth it on", "To use it"]);
});
