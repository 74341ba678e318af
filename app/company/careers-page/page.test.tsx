import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { Redirect } from "#app/page.tsx";
import { businessDays } from "#content/business-days.ts";
import { chainFacts } from "#content/chain-facts.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { fillChain } from "#tests/support/chain.ts";
import { loadTestStock } from "#tests/support/load-test-stock.ts";
import { withMigrated } from "#tests/support/migrated.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { get, list, readHtml, textOf } from "#tests/support/read-html.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { copy } from "./copy.ts";
import { page } from "./page.tsx";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 0 });
});

it.each(editionIds)("thanks in the name of the chain in %s, and is for no search engine then", async (edition) => {
  const plain = pageRequest("careers", edition, { stock, now: new Date("2026-11-15T18:00:00Z") });
  const request = { ...plain, form: { values: {}, errors: {}, sent: true }, token: "t1" };
  const props = await page.load(request);
  if (props instanceof Redirect) throw new Error("It leads nowhere else");
  expect(markupOf(request, <page.Page {...props} />)).toContain(copy[edition].thanks("Yonke"));
  expect(page.head(props, request)).toMatchObject({ title: props.text.title, noindex: true });
});

it.each(editionIds)("promises a time only to those who come with the human check, in %s", async (edition) => {
  const request = pageRequest("careers", edition, { stock, now: new Date("2026-11-15T18:00:00Z") });
  const props = await page.load({ ...request, token: "t1" });
  if (props instanceof Redirect) throw new Error("It leads nowhere else");
  const opening = get(readHtml(markupOf(request, <page.Page {...props} />)), "div", { class: "page-head" });
  const when = copy[edition].when(businessDays(chainFacts().rules.jobReadDays ?? 0)[edition]);
  // The one that the sheet hides where there is no script, and no other.
  expect(textOf(get(opening, "p", { class: "lead apply__when" }))).toBe(when);
  expect(textOf(opening).split(when)).toHaveLength(2);
  const sheet = readFileSync(new URL("careers.css", import.meta.url), "utf8");
  expect(sheet).toMatch(/@media \(scripting: none\) \{\s*\.apply__when \{\s*display: none;/);
});

it.each(editionIds)(
  "asks for a yard, which nobody must choose, and begins with the one of a link, in %s",
  async (edition) => {
    const open = async (query: string, of = stock) => {
      const request = pageRequest("careers", edition, { stock: of, now: new Date("2026-11-15T18:00:00Z"), query });
      const props = await page.load({ ...request, token: "t1" });
      if (props instanceof Redirect) throw new Error("It leads nowhere else");
      return get(readHtml(markupOf(request, <page.Page {...props} />)), "select", { name: "store" });
    };
    const chosen = (asked: ReturnType<typeof readHtml>) =>
      list(asked, "option").find(({ attributes }) => "selected" in attributes)?.attributes.value;
    const asked = await open("");
    expect(asked.attributes).not.toHaveProperty("required");
    expect(list(asked, "option").map(({ attributes }) => attributes.value)).toEqual([
      "",
      ...listStores(stock).map(({ id }) => String(id)),
    ]);
    expect(chosen(asked)).toBe("");
    expect(chosen(await open("store=2"))).toBe("2");
    // Where there is one yard, nobody has to say which.
    const one = await withMigrated(async (db) => {
      await fillChain(db, { stores: 1, vehicles: 0 });
      return loadTestStock(db);
    });
    expect(chosen(await open("", one))).toBe("1");
  },
);

it("carries the page's token and every field of the application", async () => {
  const plain = pageRequest("careers", "es", { stock, now: new Date("2026-11-15T18:00:00Z") });
  const request = { ...plain, token: "t1" };
  const props = await page.load(request);
  if (props instanceof Redirect) throw new Error("It leads nowhere else");
  const html = markupOf(request, <page.Page {...props} />);
  expect(html).toContain('name="_csrf" value="t1"');
  for (const name of ["name", "phone", "email"]) expect(html).toMatch(new RegExp(`<input [^>]*name="${name}"`));
  expect(page.head(props, request).noindex).toBe(false);
});
