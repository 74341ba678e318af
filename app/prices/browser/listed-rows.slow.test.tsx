import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadPrices } from "#app/prices/load.ts";
import { page as prices } from "#app/prices/page.tsx";
import { warrantyOf } from "#content/chain-facts.ts";
import type { Edition } from "#core/edition.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { openPage } from "#tests/support/open-page.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { billPartOf, narrowRows, partsIn, tickedIds, tickRows } from "./listed-rows.ts";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});
afterEach(() => vi.unstubAllGlobals());

function open(edition: Edition, more = "") {
  const storeId = [...stock.chain.storeById.values()].find(
    (store) => store.active && store.services.has("partpricing"),
  )?.id;
  const request = pageRequest("partPricing", edition, { stock, now, query: `store=${storeId}${more}` });
  const loaded = loadPrices(request);
  if (!("ask" in loaded)) throw new Error("leads elsewhere");
  const page = openPage(markupOf(request, <prices.Page {...loaded} />), { edition });
  const lines = loaded.list.groups.flatMap(({ rows }) => rows.flatMap(({ prices }) => prices.flat()));
  return { page, lines, list: page.root };
}

describe.each(editionIds)("the rows of the price list in %s", (edition) => {
  it("say of a part what the server knows of it", () => {
    const { lines: all, list } = open(edition);
    expect(all.length).toBeGreaterThan(100);
    // Of every kind some: each is looked for in the whole page.
    const lines = all.filter((_, at) => at % 12 === 0);
    const parts = partsIn(
      list,
      lines.map(({ part }) => part.id),
      "CAR",
    );
    expect(parts).toEqual(
      lines.map(({ part, saleCents }) => ({
        id: part.id,
        name: part.name[edition],
        type: "CAR",
        priceCents: saleCents ?? part.priceCents,
        coreCents: part.coreCents,
        environmentalCents: part.environmentalCents,
        warrantyCents: warrantyOf(part),
      })),
    );
  });

  it("are narrowed to those that have every word, and nothing stays that has none left", () => {
    const { page, list } = open(edition);
    const all = page.document.place.querySelectorAll("label").length;
    const found = narrowRows(list, { es: "alternador", en: "alternator" }[edition]);
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(all);
    for (const part of page.document.place.querySelectorAll(".cat"))
      expect(part.hidden).toBe(part.querySelector("label:not([hidden])") === null);
    expect(narrowRows(list, "zzzz")).toBe(0);
    expect(narrowRows(list, "")).toBe(all);
  });
});

it("are ticked by their ids, and by no others", () => {
  const { page, lines, list } = open("es");
  const [one = 0, two = 0] = lines.map(({ part }) => part.id);
  expect(tickedIds(list)).toEqual([]);
  tickRows(list, [one, 999_999]);
  expect(tickedIds(list)).toEqual([one]);
  tickRows(list, [two]);
  expect(tickedIds(list)).toEqual([two]);
  const box = page.get(`[name=part][value="${two}"]`);
  expect(billPartOf(box as unknown as HTMLInputElement, "CAR").id).toBe(two);
});
