import { beforeAll, describe, expect, it } from "vitest";
import type { Edition } from "#core/edition.ts";
import type { Store } from "#core/store.ts";
import type { Vehicle } from "#core/vehicle.ts";
import type { Stock } from "#stock/stock.ts";
import { getStore } from "#stock/stores.ts";
import { listNewestArrivals } from "#stock/vehicles.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { GoneCar } from "./gone.tsx";
import type { SharingCars } from "./sharing-cars.ts";
import { SharingList } from "./sharing-list.tsx";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
let vehicle: Vehicle;
let store: Store;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 60 });
  vehicle = { ...(listNewestArrivals(stock, 1)[0] as Vehicle), make: "Toyota", model: "Corolla", year: 2005 };
  store = getStore(stock, vehicle.storeId);
});

const text = (markup: string) => markup.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");
function said(edition: Edition, more: Partial<SharingCars> = {}): string {
  const own = { modelId: vehicle.modelId, from: 2003, to: 2008, name: "Toyota Corolla" };
  const generation = {
    ...own,
    name: { es: "9.ª generación", en: "9th generation" },
    note: { es: "láminas nuevas en 2005", en: "new panels for 2005" },
    changes: [],
  };
  const sharing: SharingCars = {
    generation,
    spans: [
      { ...own, why: "same generation" },
      { modelId: 1, from: 2003, to: 2008, why: "sister", bond: "platform", name: "Pontiac Vibe" },
      { modelId: 2, from: 2006, to: 2006, why: "sister", bond: "car", name: "Chevrolet Prizm" },
    ],
    here: [vehicle],
    near: [],
    ...more,
  };
  const list = <SharingList vehicle={vehicle} store={store} sharing={sharing} />;
  return text(markupOf(pageRequest("vehicle", edition, { stock, now, params: { vin: vehicle.vin } }), list));
}

describe("the cars that share a car's parts, in words", () => {
  it("say the years, the sisters, what differs, and to compare", () => {
    expect(said("es")).toContain(
      "2003–2008 es la misma generación. Pontiac Vibe 2003–2008 comparte plataforma: compare cada pieza. " +
        "Chevrolet Prizm 2006 es el mismo carro con otro emblema. Láminas nuevas en 2005. Compare antes de pagar.",
    );
    expect(said("en")).toContain(
      "2003–2008 is the same generation. Pontiac Vibe 2003–2008 shares its platform: compare each part. " +
        "Chevrolet Prizm 2006 is the same car with another badge. New panels for 2005. Compare before you pay.",
    );
  });

  it("claim no generation where only sisters are shown", () => {
    const spans = [{ modelId: 1, from: 2003, to: 2008, why: "sister", bond: "car", name: "Pontiac Vibe" }] as const;
    const words = said("es", { spans, generation: undefined });
    expect(words).not.toContain("misma generación");
    expect(words).toContain("Busque todos los Toyota Corolla");
  });

  it("lead to all cars of those years", () => {
    expect(said("es")).toContain("Busque todos los Toyota Corolla 2003–2008");
  });
});

it("stand at the same place of the page when the car has left: a list of its own links there", () => {
  const gone = { ...vehicle, leftOn: "2026-11-10", leftHow: "gone" as const };
  const own = {
    modelId: vehicle.modelId,
    from: 2003,
    to: 2008,
    name: "Toyota Corolla",
    why: "same generation" as const,
  };
  const sharing: SharingCars = { generation: undefined, spans: [own], here: [vehicle], near: [] };
  const draw = (known: SharingCars | undefined) =>
    markupOf(
      pageRequest("vehicle", "es", { stock, now, params: { vin: vehicle.vin } }),
      <GoneCar vehicle={gone} store={store} sharing={known} similar={{ here: [], near: [] }} />,
    );
  expect(draw(sharing)).toContain('id="sharing"');
  expect(draw(undefined)).not.toContain('id="sharing"');
});
