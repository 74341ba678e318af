import type { Database } from "#data/database.ts";
import { bumpEverything } from "#data/writes/bump-version.ts";
import { addImages } from "#data/writes/images.ts";
import { insertRows } from "#data/writes/rows.ts";
import { carForSaleRow, eventRow, partRow, promoRow } from "./rows.ts";

const price = {
  price_cents: 6199,
  core_cents: 899,
  warranty_cents: null,
  environmental_cents: null,
  note_es: "",
  note_en: "",
  updated_at: "2026-11-01T00:00:00.000Z",
};

/** Prices, campaigns, cars for sale, markets, maps and hours for the stores that `fillChain` made. */
export async function fillLookups(db: Database): Promise<void> {
  await db.main.transaction().execute(async (trx) => {
    const part = (id: number, name_es: string, name_en: string, category: string) =>
      partRow({ id, name_es, name_en, category });
    await insertRows(trx, "parts", [
      part(1, "Marcha", "Starter", "electrical"),
      part(2, "Mofle", "Muffler", "exhaust"),
      part(3, "Múltiple de escape", "Exhaust manifold", "exhaust"),
      part(4, "Alternador", "Alternator", "electrical"),
      part(5, "Sin precio", "Unpriced", "other"),
    ]);
    await insertRows(trx, "part_synonyms", [{ part_id: 1, edition: "es", word: "motor de arranque" }]);
    await insertRows(
      trx,
      "chain_prices",
      [1, 2, 3, 4].map((part_id) => ({ part_id, ...price })),
    );
    await insertRows(trx, "store_prices", [{ store_id: 2, part_id: 2, ...price, price_cents: 5000 }]);
    await insertRows(trx, "events", [
      eventRow({ id: 1, banner_starts_at: "2026-11-10T00:00", banner_ends_at: "2026-11-20T00:00" }),
      eventRow({ id: 2, all_stores: 1, starts_at: "2026-12-01T08:00", ends_at: "2026-12-02T18:00" }),
      eventRow({ id: 3, all_stores: 1, starts_at: "2026-01-01T08:00", ends_at: "2026-01-02T18:00" }),
      eventRow({
        id: 4,
        starts_at: "2026-11-15T08:00",
        ends_at: "2026-11-15T13:30",
        banner_starts_at: "2026-11-12T00:00",
        banner_ends_at: "2026-11-14T00:00",
      }),
    ]);
    await insertRows(trx, "event_stores", [
      { event_id: 1, store_id: 2 },
      { event_id: 4, store_id: 1 },
      { event_id: 4, store_id: 6 },
    ]);
    await insertRows(trx, "event_discounts", [
      { event_id: 1, category: "exhaust", percent: 50 },
      { event_id: 3, category: "*", percent: 90 },
    ]);
    const image = (byte: number) => ({ mime: "image/jpeg" as const, width: 4, height: 2, bytes: Uint8Array.of(byte) });
    const [one, two] = (await addImages(trx, [image(1), image(2)])) as [string, string];
    const pictures = { desktop_image_id: one, mobile_image_id: two };
    await insertRows(trx, "promos", [
      promoRow({ id: 1, ...pictures, position: 1 }),
      promoRow({ id: 2, ...pictures, position: 1, starts_at: "2026-11-01T00:00", ends_at: "2026-12-01T00:00" }),
      promoRow({ id: 3, ...pictures, position: 1, starts_at: "2026-12-01T00:00", ends_at: "2026-12-09T00:00" }),
      promoRow({ id: 4, ...pictures, position: 0, edition: "en" }),
    ]);
    await insertRows(trx, "sidebar_art", [
      { id: 1, position: 0, edition: "es", title: "Arte", url: "/", image_id: one, starts_at: null, ends_at: null },
    ]);
    const slide = {
      kind: "slide" as const,
      title_es: "A",
      title_en: "A",
      body_es: "",
      body_en: "",
      link_text_es: "",
      link_text_en: "",
      url_es: "",
      url_en: "",
      new_window: 0 as const,
      art: "hero",
      image_es_id: null,
      image_en_id: null,
    };
    await insertRows(trx, "slides", [
      { id: 1, slug: "always", position: 1, ...slide, starts_at: null, ends_at: null },
      { id: 2, slug: "sale", position: 0, ...slide, starts_at: "2025-08-25T00:00", ends_at: "2025-09-01T20:00" },
    ]);
    await insertRows(trx, "cars_for_sale", [
      carForSaleRow({ id: 1, store_id: 1, model_id: 1001 }),
      carForSaleRow({
        id: 2,
        store_id: 2,
        model_id: 2001,
        price_cents: null,
        title_type: "clean",
        listed_on: "2026-11-01",
      }),
      carForSaleRow({ id: 3, store_id: 2, model_id: 2001, sold_on: "2026-11-02" }),
    ]);
    await insertRows(trx, "markets", [
      {
        id: 5,
        slug: "sacramento",
        name_es: "Sacramento",
        name_en: "Sacramento",
        state: "CA",
        country: "US",
        phone: "555-0100",
        area_es: "Sacramento y alrededores",
        area_en: "Greater Sacramento",
      },
    ]);
    await insertRows(trx, "market_stores", [
      { market_id: 5, store_id: 2, position: 1 },
      { market_id: 5, store_id: 1, position: 0 },
    ]);
    await insertRows(trx, "market_places", [
      { market_id: 5, kind: "postal", place: "95823" },
      { market_id: 5, kind: "city", place: "Sacramento" },
    ]);
    await insertRows(trx, "store_maps", [
      { store_id: 1, title_es: "Mapa", title_en: "Map", width: 360, height: 500, gate: "left", image_id: two },
    ]);
    await insertRows(trx, "store_map_rows", [
      { store_id: 1, position: 0, row: "1", zone: "", x: 1, y: 2, width: 10, height: 70 },
    ]);
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      desk: "store" as const,
      weekday,
      opens_minute: 480,
      closes_minute: 780,
    }));
    await insertRows(
      trx,
      "store_hours",
      [1, 6].flatMap((store_id) => hours.map((row) => ({ store_id, ...row }))),
    );
    await insertRows(trx, "special_days", [
      {
        store_id: 6,
        day: "2026-11-16",
        span: 0,
        opens_minute: null,
        closes_minute: null,
        label_es: "Cerrado",
        label_en: "Closed",
      },
    ]);
    await bumpEverything(trx);
  });
}
