import { beforeAll, describe, expect, it } from "vitest";
import { page as about } from "#app/company/about-page/page.tsx";
import { page as company } from "#app/company/company-page/page.tsx";
import { page as policies } from "#app/company/policies-page/page.tsx";
import { page as warrantyPlus } from "#app/company/warranty-plus-page/page.tsx";
import { page as whatWeSell } from "#app/company/what-we-sell-page/page.tsx";
import { page as home } from "#app/home/page.tsx";
import type { PageRequest } from "#app/page.tsx";
import { page as partPricing } from "#app/prices/page.tsx";
import { page as locations } from "#app/stores/locations-page/page.tsx";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "./support/demo-stock.ts";
import { markupOf, pageRequest } from "./support/page-request.tsx";
import { twoYards } from "./support/two-yards.ts";

let stock: Stock;
beforeAll(async () => {
  stock = twoYards(await loadDemoStock("2026-11-15"));
});

const pages = { home, locations, about, company, policies, warrantyPlus, whatWeSell, partPricing };

/** What only the large chain could say. */
const claims = [
  /\b7 d[ií]as de la semana|\blos 7 d[ií]as\b|7 days a week/i,
  /Estados Unidos y Canad|United States and Canada|US \+ Canada|EE\. UU\. \+ Canad/,
  /1,000 (?:piezas|parts)|(?:más de|over|more than) 1,000/i,
  /\b(?:58|57) (?:yonkes|yards)|17 (?:estados|states)|2 (?:provincias|provinces)/,
];

describe.each(Object.keys(pages) as (keyof typeof pages)[])(
  "a chain of two yards in one state, closed on Sundays: %s",
  (id) => {
    it.each(editionIds)("claims nothing that is not so (%s)", async (edition) => {
      const request = pageRequest(id, edition, { stock, now: new Date("2026-11-15T18:00:00Z") });
      const page = pages[id] as unknown as {
        load: (request: PageRequest<keyof typeof pages>) => unknown;
        head: (data: unknown, request: PageRequest<keyof typeof pages>) => { title: string; description?: string };
        Page: (data: object) => React.ReactNode;
      };
      const data = (await page.load(request)) as object;
      const { title, description } = page.head(data, request);
      const html = `${title} ${description} ${markupOf(request, <page.Page {...data} />)}`;
      expect(html.length).toBeGreaterThan(500);
      for (const claim of claims) expect(html.match(claim)?.[0], String(claim)).toBeUndefined();
    });
  },
);
