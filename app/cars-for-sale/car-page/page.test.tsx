import { beforeAll, describe, expect, it } from "vitest";
import type { Redirect } from "#app/page.tsx";
import { vinBits } from "#core/car-facts.ts";
import { asSiteError, gone, type SiteError } from "#core/errors.ts";
import { dangerOf } from "#core/part-dangers.ts";
import { vehicleName } from "#core/vehicle.ts";
import type { Stock } from "#stock/stock.ts";
import { getStore } from "#stock/stores.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { copy } from "./copy.ts";
import { page } from "./page.tsx";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 0 });
});
const ask = (id: string, of = stock) => pageRequest("carForSale", "es", { stock: of, now, params: { id } });
function open(id: string, of = stock) {
  const request = ask(id, of);
  const props = page.load(request) as Exclude<Awaited<ReturnType<typeof page.load>>, Redirect>;
  return { request, props, head: page.head(props, request) };
}
function refusal(id: string): SiteError {
  try {
    page.load(ask(id));
  } catch (thrown) {
    return asSiteError(thrown);
  }
  throw new Error("It was not refused");
}

describe("the address of a car", () => {
  it.each([
    ["abc", "not-found"],
    ["-1", "not-found"],
    ["1234567890", "not-found"],
    ["99", "not-found"],
    ["3", "gone"],
  ])("%s is %s", (id, code) => expect(refusal(id).code).toBe(code));

  it("has no noughts in front: they lead to the right one for good", () => {
    expect(page.load(ask("001"))).toEqual({ to: ask("1").href("carForSale", { id: 1 }), status: 308 });
  });

  it("is listed for every car that is for sale", () => {
    expect([...(page.list?.(stock) ?? [])].map(({ id }) => id).toSorted()).toEqual(["1", "2"]);
  });
});

describe("what a car's page says of it", () => {
  it("that it has high voltage, above all else, and who says so; nothing where nobody does", () => {
    const { request, props } = open("1");
    const pageOf = (more: Partial<typeof props.car>) =>
      markupOf(request, <page.Page {...props} car={{ ...props.car, ...more }} />);
    const warning = dangerOf("high-voltage-car").es;
    const byVin = 1 << vinBits.high_voltage;
    const told = pageOf({ facts: { highVoltage: true, byVin } });
    expect(told).toContain(warning);
    expect(told.indexOf(warning)).toBeLessThan(told.indexOf('class="car-body"'));
    expect(told).toContain(copy.es.itsVinSays);
    const named = pageOf({ make: "Toyota", model: "Prius" });
    expect(named).toContain(warning);
    expect(named).not.toContain(copy.es.itsVinSays);
    expect(pageOf({ facts: { byVin: 0 } })).not.toMatch(/híbrido/i);
    const engine = pageOf({ engine: "1.5L I4", facts: { byVin: 1 << vinBits.engine } });
    expect(engine).toMatch(/1\.5L I4<\/[a-z]+>\s*<small>según su VIN|1\.5L I4 ?<small>según su VIN/);
  });

  it("its price in the title, and none where one must ask", () => {
    const { props, head } = open("1");
    const name = vehicleName(props.car);
    expect(props.store).toBe(getStore(stock, 1));
    expect(head.title).toBe(`${copy.es.title(name)}, $2,500, ${props.store.city}`);
    const asked = open("2");
    expect(asked.head.title).toBe(`${copy.es.title(vehicleName(asked.props.car))}, ${asked.props.store.mapTextLine1}`);
    expect(head.description).toContain(props.store.name);
    expect(head.description).toContain(props.car.stockNumber);
  });

  it("its address and the list above it, for search engines", () => {
    const [car, crumbs] = open("1").head.jsonLd as Record<string, unknown>[];
    expect(car).toMatchObject({ "@type": "Car", url: ask("1").url("carForSale", { id: 1 }) });
    expect(crumbs).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2 }] });
  });
});

describe("the other cars", () => {
  /** Car 1 with others that differ in make, body and place. */
  const among = (...others: { makeId?: number; body?: string; storeId: number }[]): Stock => {
    const [car] = stock.cars.forSale.filter(({ id }) => id === 1);
    if (!car) throw new Error("Car 1 is for sale");
    const same = { ...car, body: "sedan" };
    const rest = others.map((other, at) => ({ ...same, id: at + 10, makeId: 77, body: "van", ...other }));
    const forSale = [...rest, same] as typeof stock.cars.forSale;
    return { ...stock, cars: { ...stock.cars, forSale, byId: new Map(forSale.map((one) => [one.id, one])) } };
  };
  const others = (of: Stock) => open("1", of).props.others.map(({ car }) => car.id);

  it("are those of the same make first, then of the same body, then the nearest; never itself", () => {
    const makeId = stock.cars.byId.get(1)?.makeId ?? 0;
    const of = among({ storeId: 4 }, { storeId: 2 }, { storeId: 4, body: "sedan" }, { storeId: 5, makeId });
    expect(others(of)).toEqual([13, 12, 11, 10]);
  });

  it("are four at most, and none when it is the only one", () => {
    expect(others(among(...[1, 2, 3, 4, 5, 6].map((storeId) => ({ storeId }))))).toHaveLength(4);
    expect(others(among())).toEqual([]);
    const { request, props } = open("1", among());
    expect(markupOf(request, <page.Page {...props} />)).not.toContain(copy.es.others);
  });
});

describe("a car that was sold", () => {
  it("has a page that says when, with others to look at", () => {
    const failure = page.failure?.(refusal("3"), ask("3"));
    const html = markupOf(ask("3"), failure?.body);
    expect(failure?.head.title).toBe(copy.es.soldTitle(vehicleName(stock.cars.byId.get(3) ?? ({} as never))));
    expect(html).toContain("2 de noviembre de 2026");
    expect(html).toContain('id="others"');
  });

  it("is not what a closed yard is, nor what was never there", () => {
    expect(page.failure?.(gone("store 1", getStore(stock, 1)), ask("1"))).toBeUndefined();
    expect(page.failure?.(refusal("99"), ask("99"))).toBeUndefined();
  });
});
