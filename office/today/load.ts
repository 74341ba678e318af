import { specialDaysAhead } from "#core/hours.ts";
import { localTimeOf } from "#core/local-time.ts";
import type { Store } from "#core/store.ts";
import { formatClock, formatDay } from "#core/time-words.ts";
import { listOfficeLeads } from "#data/queries/lead-work.ts";
import { countFailedMail, listLastRuns } from "#data/queries/office-today.ts";
import { listEvents } from "#stock/events.ts";
import { may } from "../access.ts";
import type { AuditLine } from "../audit/audit-line.ts";
import { countOpen } from "../differences/load.ts";
import { listOwnUploads } from "../files/may-feed.ts";
import { shownReach } from "../leads/reach.ts";
import { type StaffRequest, shownStores } from "../page.tsx";
import { countRules } from "../rules/load.ts";
import { formatAge, formatWhen } from "../shell/moment.ts";
import { nameOfWho } from "../shell/who.ts";
import { copy } from "./copy.ts";
import { loadLatest } from "./latest.ts";
import { shortFiles } from "./short-files.ts";
import { yardState } from "./yard-state.ts";

export type YardToday = {
  id: number;
  name: string;
  state: string;
  cars: number;
  /** "Inventario de hace 20 h"; undefined when nothing was read yet. */
  age: string | undefined;
  old: boolean;
  read: string | undefined;
};
type Thing = {
  key: string;
  icon: "inbox" | "file" | "mail" | "picture" | "promise" | "car";
  look: "now" | "bad" | "event";
  title: string;
  why: string;
  way?: { href: string; text: string };
};
type DayAhead = { key: string; day: string; kind: "special" | "event"; title: string; where: string };

const oldMs = 36 * 3_600_000;
const daysAhead = 14;
const namesShown = 3;

const ageOf = (at: Date, { now, edition }: StaffRequest): string =>
  now.getTime() - at.getTime() < 60_000 ? copy[edition].readNow : copy[edition].read(formatAge(at, now, edition));

function yardToday(
  store: Store,
  request: StaffRequest,
  run: { who: string; finished_at: string } | undefined,
): YardToday {
  const { services, now, edition } = request;
  const words = copy[edition];
  const { timeZone } = store.schedule;
  return {
    id: store.id,
    name: store.name,
    state: yardState(store, now, edition),
    cars: services.stock.current.yards.get(store.id)?.present.count ?? 0,
    age: store.stockReadAt ? ageOf(store.stockReadAt, request) : undefined,
    old: !store.stockReadAt || now.getTime() - store.stockReadAt.getTime() > oldMs,
    read:
      run && words.readBy(nameOfWho(run.who, edition), formatWhen(new Date(run.finished_at), now, timeZone, edition)),
  };
}

function namesOf(named: readonly { name: string }[], { edition }: StaffRequest): string {
  const names = named.slice(0, namesShown).map(({ name }) => name);
  const more = named.length - names.length;
  return more > 0 ? copy[edition].andMore(names.join(", "), more) : names.join(", ");
}

async function thingsWaiting(request: StaffRequest, stores: readonly Store[], yards: readonly YardToday[]) {
  const { services, staff, now, edition } = request;
  const words = copy[edition];
  const things: Thing[] = [];
  if (request.newLeads > 0) {
    const [oldest] = await listOfficeLeads(services.db, {
      reach: shownReach(staff, request.yard),
      state: "new",
      proof: "proven",
      limit: 1,
    });
    things.push({
      key: "leads",
      icon: "inbox",
      look: "now",
      title: words.leads(request.newLeads),
      why: oldest ? words.leadsWhy(formatAge(oldest.createdAt, now, edition)) : "",
      way: { href: request.href("leads"), text: words.answer },
    });
  }
  for (const upload of await listOwnUploads(request, { states: ["refused"], asking: true, limit: 20 }))
    things.push({
      key: upload.id,
      icon: "file",
      look: upload.asks > 0 ? "now" : "bad",
      title: upload.asks > 0 ? words.asks(upload.file_name) : words.refused(upload.file_name),
      why:
        upload.asks === 0
          ? words.refusedWhy(nameOfWho(upload.who, edition))
          : upload.state === "applied"
            ? words.asksWhy
            : words.asksFirst,
      way: { href: request.href("file", { id: upload.id }), text: words.look },
    });
  things.push(...(await shortFiles(request, (yards) => namesOf(yards, request))));
  const old = yards.filter((yard) => yard.old);
  if (old.length > 0 && may(staff, "files.see", "any"))
    things.push({
      key: "stock",
      icon: "file",
      look: "bad",
      title: words.oldStock(old.length),
      why: words.oldStockWhy(namesOf(old, request)),
    });
  const everywhere = may(staff, "today.see", "chain") && request.yard === undefined;
  const failed = await countFailedMail(services.db, everywhere ? undefined : stores.map(({ id }) => id));
  if (failed > 0 && may(staff, "leads.see", "any"))
    things.push({ key: "mail", icon: "mail", look: "bad", title: words.mail(failed), why: words.mailWhy });
  const differences = await countOpen(request);
  if (differences.open > 0)
    things.push({
      key: "differences",
      icon: "car",
      look: "now",
      title: words.differences,
      why: words.differencesWhy(differences.open, differences.quiet),
      way: { href: request.href("differences"), text: words.decide },
    });
  const { unsaid, disputed } = countRules(request);
  if (unsaid + disputed > 0 && may(staff, "promises", "chain"))
    things.push({
      key: "rules",
      icon: "promise",
      look: disputed > 0 ? "bad" : "event",
      title: [unsaid > 0 && words.unsaid(unsaid), disputed > 0 && words.disputed(disputed)].filter(Boolean).join(", "),
      why: words.unsaidWhy,
      way: { href: request.href("rules"), text: words.look },
    });
  const bare = listEvents(services.stock.current, now, "coming", "running").filter(
    (event) => !event.imageId && stores.some(({ id }) => event.storeIds.includes(id)),
  );
  const [first] = bare;
  if (first && may(staff, "events", "any"))
    things.push({
      key: "pictures",
      icon: "picture",
      look: "event",
      title: bare.length === 1 ? words.picture(first.title[edition]) : words.pictures(bare.length),
      why:
        bare.length === 1
          ? words.pictureWhy(formatDay(first.startsAt.slice(0, 10), edition))
          : words.picturesWhy(
              namesOf(
                bare.map(({ title }) => ({ name: title[edition] })),
                request,
              ),
            ),
    });
  return things;
}

function listAhead(request: StaffRequest, stores: readonly Store[]): DayAhead[] {
  const { services, now, edition } = request;
  const words = copy[edition];
  const special = new Map<string, { day: string; title: string; stores: Store[] }>();
  for (const store of stores)
    for (const { day, label, spans } of specialDaysAhead(store.schedule, now, daysAhead)) {
      const how = spans.length === 0 ? words.closedDay : words.otherHours;
      const title = label[edition] ? `${label[edition]} (${how.toLowerCase()})` : how;
      const key = `${day} ${title}`;
      const entry = special.get(key) ?? { day, title, stores: [] };
      entry.stores.push(store);
      special.set(key, entry);
    }
  const last = new Date(now.getTime() + daysAhead * 86_400_000).toISOString().slice(0, 10);
  const events = listEvents(services.stock.current, now, "coming", "running")
    .map((event) => ({ event, stores: stores.filter(({ id }) => event.storeIds.includes(id)) }))
    .filter(({ event, stores: here }) => here.length > 0 && event.startsAt.slice(0, 10) <= last)
    .map(({ event, stores: here }) => ({
      key: `event ${event.id}`,
      at: event.startsAt.slice(0, 10),
      kind: "event" as const,
      title: event.title[edition],
      where: namesOf(here, request),
    }));
  const days = [...special].map(([key, { day, title, stores: where }]) => ({
    key,
    at: day,
    kind: "special" as const,
    title,
    where: namesOf(where, request),
  }));
  return [...days, ...events]
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ at, ...rest }) => ({ ...rest, day: formatDay(at, edition, "short") }));
}

export type TodayProps = {
  title: string;
  heading: string;
  clock: string;
  yards: YardToday[];
  things: Thing[];
  ahead: DayAhead[];
  /** What others did: of whoever sees the history of files too. */
  latest: AuditLine[] | undefined;
};

export async function loadToday(request: StaffRequest): Promise<TodayProps> {
  const { services, staff, now, edition } = request;
  const words = copy[edition];
  const stores = shownStores(request, "today.see");
  const ids = stores.map(({ id }) => id);
  // A site without cars has special days, events, mail and files like any other, and no inventory to be old.
  const stocked = stores.filter((store) => store.services.has("inventory"));
  const runs = await listLastRuns(services.db, "inventory", ids);
  const yards = stocked.map((store) => yardToday(store, request, runs.get(store.id)));
  const zone = services.stock.current.chain.timeZone;
  const local = localTimeOf(now, zone);
  const everywhere = may(staff, "today.see", "chain") && request.yard === undefined;
  return {
    title: words.title,
    heading: words.heading(formatDay(local.day, edition, "weekday")),
    clock: words.clock(formatClock(local.minute, edition)),
    yards,
    things: await thingsWaiting(request, stores, yards),
    ahead: listAhead(request, stores),
    latest: may(staff, "files.see", "any")
      ? await loadLatest(request, everywhere ? undefined : shownStores(request, "files.see").map(({ id }) => id))
      : undefined,
  };
}
