import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Redirect } from "#app/page.tsx";
import { chainFacts, chainFolder, keepChain } from "#content/chain-facts.ts";
import { servicesOff, switchNames } from "#core/switches.ts";
import { keepServicesOff } from "#data/writes/chain-settings.ts";
import { makeDemoChain } from "#demo/make-demo-chain.ts";
import { fragmentStore } from "#render/fragment-store.ts";
import { loadPageModule } from "#render/page-modules.ts";
import { renderPage, type Site } from "#render/render.tsx";
import { type Edition, editionIds } from "#site/editions.ts";
import { hasPage, type PageId, pageIds, pageRow } from "#site/pages.ts";
import type { Stock } from "#stock/stock.ts";
import { loadTestStock } from "./support/load-test-stock.ts";
import { withMigrated } from "./support/migrated.ts";
import { listParams } from "./support/page-params.ts";
import { testSite } from "./support/test-site.ts";

const shipped = chainFolder();
const now = new Date("2026-11-15T18:00:00Z");
const { addresses } = testSite;
/** As visitors ask for pages that say more when they are asked. */
const queries: Partial<Record<PageId, string[]>> = {
  inventory: ["", "q=alternador+civic+2004+95823"],
  sellMyCar: ["", "zip=95823"],
  search: [""],
};
let site: Site;
let stock: Stock;

async function read(id: PageId, edition: Edition): Promise<string> {
  const module = await loadPageModule(id);
  const [first = {}, second] = listParams(id, module as never, stock, edition);
  const pages: string[] = [];
  for (const params of second ? [first, second] : [first])
    for (const query of queries[id] ?? [""]) {
      const matched = { kind: "page" as const, id, edition, params, matrix: {} };
      const asked = { matched, path: "/", query: new URLSearchParams(query), stock, now, requestId: "r", token: "t" };
      const rendered = await renderPage(site, asked as never);
      if (!(rendered instanceof Redirect)) pages.push(rendered.bytes.toString());
    }
  return pages.join("\n");
}

/** What of the links of a page leads to pages that are not there. */
function deadLinks(html: string, edition: Edition): string[] {
  const off = pageIds.filter((id) => !hasPage(chainFacts().switches, id));
  const starts = off.map((id) => (addresses.pattern(id, edition).split(":")[0] as string).replace(/\/$/, ""));
  const isDead = (href: string) =>
    starts.some((start) => new RegExp(`^(?:https://yonke\\.test)?${start}(?:$|[/?;#])`).test(href));
  return [...html.matchAll(/<(?:a|form)[^>]* (?:href|action)="([^"]*)"[^>]*>/g)]
    .filter(([, href = ""]) => isDead(href))
    .map(([tag]) => tag);
}

/** A line, a list or a box that held nothing but a link. */
const empty =
  /<(?:p|li|ul|nav)(?: class="(?!car__eng|api-index)[^"<>]*")?><\/(?:p|li|ul|nav)>|<div class="(?:btns|chips)[^"]*"><\/div>/g;

describe.each(switchNames)("a chain without %s", (name) => {
  beforeAll(async () => {
    const facts = { ...shipped.facts, switches: { ...shipped.facts.switches, [name]: false } };
    keepChain({ ...shipped, facts });
    const { switches } = chainFacts();
    const alerts = { mail: switches.alerts };
    const settings = { ...testSite.settings, switches, alerts };
    site = { ...testSite, settings, fragments: fragmentStore(1_000_000) };
    stock = await withMigrated(async (db) => {
      await makeDemoChain(db, { stores: 12, vehicles: 300, today: "2026-11-15" });
      await keepServicesOff(db, servicesOff(switches));
      return loadTestStock(db);
    });
  });
  afterAll(() => keepChain(shipped));

  it.each(editionIds)("has no link to what it has not, and no line or list without one (%s)", async (edition) => {
    const dead: string[] = [];
    for (const id of pageIds.filter((page) => hasPage(chainFacts().switches, page))) {
      const html = await read(id, edition);
      for (const tag of deadLinks(html, edition)) dead.push(`${pageRow(id).file}: ${tag}`);
      for (const [found] of html.matchAll(empty)) dead.push(`${pageRow(id).file}: ${found}`);
    }
    expect([...new Set(dead)].join("\n")).toBe("");
  });
});
