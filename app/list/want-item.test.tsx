import { describe, expect, it } from "vitest";
import { type Book, openJob, type Want } from "#app/list/book.ts";
import type { YardPart } from "#core/yard-file.ts";
import { editionIds } from "#site/editions.ts";
import { bookOf, listedPart, listedStop } from "#tests/support/listed.ts";
import { openList } from "#tests/support/open-list.tsx";
import { yardFile } from "#tests/support/yard-file.ts";
import { copy } from "./copy.ts";
import { TargetsContext } from "./list-context.tsx";
import { WantItem } from "./want-item.tsx";

const targets = [
  { key: "102-1" as const, name: "2002 Honda Civic 1" },
  { key: "102-2" as const, name: "2002 Honda Civic 2" },
];
const wantIn = (book: Book) => openJob(book).stops[0]?.wants[0] as Want;
const open = (want: Partial<Want> = {}, edition: "es" | "en" = "es", today = "2026-11-15") =>
  openList(
    bookOf(listedStop(1, [listedPart(7, want)]), listedStop(2)),
    (book) => {
      const one = wantIn(book);
      return one ? (
        <TargetsContext value={targets}>
          <WantItem stop="102-1" want={one} currency="USD" today={today} />
        </TargetsContext>
      ) : (
        <p>nothing</p>
      );
    },
    edition,
  );

it.each(editionIds)("says how it comes off as its yard's file has it, %s", async (edition) => {
  const text = { es: "Suelte la banda.", en: "Free the belt." };
  const part = { ...(yardFile.parts[0] as YardPart), id: 7, how: 0 };
  const file = { ...yardFile, parts: [part], hows: [{ text, minutes: [20, 45] as const }] };
  const live = await openList(
    bookOf(listedStop(1, [listedPart(7)])),
    (book) => <WantItem stop="102-1" want={wantIn(book)} currency="USD" today="2026-11-15" file={file} />,
    edition,
  );
  expect(live.text).not.toContain(copy[edition].how);
  await live.press(copy[edition].more(wantIn(bookOf(listedStop(1, [listedPart(7)]))).name[edition]));
  expect(live.text).toContain(copy[edition].how);
  expect(live.text).toContain(text[edition]);
  expect(live.text).toContain("45");
});

describe.each(editionIds)("a part to pull, %s", (edition) => {
  const words = copy[edition];
  const name = { es: "Pieza 7", en: "Part 7" }[edition];

  it("says its price and its core for as many as are wanted", async () => {
    const one = await open({}, edition);
    expect(one.text).toContain("$29.99");
    expect(one.text).toContain(words.core("$8.00"));
    const three = await open({ n: 3 }, edition);
    expect(three.text).toContain(`${words.times(3)} ${name}`);
    expect(three.text).toContain("$89.97");
    expect(three.text).toContain(words.core("$24.00"));
    expect((await open({ coreCents: 0 }, edition)).text).toContain(words.noCore);
  });

  it("is ticked when it is out, and open again by another press; what was done is said", async () => {
    const live = await open({}, edition);
    await live.tell(live.get("input"), "onChange");
    expect(wantIn(live.book()).state).toBe("pulled");
    expect(live.said).toEqual([`${name}: ${words.states.pulled}.`]);
    await live.redraw();
    expect(live.get("b", words.states.pulled)).toBeTruthy();
    await live.tell(live.get("input"), "onChange");
    expect(wantIn(live.book()).state).toBe("open");
  });
});

it("one that is gone cannot be ticked", async () => {
  for (const state of ["gone", "poor"] as const) {
    const live = await open({ state });
    expect(live.get("input").disabled).toBe(true);
    expect(live.text).toContain(copy.es.states[state]);
  }
  expect((await open()).get("input").disabled).toBe(false);
});

it("says when its price was seen, where that was not today", async () => {
  expect((await open({ seen: "2026-11-10" })).text).toContain("Precio del");
  expect((await open({ seen: "" })).text).toContain(copy.es.priceOnce);
  expect((await open({ seen: "2026-11-15" })).text).not.toContain("Precio");
  expect((await open({ seen: "2026-11-10" }, "es", "")).text).not.toContain("Precio");
});

describe("its menu", () => {
  const more = copy.es.more("Pieza 7");
  const opened = async (want: Partial<Want> = {}) => {
    const live = await open(want);
    await live.press(more);
    return live;
  };

  it("opens and closes by one button, which says so", async () => {
    const live = await open();
    expect(live.get("button", more).getAttribute("aria-expanded")).toBe("false");
    await live.press(more);
    expect(live.get("button", more).getAttribute("aria-expanded")).toBe("true");
    expect(live.text).toContain(copy.es.remove);
    await live.press(more);
    expect(live.text).not.toContain(copy.es.remove);
  });

  it("says how it went", async () => {
    const live = await opened();
    const [, , gone] = live.place.findAll("input").filter(({ type }) => type === "radio");
    if (!gone) throw new Error("no choice");
    gone.value = "gone";
    await live.tell(gone, "onChange");
    expect(wantIn(live.book()).state).toBe("gone");
    expect(live.said).toEqual([`Pieza 7: ${copy.es.states.gone}.`]);
  });

  it("counts up and down, never below one nor above the most", async () => {
    const live = await opened();
    await live.press(copy.es.one.less);
    expect(wantIn(live.book()).n).toBe(1);
    await live.press(copy.es.one.more);
    expect([wantIn(live.book()).n, live.said]).toEqual([2, ["Pieza 7: 2."]]);
    const full = await opened({ n: 20 });
    await full.press(copy.es.one.more);
    expect(wantIn(full.book()).n).toBe(20);
    await full.press(copy.es.one.less);
    expect(wantIn(full.book()).n).toBe(19);
  });

  it("keeps a note, without the spaces around it, and does nothing where none was written", async () => {
    const live = await opened();
    const field = live.place.findAll("input").filter((one) => one.getAttribute("class") === "input")[0];
    if (!field) throw new Error("no field");
    await live.type(field, " con soporte ");
    expect(wantIn(live.book()).note).toBe("con soporte");
    const quiet = await opened({ note: "con soporte" });
    const same = quiet.place.findAll("input").filter((one) => one.getAttribute("class") === "input")[0];
    if (!same) throw new Error("no field");
    await quiet.type(same, "con soporte");
    expect(quiet.said).toEqual([]);
  });

  it("moves it to another car of the list", async () => {
    const live = await opened();
    await live.type(live.get("select"), "102-2");
    // Keys go through the choices: nothing has moved yet.
    expect(live.said).toEqual([]);
    await live.press(copy.es.moveNow);
    expect(live.job().stops.map(({ wants }) => wants.length)).toEqual([0, 1]);
    expect(live.said).toEqual([copy.es.moved("Pieza 7", "2002 Honda Civic 2")]);
    expect(live.names("option")).toEqual([`${copy.es.moveHere}: 2002 Honda Civic 1`, "2002 Honda Civic 2"]);
  });

  it("takes it off the list", async () => {
    const live = await opened();
    await live.press(copy.es.remove);
    await live.redraw();
    expect(live.text).toBe("nothing");
    expect(live.said).toEqual([copy.es.removed("Pieza 7")]);
  });
});
