import { beforeAll, describe, expect, it } from "vitest";
import type { Store } from "#core/store.ts";
import type { Vehicle } from "#core/vehicle.ts";
import type { Stock } from "#stock/stock.ts";
import { listNewestArrivals } from "#stock/vehicles.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { CarCard } from "./car-card.tsx";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
let vehicle: Vehicle;
let store: Store;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 60 });
  vehicle = { ...(listNewestArrivals(stock, 1)[0] as Vehicle), vin: "1HGCM82633A004352", row: "17", color: "azul" };
  store = stock.chain.storeById.get(vehicle.storeId) as Store;
});

type Given = Partial<Vehicle> & { early?: boolean; prices?: boolean; note?: string; edition?: "es" | "en" };
function markup({ early = false, prices = false, note = "", edition = "es", ...changes }: Given = {}) {
  const card = <CarCard vehicle={{ ...vehicle, ...changes }} store={store} {...{ early, prices, note }} />;
  return markupOf(pageRequest("home", edition, { stock, now }), card);
}

describe("the card of a car", () => {
  it("calls a car new for a week, by the yard's own day", () => {
    expect(markup({ dateSet: "2026-11-08" })).toContain(">Nuevo<");
    expect(markup({ dateSet: "2026-11-07" })).not.toContain(">Nuevo<");
  });

  it("shows the last six of its number, its row with the way to the map, its color by name", () => {
    const html = markup();
    expect(html).toContain("004352");
    expect(html).toMatch(/href="[^"]*1HGCM82633A004352#mapa"/);
    expect(html).toContain("Azul");
    expect(markup({ edition: "en" })).toContain("Blue");
  });

  it("leaves out what is not known", () => {
    const html = markup({ vin: "", row: "", color: "" });
    for (const part of ["VIN", "#mapa", "swatch"]) expect(html).not.toContain(part);
  });

  it("shows its photo where there is one, else its body in its color; at once only in the first screenful", () => {
    expect(markup()).toMatch(/src="[^"]*azul[^"]*"[^>]*loading="lazy"/);
    expect(markup({ photos: ["a.jpg"] as unknown as Vehicle["photos"] })).toContain(`/photos/${vehicle.id}-small.jpg`);
    expect(markup({ early: true })).not.toContain("lazy");
  });

  it("leads to the yard's prices only where that is wanted", () => {
    expect(markup()).not.toContain("precios-de-piezas");
    expect(markup({ prices: true })).toContain(`precios-de-piezas?store=${store.id}"`);
  });

  it("says beside the day what its list has to say", () => {
    expect(markup({ dateSet: "2026-11-12", note: " · Sección 3" })).toMatch(/12 nov.*\(hace 3 días\) · Sección 3<\/p>/);
  });
});
