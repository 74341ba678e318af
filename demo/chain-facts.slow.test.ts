import { describe, expect, it } from "vitest";
import { bodyIds } from "#core/body.ts";
import { isColor } from "#core/color.ts";
import { findHighways } from "#core/highway.ts";
import { localTimeOf } from "#core/local-time.ts";
import { termName } from "#core/vehicle-terms.ts";
import { demoChainForTests } from "#tests/support/demo-chain.ts";
import { models } from "./catalog.ts";

const today = "2026-11-14";
const all = demoChainForTests({ vehicles: 6000, today });

describe("stores", () => {
  it("stand in the US and Canada, 17 states and 2 provinces, in the cities that must be among them", async () => {
    const open = (await all("stores")).filter((store) => store.active && store.count_group === "APBStore");
    expect(open).toHaveLength(58);
    expect(new Set(open.map((store) => store.country))).toEqual(new Set(["US", "CA"]));
    expect(new Set(open.map((store) => store.state)).size).toBe(19);
    const places = open.map((store) => `${store.city} ${store.state}`);
    for (const place of [
      "Rancho Cordova CA",
      "Newark CA",
      "Chula Vista CA",
      "Fort Worth TX",
      "Chicago IL",
      "Columbus OH",
      "Portland OR",
      "Salt Lake City UT",
      "Kansas City MO",
      "Providence RI",
      "Calgary AB",
      "Surrey BC",
    ])
      expect(places).toContain(place);
  });

  it("open seven days a week, have 555 numbers, and stand where their postal code is", async () => {
    const hours = await all("store_hours");
    const codes = new Map((await all("postal_codes")).map((row) => [row.code, row]));
    for (const store of await all("stores")) {
      const days = hours.filter((row) => row.store_id === store.id && row.desk === "store").map((row) => row.weekday);
      expect(new Set(days).size, store.name).toBe(7);
      for (const phone of [store.phone1, store.phone2, store.buying_phone])
        expect(phone).toMatch(/^$|^\(\d{3}\) 555-01\d\d$/);
      const code = codes.get(store.country === "US" ? store.postal_code : store.postal_code.slice(0, 3));
      expect(code?.state, store.name).toBe(store.state);
      expect([store.latitude, store.longitude]).toEqual([code?.latitude, code?.longitude]);
    }
  });

  it("differ in services and hours, one is closed, most have maps", async () => {
    const stores = await all("stores");
    expect(stores.filter((store) => store.closed_on !== null && store.closed_on < today)).toHaveLength(1);
    const services = await all("store_services");
    const kinds = stores.map((store) =>
      services
        .filter((row) => row.store_id === store.id)
        .map((row) => row.service)
        .join(),
    );
    expect(new Set(kinds).size).toBeGreaterThan(4);
    expect(stores.filter((store) => !findHighways(store.highways)?.length).map((store) => store.site)).toEqual([]);
    const maps = await all("store_maps");
    expect(maps.length).toBeGreaterThan(50);
    expect(maps.length).toBeLessThan(58);
  });

  it("keep holidays of their own country, with the right dates", async () => {
    const days = await all("special_days");
    const on = (site: number, day: string) => days.find((row) => row.store_id === site && row.day === day)?.label_en;
    expect(on(101, "2026-11-26")).toBe("Thanksgiving Day");
    expect(on(101, "2027-05-31")).toBe("Memorial Day");
    expect(on(157, "2027-05-24")).toBe("Victoria Day");
    expect(on(157, "2027-03-26")).toBe("Good Friday");
    expect(on(157, "2026-11-26")).toBeUndefined();
  });
});

describe("vehicles", () => {
  it("are of years in which their model was sold", async () => {
    const byId = new Map(models.map((model) => [model.id, model]));
    for (const { year, model_id } of [...(await all("vehicles")), ...(await all("cars_for_sale"))]) {
      const model = byId.get(model_id);
      expect(
        model?.years.some(([from, to]) => from <= year && year <= to),
        `${year} ${model?.make} ${model?.name}`,
      ).toBe(true);
    }
  });

  it("stand in rows of their store's map, came within 90 days, and keep a history of those that left", async () => {
    const vehicles = await all("vehicles");
    const maps = new Set((await all("store_maps")).map((map) => map.store_id));
    const rows = new Set((await all("store_map_rows")).map((row) => `${row.store_id}/${row.row}`));
    const sections = new Set((await all("store_map_rows")).map((row) => `${row.store_id}/${row.zone}/${row.row}`));
    const here = vehicles.filter((vehicle) => vehicle.left_on === null);
    expect(here).toHaveLength(6000);
    expect(vehicles).toHaveLength(7500);
    for (const car of here) {
      if (maps.has(car.store_id)) {
        expect(rows).toContain(`${car.store_id}/${car.row}`);
        if (car.section) expect(sections).toContain(`${car.store_id}/${car.section}/${car.row}`);
      }
      expect(car.date_set <= today && car.date_set > "2026-08-14", car.date_set).toBe(true);
      expect(car.color === "" || isColor(car.color), car.color).toBe(true);
    }
    for (const car of vehicles) if (car.left_on) expect(car.date_set < car.left_on && car.left_on < today).toBe(true);
    expect(here.some((car) => /^[A-F]\d+$/.test(car.row))).toBe(true);
    expect(here.some((car) => car.section && car.space)).toBe(true);
  });

  it("came before their yard's list was read", async () => {
    const readOn = new Map(
      (await all("stores")).flatMap(({ id, time_zone, stock_read_at }) =>
        stock_read_at ? [[id, localTimeOf(new Date(stock_read_at), time_zone).day] as const] : [],
      ),
    );
    for (const car of await all("vehicles")) {
      if (car.left_on === null) expect(car.date_set <= (readOn.get(car.store_id) ?? ""), car.date_set).toBe(true);
    }
  });

  it("are mostly of 1995 to 2015 and of the makes that yards have most", async () => {
    const vehicles = await all("vehicles");
    const middle = vehicles.filter(({ year }) => year >= 1995 && year <= 2015).length / vehicles.length;
    expect(middle).toBeGreaterThan(0.85);
    const byId = new Map(models.map((model) => [model.id, model.make]));
    const counts = new Map<string, number>();
    for (const { model_id } of vehicles)
      counts.set(byId.get(model_id) ?? "", (counts.get(byId.get(model_id) ?? "") ?? 0) + 1);
    const top = [...counts]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 5)
      .map(([make]) => make);
    expect(new Set(top)).toEqual(new Set(["Ford", "Toyota", "Chevrolet", "Honda", "Nissan"]));
  });

  it("say transmission, drive and fuel in words that both editions know", async () => {
    const vehicles = await all("vehicles");
    for (const word of new Set(vehicles.flatMap((car) => [car.transmission, car.drive, car.fuel]))) {
      if (word) expect(termName(word, "es"), word).not.toBe(word);
    }
  });
});

describe("catalogue", () => {
  it("has the ids that clients know", async () => {
    const makes = new Map((await all("makes")).map((make) => [make.name, make.id]));
    const known = {
      Acura: 67,
      Audi: 80,
      BMW: 90,
      Chevrolet: 100,
      Dodge: 117,
      Ford: 132,
      GMC: 140,
      Honda: 145,
      Jeep: 155,
      Lexus: 170,
      Mazda: 180,
      "Mercedes-Benz": 182,
      Nissan: 193,
      Subaru: 226,
      Toyota: 234,
      Volkswagen: 242,
      Volvo: 243,
      Ram: 275,
      Hummer: 280,
    };
    for (const [name, id] of Object.entries(known)) expect(makes.get(name), name).toBe(id);
    const rows = await all("models");
    const idOf = (make: number, name: string) => rows.find((row) => row.make_id === make && row.name === name)?.id;
    const listed = [
      [67, "Integra", 958],
      [155, "Wrangler", 994],
      [90, "3-Series", 1150],
      [132, "F-150", 1802],
      [145, "Accord", 2366],
      [145, "Civic", 2413],
      [145, "Civic Del Sol", 2414],
      [145, "CR-V", 2440],
      [180, "MX-5 Miata", 3577],
      [182, "C-Class", 3608],
      [182, "E-Class", 3613],
      [226, "Impreza WRX", 4155],
      [234, "4Runner", 4350],
      [234, "Camry", 4352],
      [234, "Corolla", 4357],
      [234, "Pickup", 4370],
      [234, "Prius", 4372],
      [234, "Tacoma", 4381],
    ] as const;
    for (const [make, name, id] of listed) expect(idOf(make, name), name).toBe(id);
    for (const row of rows) expect(bodyIds).toContain(row.body);
  });
});
