import { expect, it } from "vitest";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { mapLocation } from "./map.ts";
import { columns } from "./schema.ts";

const context = {
  storeId: (site: string) => (site === "FW1" ? 1 : undefined),
  takeStoreId: () => 60,
  divisionId: (code: string) => (code === "APB" ? 1 : undefined),
  takeDivisionId: () => 9,
  pointOf: (postalCode: string) => (postalCode === "79601" ? { latitude: 32.5, longitude: -99.7 } : undefined),
};
const map = (cells: Record<string, string>) => mapLocation(rowOf(columns, cells), context);
const whole = {
  site: "AB1",
  code: "901",
  name: "Yonke Abilene",
  division: "APB",
  address1: "1 Road",
  city: "Abilene",
  state: "TX",
  country: "US",
  postal_code: "79601",
  time_zone: "America/Chicago",
  hours: "Mo-Su 8:00-17:00",
};

it("makes a new store at its postal code's place", () => {
  expect(map(whole)).toMatchObject({
    drafts: [
      {
        table: "stores",
        values: { id: 60, latitude: 32.5, longitude: -99.7, division_id: 1 },
        defaults: { list_text: "Abilene", map_text_line1: "Abilene, TX" },
        children: [{ table: "store_hours", rows: { length: 7 } }],
      },
    ],
  });
});

it("changes a known store by one column alone", () => {
  expect(map({ site: "FW1", tax_rate: "8.25%", admission: "2" })).toMatchObject({
    drafts: [{ keys: [{ id: 1 }], values: { tax_rate: 82500, admission_cents: 200, city: undefined }, children: [] }],
  });
});

it("takes the highways near it, written in one way", () => {
  expect(map({ site: "FW1", highways: "i-20, salida 438 | TX 12" })).toMatchObject({
    drafts: [{ values: { highways: "I-20 exit 438|TX-12" } }],
  });
  expect(() => map({ site: "FW1", highways: "Main Street" })).toThrow("are not highways");
});

it("closes a store by its date", () => {
  expect(map({ site: "FW1", closed_on: "2026-09-01" })).toMatchObject({
    drafts: [{ values: { active: 0, closed_on: "2026-09-01" } }],
  });
});

it("says what is wrong in words", () => {
  expect(reasons(map({ ...whole, hours: "" }))[0]).toContain("hours is empty, and a new record needs it");
  expect(reasons(map({ ...whole, postal_code: "99999" }))[0]).toContain(
    "latitude is empty and the postal code is in no table",
  );
  expect(reasons(map({ site: "FW1", info_es: "<p>Hola</p>" }))[0]).toContain("reads the site in");
  expect(reasons(map({ site: "FW1", services: "inventory|coffee" }))[0]).toContain("is not one of: inventory");
  expect(reasons(map({ site: "FW1", division: "NEW" }))[0]).toContain("division_name");
  expect(() => rowOf(columns, { site: "FW1", time_zone: "Texas/Time" })).toThrow("America/Chicago");
});

it("takes a new store's place from its own coordinates, both of them, else from its code", () => {
  const place = (cells: Record<string, string>) => {
    const mapped = map({ ...whole, ...cells });
    if ("problems" in mapped) return reasons(mapped);
    const { latitude, longitude } = mapped.drafts.at(-1)?.values ?? {};
    return [latitude, longitude];
  };
  expect(place({ latitude: "30.1", longitude: "-97.5" })).toEqual([30.1, -97.5]);
  expect(place({ latitude: "30.1" })).toEqual([32.5, -99.7]);
  expect(place({ postal_code: "99999", latitude: "30.1", longitude: "-97.5" })).toEqual([30.1, -97.5]);
  // Without a code it is the code that is missed, not the coordinates.
  expect(place({ postal_code: "" })).toEqual([expect.stringContaining("postal_code is empty")]);
  // One that is known stays where it is.
  expect(map({ site: "FW1", postal_code: "99999" })).toMatchObject({ drafts: [{ values: { postal_code: "99999" } }] });
  expect(reasons(map({ site: "FW1", postal_code: "x" }))[0]).toContain("is no ZIP");
});

it("brings a new division along with its name, and renames one that is there", () => {
  expect(map({ ...whole, division: "NEW", division_name: "Nueva" })).toMatchObject({
    drafts: [
      { table: "divisions", keys: [{ id: 9 }], values: { id: 9, code: "NEW", name: "Nueva" } },
      { table: "stores" },
    ],
  });
  expect(map({ site: "FW1", division: "APB", division_name: "Otra" })).toMatchObject({
    drafts: [{ table: "divisions", values: { id: 1, name: "Otra" } }, { values: { division_id: 1 } }],
  });
  expect(map({ site: "FW1", city: "Waco" })).toMatchObject({
    drafts: [{ values: { division_id: undefined, active: undefined }, defaults: { map_text_line1: undefined } }],
  });
});

it("writes the hours of each desk and the services only where the line has them", () => {
  expect(map({ site: "FW1", buying_hours: "Mo 8:00-9:00", services: "inventory|wesellcars" })).toMatchObject({
    drafts: [
      {
        children: [
          { table: "store_hours", parent: { store_id: 1, desk: "buying" }, rows: [{ desk: "buying", weekday: 1 }] },
          { table: "store_services", rows: [{ service: "inventory" }, { service: "wesellcars" }] },
        ],
      },
    ],
  });
});
