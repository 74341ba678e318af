import { instantOf, type LocalWindow } from "#core/local-time.ts";
import { once } from "#core/once.ts";
import type { Stock } from "./stock.ts";

/** The instants at which something of the campaigns begins or ends, ascending. */
const changesOf = once(({ campaigns, chain }: Stock): readonly number[] => {
  const { promos, slides, sidebarArt, events } = campaigns;
  const banners = events.flatMap(({ banner, cancelled }) => (banner && !cancelled ? banner : []));
  const windows: LocalWindow[] = [...promos, ...slides, ...sidebarArt, ...banners];
  return windows
    .flatMap(({ startsAt, endsAt }) => [startsAt ?? [], endsAt ?? []].flat())
    .map((local) => instantOf(local, chain.timeZone).getTime())
    .sort((a, b) => a - b);
});

/** When what is advertised next changes: nobody may keep what shows it any longer. */
export function nextCampaignChange(stock: Stock, now: Date): Date | undefined {
  const next = changesOf(stock).find((instant) => instant > now.getTime());
  return next === undefined ? undefined : new Date(next);
}
