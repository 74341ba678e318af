import { beforeAll, describe, expect, it } from "vitest";
import { loadCars } from "#app/cars-for-sale/list-page/load.ts";
import { page as cars } from "#app/cars-for-sale/list-page/page.tsx";
import { loadEvents } from "#app/events/list-page/load.ts";
import { page as events } from "#app/events/list-page/page.tsx";
import type { PageRequest } from "#app/page.tsx";
import { loadAnswer } from "#app/parts/answer-page/load.ts";
import { page as answer } from "#app/parts/answer-page/page.tsx";
import { DeskFinder } from "#app/selling/desk-finder.tsx";
import { findDesks } from "#app/selling/find-desk.ts";
import type { PageId } from "#site/pages.ts";
import { modelSlug } from "#stock/model-slugs.ts";
import type { Stock } from "#stock/stock.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { loadDemoStock } from "./support/demo-stock.ts";
import { markupOf, pageRequest } from "./support/page-request.tsx";
import { list, readHtml, textOf } from "./support/read-html.ts";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

const asked = <Id extends PageId>(id: Id, query: string, params?: Record<string, string>): PageRequest<Id> =>
  pageRequest(id, "en", { stock, now, query, ...(params && { params }) });
/** The units of the distances in the elements of a class. */
function unitsIn(html: string, tag: string, className: string): string[] {
  const found = list(readHtml(html), tag, { class: className }).map(textOf);
  return found.flatMap((text) => text.match(/[\d.,]+\s(mi|km)\b/)?.[1] ?? []);
}
/** The model that most cars are of. */
function commonModel(): string {
  const cars = searchVehicles(stock, {}).flatMap((group) => group.vehicles());
  const [most] = [...Map.groupBy(cars, ({ modelId }) => modelId)].sort(([, a], [, b]) => b.length - a.length);
  return modelSlug(stock.catalog, most?.[0] ?? 0);
}

// A place near the border, from which yards of both countries are listed.
describe.each([
  ["98101", "mi"],
  ["V3V 2K7", "km"],
])("asked from %s, every distance is in %s, whichever country its yard is in:", (zip, unit) => {
  const far = `zip=${zip}&distance=2500`;

  it("cars for sale", () => {
    const request = asked("carsForSale", far);
    const props = loadCars(request);
    const units = unitsIn(markupOf(request, <cars.Page {...props} />), "p", "lot__at");
    expect(units).toHaveLength(props.cars.length);
    expect(new Set(units)).toEqual(new Set([unit]));
  });

  it("events", () => {
    const request = asked("events", `zip=${zip}`);
    const props = loadEvents(request);
    const units = [...markupOf(request, <events.Page {...props} />).matchAll(/Nearest: [^<]*? ([a-z]+)\./g)];
    expect(units.length).toBeGreaterThan(0);
    expect(new Set(units.map(([, said]) => said))).toEqual(new Set([unit]));
  });

  it("the answer about a part", () => {
    const request = asked("partAnswer", far, { part: "alternator", model: commonModel() });
    const props = loadAnswer(request);
    if (!("answer" in props)) throw new Error("leads elsewhere");
    const html = markupOf(request, <answer.Page {...props} />);
    const units = unitsIn(html, "span", "yard-line__count");
    expect(units).toHaveLength(props.answer.yards.length);
    expect(new Set([...units, ...unitsIn(html, "li", "till")])).toEqual(new Set([unit]));
    expect(html).toContain(`Within ${unit === "km" ? "4,023 km" : "2,500 mi"} of`);
  });

  it("the desks that buy cars", () => {
    const request = asked("sellMyCar", "");
    const found = findDesks(stock, zip);
    const html = markupOf(request, <DeskFinder answer={found} page="sellMyCar" />);
    const units = unitsIn(html, "small", "nums");
    expect(new Set(found?.desks.map(({ store }) => store.country)).size).toBe(2);
    expect(units).toEqual(found?.desks.map(() => unit));
  });
});
