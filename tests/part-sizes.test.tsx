import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ApiPartAnswer } from "#api/part-answer-shape.ts";
import { copy as answerCopy } from "#app/parts/answer-page/copy.ts";
import { type AnswerPage, loadAnswer } from "#app/parts/answer-page/load.ts";
import { page as answerPage } from "#app/parts/answer-page/page.tsx";
import { loadPrices } from "#app/prices/load.ts";
import { page as pricePage } from "#app/prices/page.tsx";
import { formatMoney } from "#core/money.ts";
import { keepOwnLists } from "#data/reference.ts";
import { createSuggest } from "#server/suggest/suggest.ts";
import { createAddresses } from "#site/address.ts";
import { type Edition, editionIds } from "#site/editions.ts";
import { findFamilies, kindsFor } from "#stock/part-families.ts";
import { findPrice, listDiscounts, salePriceCents } from "#stock/prices.ts";
import type { Stock } from "#stock/stock.ts";
import { openApi } from "#tests/support/api-call.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { get, list, readHtml, textOf } from "#tests/support/read-html.ts";
import { loadStockedCatalog } from "#tests/support/stocked-catalog.ts";

/**
 * A part that comes small, medium and large: wherever its price is said of a car whose size nobody knows, it goes from the
 * least to the greatest, or each is said by its own name. The least alone would be a promise.
 */
const now = new Date("2026-11-15T18:00:00Z");
const zip = "76106";
let stock: Stock;
let ids: { make: number; model: number };
beforeAll(async () => {
  stock = await loadStockedCatalog();
  const make = stock.catalog.makes.find(({ name }) => name === "Honda")?.id ?? 0;
  ids = { make, model: stock.catalog.modelsOf(make).find(({ name }) => name === "Civic")?.id ?? 0 };
});

const sized = { es: "alternador", en: "alternator" };
const kinds = () => {
  const [found] = findFamilies(stock.prices, sized.es);
  return found ? kindsFor(found.family, "CAR").map(({ part }) => part) : [];
};
/** What it costs at a yard today, the least first. */
function pricesAt(storeId: number): number[] {
  const discounts = listDiscounts(stock, storeId, now);
  return kinds()
    .flatMap((part) => findPrice(stock, storeId, part) ?? [])
    .map((part) => salePriceCents(part, discounts) ?? part.priceCents)
    .sort((a, b) => a - b);
}
const span = (storeId: number, edition: Edition) => {
  const prices = pricesAt(storeId);
  const [from, to] = [prices[0] as number, prices.at(-1) as number].map((cents) => formatMoney(cents, edition));
  return `${from}–${to}`;
};

describe("where the chain says how large its list takes a car to be", () => {
  afterEach(() => keepOwnLists(new Map()));
  const sizes = (lines: string) =>
    keepOwnLists(new Map([["car-sizes", `make\tmodel\tfrom\tto\tsize\n${lines}`]] as const));
  const answerOf = (query: string) => {
    const params = { part: sized.es, model: "honda-civic" };
    return loadAnswer(pageRequest("partAnswer", "es", { stock, now, query, params })) as AnswerPage;
  };

  it("that size's price is the price, and the page says why", () => {
    sizes("Honda\tCivic\t1990\t2020\tmedium\n");
    const { answer } = answerOf(`zip=${zip}&year=2006`);
    expect([answer.kindBy, answer.kind?.part.name.en]).toEqual(["size", "Alternator, medium"]);
    for (const { price, span: ends, store } of answer.yards) {
      expect(ends).toBeUndefined();
      if (price) expect(price.saleCents ?? price.part.priceCents).toBe(pricesAt(store.id)[1]);
    }
    const request = pageRequest("partAnswer", "es", {
      stock,
      now,
      query: `zip=${zip}&year=2006`,
      params: { part: sized.es, model: "honda-civic" },
    });
    const root = readHtml(markupOf(request, <answerPage.Page {...answerOf(`zip=${zip}&year=2006`)} />));
    expect(textOf(root)).toContain(answerCopy.es.bySize("mediano"));
  });

  it.each([
    ["another year", "Honda\tCivic\t1990\t2000\tmedium\n", "year=2006"],
    ["years of two sizes", "Honda\tCivic\t1990\t2000\tsmall\nHonda\tCivic\t2001\t2020\tmedium\n", "year=1999-2006"],
    ["another car", "Honda\tAccord\t\t\tmedium\n", "year=2006"],
  ])("of %s it goes from the least to the greatest", (_, lines, query) => {
    sizes(lines);
    expect(answerOf(`zip=${zip}&${query}`).answer.kindBy).toBe("first");
  });
});

it("is a part of three sizes and prices", () => {
  expect(kinds().length).toBe(3);
  const [yard] = stock.chain.grid.stores.filter(({ services }) => services.has("partpricing"));
  expect(new Set(pricesAt(yard?.id ?? 0)).size).toBe(3);
});

describe.each(editionIds)("in %s", (edition) => {
  function answer(): { page: AnswerPage; root: ReturnType<typeof readHtml>; head: ReturnType<typeof answerPage.head> } {
    const params = { part: sized[edition], model: "honda-civic" };
    const request = pageRequest("partAnswer", edition, { stock, now, query: `zip=${zip}&year=2006`, params });
    const page = loadAnswer(request) as AnswerPage;
    return {
      page,
      root: readHtml(markupOf(request, <answerPage.Page {...page} />)),
      head: answerPage.head(page, request),
    };
  }

  it("the answer says both ends at every yard, and lists each size by its name", () => {
    const { page, root } = answer();
    const tills = list(get(root, "ul", { class: "tills" }), "li").map(textOf);
    const priced = page.answer.yards.filter(({ price, store }) => price && store.country === "US");
    expect(priced.length).toBeGreaterThan(0);
    for (const { store } of priced)
      expect(tills.find((text) => text.startsWith(store.listText))).toContain(span(store.id, edition));
    const named = list(get(root, "section", { "aria-labelledby": "kinds-h" }), "li").map(textOf);
    expect(named.length).toBe(3);
  });

  it("the words for search engines say that it begins there", () => {
    const { description } = answer().head;
    expect(description).toMatch(/(desde|from) \$/i);
  });

  it("a car goes on the list, and on paper, without a size that nobody chose", () => {
    const { root } = answer();
    for (const yard of list(root, "section", { class: "yard-cars adds" }))
      expect(JSON.stringify(yard.attributes)).not.toContain("priceCents");
  });

  it("other parts lead to it by both ends", () => {
    const params = { part: { es: "marcha", en: "starter" }[edition], model: "honda-civic" };
    const request = pageRequest("partAnswer", edition, { stock, now, query: `zip=${zip}`, params });
    const { siblings } = loadAnswer(request) as AnswerPage;
    const seen = siblings.filter(({ priceCents: [least, most] }) => least < most);
    for (const { priceCents } of seen) expect(priceCents[0]).toBeLessThan(priceCents[1]);
    const root = readHtml(markupOf(request, <answerPage.Page {...(loadAnswer(request) as AnswerPage)} />));
    for (const { name, priceCents } of seen) {
      const [from, to] = priceCents.map((cents) => formatMoney(cents, edition));
      expect(list(root, "a").some((link) => textOf(link).startsWith(`${name}, ${from}–${to}`))).toBe(true);
    }
  });

  it("the sheet and what may be meant say both ends", () => {
    const addresses = createAddresses({ es: "http://localhost", en: "http://localhost" });
    const suggest = createSuggest(
      addresses,
      () => stock,
      () => true,
    );
    const { suggestions, answer: here } = suggest(`${sized[edition]} honda civic 2006 ${zip}`, edition);
    expect(here?.total).toMatch(/^\$\d+\.\d\d–\$\d+\.\d\d$/);
    expect(here?.bill).toMatch(/\$\d+\.\d\d–\$\d+\.\d\d/);
    expect(here?.add?.part ?? null).toBeNull();
    for (const { count } of suggestions.filter(({ kind, count }) => kind === "yard" && count?.includes("$")))
      expect(count).toMatch(/–/);
    const [part] = suggest(sized[edition], edition).suggestions.filter(({ kind }) => kind === "part");
    expect(part?.count).toMatch(/^\$\d+\.\d\d–\d+\.\d\d$/);
  });

  it("the price list says each by its size", () => {
    const yard = stock.chain.grid.stores.find(({ services }) => services.has("partpricing"));
    const request = pageRequest("partPricing", edition, {
      stock,
      now,
      query: `store=${yard?.id}&q=${sized[edition]}&type=car`,
    });
    const loaded = loadPrices(request);
    if (!("ask" in loaded)) throw new Error("leads elsewhere");
    const text = textOf(readHtml(markupOf(request, <pricePage.Page {...loaded} />)));
    for (const { name } of kinds()) expect(text).toContain(name[edition]);
  });

  it("the API, and assistants by it, say no price but both ends", async () => {
    const { call } = openApi({ stock });
    const asked = `part=${sized[edition]}&makeId=${ids.make}&modelId=${ids.model}&year=2006&zip=${zip}&distance=100`;
    const found = (await call(`/parts/find?${asked}&language=${edition}`)).json as ApiPartAnswer;
    expect(found.chosenBy).toBe("first");
    const priced = found.yards.filter(({ billFrom }) => billFrom);
    expect(priced.length).toBeGreaterThan(0);
    for (const { bill, billFrom, billTo, location } of priced) {
      expect(bill).toBeNull();
      const ends = [billFrom?.price, billTo?.price].map((price) => Math.round(Number(price) * 100));
      expect(ends).toEqual([pricesAt(location.locationID)[0], pricesAt(location.locationID).at(-1)]);
    }
    const one = (
      await call(
        `/parts/find?${asked}&part=x`.replace(
          /part=[^&]*&(.*)&part=x/,
          `part=${encodeURIComponent(kinds()[0]?.name[edition] ?? "")}&$1`,
        ),
      )
    ).json as ApiPartAnswer;
    for (const { bill, billFrom } of one.yards) expect([bill === null, billFrom]).toEqual([false, null]);
  });
});
