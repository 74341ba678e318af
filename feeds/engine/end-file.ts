import { listSharedVins } from "#data/queries/feeds-cars.ts";
import { listStoresOfEvents } from "#data/queries/feeds-events.ts";
import { listStoreFacts } from "#data/queries/feeds-stores.ts";
import type { ImportRunRow } from "#data/schema.ts";
import { addFileCars, isLastFile } from "#data/writes/feeds-runs.ts";
import type { Columns } from "./columns.ts";
import type { Feed } from "./feed.ts";
import { nameCars } from "./name-cars.ts";
import type { Peace } from "./peace/open-peace.ts";
import { elsewhereNote, sharedVinNotes } from "./policies.ts";
import type { Report } from "./report.ts";
import type { SeenRows } from "./write/seen-rows.ts";
import { markAbsent, stampStores } from "./write/snapshot.ts";
import type { Touched } from "./write/touched.ts";
import type { WriteSession } from "./write/write-session.ts";
import type { Brought } from "./write-rows.ts";

type Ending = {
  feed: Feed<Columns>;
  options: {
    complete?: boolean;
    leaving?: number | undefined;
    byStaff?: boolean;
    mayChange?: (storeId: number) => boolean;
    now: Date;
  };
  run: ImportRunRow;
  session: WriteSession;
  seen: SeenRows;
  touched: Touched;
  peace: Peace;
  /** Cars that were there before, per store; undefined where staff say one thing alone. */
  before: ReadonlyMap<number, number> | undefined;
  cars: Brought;
  report: Report;
};

/** What follows the last line of a file: what it does not name, what staff said of it, whose it was; refusals stand in the report. */
export async function endFile(ending: Ending): Promise<void> {
  const { feed, session, peace, before, cars, report } = ending;
  const { db, log } = session;
  await settleAbsent(ending);
  if (report.refusals.length > 0) return;
  const moved = log.count() > 0;
  await peace.save();
  report.notes.push(...peace.notes());
  await judgeStores(ending);
  if (report.refusals.length > 0) return;
  await stamp(ending, moved);
  const stores = [...cars.brought.keys()];
  if (feed.snapshot && before)
    report.notes.push(...sharedVinNotes(await listSharedVins(db, feed.snapshot.table, stores, 10)));
  if (report.elsewhere > 0) report.notes.push(elsewhereNote(report.elsewhere));
}

/** Cars that the file does not name: counted, or gone where it is said to be everything, for staff's words too. */
async function settleAbsent({ feed, options, run, session, seen, peace, before, cars, report }: Ending): Promise<void> {
  if (!feed.snapshot || !before) return;
  const { complete = false, leaving, now } = options;
  const { brought, held, meant } = cars;
  const counting = { seen, isMeant: meant.isMeant, before, brought, held, now, report, complete, leaving };
  await addFileCars(session.db, run, await markAbsent(session, feed.snapshot, counting));
  if (report.details) await nameCars(session.db, report.details);
  if (report.refusals.length === 0 && complete && feed.snapshot.table === "vehicles")
    await peace.endFile(brought.keys(), (id) => seen.hasId("vehicles", id));
}

/** The stores that it is about, and whether whoever sent it may change all that it changes. */
async function judgeStores({ options, session, touched, cars, report }: Ending): Promise<void> {
  const { all, placed } = touched.events();
  const ofEvents = await listStoresOfEvents(session.db, [...all]);
  const concerned = [...cars.brought.keys(), ...touched.stores(), ...ofEvents.map(({ store_id }) => store_id)];
  report.stores = [...new Set(concerned)].sort((a, b) => a - b);
  // An event that has no store is nobody's but the chain's.
  const homeless = [...all].some((id) => !placed.has(id) && !ofEvents.some(({ event_id }) => event_id === id));
  const { mayChange } = options;
  if (mayChange && !(report.stores.every(mayChange) && touched.ofStoresOnly() && !homeless))
    report.refusals.push({
      es: "El archivo cambia algo de otros patios, o de la cadena. Deje en él solo líneas de sus propios patios.",
      en: "The file changes what belongs to other stores, or to the chain. Leave only lines of your own stores in it.",
    });
}

/** When their stock was read, and when a price of theirs moved. */
async function stamp({ feed, options, run, session, touched, cars, report }: Ending, moved: boolean): Promise<void> {
  const { db } = session;
  const { now } = options;
  if (feed.stamp === "stock_read_at" && !options.byStaff) {
    const read = [...cars.brought.keys()];
    const stores = JSON.stringify(read.toSorted((a, b) => a - b));
    const again = await isLastFile(db, { feed: run.feed, hash: report.sha256, stores, butRun: run.id });
    if (!again) await stampStores(session, feed.stamp, read, now);
  }
  if (feed.stamp === "prices_updated_at" && moved) {
    const all = touched.has("chain_prices") ? (await listStoreFacts(db)).map(({ id }) => id) : [...touched.stores()];
    await stampStores(session, feed.stamp, all, now);
  }
}
