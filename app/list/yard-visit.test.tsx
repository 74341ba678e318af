import { describe, expect, it } from "vitest";
import { editionIds } from "#site/editions.ts";
import { bookOf, listedPart, listedStop } from "#tests/support/listed.ts";
import { freshBook, heldYard, listNow, openList, visitOf } from "#tests/support/open-list.tsx";
import { yardFile } from "#tests/support/yard-file.ts";
import type { YardAnswer } from "./ask-yard.ts";
import { type Book, openJob } from "./book.ts";
import { copy } from "./copy.ts";
import { planVisit } from "./visit.ts";
import { YardVisit } from "./yard-visit.tsx";

const full = () => freshBook(listedStop(1, [listedPart(7)]), listedStop(2), listedStop(3));
const open = (book: Book, answer?: YardAnswer, edition: "es" | "en" = "es", visit = visitOf(book)) =>
  openList(book, (now) => <YardVisit visit={visit} job={openJob(now)} answer={answer} settled />, edition);

describe.each(editionIds)("one yard of the list, %s", (edition) => {
  const words = copy[edition];

  it("is a link to the yard, how many stops, and until when one may enter", async () => {
    const live = await open(full(), heldYard, edition);
    expect(live.get("a", yardFile.store.name).getAttribute("href")).toBe("/yonke/102/sacramento");
    expect(live.text).toContain(words.stops(3));
    expect(live.text).toMatch({ es: /Abierto|abierto/, en: /Open/ }[edition]);
  });

  it("has the way through the rows in the order in which one walks", async () => {
    const live = await open(full(), heldYard, edition);
    const way = live.get("summary").textContent;
    const rows = visitOf(full()).rows.map(({ row }) => row);
    expect(rows.toSorted()).toEqual(["A2", "A9", "B3"]);
    expect(way).toContain(rows.join(" › "));
  });

  it("says which tools to bring and what is paid", async () => {
    const live = await open(full(), heldYard, edition);
    expect(live.text).toContain({ es: "matraca", en: "ratchet" }[edition]);
    expect(live.text).toContain(words.till(yardFile.store.name));
  });
});

describe("how old what is shown is", () => {
  it("today's file says nothing; a saved one says its hour, for as long as no price on the list is older", async () => {
    const said = /Precios y filas (guardados|como)/;
    expect((await open(full(), heldYard)).text).not.toMatch(said);
    const at = new Date(listNow.getTime() - 60_000);
    const saved = await open(full(), { ...heldYard, at, saved: true });
    expect(saved.text).toMatch(/Precios y filas guardados hoy a las? \d+:\d\d [ap]\. m\.(?!\.)/);
    const days = await open(full(), {
      ...heldYard,
      at: new Date("2026-11-10T20:00:00Z"),
      day: "2026-11-10",
      saved: true,
    });
    expect(days.text).toContain("Precios y filas guardados el 10 de noviembre.");
    const older = freshBook(listedStop(1, [listedPart(7), listedPart(999, { seen: "2026-11-08" })]));
    expect((await open(older, { ...heldYard, saved: true })).text).toContain("como estaban el 8 de noviembre");
  });

  it("a yard that is gone says so; while it is asked nothing is said", async () => {
    expect((await open(full(), "closed")).text).toContain(copy.es.closed);
    const asked = await open(full());
    expect(asked.text).not.toContain("filas como estaban");
    expect(asked.text).not.toContain(copy.es.closed);
  });

  it("without a day it only says that it was seen once", async () => {
    const bare = freshBook(listedStop(1));
    expect((await open(bare, "away")).text).toContain(copy.es.seenOnce);
  });
});

describe("what a yard lacks", () => {
  const unknown = (book: Book) => planVisit(openJob(book), new Map(), new Map())[0];

  it("without its facts there is no way, no link, no hours", async () => {
    const book = bookOf(listedStop(1, [listedPart(7)]));
    const live = await open(book, "away", "es", unknown(book));
    expect(live.names("summary")).toEqual([]);
    expect(live.names("a")).not.toContain("Sacramento");
    expect(live.text).not.toContain("Abierto");
    expect(live.names("h2")).toEqual(["Sacramento"]);
  });

  it("parts of no yard are called so, and their bill is parts and cores", async () => {
    const book = bookOf(listedStop(0, [listedPart(7)], { store: 0, yard: "", car: null }));
    const live = await open(book, undefined, "es", unknown(book));
    expect(live.names("h2")).toEqual([copy.es.noYard]);
    expect(live.names("h3")).toContain(copy.es.partsOnly);
  });

  it("without parts there is no bill, and nothing to bring", async () => {
    const live = await open(freshBook(listedStop(1)), heldYard);
    expect(live.text).not.toContain(copy.es.till(yardFile.store.name));
    expect(live.text).not.toContain(copy.es.tools);
  });
});
