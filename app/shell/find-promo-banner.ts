import type { PageView } from "#app/page.tsx";
import { isSwitchedOff } from "#app/switched-off.ts";
import { hasIcon } from "#core/event.ts";
import { instantOf } from "#core/local-time.ts";
import { findBanner } from "#stock/events.ts";
import { findPicture } from "#stock/promos.ts";
import type { Stock } from "#stock/stock.ts";
import { copy } from "./copy.ts";
import type { PromoBannerData } from "./promo-banner.tsx";

/** As many as a phone shows in one line; the event's page has them all. */
const linksShown = 2;

/** The banner of the moment in the words of the edition; none outside every banner's window. */
export function findPromoBanner(
  stock: Stock,
  view: Pick<PageView, "edition" | "now" | "href" | "settings" | "pattern" | "hrefIn" | "url">,
): PromoBannerData | undefined {
  const { edition, now, href } = view;
  const event = findBanner(stock, now);
  if (!event?.banner) return undefined;
  const icon = event.iconImageId === null ? undefined : findPicture(stock, event.iconImageId);
  return {
    id: String(event.id),
    title: event.title[edition],
    icon: hasIcon(icon) ? `/images/${event.iconImageId}` : undefined,
    links: [
      { href: event.url[edition] || href("event", { id: event.id }), text: copy[edition].promoDetails },
      ...event.links.slice(0, linksShown - 1).map(({ text, url }) => ({ href: url[edition], text: text[edition] })),
    ].filter((link) => !isSwitchedOff(view, link.href)),
    until: instantOf(event.banner.endsAt, stock.chain.timeZone).toISOString(),
  };
}
