import { beforeAll, expect, it } from "vitest";
import { Redirect } from "#app/page.tsx";
import type { Stock } from "#stock/stock.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { page } from "./page.tsx";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 0 });
});

async function load(query: string, edition: "es" | "en" = "es") {
  const request = pageRequest("cashForJunkCars", edition, { stock, now: new Date("2026-11-15T18:00:00Z"), query });
  const props = await page.load(request);
  if (props instanceof Redirect) throw new Error("It leads nowhere else");
  return { props, head: page.head(props, request) };
}

it.each([
  ["", undefined, undefined],
  ["zip=95823", true, undefined],
  ["zip=zzzz", true, undefined],
  ["zip=00000", true, undefined],
  ["zip=12", true, 400],
])("%j: kept from search engines %j, status %j", async (query, noindex, status) => {
  const { head } = await load(query);
  expect([head.noindex, head.status]).toEqual([noindex, status]);
});

it("finds the desks of a place and names every market", async () => {
  const { props } = await load("zip=95823");
  expect(props.answer?.desks.length).toBeGreaterThan(0);
  expect(props.markets).toBe(stock.chain.markets);
});

it("has a text of its own in each edition", async () => {
  const [es, en] = [await load("", "es"), await load("", "en")];
  expect(es.head.title).not.toBe(en.head.title);
  expect(es.head.description).toBe(es.props.text.description);
});
