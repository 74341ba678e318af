import { beforeAll, describe, expect, it } from "vitest";
import type { YardEvent } from "#core/event.ts";
import { instantOf } from "#core/local-time.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { findPromoBanner } from "./find-promo-banner.ts";
import { PromoBanner, type PromoBannerData } from "./promo-banner.tsx";

let stock: Stock;
let event: YardEvent;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
  event = stock.campaigns.events.find(({ id }) => id === 1) as YardEvent;
});

const at = (local: string, ms = 0) => new Date(instantOf(local, stock.chain.timeZone).getTime() + ms);
const request = (edition: "es" | "en", now: Date) => pageRequest("home", edition, { stock, now });
const find = (edition: "es" | "en", now: Date, from = stock) => findPromoBanner(from, request(edition, now));
const only = (change: Partial<YardEvent>) =>
  ({ ...stock, campaigns: { ...stock.campaigns, events: [{ ...event, ...change }] } }) as Stock;

describe("the promo banner", () => {
  it("is there from the first to the last moment of its window", () => {
    const { startsAt, endsAt } = event.banner as { startsAt: string; endsAt: string };
    const alone = only({});
    expect(find("es", at(startsAt, -1), alone)).toBeUndefined();
    expect(find("es", at(startsAt), alone)?.id).toBe("1");
    expect(find("es", at(endsAt, -1), alone)).toMatchObject({ id: "1", until: at(endsAt).toISOString() });
    expect(find("es", at(endsAt), alone)).toBeUndefined();
    expect(find("es", at(startsAt), only({ cancelled: true }))).toBeUndefined();
  });

  it("speaks English for English and Spanish for everything else", () => {
    const now = at(event.startsAt);
    expect(find("en", now)).toMatchObject({ title: event.title.en });
    expect(find("en", now)?.links.map((link) => link.text)).toEqual(["Details", "See the prices"]);
    expect(find("es", now)?.links.map((link) => link.text)).toEqual(["Detalles", "Vea los precios"]);
    expect(find("es", now)?.links[0]?.href).toBe("/eventos-y-especiales/evento-detalles/1");
  });

  it("shows its icon, and the exclamation mark when there is none or an empty one", () => {
    const now = at(event.startsAt);
    const html = (banner: PromoBannerData | undefined) =>
      markupOf(request("es", now), <PromoBanner banner={banner as PromoBannerData} />);
    expect(html(find("es", now))).toContain(`src="/images/${event.iconImageId}"`);
    const empty = only({});
    const images = new Map(stock.campaigns.images);
    images.set("dot", { id: "dot", mime: "image/png", width: 1, height: 1, bytes: new Uint8Array([1]) });
    for (const iconImageId of [null, "gone", "dot"]) {
      const changed = { ...empty, campaigns: { ...empty.campaigns, images, events: [{ ...event, iconImageId }] } };
      expect(html(find("es", now, changed as Stock))).toContain(
        '<img class="promo__mark" src="/art/exclamation.svg" width="36" height="36" fetchPriority="low" alt="Atención:"/>',
      );
    }
  });

  it("closes by a form that leads back to the same page", () => {
    const now = at(event.startsAt);
    const html = markupOf(
      { ...request("es", now), path: "/ubicaciones?x=1" },
      <PromoBanner banner={find("es", now) as PromoBannerData} />,
    );
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html).toContain('name="id" value="1"');
    expect(html).toContain('name="back" value="/ubicaciones?x=1"');
  });
});
