import { expect, it } from "vitest";
import { testSettings, testStores } from "#feeds/engine/fixtures/chain.ts";
import { reasons, rowOf } from "#feeds/engine/fixtures/rows.ts";
import { mapStoreMap } from "./map.ts";
import { columns } from "./schema.ts";

const context = {
  stores: testStores,
  images: testSettings().images,
  hasMap: () => false,
  hasZones: true,
  zoneOf: () => undefined,
  zoneNames: () => [],
};
const line = (cells: Record<string, string>) => rowOf(columns, { store: "FW1", ...cells });
const head = line({
  zone: "n",
  zone_name_es: "Norte",
  zone_name_en: "North",
  title_es: "Mapa",
  title_en: "Map",
  map_width: "360",
  map_height: "480",
});
const row = (name: string, more: Record<string, string> = {}) =>
  line({ row: name, zone: "n", x: "10", y: "20", width: "100", height: "14", ...more });

it("joins a store's lines into one map", () => {
  expect(mapStoreMap([head, row("1"), row("A2")], context)).toMatchObject({
    drafts: [
      {
        keys: [{ store_id: 1 }],
        values: { width: 360, title_en: "Map" },
        children: [
          { rows: [{ code: "n", name_es: "Norte", position: 0 }] },
          {
            rows: [
              { row: "1", position: 0, x: 10 },
              { row: "A2", position: 1 },
            ],
          },
        ],
      },
    ],
  });
});

it("says what is wrong", () => {
  expect(reasons(mapStoreMap([head, row("1"), row("1")], context))[0]).toContain("stands twice");
  expect(reasons(mapStoreMap([head, row("1", { x: "300" })], context))[0]).toContain("reaches beyond the map");
  expect(reasons(mapStoreMap([head, row("1", { zone: "south" })], context))[0]).toContain("no name in both languages");
  expect(reasons(mapStoreMap([row("1")], context)).join()).toContain("title_es is empty");
  expect(reasons(mapStoreMap([head, line({ row: "3" })], context))).toHaveLength(4);
});
