import { emptySearch, writeSearch } from "#app/inventory/search.ts";
import type { PageView } from "#app/page.tsx";
import type { Stock } from "#stock/stock.ts";
import { readCarAddress, type VinCar, writeCar } from "./vin-car.ts";
import type { VinLead } from "./vin-lead.ts";

/** One of the cars that may be meant, in one parameter. */
export const writeMaybe = (car: VinCar): string =>
  new URLSearchParams(
    Object.entries(writeCar(car)).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

export const readMaybe = (query: URLSearchParams, stock: Stock, now: Date): VinCar[] =>
  query
    .getAll("may")
    .slice(0, 3)
    .flatMap((text) => readCarAddress(new URLSearchParams(text.slice(0, 200)), stock, now) ?? []);

/** The address that a VIN leads to: it tells the car, never the VIN. That of a car in a yard is the car's own. */
export function vinAddress(lead: VinLead, { href }: Pick<PageView, "href">, zip = ""): string {
  const near = zip || undefined;
  switch (lead.kind) {
    case "vehicle":
      return href("vehicle", { vin: lead.key });
    case "several":
      return href("inventoryResults", {}, { query: writeSearch({ ...emptySearch, vin: `*${lead.end}` }) });
    case "car":
      return href("vin", {}, { query: { ...writeCar(lead.car), check: lead.fits ? undefined : 0, zip: near } });
    case "mends": {
      const asIs = lead.asIs ? writeCar(lead.asIs) : {};
      const query = new URLSearchParams(
        Object.entries({ ...asIs, check: 0, zip: near }).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)]],
        ),
      );
      for (const { car } of lead.mends) query.append("may", writeMaybe(car));
      return href("vin", {}, { query });
    }
    case "unknown":
      return href("vin", {}, { query: { check: "none", zip: near } });
    case "no vin":
      return href("vin", {}, { query: { signs: lead.signs, zip: near } });
  }
}
