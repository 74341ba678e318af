import type { Edition } from "#core/edition.ts";
import { isOpen, minutesUntil, openState } from "#core/hours.ts";
import { localTimeOf } from "#core/local-time.ts";
import type { Store } from "#core/store.ts";
import { formatClock, formatMinutes } from "#core/time-words.ts";
import { copy } from "./copy.ts";
import { type OpenWords, opensWords, openWords, soon } from "./open-words.ts";

export type YardWords = OpenWords & {
  /** "Abierto", "Cerrado", or "Patio cerrado" while the shop still serves. */
  word: string;
  /** The shop's own hour, second: "Tienda abierta hasta las 5 p. m."; before the yard opens, until when one may enter. */
  shop: string | undefined;
};

type Hours = Pick<Store, "services" | "schedule" | "yardSchedule" | "yardClosesBeforeMinutes">;

/** Before it opens, until when one may enter today. */
function laterToday({ yardSchedule }: Hours, opensAt: Date | null, now: Date, edition: Edition): string | undefined {
  const zone = yardSchedule.timeZone;
  if (!opensAt || localTimeOf(opensAt, zone).day !== localTimeOf(now, zone).day) return undefined;
  const then = openState(yardSchedule, opensAt);
  if (!then.open || !then.closesAt || minutesUntil(then.closesAt, opensAt) > 1440) return undefined;
  return copy[edition].enterThen(formatClock(localTimeOf(then.closesAt, zone).minute, edition));
}

const said = new WeakMap<Hours, { minute: number; words: Partial<Record<Edition, YardWords>> }>();

/** Until when one may enter the yard, which closes before the shop. Hours begin and end with a minute, and so do these words. */
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

/** A store without a yard has the shop's hours alone. */
function sayYardWords(store: Hours, now: Date, edition: Edition): YardWords {
  const words = copy[edition];
  const { schedule, yardSchedule, yardClosesBeforeMinutes: early } = store;
  const zone = schedule.timeZone;
  if (!store.services.has("inventory")) {
    const shop = openWords(schedule, now, edition);
    return { ...shop, word: shop.open ? words.openNow : words.closedNow, shop: undefined };
  }
  const yard = openState(yardSchedule, now);
  if (!yard.open) {
    const shopOpen = early > 0 && isOpen(schedule, now);
    return {
      open: false,
      word: shopOpen ? words.yardClosed : words.closedNow,
      until: yard.opensAt ? opensWords(yard.opensAt, zone, now, edition) : undefined,
      shop: shopOpen
        ? words.shopOpen(openWords(schedule, now, edition).until)
        : laterToday(store, yard.opensAt, now, edition),
    };
  }
  const closes = yard.closesAt;
  const left = closes ? minutesUntil(closes, now) : Number.POSITIVE_INFINITY;
  if (!closes || left > 1440) return { open: true, word: words.open, until: words.enterAlways, shop: undefined };
  const { day, minute } = localTimeOf(closes, zone);
  const until =
    left <= soon
      ? words.enterSoon(formatMinutes(left, edition))
      : (day === localTimeOf(now, zone).day ? words.enterToday : words.enterUntil)(formatClock(minute, edition));
  const shop = early > 0 ? words.shopUntil(formatClock(minute + early, edition)) : undefined;
  return { open: true, word: words.open, until, shop };
}
