import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { islandTree } from "#app/define-island.tsx";
import { copy as partCopy } from "#app/parts/copy.ts";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import { billOf } from "#core/bill.ts";
import { coreWaivedLine } from "#core/core-waived.ts";
import { formatMoney, parseMoney } from "#core/money.ts";
import type { PricedPart } from "#core/part.ts";
import { noCaution } from "#core/part-caution.ts";
import { type Edition, editionIds } from "#site/editions.ts";
import { listChainPrices } from "#stock/chain-prices.ts";
import type { Stock } from "#stock/stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadPricedStock } from "#tests/support/priced-stock.ts";
import { get, readHtml, textOf } from "#tests/support/read-html.ts";
import { copy as pageCopy } from "./copy.ts";
import { groupRows, sharedRows } from "./group-rows.ts";
import { copy } from "./list-copy.ts";
import type { PriceListProps } from "./list-props.ts";
import { loadPrices } from "./load.ts";
import { page } from "./page.tsx";
import island from "./price-list.island.tsx";
import { PriceRow } from "./price-rows.tsx";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadPricedStock();
});

function markup(query: string, edition: Edition = "es"): string {
  const request = pageRequest("partPricing", edition, { stock, now, query });
  const loaded = loadPrices(request);
  if (!("ask" in loaded)) throw new Error(`${query} leads elsewhere`);
  return markupOf(request, <page.Page {...loaded} />);
}
const propsIn = (html: string) =>
  JSON.parse(
    (/data-island="price-list" data-props="([^"]*)"/.exec(html)?.[1] ?? "{}")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&"),
  ) as PriceListProps;
const idsIn = (html: string) => [...html.matchAll(/name="part" value="(\d+)"/g)].map(([, id]) => Number(id));

describe("the list of a store", () => {
  it("travels once, as markup: its data has none of the rows", () => {
    const html = markup("store=2");
    expect(idsIn(html).length).toBeGreaterThan(1);
    const props = propsIn(html);
    expect(props).toMatchObject({ whole: true, none: false, chosen: [] });
    expect(props).not.toHaveProperty("rows");
    expect(props).not.toHaveProperty("yards");
  });

  it("is a GET form that adds up, and carries along what was ticked on another list", () => {
    const [first = 0, second = 0] = idsIn(markup("store=2"));
    const html = markup(`store=2&q=zzzz&list=${first},${second}`);
    expect(html).toMatch(
      /<form class="price-search" action="\/[^"]+" data-swap="prices">|<form class="price-search" data-swap="prices" action="\/[^"]+">/,
    );
    expect(html).toContain('<details id="bill" class="bill" open="">');
    const shown = markup(`store=2&list=${first}`);
    expect(shown).toMatch(new RegExp(`value="${first}"[^>]* checked=""|checked=""[^>]* value="${first}"`));
    expect(propsIn(html)).toMatchObject({ none: true, whole: false });
  });

  it.each(editionIds)("shows the same bill as the server adds up, %s", (edition) => {
    const [first = 0, second = 0] = idsIn(markup("store=2", edition));
    const html = markup(`store=2&list=${first},${second}`, edition);
    const { chosen, store } = propsIn(html);
    expect(chosen.map(({ id }) => id).sort()).toEqual([first, second].sort());
    if (!store) throw new Error("no store");
    const total = formatMoney(billOf(chosen, store).totalCents, edition);
    expect(html).toContain(`<b class="bill__total">${total}</b>`);
    expect(html).toContain(`<span class="bill__count">${copy[edition].bill.count(2)}</span>`);
  });

  it.each(editionIds)("adds up parts and cores alone without a yard, and says so, %s", (edition) => {
    const [first = 0] = idsIn(markup("", edition));
    const html = markup(`list=${first}`, edition);
    const { chosen, store } = propsIn(html);
    expect(store).toBeNull();
    const [part] = chosen;
    const total = formatMoney((part?.priceCents ?? 0) + (part?.coreCents ?? 0), edition);
    expect(html).toContain(`<small>${copy[edition].bill.totalChain}</small> <b class="bill__total">${total}</b>`);
    expect(html).toContain(copy[edition].bill.estimateChain);
  });

  it("is drawn by the browser as by the server", () => {
    const html = markup("store=2");
    const drawn = renderToStaticMarkup(islandTree(island.Component, propsIn(html), "es"));
    const hollow = (text: string) => text.replace(/(data-slot="\w+">).*?(<\/div>|<\/span>)/gs, "$1$2");
    expect(hollow(drawn)).toContain('<form class="price-form"');
    expect(html).toContain(hollow(drawn).slice(0, hollow(drawn).indexOf('data-slot="head"')));
  });
});

describe("a long list of chosen parts", () => {
  const drawn = (count: number) => {
    const chosen = Array.from({ length: count }, (_, at) => ({
      id: 1000 + at,
      name: "Mofle",
      type: "CAR",
      priceCents: 100,
      coreCents: 0,
      environmentalCents: null,
      warrantyCents: null,
    }));
    const list = chosen.map(({ id }) => id);
    const ask = { q: "mofle", type: "CAR", list };
    const props = { path: "/precios", ask, store: null, chosen, counted: "", whole: false, none: false };
    return renderToStaticMarkup(islandTree(island.Component, props as never, "es"));
  };

  it("grows by each part alone, and each can be removed without script", () => {
    const [few, many, more] = [200, 400, 600].map((count) => drawn(count).length) as [number, number, number];
    expect(Math.abs(more - many - (many - few))).toBeLessThan(200);
    const html = drawn(3);
    expect(html).toMatch(/<button[^>]* form="bill-drop" value="1001"[^>]* name="drop">/);
    const form = /<form id="bill-drop".*?<\/form>/s.exec(html)?.[0];
    expect(form).toContain('name="list" value="1000,1001,1002"');
    expect(form).toContain('name="q" value="mofle"');
  });
});

it.each(editionIds)("offers to read what is no part as a question, %s", (edition) => {
  const words = partCopy[edition];
  expect(markup("q=muffler+for+a+blimp", edition)).toContain(words.asQuestion("muffler for a blimp"));
  expect(markup("q=xqzv", edition)).not.toContain(words.asQuestion("xqzv"));
});

describe("the links to every yard's list", () => {
  const yardLinks = (html: string) => [...html.matchAll(/<a href="([^"]*)" data-store="2"/g)].map(([, href]) => href);
  it("carry what was asked for, so that the yard of this device opens with it", () => {
    const html = markup("q=mu&cat=exhaust&list=2,4");
    expect(yardLinks(html)).toEqual([expect.stringMatching(/\?store=2&amp;q=mu&amp;cat=exhaust&amp;list=2(,|%2C)4$/)]);
    expect(html).toContain('data-enhance="recall-store"');
  });

  it("are not followed by themselves where the list is too long for them", () => {
    const html = markup(`list=${Array.from({ length: 21 }, (_, at) => at + 1).join()}`);
    expect(yardLinks(html)).toEqual([expect.stringMatching(/\?store=2$/)]);
    expect(html).not.toContain('data-enhance="recall-store"');
  });
});

it.each(editionIds)("says yards in words for none, one and many, %s", (edition) => {
  const counted = (count: number) => {
    const stores = stock.chain.stores.map((store, at) => ({
      ...store,
      active: true,
      services: new Set(at < count ? (["partpricing"] as const) : []),
    }));
    const some = { ...stock, chain: { ...stock.chain, stores } };
    const request = pageRequest("partPricing", edition, { stock: some, now, query: "q=starter" });
    const loaded = loadPrices(request);
    return "ask" in loaded ? propsIn(markupOf(request, <page.Page {...loaded} />)).counted : "";
  };
  const { parts, usual } = pageCopy[edition];
  expect([counted(0), counted(1)]).toEqual([parts(1), usual(1, 1)]);
  expect(usual(1, 1)).not.toContain("1");
  expect(counted(3)).toContain("3");
});

it("the chips of one price say what they share once, and each what is its own", () => {
  const [known] = listChainPrices(stock, "es", {});
  if (!known) throw new Error("no part");
  const sided = (id: number, side: string, priceCents: number, power: string): PricedPart => ({
    ...{ ...known, id, priceCents, coreCents: 0, note: { es: "", en: "" } },
    name: { es: `Elevador ${side} ${power}`, en: `Regulator ${id}` },
  });
  const parts = [
    sided(1, "delantero izquierdo", 100, "manual"),
    sided(2, "delantero derecho", 100, "manual"),
    sided(3, "delantero izquierdo", 200, "eléctrico"),
    sided(4, "trasero derecho", 200, "eléctrico"),
  ];
  const lines = parts.map((part) => ({ part, saleCents: undefined, caution: noCaution }));
  const [row] = groupRows(lines, sharedRows(parts, "es"), "es");
  if (!row) throw new Error("no row");
  const html = markupOf(
    pageRequest("partPricing", "es", { stock, now }),
    <PriceRow row={row} money={String} chosen={new Set()} />,
  );
  const chips = [...html.matchAll(/<input[^>]*>([^<]*)<\/label>/g)].map(([, words]) => words);
  expect(chips).toEqual(["del manual izq", "der", "eléctr del izq", "tras der"]);
});

it("the rows say money in a way that can be read back", () => {
  for (const edition of editionIds)
    for (const currency of ["USD", "CAD"] as const)
      for (const cents of [0, 5, 6199, 123_450, 1_234_567])
        expect(parseMoney(formatMoney(cents, edition, currency))).toBe(cents);
});

describe.each(editionIds)("how the list is read, %s", (edition) => {
  const words = pageCopy[edition];
  const shipped = chainFolder();
  const saying = (rules: Partial<typeof shipped.facts.rules>) =>
    keepChain({ ...shipped, facts: { ...shipped.facts, rules: { ...shipped.facts.rules, ...rules } } });
  afterEach(() => keepChain(shipped));
  const notes = (query: string) => textOf(get(readHtml(markup(query, edition)), "div", { class: "price-notes" }));

  it("the price changes from yard to yard, where a yard has its own", () => {
    expect(stock.prices.own.size).toBeGreaterThan(0);
    expect(notes("store=2")).toContain(`${words.sameAnswer} ${words.sameElse}`);
    const same = { ...stock, prices: { ...stock.prices, own: new Map() } };
    const request = pageRequest("partPricing", edition, { stock: same, now, query: "store=2" });
    const loaded = loadPrices(request);
    expect(loaded).toMatchObject({ ownPrices: false });
  });

  it("who brings the old part pays no core, in the notes and in the bill, of a chain that says so", () => {
    const [cored] = listChainPrices(stock, edition).filter(({ coreCents }) => coreCents > 0);
    const bill = () => textOf(get(readHtml(markup(`store=2&list=${cored?.id}`, edition)), "details", { id: "bill" }));
    for (const unsaid of [false, undefined]) {
      saying({ coreWaived: unsaid });
      expect([notes("store=2"), bill()].join()).not.toContain(coreWaivedLine[edition]);
    }
    saying({ coreWaived: true });
    expect(notes("store=2")).toContain(coreWaivedLine[edition]);
    expect(bill()).toContain(coreWaivedLine[edition]);
  });

  it("sizes go by the chain's own rule, and are not spoken of without one", () => {
    expect(notes("store=2")).toContain(shipped.facts.rules.partSizes?.[edition]);
    saying({ partSizes: undefined });
    expect(notes("store=2")).toContain(words.sidesAlone);
    expect(notes("store=2")).not.toContain(words.sidesTitle);
  });
});
