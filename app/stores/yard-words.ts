import type { Edition } from "#core/edition.ts";
import { isOpen, minutesUntil, openState } from "#core/hours.ts";
import { localTimeOf } from "#core/local-time.ts";
import type { Store } from "#core/store.ts";
import { formatClock } from "#core/time-words.ts";
import { copy } from "./copy.ts";
import { closesWords, type OpenWords, opensWords, openWords } from "./open-words.ts";

type YardWords = OpenWords & {
  /** "Abierto", "Cerrado", "Patio cerrado" while the shop still serves; where nobody has said the hours, that they are asked. */
  word: string;
  /** The shop's own hour, second: "Tienda abierta hasta las 5 p. m."; before the yard opens, when it will close today. */
  shop: string | undefined;
};

type Hours = Pick<Store, "services" | "schedule" | "yardSchedule" | "yardClosesBeforeMinutes">;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const said = new WeakMap<Hours, { minute: number; words: Partial<Record<Edition, YardWords>> }>();

/**
 * When the yard closes, which is before the shop; the same words wherever a yard is named. Hours begin and end with a minute,
 * and so do these words.
 */
export function yardWords(store: Hours, now: Date, edition: Edition): YardWords {
  const minute = Math.floor(now.getTime() / 60_000);
  let kept = said.get(store);
  if (kept?.minute !== minute) {
    kept = { minute, words: {} };
    said.set(store, kept);
  }
  kept.words[edition] ??= sayYardWords(store, now, edition);
  return kept.words[edition];
}

function sayYardWords(store: Hours, now: Date, edition: Edition): YardWords {
  const words = copy[edition];
  const { schedule, yardSchedule, yardClosesBeforeMinutes: early } = store;
  const zone = schedule.timeZone;
  const shop = openWords(schedule, now, edition);
  if (shop.open === null) return { ...shop, word: words.askHours, shop: undefined };
  // Without a yard the shop's hours are all there is.
  if (!store.services.has("inventory"))
    return { ...shop, word: shop.open ? words.openNow : words.closedNow, shop: undefined };
  // Of a yard whose closing nobody has said, nothing is said either.
  if (early === null || !yardSchedule) {
    const until = shop.open && shop.until !== words.always ? words.closing.shop(shop.until ?? "") : shop.until;
    return { open: shop.open, word: shop.open ? words.open : words.closedNow, until, shop: undefined };
  }
  const closing = (closes: string) => (early > 0 ? words.closing.yard(closes) : closes);
  const yard = openState(yardSchedule, now);
  if (!yard.open) {
    const opensAt = yard.open === false ? yard.opensAt : null;
    const shopOpen = early > 0 && isOpen(schedule, now);
    const later = opensAt && laterToday(store, opensAt, now, edition);
    return {
      open: false,
      word: shopOpen ? words.yardClosed : words.closedNow,
      until: opensAt ? opensWords(opensAt, zone, now, edition) : undefined,
      shop: shopOpen ? words.shopOpen(shop.until) : later ? capital(closing(later)) : undefined,
    };
  }
  const closes = yard.closesAt;
  if (!closes || minutesUntil(closes, now) > 1440)
    return { open: true, word: words.open, until: words.always, shop: undefined };
  const { minute } = localTimeOf(closes, zone);
  return {
    open: true,
    word: words.open,
    until: closing(closesWords(closes, zone, now, edition)),
    shop: early > 0 ? words.shopUntil(formatClock(minute + early, edition)) : undefined,
  };
}

/** Before it opens, when it will close today. */
function laterToday({ yardSchedule }: Hours, opensAt: Date, now: Date, edition: Edition): string | undefined {
  if (!yardSchedule) return undefined;
  const zone = yardSchedule.timeZone;
  if (localTimeOf(opensAt, zone).day !== localTimeOf(now, zone).day) return undefined;
  const then = openState(yardSchedule, opensAt);
  if (!then.open || !then.closesAt || minutesUntil(then.closesAt, opensAt) > 1440) return undefined;
  const words = copy[edition];
  return words.closesAt(words.at(formatClock(localTimeOf(then.closesAt, zone).minute, edition)));
}
