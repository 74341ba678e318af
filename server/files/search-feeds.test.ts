import { beforeAll, expect, it } from "vitest";
import { PageCache } from "#render/page-cache.ts";
import type { RouteAsk } from "#server/http/route.ts";
import type { Services } from "#server/services.ts";
import { createAddresses } from "#site/address.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { testSite } from "#tests/support/test-site.ts";
import { calendarRoutes } from "./calendars.ts";
import { eventFileRoutes } from "./event-files.ts";
import { searchFeedRoutes } from "./search-feeds.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 20, vehicles: 50 });
});

/** Everything that a reader or a calendar is given, by a site at these addresses. */
async function listIds(hosts: { es: string; en: string }, installation = "abc.invalid") {
  const site = { ...testSite, addresses: createAddresses(hosts) };
  const services = {
    site,
    installation,
    stock: { current: stock },
    cache: new PageCache(1_000_000),
  } as never as Services;
  const event = stock.campaigns.events[0]?.id ?? 0;
  const files = [`store-${stock.chain.stores[0]?.id}`, `event-${event}`];
  const routes = [...searchFeedRoutes(services), ...calendarRoutes(services), ...eventFileRoutes(services)];
  const texts: string[] = [];
  for (const { path, answer } of routes) {
    const names = path.includes(":")
      ? files.flatMap((file) => editionIds.map((edition) => `${file}.${edition}.ics`))
      : [""];
    for (const name of names.filter((file) => file.startsWith("event-") === path.includes("event-"))) {
      const ask = { incoming: { url: `${path}?make=1&zip=95670` }, path, requestId: "" } as never as RouteAsk;
      texts.push((await answer(ask, name.replace("event-", ""))).plain.toString().replaceAll("\r\n ", ""));
    }
  }
  const found = texts.map((text) => [...text.matchAll(/<id>(.*?)<\/id>|"id":"(.*?)"|^UID:(.*?)\r$/gm)]);
  return found.map((ids) => ids.map(([, atom, json, uid]) => atom ?? json ?? uid ?? ""));
}

it("ids of feeds and calendars stay when the site gets its address, or one a language", async () => {
  const before = await listIds({ es: "http://localhost:3000", en: "http://localhost:3000" });
  expect(before).toHaveLength(8);
  for (const ids of before) expect(ids.length).toBeGreaterThan(0);
  expect(await listIds({ es: "https://yonke.test", en: "https://yonke.test" })).toEqual(before);
  expect(await listIds({ es: "https://es.yonke.test", en: "https://www.yonke.test" })).toEqual(before);
  for (const id of before.flat()) expect(id).toMatch(/^tag:abc\.invalid,2024:|@abc\.invalid$/);
  const other = await listIds({ es: "http://localhost:3000", en: "http://localhost:3000" }, "xyz.invalid");
  expect(other.flat().filter((id) => before.flat().includes(id))).toEqual([]);
});

it("each feed's id is its own, and tells the edition and the search", async () => {
  const hosts = { es: "https://yonke.test", en: "https://yonke.test" };
  const feeds = (await listIds(hosts)).flat().filter((id) => /^tag:[^:]*:[a-z]/.test(id));
  expect(feeds).toHaveLength(2);
  expect(feeds[0]).toMatch(/:es\?make=1&amp;.*zip=95670/);
  expect(feeds[1]).toBe(feeds[0]?.replace(":es?", ":en?"));
});
