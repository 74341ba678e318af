import { beforeAll, describe, expect, it } from "vitest";
import type { Edition } from "#core/edition.ts";
import { notFound, SiteError } from "#core/errors.ts";
import { vehicleName } from "#core/vehicle.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { get, list, readHtml, textOf } from "#tests/support/read-html.ts";
import { copy } from "./copy.ts";
import { loadMap } from "./load.ts";
import { page } from "./page.tsx";

const now = new Date("2026-11-15T20:00:00Z");
let stock: Stock;
let storeId: number;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
  const sizes = [...stock.chain.maps.keys()].map((id) => [stock.yards.get(id)?.present.count ?? 0, id] as const);
  storeId = sizes.sort((a, b) => b[0] - a[0])[0]?.[1] ?? 0;
});

function open(query: string, edition: Edition) {
  const request = pageRequest("storeMap", edition, { stock, now, query, params: { id: String(storeId) } });
  const loaded = loadMap(request);
  return { loaded, head: page.head(loaded, request), root: readHtml(markupOf(request, <page.Page {...loaded} />)) };
}
const anyCar = () => {
  const [car] = searchVehicles(stock, { storeIds: [storeId] })[0]?.vehicles(0, 1) ?? [];
  if (!car) throw new Error("no car");
  return { ...car, makeId: stock.catalog.model(car.modelId).makeId };
};
const side = (root: ReturnType<typeof readHtml>) => get(root, "div", { class: "yard-page__side" });

describe.each(editionIds)("a yard's page in %s", (edition) => {
  const words = copy[edition];

  it("counts its zones, and writes every row once, each a link that marks it", () => {
    const { loaded, root, head } = open("", edition);
    const { sketch } = loaded.yard;
    expect(textOf(side(root))).toContain(words.press);
    const zones = list(get(side(root), "ul", { class: "yard-page__list" }), "small").map(textOf);
    const rows = sketch.zones.map((_, zone) => sketch.rows.filter((row) => row[1] === zone));
    expect(zones).toEqual(
      rows.map((own) => {
        const cars = own.reduce((sum, row) => sum + row[3], 0);
        return `${words.rows(own.length)}, ${words.cars(cars, String(cars))}`;
      }),
    );
    const written = list(root, "ul", { class: "rows" }).flatMap((zone) => list(zone, "a"));
    expect(written.map(textOf).toSorted()).toEqual(sketch.rows.map(([label]) => label).toSorted());
    expect(new Set(written.map(({ attributes }) => attributes.href)).size).toBe(written.length);
    expect(list(root, "nav", { "aria-label": words.views })).toEqual([]);
    expect(head.noindex).toBe(false);
  });

  it("shows the cars of the row that is asked for, the way there and the way back", () => {
    const car = anyCar();
    const { loaded, root } = open(`row=${encodeURIComponent(car.row)}&section=${car.section}`, edition);
    const panel = side(root);
    expect(textOf(get(panel, "h2"))).toBe(words.rowOf(car.row));
    expect(list(get(panel, "ul", { class: "yard-page__list adds" }), "a").map(textOf)).toEqual(
      loaded.cars.map(({ vehicle }) => vehicleName(vehicle)),
    );
    expect(list(panel, "li", { "data-car": String(car.id) })).toHaveLength(1);
    expect(get(panel, "ol").children.length).toBeGreaterThan(0);
    const back = list(panel, "a").find((link) => textOf(link) === words.unmark);
    expect(back?.attributes.href).not.toContain("row=");
    expect(list(root, "a", { "aria-current": "true" }).map(textOf)).toContain(car.row);
  });

  it("says which row it does not know, at its field", () => {
    const { root, head } = open("row=ZZ99", edition);
    expect(textOf(get(root, "div", { role: "alert" }))).toContain(words.unknownRow("ZZ99"));
    expect(get(root, "input", { id: "row" }).attributes).toMatchObject({ value: "ZZ99", "aria-invalid": "true" });
    expect(head).toMatchObject({ noindex: true, title: words.error(open("", edition).loaded.store.mapTextLine1) });
  });

  it("keeps a search lit while another row is asked for", () => {
    const { makeId, modelId, row, section } = anyCar();
    const search = `make=${makeId}&model=${modelId}`;
    const { loaded, root, head } = open(search, edition);
    expect(textOf(get(side(root), "h2"))).toBe(loaded.searchName);
    expect(textOf(side(root))).toContain(words.litHere(loaded.yard.lit));
    const views = list(get(root, "nav", { "aria-label": words.views }), "a");
    expect(views.map((view) => view.attributes["aria-current"])).toEqual([undefined, "true"]);
    const kept = list(get(side(root), "form"), "input", { type: "hidden" }).map(({ attributes }) => attributes.name);
    expect(kept).toEqual(expect.arrayContaining(["make", "model"]));
    expect(head.noindex).toBe(true);
    const marked = open(`${search}&row=${encodeURIComponent(row)}&section=${section}`, edition);
    const lit = marked.loaded.cars.filter((car) => car.lit).length;
    expect(lit).toBeGreaterThan(0);
    expect(list(side(marked.root), "li", { class: "is-lit" })).toHaveLength(lit);
    expect(textOf(get(side(marked.root), "b"))).toBe(words.lit(lit).trim());
  });

  it("says that a map does not exist, word for word as other programs look for it", () => {
    const request = pageRequest("storeMap", edition, { stock, now, params: { id: "99999" } });
    const shown = page.failure?.(notFound("map"), request);
    expect(textOf(readHtml(markupOf(request, shown?.body)))).toContain("Sorry, this store map does not exist.");
  });

  it("says that a yard has no map, and leads to the yard or to all of them", () => {
    const view = (id: string) => {
      const request = pageRequest("storeMap", edition, { stock, now, params: { id } });
      const shown = page.failure?.(notFound("map"), request);
      return { request, shown, html: markupOf(request, shown?.body) };
    };
    expect(view(String(storeId)).html).toContain(words.seeStore);
    expect(view("99999").html).toContain(words.find2);
    expect(view("1e3").html).toContain(words.find2);
    expect(view("99999").shown?.head.title).toBe(words.missingTitle);
    expect(page.failure?.(new SiteError("gone", "x"), view("1").request)).toBeUndefined();
  });
});
