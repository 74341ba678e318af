import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { islandTree } from "#app/define-island.tsx";
import { saveYard } from "#app/offline/keep-yard-file.ts";
import { dropYard, savedYards } from "#app/offline/saved-yards.ts";
import { packCars } from "#core/yard-file.ts";
import { editionIds } from "#site/editions.ts";
import { openCaches } from "#tests/support/bare-caches.ts";
import { openStorage } from "#tests/support/bare-document.ts";
import { drawLive } from "#tests/support/draw-live.tsx";
import { classesFor, listUnstyled } from "#tests/support/source-sheets.ts";
import { carIn, yardFile } from "#tests/support/yard-file.ts";
import { copy } from "./copy.ts";
import island from "./saved-yard.island.tsx";

const places = { store: "/yonke/:id/:slug", vehicle: "/carro/:vin", locations: "/ubicaciones" };
const Page = island.Component;
let file = yardFile;
beforeEach(() => {
  file = yardFile;
  openStorage();
  openCaches();
  vi.useFakeTimers({ now: new Date("2026-11-16T20:00:00Z"), toFake: ["Date"] });
  vi.stubGlobal("fetch", async () => Response.json(file));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { hash: "" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const open = (edition: "es" | "en" = "es") => drawLive(<Page places={places} />, edition);

describe.each(editionIds)("a saved yard, %s", (edition) => {
  const words = copy[edition];

  it("is looked for on the device; where none is saved it says how", async () => {
    const first = renderToStaticMarkup(islandTree(Page, { places }, edition));
    expect(first).toContain(words.title);
    const live = await open(edition);
    expect(live.names("h1")).toEqual([words.none]);
    expect(live.get("a", words.choose).getAttribute("href")).toBe("/ubicaciones");
  });

  it("opens with its cars, the newest first, its hours and its page", async () => {
    await saveYard(102);
    const live = await open(edition);
    expect(live.names("h1")).toEqual([yardFile.store.name]);
    expect(live.text).toContain(words.cars(6, "6"));
    expect(live.text).toContain(words.newest);
    expect(live.get("a", words.store).getAttribute("href")).toBe("/yonke/102/sacramento");
    expect(live.names("a")).toContain("2002 Honda Civic EX");
  });

  it("finds cars by words, years and rows, and prices of parts", async () => {
    await saveYard(102);
    const live = await open(edition);
    await live.type(live.get("input"), "focus");
    expect(live.text).toContain(words.found(1, "1"));
    expect(live.names("a")).toContain("2002 Ford Focus EX");
    await live.type(live.get("input"), { es: "alternador", en: "alternator" }[edition]);
    expect(live.text).toContain("$30.00");
    expect(live.text).toContain(words.core("$9.00"));
    await live.type(live.get("input"), "zzzz");
    expect(live.text).toContain(words.nothing);
  });
});

describe("how old it is", () => {
  it("prices of another day are not shown", async () => {
    await saveYard(102);
    vi.setSystemTime(new Date("2026-11-17T20:00:00Z"));
    vi.stubGlobal("navigator", { onLine: false });
    const live = await open();
    await live.type(live.get("input"), "alternador");
    expect(live.text).toContain(copy.es.oldPrices);
    expect(live.text).not.toContain("$30.00");
  });

  it("an hour later it is refreshed by itself where there is signal", async () => {
    await saveYard(102);
    file = { ...yardFile, cars: packCars([carIn(1, "B3")]) };
    expect((await open()).text).toContain(copy.es.cars(6, "6"));
    vi.setSystemTime(new Date("2026-11-16T21:30:00Z"));
    const live = await open();
    await live.settle();
    expect(live.text).toContain(copy.es.cars(1, "1"));
  });

  it("is refreshed by a press, and says when that failed", async () => {
    await saveYard(102);
    const live = await open();
    file = { ...yardFile, cars: packCars([carIn(1, "B3"), carIn(2, "A9")]) };
    await live.press(copy.es.refresh);
    await live.settle();
    expect(live.text).toContain(copy.es.cars(2, "2"));
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no signal")));
    await live.press(copy.es.refresh);
    await live.settle();
    expect(live.text).toContain(copy.es.notRefreshed);
    expect(live.get("button", copy.es.refresh).disabled).toBe(false);
  });
});

describe("several saved yards", () => {
  beforeEach(async () => {
    await saveYard(102);
    file = { ...yardFile, store: { ...yardFile.store, id: 103, name: "Yonke Fresno", listText: "Fresno" } };
    await saveYard(103);
  });

  it("the one saved last, or the one that the address names; the others are a link", async () => {
    expect(savedYards.get()?.map(({ id }) => id)).toEqual([103, 102]);
    const last = await open();
    expect(last.names("h1")).toEqual(["Yonke Fresno"]);
    expect(last.get("a", "Sacramento").getAttribute("href")).toBe("#102");
    vi.stubGlobal("location", { hash: "#102" });
    expect((await open()).names("h1")).toEqual([yardFile.store.name]);
    vi.stubGlobal("location", { hash: "#999" });
    vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
    expect((await open()).names("h1")).toEqual(["Yonke Fresno"]);
  });

  it("one that the address names and nobody saved yet is saved now, where there is signal", async () => {
    await dropYard(102);
    vi.stubGlobal("location", { hash: "#102" });
    vi.stubGlobal("navigator", { onLine: false });
    expect((await open()).names("h1")).toEqual(["Yonke Fresno"]);
    file = yardFile;
    vi.stubGlobal("navigator", { onLine: true });
    expect((await open()).names("h1")).toEqual([yardFile.store.name]);
    expect(savedYards.get()?.map(({ id }) => id)).toEqual([102, 103]);
  });

  it("another is opened when the address changes", async () => {
    const live = await open();
    vi.stubGlobal("location", { hash: "#102" });
    await live.work(() => live.window.tell("hashchange"));
    await live.settle();
    expect(live.names("h1")).toEqual([yardFile.store.name]);
  });
});

it("sixty found cars are shown, and how many more there are is said", async () => {
  file = { ...yardFile, cars: packCars(Array.from({ length: 75 }, (_, at) => carIn(at + 1, "A1"))) };
  await saveYard(102);
  const live = await open();
  expect(live.names("li")).toHaveLength(12);
  await live.type(live.get("input"), "civic");
  expect(live.names("li")).toHaveLength(60);
  expect(live.text).toContain(copy.es.rest(15));
});

it("shows nothing whose rules the page does not bring", async () => {
  const shown = new Set<string>();
  const look = ({ place }: Awaited<ReturnType<typeof open>>) => {
    for (const one of place.findAll(""))
      for (const name of (one.getAttribute("class") ?? "").split(" ")) shown.add(name);
  };
  await saveYard(102);
  file = { ...yardFile, store: { ...yardFile.store, id: 103, name: "Yonke Fresno", listText: "Fresno" } };
  await saveYard(103);
  // While it is open, and while it is not.
  for (const hour of ["2026-11-16T20:00:00Z", "2026-11-16T10:00:00Z"]) {
    vi.setSystemTime(new Date(hour));
    const live = await open();
    look(live);
    for (const typed of ["civic", "alternador", "zzzz"]) {
      await live.type(live.get("input"), typed);
      look(live);
    }
  }
  expect([...shown]).toEqual(expect.arrayContaining(["yard-page__row", "add", "now--open", "now--shut", "living"]));
  expect(listUnstyled(shown, classesFor("app/offline/saved-yard-page/page.tsx"))).toEqual([]);
});
