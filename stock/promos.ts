import type { Edition } from "#core/edition.ts";
import { type LocalWindow, windowContains } from "#core/local-time.ts";
import type { Promo, PromoPosition, SidebarArt } from "#core/promo.ts";
import type { ImageRow } from "#data/schema.ts";
import type { Stock } from "./stock.ts";

export const isShown = (stock: Stock, window: LocalWindow, now: Date): boolean =>
  windowContains(window, now, stock.chain.timeZone);

/** At most one for each position: the one that began last. */
export function listPromos(stock: Stock, edition: Edition, now: Date): Promo[] {
  const best = new Map<PromoPosition, Promo>();
  for (const promo of stock.campaigns.promos) {
    if (promo.edition !== edition || !isShown(stock, promo, now)) continue;
    const held = best.get(promo.position);
    if (!held || later(promo, held)) best.set(promo.position, promo);
  }
  return [...best.values()].sort((a, b) => a.position - b.position);
}

const later = (a: Promo, b: Promo) => {
  const [startA, startB] = [a.startsAt ?? "", b.startsAt ?? ""];
  return startA > startB || (startA === startB && a.id > b.id);
};

export const listSidebarArt = (stock: Stock, edition: Edition, now: Date): SidebarArt[] =>
  stock.campaigns.sidebarArt.filter((art) => art.edition === edition && isShown(stock, art, now));

/** A picture of a campaign or a map, from memory. */
export const findPicture = (stock: Stock, id: string): ImageRow | undefined =>
  stock.campaigns.images.get(id) ?? stock.chain.images.get(id);
