import { beforeAll, expect, it } from "vitest";
import { emptySearch, type InventorySearch } from "#app/inventory/search.ts";
import type { PageView } from "#app/page.tsx";
import { createAddresses } from "#site/address.ts";
import type { Stock } from "#stock/stock.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { loadSharingStock } from "#tests/support/sharing-stock.ts";
import { findSharingSearch, listGenerationSearches } from "./sharing-search.ts";

const { path } = createAddresses({ es: "http://localhost", en: "http://localhost" });
const view: Pick<PageView, "href"> = { href: (id, ...values) => path(id, "es", ...values) };
let stock: Stock;
beforeAll(async () => {
  stock = await loadSharingStock();
});
const find = (changes: Partial<InventorySearch>) => findSharingSearch(view, stock, { ...emptySearch, ...changes });

it("leads from a model of a year to its generation and its sister", () => {
  const found = find({ makeId: 1, modelIds: [1001], years: [[2003, 2003]] });
  expect(found?.cars).toBe("Make 1 Model 1 2000–2008, Make 2 Model 1 2001–2006");
  const query = new URL(found?.href ?? "", "http://localhost").searchParams;
  expect(query.get("year")).toBe("2000-2008");
  expect(query.getAll("model").join(",")).toBe("1001,2001");
  expect(query.get("make") ?? "0").toBe("0");
  expect(find({ modelIds: [1001], years: [[2002, 2004]] })?.cars).toBe(found?.cars);
});

it("says nothing of years that no generation holds, of several models, and of what nobody knows", () => {
  expect(find({ modelIds: [1001], years: [[2003, 2010]] })).toBeUndefined();
  expect(find({ modelIds: [1001], years: [] })).toBeUndefined();
  expect(find({ modelIds: [1001, 1002], years: [[2003, 2003]] })).toBeUndefined();
  expect(find({ modelIds: [1002], years: [[2003, 2003]] })).toBeUndefined();
  expect(find({ modelIds: [999_999], years: [[2003, 2003]] })).toBeUndefined();
});

it("leads from a model of many years to the generations that were found, each with its sisters", () => {
  const list = (modelId: number, years: InventorySearch["years"] = []) =>
    listGenerationSearches(
      view,
      stock,
      { ...emptySearch, makeId: 1, modelIds: [modelId], years },
      searchVehicles(stock, { modelId, years }),
    );
  const [only, other] = list(1001);
  expect([only?.cars, other]).toEqual(["2000–2008, Make 2 Model 1 2001–2006", undefined]);
  const query = new URL(only?.href ?? "", "http://localhost").searchParams;
  expect([query.get("year"), query.getAll("model").join(","), query.get("make") ?? "0"]).toEqual([
    "2000-2008",
    "1001,2001",
    "0",
  ]);
  expect(list(1001, [[1990, 1999]])).toEqual([]);
  expect(list(1002)).toEqual([]);
  expect(listGenerationSearches(view, stock, { ...emptySearch, modelIds: [1001, 1002] }, [])).toEqual([]);
});
