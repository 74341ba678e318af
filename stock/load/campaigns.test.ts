import { expect, it } from "vitest";
import { insertRows } from "#data/writes/rows.ts";
import { withMigrated } from "#tests/support/migrated.ts";
import { eventRow } from "#tests/support/rows.ts";
import { loadCampaigns } from "./campaigns.ts";
import { loadChain } from "./chain.ts";

it("gives each event its own links in order, its discounts, and a banner where it has one", async () => {
  const { events } = await withMigrated(async ({ main }) => {
    const link = (event_id: number, position: number) => ({
      event_id,
      position,
      text_es: `Ver ${position}`,
      text_en: `See ${position}`,
      url_es: `/es/${position}`,
      url_en: `/en/${position}`,
    });
    await insertRows(main, "events", [
      eventRow({ id: 1, banner_starts_at: "2026-11-01T00:00", banner_ends_at: "2026-11-02T00:00" }),
      eventRow({ id: 2, status: "cancelled" }),
    ]);
    await insertRows(main, "event_links", [link(1, 1), link(1, 0), link(2, 5)]);
    await insertRows(main, "event_discounts", [{ event_id: 2, category: "*", percent: 10 }]);
    return loadCampaigns(main, await loadChain(main, undefined, () => undefined), undefined);
  });
  const [first, second] = events.toSorted((a, b) => a.id - b.id);
  expect(first?.links).toEqual([
    { text: { es: "Ver 0", en: "See 0" }, url: { es: "/es/0", en: "/en/0" } },
    { text: { es: "Ver 1", en: "See 1" }, url: { es: "/es/1", en: "/en/1" } },
  ]);
  expect(second?.links.map(({ url }) => url.es)).toEqual(["/es/5"]);
  expect([first?.discounts, second?.discounts]).toEqual([[], [{ category: "*", percent: 10 }]]);
  expect([first?.banner, second?.banner]).toEqual([{ startsAt: "2026-11-01T00:00", endsAt: "2026-11-02T00:00" }, null]);
  expect([first?.cancelled, second?.cancelled]).toEqual([false, true]);
});
