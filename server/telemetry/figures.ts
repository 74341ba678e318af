import type { IncomingMessage } from "node:http";
import { messageOf } from "#core/errors.ts";
import type { Counts, FigureKind, SearchMade, Tally } from "#core/figures.ts";
import { addDays, localTimeOf } from "#core/local-time.ts";
import type { YardsMeant } from "#core/yard-figures.ts";
import type { Database } from "#data/database.ts";
import { shortly } from "#data/deadline.ts";
import { startRounds } from "#data/rounds.ts";
import type { FigureRow } from "#data/schema.ts";
import { addFigures, deleteFiguresBefore } from "#data/writes/figures.ts";
import { addYardFigures, deleteYardFiguresBefore } from "#data/writes/yard-figures.ts";
import { visitorOfRequest } from "#server/http/client-address.ts";
import type { Edition } from "#site/editions.ts";
import type { Log } from "./log.ts";
import { isVisit, opensPage } from "./visits.ts";
import { knownWish, plainWish, SharedWishes } from "./wishes.ts";
import { YardTallies } from "./yard-figures.ts";

const everyMs = 60_000;
const keptDays = 400;
/** Wishes are bounded between two writings; pages, searches and forms are few by themselves. */
const mostWishes = 1_000;

type Surroundings = { db: Database; zone(): string; trustProxy: boolean; log: Pick<Log, "warn"> };
export type Figures = ReturnType<typeof createFigures>;

/** Counts what visitors do, without cookies and without anything about them, and adds it to the database by the day. */
export function createFigures({ db, zone, trustProxy, log }: Surroundings) {
  const tallies = new Map<string, Tally>();
  const shared = new SharedWishes();
  const atYards = new YardTallies();
  const today = () => localTimeOf(new Date(), zone()).day;
  let day = today();
  let cleaned = "";
  let failed = false;

  function tally(kind: FigureKind, name: string, edition: Edition): Tally {
    const key = `${kind} ${edition} ${name}`;
    let found = tallies.get(key);
    if (!found) {
      found = { kind, name, edition, count: 0, written: 0 };
      tallies.set(key, found);
    }
    return found;
  }

  function wish(name: string, edition: Edition, times: number) {
    if (!tallies.has(`asked ${edition} ${name}`) && tallies.size >= mostWishes) return;
    tally("asked", name, edition).count += times;
  }

  function noteWish({ wish: asked, edition }: Counts, req: IncomingMessage) {
    if (asked?.known) wish(asked.known, edition, 1);
    else if (asked?.plain) {
      const times = shared.hear(`${edition} ${asked.plain}`, visitorOfRequest(req, trustProxy).address, day);
      if (times > 0) wish(asked.plain, edition, times);
    }
  }

  /** Wishes are not needed once they are written: tomorrow's are others. */
  function forgetWishes() {
    for (const [key, one] of tallies) if (one.kind === "asked" && one.written === one.count) tallies.delete(key);
  }

  async function write() {
    const now = today();
    const due = [...tallies.values()].filter((one) => one.count > one.written);
    const rows = due.map(
      ({ kind, name, edition, count, written }): FigureRow => ({ day, kind, name, edition, count: count - written }),
    );
    try {
      if (rows.length > 0) await addFigures(db, rows);
      due.forEach((one, at) => {
        one.written += rows[at]?.count ?? 0;
      });
      forgetWishes();
      const yards = atYards.take(day);
      if (yards.rows.length > 0) await addYardFigures(db, yards.rows);
      yards.done();
      day = now;
      if (cleaned !== now) {
        await deleteFiguresBefore(db, addDays(now, -keptDays));
        await deleteYardFiguresBefore(db, addDays(now, -keptDays));
      }
      cleaned = now;
      failed = false;
    } catch (thrown) {
      if (!failed) log.warn({ reason: messageOf(thrown) }, "figures wait");
      failed = true;
    }
  }

  const { wake: flush, stop } = startRounds(write, everyMs);

  return {
    /** What an answer counts as; `search` when it answered one. */
    countsOf(
      view: string | undefined,
      edition: Edition,
      search: SearchMade | undefined,
      yards?: YardsMeant | undefined,
    ): Counts {
      const lost = search && !search.found ? search : undefined;
      return {
        view: view ? tally("view", view, edition) : undefined,
        search: search && tally("search", search.kind, edition),
        nothing: lost && tally("nothing", lost.kind, edition),
        wish: lost && { known: knownWish(lost), plain: plainWish(lost.typed) },
        edition,
        yards: yards && atYards.of(yards, yards.kind === "search" ? (search?.kind ?? "search") : (view ?? "page")),
      };
    },
    /** Somebody was sent an answer. */
    note(counts: Counts, req: IncomingMessage) {
      if (!isVisit(req)) return;
      const opened = counts.view && opensPage(req) ? counts.view : undefined;
      if (opened) opened.count++;
      const { yards } = counts;
      if (yards && (yards.kind === "search" ? counts.search : opened)) atYards.note(yards);
      if (!counts.search) return;
      counts.search.count++;
      if (!counts.nothing) return;
      counts.nothing.count++;
      noteWish(counts, req);
    },
    noteLead(form: string, edition: Edition, storeId?: number | undefined) {
      tally("lead", form, edition).count++;
      if (storeId !== undefined) atYards.noteLead(storeId, form);
    },
    /** Everything since the start of the process, for /metrics. */
    list: (): Iterable<Tally> => tallies.values(),
    flush,
    async stop() {
      // Whoever stops the process waits for so long only.
      await shortly(flush).catch(() => {});
      await stop(0);
    },
  };
}
