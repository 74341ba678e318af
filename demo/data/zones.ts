import type { Words } from "#core/edition.ts";

/** Yards set cars out by maker and kind; the order is the order from the far end to the gate. */
export const zoneNames = {
  imports: { es: "Importados", en: "Imports" },
  european: { es: "Europeos", en: "European" },
  gm: { es: "General Motors", en: "GM" },
  ford: { es: "Ford y Lincoln", en: "Ford and Lincoln" },
  chrysler: { es: "Chrysler y Dodge", en: "Chrysler and Dodge" },
  trucks: { es: "Trocas, vans y SUV", en: "Trucks, vans and SUVs" },
} as const satisfies Record<string, Words>;

export type Zone = keyof typeof zoneNames;
export const zoneIds = Object.keys(zoneNames) as Zone[];

const zoneByMake: Readonly<Record<string, Zone>> = {
  ...Object.fromEntries(
    ["Buick", "Cadillac", "Chevrolet", "GMC", "Geo", "Oldsmobile", "Pontiac", "Saturn", "Hummer"].map((make) => [
      make,
      "gm",
    ]),
  ),
  ...Object.fromEntries(["Ford", "Lincoln", "Mercury"].map((make) => [make, "ford"])),
  ...Object.fromEntries(["Chrysler", "Dodge", "Eagle", "Jeep", "Plymouth", "Ram"].map((make) => [make, "chrysler"])),
  ...Object.fromEntries(
    [
      "Alfa Romeo",
      "Audi",
      "BMW",
      "Fiat",
      "Jaguar",
      "Land Rover",
      "MINI",
      "Mercedes-Benz",
      "Porsche",
      "Saab",
      "Volkswagen",
      "Volvo",
      "smart",
    ].map((make) => [make, "european"]),
  ),
};

export const zoneOf = (model: { make: string; body: string }): Zone =>
  ["pickup", "van", "truck", "suv", "minivan"].includes(model.body) ? "trucks" : (zoneByMake[model.make] ?? "imports");
