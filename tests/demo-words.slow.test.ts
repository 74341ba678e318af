import { expect, it } from "vitest";
import { editionIds } from "#site/editions.ts";
import { demoChainForTests } from "./support/demo-chain.ts";
import { listVocabularyFaults } from "./support/vocabulary.ts";

const all = demoChainForTests({ vehicles: 500, today: "2026-11-14" });
const tables = [
  "stores",
  "special_days",
  "markets",
  "parts",
  "cars_for_sale",
  "events",
  "event_links",
  "slides",
  "store_map_zones",
] as const;

it.each(editionIds)("the demo chain's own words are those of the vocabulary (%s)", async (edition) => {
  const rows = (await Promise.all(tables.map((table) => all(table)))).flat() as Record<string, unknown>[];
  const texts = rows.flatMap((row) =>
    Object.entries(row).flatMap(([name, value]) =>
      name.endsWith(`_${edition}`) && !name.startsWith("url") && value !== null ? [String(value)] : [],
    ),
  );
  expect(texts.length).toBeGreaterThan(1000);
  const faults = [...new Set(texts)].flatMap((text) =>
    listVocabularyFaults(text, edition).map((fault) => `${fault} in: ${text}`),
  );
  expect(faults).toEqual([]);
});
