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

it("may fill the map to its edge, and knows rows of one name in two zones", () => {
  const edge = row("1", { x: "260", y: "466" });
  expect(mapStoreMap([head, edge], context)).not.toHaveProperty("problems");
  for (const beyond of [
    { x: "261", y: "466" },
    { x: "260", y: "467" },
  ])
    expect(reasons(mapStoreMap([head, row("1", beyond)], context))).toHaveLength(1);
  const south = line({ zone: "s", zone_name_es: "Sur", zone_name_en: "South" });
  expect(mapStoreMap([head, south, row("1"), row("1", { zone: "s" })], context)).not.toHaveProperty("problems");
});

it("takes each fact of the map from the first line that has it", () => {
  const lines = [row("1"), head, line({ gate: "right", map_width: "999" })] as const;
  expect(mapStoreMap(lines, context)).toMatchObject({ drafts: [{ values: { width: 360, gate: "right" } }] });
});

it("keeps the zones that are there where the file does not speak of any, and their names where it gives none", () => {
  const known = {
    ...context,
    hasMap: () => true,
    hasZones: false,
    zoneOf: (_: number, name: string) => (name === "1" ? "n" : undefined),
  };
  const bare = (name: string) => row(name, { zone: "" });
  expect(mapStoreMap([bare("1"), bare("2")], known)).toMatchObject({
    drafts: [{ children: [{ table: "store_map_rows", rows: [{ zone: "n" }, { zone: "" }] }] }],
  });
  const named = { ...known, hasZones: true, zoneNames: () => [{ code: "n", name_es: "Norte", name_en: "North" }] };
  expect(mapStoreMap([row("1")], named)).toMatchObject({
    drafts: [{ children: [{ rows: [{ code: "n", name_es: "Norte" }] }, { rows: [{ zone: "n" }] }] }],
  });
});

it("leaves rows alone where the file has none, and takes a map off without asking for more", () => {
  const known = { ...context, hasMap: () => true };
  expect(mapStoreMap([line({ gate: "left" })], known)).toMatchObject({ drafts: [{ children: [] }] });
  expect(mapStoreMap([line({ gate: "left" })], known)).not.toHaveProperty("drafts.0.remove");
  expect(mapStoreMap([line({ remove: "yes" })], context)).toMatchObject({ drafts: [{ remove: true }] });
  expect(reasons(mapStoreMap([line({ store: "Atlantis" })], context))[0]).toContain("no store");
  expect(reasons(mapStoreMap([line({ title_es: "Mapa" })], known))[0]).toContain("title_en is empty");
});
