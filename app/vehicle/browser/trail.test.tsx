import { afterEach, describe, expect, it, vi } from "vitest";
import type { Edition } from "#core/edition.ts";
import { editionIds } from "#site/editions.ts";
import { openPage } from "#tests/support/open-page.ts";
import { markupOf, viewOf } from "#tests/support/page-request.tsx";
import { type Trail, trailKey } from "../trail.ts";
import { copy } from "../trail-copy.ts";
import { TrailBar } from "../vehicle-page/trail-bar.tsx";
import { enhance } from "./trail.ts";

afterEach(() => vi.unstubAllGlobals());

const cars = ["a", "b", "c"].map((key) => ({ href: `/vehiculo/${key}`, key, name: `Civic ${key}` }));
const store = { id: 7, slug: "norte", listText: "Norte" } as Parameters<typeof TrailBar>[0]["store"];

function open(key: string, kept: Partial<Trail> | string | undefined, edition: Edition) {
  const bar = markupOf(viewOf("vehicle", edition, new Date(0)), <TrailBar store={store} car={key} />);
  const page = openPage(bar, { edition });
  const trail =
    typeof kept === "object"
      ? JSON.stringify({ edition, back: "/busque?make=1", count: "3", cars, all: true, ...kept })
      : kept;
  vi.stubGlobal("sessionStorage", { getItem: (name: string) => (name === trailKey ? (trail ?? null) : null) });
  enhance(page.element("nav"));
  return page;
}

const back = ({ document }: ReturnType<typeof openPage>) => document.place.querySelector("nav a span")?.textContent;

describe.each(editionIds)("the bar over a car in %s", (edition) => {
  const words = copy[edition];

  it("leads back to the search, and to the cars before and after", () => {
    const page = open("b", {}, edition);
    expect(back(page)).toBe(words.back("3"));
    const [first, previous, next] = page.document.place.findAll("a");
    expect([first, previous, next].map((link) => link?.getAttribute("href"))).toEqual([
      "/busque?make=1",
      "/vehiculo/a",
      "/vehiculo/c",
    ]);
    expect([previous?.hidden, next?.hidden]).toEqual([false, false]);
    expect(previous?.getAttribute("aria-label")).toBe(words.previous("Civic a"));
    expect(next?.textContent.trim()).toBe(words.nextShort("Civic c"));
    expect(page.get(".trail__of").textContent).toBe(words.of(2, "3"));
    expect(page.get(".trail__of").hidden).toBe(false);
  });

  it.each([
    ["a", [true, false]],
    ["c", [false, true]],
  ])("has no way past the ends: %s", (key, hidden) => {
    const page = open(key, {}, edition);
    expect(["prev", "next"].map((rel) => page.get(`a[rel=${rel}]`).hidden)).toEqual(hidden);
  });

  it("counts no places in a list that is not whole", () => {
    const page = open("b", { all: false, count: "400" }, edition);
    expect(page.get(".trail__of").hidden).toBe(true);
    expect(back(page)).toBe(words.back("400"));
  });

  it("leads back to the search from a car that was not in it, without neighbours", () => {
    const page = open("z", {}, edition);
    expect(back(page)).toBe(words.back("3"));
    expect(page.get("a[rel=next]").hidden).toBe(true);
  });

  it.each([
    ["nothing", undefined],
    ["what is no trail", "{"],
    ["a trail of the other edition", { edition: edition === "es" ? "en" : "es" } as Partial<Trail>],
    ["a way off the site", { back: "https://example.com/" }],
  ])("stays the server's with %s", (_, kept) => {
    const page = open("b", kept, edition);
    expect(back(page)).toContain("Norte");
    expect(page.get("a[rel=prev]").hidden).toBe(true);
  });
});
