import { describe, expect, it } from "vitest";
import { partCategoryIds } from "#core/part.ts";
import { fold } from "#core/text.ts";
import { demoChainForTests } from "#tests/support/demo-chain.ts";

const today = "2026-11-14";
const all = demoChainForTests({ vehicles: 500, today });

describe("prices", () => {
  it("are over a thousand, each with its own number and a known category", async () => {
    const parts = await all("parts");
    expect(parts.length).toBeGreaterThan(1000);
    expect(await all("chain_prices")).toHaveLength(parts.length);
    expect((await all("store_prices")).length).toBeGreaterThan(0);
    for (const part of parts) expect(partCategoryIds).toContain(part.category);
  });

  it("are found by every word of the trade, in either language", async () => {
    const [parts, synonyms] = [await all("parts"), await all("part_synonyms")];
    const text = fold(
      [...parts.flatMap((part) => [part.name_es, part.name_en]), ...synonyms.map((row) => row.word)].join("\n"),
    );
    const words =
      "marcha alternador salpicadera guardafango cofre cajuela defensa calavera faro mofle llanta rin parabrisas tablero asiento transmisión diferencial radiador catalizador starter hood trunk fender taillight muffler windshield clutch balatas flecha maza elevador manija chapa computadora arnés cabeza banda bujía volante amortiguador espejo";
    for (const word of [...words.split(" "), "compresor del aire", "bomba de gasolina"])
      expect(text, word).toContain(fold(word));
  });
});

describe("campaigns", () => {
  it("has events that run, come and are past, some with banner and icon", async () => {
    const events = await all("events");
    expect(events).toHaveLength(12);
    const now = `${today}T12:00`;
    expect(events.filter((event) => event.starts_at <= now && now < event.ends_at).length).toBeGreaterThanOrEqual(2);
    expect(events.filter((event) => event.starts_at > now).length).toBeGreaterThanOrEqual(4);
    expect(events.filter((event) => event.ends_at < now).length).toBeGreaterThanOrEqual(2);
    expect(events.filter((event) => event.banner_starts_at && event.icon_image_id).length).toBeGreaterThanOrEqual(2);
  });

  it("ships the sale slide and its touts with exactly their dates, and evergreen slides beside them", async () => {
    const slides = await all("slides");
    const sale = slides.filter((slide) => slide.starts_at !== null);
    expect(new Set(sale.map((slide) => `${slide.starts_at} ${slide.ends_at}`))).toEqual(
      new Set(["2025-08-25T00:00 2025-09-01T20:00"]),
    );
    expect(sale.map((slide) => slide.kind).sort()).toEqual(["slide", "tout", "tout"]);
    expect(slides.filter((slide) => slide.kind === "slide" && slide.starts_at === null)).toHaveLength(2);
  });

  it("leaves some promo positions of each language to the drawn fallback", async () => {
    const promos = (await all("promos")).filter((promo) => !promo.ends_at || promo.ends_at > today);
    for (const edition of ["es", "en"] as const) {
      const positions = promos.filter((promo) => promo.edition === edition).map((promo) => promo.position);
      expect(positions.length).toBeGreaterThan(0);
      expect(new Set(positions).size).toBeLessThan(4);
    }
    for (const image of await all("images")) {
      const magic = Buffer.from(image.bytes).subarray(0, 3).toString("hex");
      expect(magic).toBe(image.mime === "image/jpeg" ? "ffd8ff" : "89504e");
    }
  });

  it("has cars for sale with their facts, some sold, some to ask for", async () => {
    const cars = await all("cars_for_sale");
    expect(cars).toHaveLength(150);
    expect(cars.filter((car) => car.sold_on).length).toBeGreaterThan(5);
    expect(cars.some((car) => car.price_cents === null)).toBe(true);
    for (const car of cars)
      expect(car.listed_on <= (car.sold_on ?? today) && (car.tested_on ?? "") <= today).toBe(true);
  });
});

describe("words", () => {
  const names = /^(GM|Ford|Yonke|Toolkit|Warranty|Row52|Intercooler)/;

  it("come in both languages and differ", async () => {
    let pairs = 0;
    for (const table of [
      "stores",
      "special_days",
      "markets",
      "parts",
      "cars_for_sale",
      "events",
      "event_links",
      "slides",
      "store_maps",
      "store_map_zones",
    ] as const) {
      for (const row of (await all(table)) as Record<string, unknown>[]) {
        for (const column of Object.keys(row).filter((name) => name.endsWith("_es"))) {
          const es = String(row[column]);
          const en = String(row[column.replace(/_es$/, "_en")]);
          expect(es === "", `${table}.${column} ${es}`).toBe(en === "");
          if (es && !names.test(es)) expect(es, `${table}.${column}`).not.toBe(en);
          pairs += 1;
        }
      }
    }
    expect(pairs).toBeGreaterThan(2000);
  });
});
