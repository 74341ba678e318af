import { expect, it } from "vitest";
import { nextCampaignChange } from "./campaign-changes.ts";
import { listSlides } from "./slides.ts";
import type { Stock } from "./stock.ts";

const sale = { kind: "slide", startsAt: "2025-08-25T00:00", endsAt: "2025-09-01T20:00" };
const chain = { timeZone: "America/Los_Angeles" };
const none = { promos: [], slides: [], sidebarArt: [], events: [] };
const stockOf = (campaigns: object) => ({ chain, campaigns: { ...none, ...campaigns } }) as unknown as Stock;
const next = (stock: Stock, now: string) => nextCampaignChange(stock, new Date(now))?.toISOString();

it("is the sale's beginning and end on the chain's clock, to the minute at which the slide comes and goes", () => {
  const stock = stockOf({ slides: [sale] });
  const [begins, ends] = ["2025-08-25T07:00:00.000Z", "2025-09-02T03:00:00.000Z"];
  expect(next(stock, "2025-08-01T00:00:00Z")).toBe(begins);
  expect(next(stock, begins)).toBe(ends);
  expect(next(stock, ends)).toBeUndefined();
  for (const [instant, before, from] of [
    [begins, 0, 1],
    [ends, 1, 0],
  ] as const) {
    const shown = (ms: number) => listSlides(stock, "slide", new Date(Date.parse(instant) + ms)).length;
    expect([shown(-1), shown(0)]).toEqual([before, from]);
  }
});

it("is the next of all that is advertised, but for a banner of an event that is off", () => {
  const at = (day: string) => ({ startsAt: `2025-08-${day}T08:00`, endsAt: null });
  const all = {
    promos: [at("04")],
    sidebarArt: [at("03")],
    slides: [at("05")],
    events: [{ cancelled: true, banner: at("01") }, { cancelled: false, banner: at("02") }, { cancelled: false }],
  };
  const days = ["2025-08-01", "2025-08-02", "2025-08-03", "2025-08-04", "2025-08-05"];
  expect(days.map((day) => next(stockOf(all), `${day}T20:00:00Z`)?.slice(8, 10))).toEqual([
    "02",
    "03",
    "04",
    "05",
    undefined,
  ]);
});
