import { beforeAll, expect, it } from "vitest";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadEvent } from "./load.ts";
import { page } from "./page.tsx";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

it.each([
  ["es", "Todas las piezas: 40% menos", "Escape: 50% menos"],
  ["en", "All parts: 40% off", "Exhaust: 50% off"],
] as const)("says in words what * means, %s", async (edition, everything, exhaust) => {
  const [event] = stock.campaigns.events;
  if (!event) throw new Error("the demo chain has no event");
  const params = { id: String(event.id) };
  const request = pageRequest("event", edition, { stock, now: new Date("2026-11-15T18:00:00Z"), params });
  const discounts = [
    { category: "*", percent: 40 },
    { category: "exhaust", percent: 50 },
  ];
  const loaded = await loadEvent(request);
  const html = markupOf(request, <page.Page {...loaded} event={{ ...event, discounts }} />);
  expect(html).toContain(everything);
  expect(html).toContain(exhaust);
});
