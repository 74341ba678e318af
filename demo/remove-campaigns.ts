import { addDays, type Day } from "#core/local-time.ts";
import type { Executor } from "#data/schema.ts";
import { deleteRows } from "#data/writes/rows.ts";
import { eventTexts } from "./data/event-texts.ts";
import { promoTexts, sidebarTexts } from "./data/promo-texts.ts";
import { makeEvents } from "./events.ts";
import { makePromos, makeSidebarArt, makeSlides } from "./promos.ts";
import { listedIds } from "./store-places.ts";

type Dated = { id: number; starts_at: string | null };
type Row = Readonly<Record<string, unknown>>;

/** The rows that are in every column as the demo writes them. */
function untouched<T extends { id: number }>(rows: readonly T[], made: readonly (Row & { id: number })[]): T[] {
  const byId = new Map(made.map((row) => [row.id, row]));
  return rows.filter((row) => {
    const as = byId.get(row.id);
    return as !== undefined && Object.entries(as).every(([column, value]) => (row as Row)[column] === value);
  });
}

/** The day that the demo was made on: the one that most of its dates were counted from. */
function findDay(promos: readonly Dated[], art: readonly Dated[], events: readonly Dated[]): Day {
  const days = new Map<Day, number>();
  const count = ({ starts_at }: Dated, after: number | undefined) => {
    if (starts_at === null || after === undefined) return;
    const day = addDays(starts_at.slice(0, 10), -after);
    days.set(day, (days.get(day) ?? 0) + 1);
  };
  for (const row of promos) count(row, promoTexts[row.id - 1]?.window?.[0]);
  for (const row of art) count(row, sidebarTexts[row.id - 1]?.window?.[0]);
  for (const row of events) {
    const text = eventTexts[row.id - 1];
    count(row, text?.weekday === undefined ? text?.startsIn : undefined);
  }
  const [most] = [...days].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? "2026-01-01";
}

const listed = (rows: readonly Row[]): string =>
  rows
    .map((row) => JSON.stringify(Object.entries(row).sort()))
    .sort()
    .join("\n");

/** Takes out the campaigns that nobody has changed, and answers the pictures that the demo draws for its own. */
export async function removeCampaigns(db: Executor): Promise<string[]> {
  const events = await db.selectFrom("events").selectAll().execute();
  const promos = await db.selectFrom("promos").selectAll().execute();
  const art = await db.selectFrom("sidebar_art").selectAll().execute();
  const slides = await db.selectFrom("slides").selectAll().execute();
  const links = await db.selectFrom("event_links").selectAll().execute();
  const discounts = await db.selectFrom("event_discounts").selectAll().execute();
  const held = await db.selectFrom("event_stores").selectAll().execute();
  const today = findDay(promos, art, events);
  // Which of its stores the demo chose hangs on the seed, which nothing keeps; one with a store of the chain is the chain's.
  const demoStores = listedIds();
  const atOwnStore = new Set(held.filter(({ store_id }) => !demoStores.has(store_id)).map(({ event_id }) => event_id));
  const made = await makeEvents(db, "", [], today);
  const madePromos = await makePromos(db, today);
  const madeArt = await makeSidebarArt(db, today);
  const of = (rows: readonly (Row & { event_id: number })[], id: number) =>
    listed(rows.filter(({ event_id }) => event_id === id));
  await deleteRows(
    db,
    "events",
    untouched(events, made.events).filter(
      ({ id }) =>
        !atOwnStore.has(id) && of(links, id) === of(made.links, id) && of(discounts, id) === of(made.discounts, id),
    ),
  );
  await deleteRows(db, "promos", untouched(promos, madePromos));
  await deleteRows(db, "sidebar_art", untouched(art, madeArt));
  await deleteRows(db, "slides", untouched(slides, makeSlides()));
  const drawn = [
    ...made.events.map((row) => row.icon_image_id),
    ...madePromos.flatMap((row) => [row.desktop_image_id, row.mobile_image_id]),
    ...madeArt.map((row) => row.image_id),
  ];
  return [...new Set(drawn)].filter((id) => id !== null);
}
