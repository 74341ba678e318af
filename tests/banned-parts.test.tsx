import { beforeAll, describe, expect, it } from "vitest";
import { copy as parts } from "#app/parts/copy.ts";
import { page } from "#app/prices/page.tsx";
import { listBans } from "#core/part-bans.ts";
import { editionIds } from "#site/editions.ts";
import { answerPart } from "#stock/answer-part.ts";
import { countUsualYards, listChainPrices } from "#stock/chain-prices.ts";
import { findFamilies } from "#stock/part-families.ts";
import { findPrice, listPrices } from "#stock/prices.ts";
import type { Stock } from "#stock/stock.ts";
import { listStoresWithService } from "#stock/stores.ts";
import { loadDemoStock } from "./support/demo-stock.ts";
import { markupOf, pageRequest } from "./support/page-request.tsx";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});
const yardIn = (state: string) => {
  const found = listStoresWithService(stock, "partpricing").find((store) => store.state === state);
  if (!found) throw new Error(`no yard in ${state} has a price list`);
  return found;
};
const keyword = "catalytic converter";

describe("a part that a state does not let anyone sell used", () => {
  it("has a price in the other states alone", () => {
    expect(listPrices(stock, yardIn("CA").id, "en", { keyword })).toEqual([]);
    expect(listPrices(stock, yardIn("TX").id, "en", { keyword }).length).toBeGreaterThan(0);
    const [part] = listPrices(stock, yardIn("TX").id, "en", { keyword });
    expect(part && findPrice(stock, yardIn("CA").id, part)).toBeUndefined();
    expect(part && findPrice(stock, yardIn("OH").id, part)).toBeDefined();
  });

  it("is not counted where it has no price", () => {
    const parts = listChainPrices(stock, "en", { keyword });
    const { same, all } = countUsualYards(stock, parts, new Date("2026-11-15T18:00:00Z"));
    const inCalifornia = listStoresWithService(stock, "partpricing").filter(({ state }) => state === "CA").length;
    expect(inCalifornia).toBeGreaterThan(0);
    expect(same).toBeLessThanOrEqual(all - inCalifornia);
  });

  it.each(editionIds)("says why, to who looks for it there (%s)", (edition) => {
    const query = `store=${yardIn("CA").id}&q=${edition === "es" ? "catalizador" : keyword}`;
    const request = pageRequest("partPricing", edition, { stock, now: new Date("2026-11-15T18:00:00Z"), query });
    const data = page.load(request);
    if (!("ask" in data)) throw new Error("leads elsewhere");
    const [ban] = listBans("CA");
    expect(data.list.ban).toBe(ban);
    const markup = markupOf(request, <page.Page {...data} />);
    expect(markup).toContain(ban?.why[edition]);
    expect(markup).toContain(parts[edition].notSold(ban?.title[edition] ?? ""));
  });

  it.each(editionIds)("stands on the chain's list with where it is not sold (%s)", (edition) => {
    const query = `q=${edition === "es" ? "catalizador" : keyword}`;
    const request = pageRequest("partPricing", edition, { stock, now: new Date("2026-11-15T18:00:00Z"), query });
    const data = page.load(request);
    if (!("ask" in data)) throw new Error("leads elsewhere");
    const why = listBans("CA")[0]?.why[edition] ?? "";
    // Beside the price, and among the notes.
    expect(markupOf(request, <page.Page {...data} />).split(why)).toHaveLength(3);
  });

  it("is no answer at the yards that may not sell it", () => {
    const [found] = findFamilies(stock.prices, keyword);
    if (!found) throw new Error("no such part");
    const now = new Date("2026-11-15T18:00:00Z");
    const { modelCounts } = stock.present;
    const answers = [...modelCounts.keys()].map((modelId) =>
      answerPart(stock, { ...found, modelId, years: [], origin: undefined, miles: 100, now }),
    );
    expect(answers.some(({ ban }) => ban === listBans("CA")[0])).toBe(true);
    const states = answers.flatMap(({ yards }) => yards.map(({ store }) => store.state));
    expect(states.length).toBeGreaterThan(0);
    expect(states).not.toContain("CA");
  });
});
