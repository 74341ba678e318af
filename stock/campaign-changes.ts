import { instantOf, type LocalWindow } from "#core/local-time.ts";
import type { Stock } from "./stock.ts";

/** The instants at which something of the campaigns begins or ends, ascending. Once for each snapshot. */
const known = new WeakMap<Stock, readonly number[]>();

function changesOf(stock: Stock): readonly number[] {
  let instants = known.get(stock);
  if (!instants) {
    const { promos, slides, sidebarArt, events } = stock.campaigns;
    const banners = events.flatMap(({ banner, cancelled }) => (banner && !cancelled ? banner : []));
    const windows: LocalWindow[] = [...promos, ...slides, ...sidebarArt, ...banners];
    instants = windows
      .flatMap(({ startsAt, endsAt }) => [startsAt ?? [], endsAt ?? []].flat())
      .map((local) => instantOf(local, stock.chain.timeZone).getTime())
      .sort((a, b) => a - b);
    known.set(stock, instants);
  }
  return instants;
}

/** When what is advertised next changes: nobody may keep what shows it any longer. */
export function nextCampaignChange(stock: Stock, now: Date): Date | undefined {
  const next = changesOf(stock).find((instant) => instant > now.getTime());
  return next === undefined ? undefined : new Date(next);
}
