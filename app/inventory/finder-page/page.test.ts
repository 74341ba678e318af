import { beforeAll, describe, expect, it } from "vitest";
import { Redirect } from "#app/page.tsx";
import { addDays, localTimeOf } from "#core/local-time.ts";
import { resolvePlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { countVehicles, searchVehicles } from "#stock/vehicles.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { page } from "./page.tsx";

const now = new Date();
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 18, vehicles: 900 });
});

const load = (query: string) => page.load(pageRequest("inventory", "es", { stock, now, query }));
function shown(query: string) {
  const loaded = load(query);
  if (!("busy" in loaded)) throw new Error(`${query} leads elsewhere`);
  return loaded;
}
const leads = (q: string, zip = "") => {
  const loaded = load(`${new URLSearchParams({ q, zip })}`);
  return loaded instanceof Redirect ? loaded.to : undefined;
};

describe("the page of the inventory form", () => {
  it("names the six yards with the most arrivals of the week, the busiest first", () => {
    const { busy, cars } = shown("");
    const since = addDays(localTimeOf(now, stock.chain.timeZone).day, -7);
    expect(cars).toBe(countVehicles(stock));
    expect(busy).toHaveLength(6);
    const arrived = busy.map((yard) => yard.arrived);
    expect(arrived).toEqual(arrived.toSorted((a, b) => b - a));
    for (const { id, count, arrived: few } of busy) {
      expect(count).toBe(countVehicles(stock, id));
      expect(few).toBe(searchVehicles(stock, { storeIds: [id], since })[0]?.count);
    }
  });

  it("keeps what was chosen before the models came, in whatever way it was written", () => {
    expect(shown("").values).toBeUndefined();
    const { values, choices } = shown("make=make+2&step=models&zip=t2c+1a1&from=2001&to=2004");
    expect(values).toMatchObject({ makeId: 2, zip: "T2C 1A1", distance: 25, years: [[2001, 2004]] });
    expect(choices.models.length).toBeGreaterThan(0);
    expect(shown("make=2&step=models&distance=0").values?.distance).toBe(25_000);
  });
});

it("before anything is chosen the makes stand there with their cars, near the place if a yard is", () => {
  const counts = (query: string) =>
    shown(query).makes?.makes.map(([, , count]) => Number(count.replace(",", ""))) ?? [];
  const sum = (query: string) => counts(query).reduce((all, count) => all + count, 0);
  expect(counts("")).toEqual(counts("").toSorted((a, b) => b - a));
  expect(sum("")).toBe(countVehicles(stock));
  const { makes } = shown("zip=95670");
  expect(makes).toMatchObject({
    near: "95670",
    title: "Por marca, a 25 mi del 95670",
    query: "model=0&distance=25&zip=95670",
  });
  const place = resolvePlace(stock, "95670").place;
  const near = searchVehicles(stock, place ? { origin: place, miles: 25 } : {});
  expect(sum("zip=95670")).toBe(near.reduce((all, { count }) => all + count, 0));
  // Where no yard is near all are counted; once a make is chosen its models are there.
  for (const none of ["zip=99501", "zip=zzzz"]) expect(shown(none).makes).toEqual(shown("").makes);
  expect(shown("make=2&step=models").makes).toBeUndefined();
});

it("without script Enter presses the button that gets the models: where no make is chosen it leads to the cars", () => {
  const { to } = load("make=&from=1998&to=2004&zip=+v6b+1a1&distance=50") as { to?: string };
  expect(to).toBe("/revise-inventario/busque?make=&model=0&distance=50&zip=V6B1A1&year=1998-2004");
  expect(load("make=&from=&to=&zip=")).toMatchObject({ to: expect.stringMatching(/&distance=25&zip=&year=$/) });
  // What cannot be so is said beside its field there, instead of finding cars of every year.
  expect(load("make=&year=abc&distance=-5&zip=95670")).toMatchObject({
    to: "/revise-inventario/busque?make=&model=0&distance=-5&zip=95670&year=abc",
  });
});

it("a make that is sent without asking for its models leads to its cars, a part for it to that part", () => {
  expect(load("make=2&model=2003&zip=95670&part=&q=")).toMatchObject({
    to: "/revise-inventario/busque?make=2&model=2003&distance=25&zip=95670&year=",
  });
  expect(load("make=2&model=2003&part=alternador&zip=95670")).toMatchObject({
    to: expect.stringMatching(/^\/busque-pieza\?part=alternador&make=2&model=2003&distance=25&zip=95670$/),
  });
});

describe("a typed line", () => {
  it("that is sure leads straight to its cars", () => {
    expect(leads("make 2 model 3 2001-2004")).toMatch(/\?make=2&model=2003&year=2001-2004$/);
  });

  it("about opening hours leads to the yards, near the place if there is one", () => {
    expect(leads("abierto hoy")).toBe("/ubicaciones");
    expect(leads("abierto hoy 95670")).toMatch(/;zip=95670;div=All;distance=\d+$/);
  });

  it("takes its place from the field beside it, unless it names one itself", () => {
    expect(leads("make 2 model 3", "95670")).toMatch(/\?make=2&model=2003&distance=25&zip=95670$/);
    expect(leads("make 2 model 3 95670", "33101")).toMatch(/&zip=95670$/);
    expect(leads("abierto hoy", "95670")).toMatch(/;zip=95670;div=All;distance=\d+$/);
  });

  it("about a part takes the place along to its price", () => {
    expect(leads("muffler")).toMatch(/\?q=muffler$/);
    expect(leads("muffler", "95670")).toMatch(/\?q=muffler&zip=95670$/);
  });

  it("left empty beside a place means all cars near it; empty altogether, the form", () => {
    expect(leads("", "95670")).toMatch(/\?distance=25&zip=95670$/);
    expect(shown("q=&zip=").typed).toBe("");
  });

  it("that is not sure stays, and says what was understood", () => {
    const { answer, typed } = shown("q=xyzzy+make+2");
    expect(typed).toBe("xyzzy make 2");
    expect(answer).toMatchObject({
      reading: { leftover: ["xyzzy"] },
      chips: [
        { kind: "car", text: "Make 2", without: "xyzzy" },
        { kind: "unknown", text: "xyzzy", without: "make 2" },
      ],
    });
  });
});

it("has a title that fits beside a longer brand", () => {
  const request = pageRequest("inventory", "es", { stock, now, query: "" });
  const settings = { ...request.settings, brand: "Palo Verde Norte" };
  expect(page.head(shown(""), { ...request, settings }).title).toBe("Inventario del yonke: su carro y la fila");
  expect(page.head(shown(""), request).title).toBe("Inventario del yonke: encuentre su carro y la fila");
});
