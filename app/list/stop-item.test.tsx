import { describe, expect, it } from "vitest";
import { editionIds } from "#site/editions.ts";
import { bookOf, listedCar, listedPart, listedStop } from "#tests/support/listed.ts";
import { freshBook, openList, visitOf } from "#tests/support/open-list.tsx";
import { type Book, openJob } from "./book.ts";
import { copy } from "./copy.ts";
import { StopItem } from "./stop-item.tsx";

function Item({ book }: { book: Book }) {
  if (openJob(book).stops.length === 0) return <p>nothing</p>;
  const visit = visitOf(book);
  const [first] = visit.stops;
  return first ? <StopItem visit={first} alone={visit.stops.length < 2} currency="USD" today="2026-11-16" /> : null;
}
const open = (book: Book, edition: "es" | "en" = "es") => openList(book, (now) => <Item book={now} />, edition);

describe.each(editionIds)("a stop of the visit, %s", (edition) => {
  const words = copy[edition];

  it("is a car with its row, its colour and the day it came", async () => {
    const live = await open(freshBook(listedStop(2, [listedPart(7)])), edition);
    const link = live.get("a", "2002 Honda Civic EX");
    expect(link.getAttribute("href")).toBe("/carro/VIN2");
    expect(live.text).toContain("A9");
    expect(live.text).toContain(words.space("12"));
    expect(live.text).toContain({ es: "Negro", en: "Black" }[edition]);
    expect(live.text).toContain({ es: "Alternador", en: "Alternator" }[edition]);
    expect(live.text).not.toContain(words.left);
  });

  it("says nothing of a car that it does not know: no colour, no day, no row", async () => {
    const seen = listedStop(50, [], { car: listedCar(50, { row: "", color: "negro" }) });
    const live = await open(bookOf(seen), edition);
    expect(live.text).toContain(words.noRow);
    expect(live.text).not.toContain({ es: "Negro", en: "Black" }[edition]);
    expect(live.get("use").getAttribute("href")).toBe("/bodies.svg#sedan");
  });
});

describe("a car that has left", () => {
  it("says so and offers the likest that stands there, which takes its place and its parts", async () => {
    const live = await open(
      freshBook(listedStop(50, [listedPart(7)], { car: listedCar(50, { name: "2004 Honda Civic LX" }) })),
    );
    expect(live.text).toContain(copy.es.left);
    expect(live.text).toContain(copy.es.like("B1", "2005 Honda Civic LX"));
    await live.press(copy.es.likeAdd);
    expect(live.job().stops[0]).toMatchObject({ car: { id: 8, row: "B1" }, wants: [{ part: 7 }] });
    expect(live.said).toEqual([copy.es.swapped("2005 Honda Civic LX")]);
    await live.redraw();
    expect(live.text).not.toContain(copy.es.left);
  });

  it("where none is like it, looks for it in the other yards, and offers no part to add", async () => {
    const live = await open(freshBook(listedStop(50, [], { car: listedCar(50, { name: "1999 Saab 900" }) })));
    expect(live.get("a", copy.es.noLike).getAttribute("href")).toBe("/inventario?q=1999%20Saab%20900");
    expect(live.names("button")).not.toContain(copy.es.addPart);
    await live.press(copy.es.more("1999 Saab 900"));
    expect(live.names("button")).not.toContain(copy.es.addPart);
  });
});

describe("what can be done with a stop", () => {
  const more = copy.es.more("2002 Honda Civic EX");

  it("a car without parts asks for one; with parts the menu does", async () => {
    const bare = await open(freshBook(listedStop(2)));
    expect(bare.names("button")).toContain(copy.es.addPart);
    const full = await open(freshBook(listedStop(2, [listedPart(7)])));
    expect(full.names("button")).not.toContain(copy.es.addPart);
    await full.press(more);
    expect(full.names("button")).toContain(copy.es.addPart);
  });

  it("keeps a note and shows it", async () => {
    const live = await open(freshBook(listedStop(2)));
    await live.press(more);
    await live.type(live.get("input"), " llantas malas ");
    expect(live.job().stops[0]?.note).toBe("llantas malas");
    await live.press(more);
    await live.redraw();
    expect(live.text).toContain("llantas malas");
  });

  it("goes off the list", async () => {
    const live = await open(freshBook(listedStop(2)));
    await live.press(more);
    await live.press(copy.es.remove);
    expect(live.job().stops).toEqual([]);
    expect(live.said).toEqual([copy.es.removed("2002 Honda Civic EX")]);
  });

  it("parts without a car say where they belong, once there is another stop", async () => {
    const loose = listedStop(0, [listedPart(7)], { car: null });
    expect((await open(freshBook(loose))).text).not.toContain(copy.es.noCarHelp);
    const visit = visitOf(freshBook(loose, listedStop(2)));
    expect(visit.stops.map(({ stop }) => stop.car?.id ?? 0)).toEqual([2, 0]);
    const last = visit.stops[1];
    if (!last) throw new Error("no stop");
    const live = await openList(freshBook(loose), () => (
      <StopItem visit={last} alone={false} currency="USD" today="2026-11-16" />
    ));
    expect(live.text).toContain(copy.es.noCarHelp);
  });
});
