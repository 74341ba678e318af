import { beforeAll, describe, expect, it } from "vitest";
import { Redirect } from "#app/page.tsx";
import { copy as storeWords } from "#app/stores/copy.ts";
import { isYard } from "#core/store.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { countVehicles } from "#stock/vehicles.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { get, list, readHtml, textOf } from "#tests/support/read-html.ts";
import { copy } from "./copy.ts";
import { page } from "./page.tsx";
import { pageSize } from "./search.ts";

const now = new Date("2026-11-15T20:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

type Edition = "es" | "en";
const requestOf = (matrix: Record<string, string>, edition: Edition = "es", query = "") =>
  Object.assign(pageRequest("locationResults", edition, { stock, now, query }), { matrix });
async function open(matrix: Record<string, string>, edition: Edition = "es") {
  const request = requestOf(matrix, edition);
  const props = await page.load(request);
  if (props instanceof Redirect) throw new Error(`sent to ${props.to}`);
  const root = readHtml(markupOf(request, <page.Page {...props} />));
  return { props, root, head: page.head(props, request) };
}

describe("the address of a search for yards", () => {
  it("is one: what a form sends becomes it, and without a place the list of all is shown", async () => {
    const sent = (await page.load(requestOf({}, "es", "zip=95823&distance=50&div=All"))) as Redirect;
    expect(sent.status).toBe(303);
    expect(sent.to).toMatch(/;zip=95823;div=All;distance=50$/);
    const bare = (await page.load(requestOf({}))) as Redirect;
    expect(bare).toMatchObject({ status: 302, to: requestOf({}).href("locations") });
  });
});

describe.each(editionIds)("yards near a place, %s", (edition) => {
  const words = copy[edition];

  it("stand nearest first, numbered like their pins, each with its cars", async () => {
    const { props, root } = await open({ zip: "95823", div: "All", distance: "100" }, edition);
    const { inside } = props.result;
    expect(inside.length).toBeGreaterThan(1);
    const yards = inside.filter(({ store }) => isYard(store)).length;
    expect(yards).toBeLessThan(inside.length);
    expect(textOf(get(root, "h1"))).toBe(
      words.near(storeWords[edition].found(yards, inside.length - yards), props.result.placeName),
    );
    const shops = list(root, "li", { class: "shop" });
    expect(shops.map((shop) => textOf(get(shop, "h2")))).toEqual(
      inside.slice(0, pageSize).map(({ store }) => store.listText),
    );
    expect(list(root, "span", { class: "shop__number" }).map(textOf)).toEqual(shops.map((_, at) => String(at + 1)));
    const miles = inside.map((one) => one.miles);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    for (const [id, count] of Object.entries(props.cars)) expect(count).toBe(countVehicles(stock, Number(id)));
  });

  it.each([
    ["99501", "mi"],
    ["V3V 2K7", "km"],
  ])("from %s, every distance is in %s, whichever country its yard is in", async (zip, unit) => {
    const { props, root } = await open({ zip, div: "All", distance: "2500" }, edition);
    const near = props.result.inside.length > 0 ? props.result.inside.slice(0, pageSize) : props.result.outside;
    expect(new Set(near.map(({ store }) => store.country)).size).toBe(2);
    const said = list(root, "li", { class: "shop" }).map((shop) => textOf(shop).match(/[\d.,]+ (mi|km)/)?.[1]);
    expect(new Set(said)).toEqual(new Set([unit]));
  });

  it("where none is near, the nearest few are shown instead and said to be so", async () => {
    const { props, root, head } = await open({ zip: "59301", div: "All", distance: "10" }, edition);
    expect(props.result.inside).toEqual([]);
    expect(textOf(root)).toContain(words.nearestInstead);
    expect(list(root, "li", { class: "shop" }).length).toBe(props.result.outside.length);
    expect(head).toMatchObject({ noindex: true, search: { found: false, zip: "59301" } });
  });

  it("a place that nobody knows is said at the field, and is counted as typed", async () => {
    const { props, root, head } = await open({ zip: "Xyzzyville", div: "All", distance: "100" }, edition);
    expect(textOf(root)).toContain(words.unknown("Xyzzyville", props.example, true));
    expect(list(root, "li", { class: "shop" })).toEqual([]);
    expect(head.title).toBe(words.titleUnknown);
    expect(head.search).toMatchObject({ kind: "locations", found: false, typed: "Xyzzyville" });
  });

  it("everywhere, the list goes on from page to page with its numbers", async () => {
    const all = { zip: "95823", div: "All", distance: "25000" };
    const { props, root, head } = await open({ ...all, p: "2" }, edition);
    expect(props.result.page).toBe(2);
    expect(textOf(list(root, "span", { class: "shop__number" })[0] as never)).toBe(String(pageSize + 1));
    expect(get(root, "a", { rel: "prev" })).toBeTruthy();
    expect(head).toMatchObject({ noindex: true, search: undefined });
    expect((await open(all, edition)).head.noindex).toBe(false);
  });
});

it("a name that several towns have offers the others", async () => {
  const { props, root } = await open({ zip: "Richmond", div: "All", distance: "100" });
  expect(props.result.others.length).toBeGreaterThan(0);
  for (const { city, state } of props.result.others) expect(textOf(root)).toContain(`${city}, ${state}`);
});

it("where one stands is asked for, not guessed", async () => {
  const { root, head } = await open({ zip: "cerca de mi", div: "All", distance: "100" });
  expect(head.search).toBeUndefined();
  expect(list(root, "li", { class: "shop" })).toEqual([]);
});
