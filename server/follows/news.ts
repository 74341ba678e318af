import { eventWhen } from "#app/events/event-words.ts";
import { followAddress } from "#app/follows/follow-words.ts";
import type { CarFollow, EventFollow, EventsFollow, Follow, PriceFollow } from "#app/follows/read-follow.ts";
import type { PageView } from "#app/page.tsx";
import type { Edition } from "#core/edition.ts";
import { largestDiscount, type YardEvent } from "#core/event.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import type { News } from "#data/writes/queue-digest.ts";
import { timeOfEvent } from "#stock/events.ts";
import { createPaid } from "#stock/paid-now.ts";
import { copy } from "./copy.ts";
import type { Desk } from "./desk.ts";
import type { MailItem } from "./write-mail.ts";

type Line = { item: MailItem; subject: string };

const yardsNamed = 4;

/** Where it is held now, for whoever follows the event itself. */
function yardsLine({ stock }: Desk, { allStores, storeIds }: YardEvent, edition: Edition): string[] {
  const names = storeIds.flatMap((id) => stock.chain.storeById.get(id)?.name ?? []);
  if (allStores || names.length === 0) return [];
  return [copy[edition].heldAt(names.slice(0, yardsNamed), Math.max(0, names.length - yardsNamed))];
}

/**
 * As it stands this morning: what is over, or was called off or taken from the yard before anybody heard of it, is not told.
 */
function eventLine(
  desk: Desk,
  follow: EventFollow | EventsFollow,
  event: YardEvent | undefined,
  { state }: News,
  edition: Edition,
  href: PageView["href"],
): Line | undefined {
  const { brand, stock, now } = desk;
  if (!event || timeOfEvent(stock, event, now) === "past") return undefined;
  const without = follow.kind === "events" && !event.storeIds.includes(follow.store.id) ? follow.store : undefined;
  if ((event.cancelled || without) && state === "new") return undefined;
  const words = copy[edition];
  const title = event.title[edition];
  const percent = largestDiscount(event);
  const said = event.cancelled ? "cancelled" : state === "new" ? "new" : "changed";
  const subject = { new: words.newEvent, changed: words.changedEvent, cancelled: words.cancelledEvent }[said];
  const isHeld = !event.cancelled && !without;
  return {
    subject: subject(brand, title),
    item: {
      name: title,
      href: href("event", { id: event.id }),
      lines: [
        without && !event.cancelled ? words.elsewhere(without.name) : words.states[said],
        eventWhen(event, edition),
        ...(isHeld && follow.kind === "event" ? yardsLine(desk, event, edition) : []),
        ...(isHeld && percent > 0 ? [words.upTo(percent)] : []),
      ],
      picture: undefined,
    },
  };
}

/** Against what it was when they were last told, or began to follow it. */
function priceLine(
  { brand, stock, now }: Desk,
  follow: PriceFollow & { query: string },
  { before_cents }: News,
  edition: Edition,
  href: PageView["href"],
): Line | undefined {
  const { part, store } = follow;
  const cents = createPaid(stock, now)(store.id, part.id);
  if (cents === undefined || before_cents === null || cents >= before_cents) return undefined;
  const money = (amount: number) => formatMoney(amount, edition, currencyOf(store.country));
  const name = part.name[edition];
  return {
    subject: copy[edition].fell(brand, name, money(cents)),
    item: {
      name: `${name}: ${money(cents)}`,
      href: followAddress(follow, edition, href),
      lines: [copy[edition].fellFrom(money(before_cents))],
      picture: undefined,
    },
  };
}

/** What is new of an event, of a yard's events or of a price. */
export function listNews(
  desk: Desk,
  follow: Exclude<Follow, CarFollow>,
  news: readonly News[],
  edition: Edition,
  href: PageView["href"],
): { items: MailItem[]; subjects: string[] } {
  const lines = news.flatMap((one) => {
    if (follow.kind === "price") return priceLine(desk, follow, one, edition, href) ?? [];
    const event = desk.stock.campaigns.events.find(({ id }) => id === one.event_id);
    return eventLine(desk, follow, event, one, edition, href) ?? [];
  });
  return { items: lines.map(({ item }) => item), subjects: lines.map(({ subject }) => subject) };
}
