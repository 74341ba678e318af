import { beforeAll, expect, it } from "vitest";
import { rowPart } from "#app/yard/row-part.ts";
import { findStoreMap } from "#stock/maps.ts";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { copy } from "./copy.ts";
import { loadMap } from "./load.ts";
import { page } from "./page.tsx";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 20, vehicles: 200 });
});

function open(row: string) {
  const store = listStores(stock).find(({ id }) => findStoreMap(stock, id));
  if (!store) throw new Error("no yard has a map");
  const request = pageRequest("storeMap", "es", { stock, now, query: `row=${row}`, params: { id: String(store.id) } });
  const loaded = loadMap(request);
  return { loaded, html: markupOf(request, <page.Page {...loaded} />) };
}

it("says that there is no such row in the part that the next row's answer replaces", () => {
  const { loaded, html } = open("zz9");
  const said = html.indexOf(copy.es.unknownRow("zz9"));
  expect(said).toBeGreaterThan(html.indexOf(`id="${rowPart}"`));
  expect(open(loaded.map.rows[0]?.row ?? "").html).not.toContain(`class="errors"`);
});
