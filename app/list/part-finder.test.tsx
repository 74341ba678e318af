import { describe, expect, it } from "vitest";
import { packCars, type YardFile, type YardPart } from "#core/yard-file.ts";
import { editionIds } from "#site/editions.ts";
import { listedPart, listedStop } from "#tests/support/listed.ts";
import { freshBook, openList } from "#tests/support/open-list.tsx";
import { carIn, yardFile } from "#tests/support/yard-file.ts";
import { copy } from "./copy.ts";
import PartFinder, { findParts } from "./part-finder.tsx";

const part = (id: number, es: string, en: string, more: Partial<YardPart> = {}): YardPart => ({
  ...(yardFile.parts[0] as YardPart),
  id,
  name: { es, en },
  ...more,
});
const file: YardFile = {
  ...yardFile,
  cars: packCars([carIn(1, "B3"), carIn(2, "A9", { body: "pickup" })]),
  parts: [
    part(7, "Alternador", "Alternator", { words: "generador" }),
    part(8, "Puerta delantera", "Front door"),
    part(9, "Puerta trasera", "Rear door"),
    part(10, "Puerta de caja", "Tailgate", { type: "PU/VAN" }),
  ],
};
const ids = (typed: string, car?: number) => findParts(file, car, typed).map(({ id }) => id);

describe("the parts that typed words mean", () => {
  it("are found in either language, by other names, and by the beginning of a word", () => {
    expect(ids("alternador")).toEqual([7]);
    expect(ids("door")).toEqual([8, 9]);
    expect(ids("generador")).toEqual([7]);
    expect(ids("puer")).toEqual([8, 9, 10]);
    expect(ids("rear door")).toEqual([9]);
  });

  it("are those of the car's kind", () => {
    expect(ids("puerta", 1)).toEqual([8, 9]);
    expect(ids("puerta", 2)).toEqual([10]);
    expect(ids("puerta", 77)).toEqual([8, 9, 10]);
  });

  it("are none for nothing", () => {
    expect(ids("")).toEqual([]);
    expect(ids("  ")).toEqual([]);
    expect(ids("zzz")).toEqual([]);
  });
});

describe.each(editionIds)("adding a part to a car, %s", (edition) => {
  const words = copy[edition];
  const name = { es: "Alternador", en: "Alternator" }[edition];
  const open = async (wants = [] as ReturnType<typeof listedPart>[], store = 102) => {
    let done = 0;
    const stop = listedStop(2, wants, { store });
    const live = await openList(freshBook(stop), () => <PartFinder stop={stop} done={() => done++} />, edition);
    return Object.assign(live, { closed: () => done });
  };

  it("waits for the yard's list of prices", async () => {
    expect((await open([], 999)).text).toBe(words.addPartWait);
  });

  it("shows what the words find, at today's price, and puts it on the list with a press", async () => {
    const live = await open();
    expect(live.get("p").textContent).toBe("");
    await live.type(live.get("input"), "alter");
    expect(live.get("p").textContent).toBe(words.partsFound(1));
    await live.press(`+ ${name} $30.00`);
    expect(live.job().stops[0]?.wants).toMatchObject([
      { part: 7, priceCents: 3000, coreCents: 900, seen: "2026-11-16" },
    ]);
    expect(live.said).toEqual([words.partAdded(name)]);
    expect(live.get("p").textContent).toBe("");
  });

  it("does not offer what is on the list already, and says when there is none", async () => {
    const live = await open([listedPart(7)]);
    await live.type(live.get("input"), "alter");
    expect(live.get("p").textContent).toBe(words.addNone);
    expect(live.names("li")).toEqual([]);
  });

  it("ends by its button and by Escape, not by another key", async () => {
    const live = await open();
    await live.press(words.done);
    await live.tell(live.get("input"), "onKeyDown", { key: "a" });
    await live.tell(live.get("input"), "onKeyDown", { key: "Escape" });
    expect(live.closed()).toBe(2);
  });
});
