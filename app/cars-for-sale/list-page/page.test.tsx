import { beforeAll, describe, expect, it } from "vitest";
import type { Edition } from "#core/edition.ts";
import { editionIds } from "#site/editions.ts";
import { listCarsForSale } from "#stock/cars-for-sale.ts";
import type { Stock } from "#stock/stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { get, list, readHtml, textOf } from "#tests/support/read-html.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { copy } from "./copy.ts";
import { loadCars } from "./load.ts";
import { page } from "./page.tsx";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 0 });
});

function open(query: string, edition: Edition = "es") {
  const request = pageRequest("carsForSale", edition, { stock, now, query });
  const loaded = loadCars(request);
  return {
    loaded,
    head: page.head(loaded, request),
    root: () => readHtml(markupOf(request, <page.Page {...loaded} />)),
  };
}
const chosen = (form: ReturnType<typeof readHtml>, name: string) =>
  list(get(form, "select", { name }), "option", { selected: "" }).map(({ attributes }) => attributes.value);

describe.each(editionIds)("the cars for sale in %s", (edition) => {
  const words = copy[edition];

  it("shows each car once, says how many there are and in which order", () => {
    const { loaded, root: draw } = open("", edition);
    const root = draw();
    expect(loaded.cars.length).toBeGreaterThan(1);
    const links = list(get(root, "ul", { class: "lots" }), "h2").map((name) => get(name, "a").attributes.href);
    expect(new Set(links).size).toBe(loaded.cars.length);
    expect(textOf(get(root, "p", { role: "status" }))).toBe(`${words.shown(1, 2, 2)} ${words.newest}`);
    expect(textOf(get(open("zip=95670", edition).root(), "p", { role: "status" }))).toContain(words.nearest("95670"));
    expect(textOf(get(open("store=1", edition).root(), "p", { role: "status" }))).toContain(words.shownOne);
  });

  it("says first how many of the chain's cars run and drive, as its data have it, whatever was asked for", () => {
    const all = listCarsForSale(stock);
    const running = all.filter(({ car }) => car.runs === "runs-and-drives").length;
    expect(running).toBeGreaterThan(0);
    for (const query of ["", "store=1"])
      expect(textOf(open(query, edition).root())).toContain(`${words.lead(true)} ${words.run(running, all.length)}`);
    const { loaded } = open("", edition);
    const request = pageRequest("carsForSale", edition, { stock, now, query: "" });
    const of = (run: number) => markupOf(request, <page.Page {...loaded} whole={{ all: 133, running: run }} />);
    expect(of(87)).toContain({ es: "De 133, 87 encienden y andan.", en: "87 of 133 run and drive." }[edition]);
    expect(of(1)).toContain({ es: "De 133, 1 enciende y anda.", en: "1 of 133 runs and drives." }[edition]);
    expect(of(0)).not.toContain("133");
  });

  it("keeps in its form what was asked, and opens what is not usual", () => {
    const more = (query: string) => get(get(open(query, edition).root(), "form"), "details").attributes;
    const form = get(open("max=2000&title=clean&zip=95670&distance=50", edition).root(), "form");
    expect(["max", "title", "distance", "runs"].map((name) => chosen(form, name)[0])).toEqual([
      "2000",
      "clean",
      "50",
      "",
    ]);
    expect(get(form, "input", { name: "zip" }).attributes.value).toBe("95670");
    expect(more("max=2000")).not.toHaveProperty("open");
    for (const query of ["store=1", "runs=starts", "title=clean", "zip=95670&distance=50"])
      expect(more(query), query).toHaveProperty("open");
  });

  it("offers distances as they are said where the asker is", () => {
    const offered = (query: string) =>
      list(get(get(open(query, edition).root(), "form"), "select", { name: "distance" }), "option").map(textOf);
    expect(offered("zip=95670")).toContain({ es: "50 millas", en: "50 miles" }[edition]);
    expect(offered("zip=T2P1A1")).toContain("80 km");
  });

  it("has its quick questions counted, one of them current, and drops the page and the other question", () => {
    const { loaded, root } = open("title=clean&make=2&page=2", edition);
    const chips = list(get(root(), "nav", { "aria-label": words.quick }), "a");
    expect(chips.map(textOf)).toEqual([
      words.all(loaded.counts.all),
      words.running(loaded.counts.running),
      words.clean(loaded.counts.clean),
    ]);
    expect(chips.map(({ attributes }) => attributes["aria-current"])).toEqual([undefined, undefined, "true"]);
    expect(chips[1]?.attributes.href).toMatch(/make=2/);
    expect(chips[1]?.attributes.href).not.toMatch(/title=|page=/);
  });

  it("says it where there is none, and leads out", () => {
    const { head, root: draw } = open("max=1", edition);
    const root = draw();
    expect(textOf(root)).toContain(words.noneTitle);
    expect(list(root, "p", { role: "status" })).toEqual([]);
    expect(head).toMatchObject({ noindex: true, search: { kind: "cars-for-sale", found: false } });
  });

  it("names a place that is none at its field", () => {
    const { head, root: draw } = open("zip=12", edition);
    expect(head).toMatchObject({ status: 400, title: words.error(words.title(true)), search: undefined });
    expect(get(get(draw(), "div", { role: "alert" }), "a").attributes.href).toBe("#v-zip");
    expect(open("zip=00000", edition).head.status).toBeUndefined();
  });
});

it("only the whole list is for search engines, and what narrows it counts as a search", () => {
  expect(open("").head).toMatchObject({ noindex: false, search: undefined });
  const make = open("").loaded.makes[0];
  const { head } = open(`make=${make?.id}&zip=95670`);
  expect(head).toMatchObject({ noindex: true, search: { known: make?.name, zip: "95670", found: true } });
});
