import { useCopy } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { notFound } from "#core/errors.ts";
import type { YardEvent } from "#core/event.ts";
import { joinSentences } from "#core/sentence.ts";
import { takeIds } from "#data/writes/take-ids.ts";
import { otherEdition } from "#site/editions.ts";
import { getEvent, listEventStores, listEvents, timeOfEvent } from "#stock/events.ts";
import { may } from "../access.ts";
import { valuesOf } from "../edit/edit-field.ts";
import { readThings } from "../edit/read-things.ts";
import { shownWords } from "../edit/shown-words.ts";
import { takeEdit } from "../edit/take-edit.ts";
import { OneThing, type OneThingProps, oneThing, type ThingLine, ThingList } from "../edit/thing-list.tsx";
import { definePage, demand, type StaffRequest, shownStores, useOffice } from "../page.tsx";
import { copy } from "./copy.ts";
import { everywhere, groupsOf, lineOf } from "./fields.ts";

type Listed = { title: string; mayAdd: boolean; ahead: ThingLine[]; past: ThingLine[] };

const pastShown = 12;

/** One's own: all of its yards are, and it is not the whole chain's. */
const mayEdit = ({ staff }: StaffRequest, { allStores, storeIds, banner }: YardEvent): boolean =>
  may(staff, "events", "chain") ||
  (!allStores && banner === null && storeIds.length > 0 && storeIds.every((id) => may(staff, "events", id)));

function lineFor(request: StaffRequest, event: YardEvent): ThingLine {
  const { services, edition, now, href } = request;
  const words = copy[edition];
  const stock = services.stock.current;
  const time = event.cancelled ? "cancelled" : timeOfEvent(stock, event, now);
  const [first, ...more] = listEventStores(stock, event);
  const where = event.allStores ? words.everywhere : first ? words.yards(first.name, more.length) : "";
  const said = { starts_at: event.startsAt, ends_at: event.endsAt };
  return {
    key: String(event.id),
    title: event.title[edition],
    about: joinSentences([shownWords("event", said, edition).when, where]),
    state: { look: time === "running" ? "ok" : "wait", text: words.states[time] },
    href: mayEdit(request, event) ? `${href("events")}?id=${event.id}` : undefined,
  };
}

function getOwn(request: StaffRequest, id: number): YardEvent {
  const event = getEvent(request.services.stock.current, id);
  if (!mayEdit(request, event)) throw notFound("event");
  return event;
}

const readEvent = async (request: StaffRequest, id: number) =>
  (await readThings(request, "events")).find((one) => one.id === String(id)) ?? {};

function Events({ title, mayAdd, ahead, past }: Listed) {
  const words = useCopy(copy);
  const { href } = useOffice();
  return (
    <>
      <div className="o-head">
        <h1>{title}</h1>
        {mayAdd && <LinkButton href={`${href("events")}?new`}>{words.add}</LinkButton>}
      </div>
      <div className="o-stack">
        <ThingList title={words.ahead} lines={ahead} />
        {past.length > 0 && <ThingList title={words.past} lines={past} />}
      </div>
    </>
  );
}

export const page = definePage("events", {
  takes: { brings: "pictures", may: "events" },
  async load(request): Promise<Listed | OneThingProps> {
    const { services, staff, edition, query, sent, now } = request;
    const words = copy[edition];
    const id = Number(sent ? sent.get("id") : query.get("id")) || undefined;
    if (id !== undefined || query.has("new") || sent) {
      demand(staff, "events", "any");
      if (id !== undefined) getOwn(request, id);
      const known = id === undefined ? undefined : await readEvent(request, id);
      return oneThing(request, {
        title: known?.[`title_${edition}`] ?? words.newTitle,
        kind: "event",
        groups: groupsOf(request, known),
        fixed: id === undefined ? {} : { id: String(id) },
      });
    }
    const stock = services.stock.current;
    const own = shownStores(request, "events.see");
    const everything = request.yard === undefined && may(staff, "events", "chain");
    const seen = listEvents(stock, now).filter(
      ({ storeIds }) => everything || own.some((store) => storeIds.includes(store.id)),
    );
    const isPast = (event: YardEvent) => timeOfEvent(stock, event, now) === "past";
    return {
      title: words.title,
      mayAdd: may(staff, "events", "any"),
      ahead: seen.filter((event) => !isPast(event)).map((event) => lineFor(request, event)),
      past: seen
        .filter(isPast)
        .slice(-pastShown)
        .reverse()
        .map((event) => lineFor(request, event)),
    };
  },
  Page: (props) => ("form" in props ? <OneThing {...props} /> : <Events {...props} />),
  actions: {
    async see(request, fields) {
      const { staff, edition, services, upload } = request;
      const words = copy[edition];
      const id = Number(fields.get("id")) || undefined;
      if (id !== undefined) getOwn(request, id);
      const known = id === undefined ? undefined : await readEvent(request, id);
      const groups = groupsOf(request, known);
      const values = valuesOf(groups, fields);
      const sites = (values.stores ?? "").split("|").filter(Boolean);
      if (sites.length === 0) return { again: words.needs };
      const bySite = new Map(services.stock.current.chain.stores.map((store) => [store.site, store.id]));
      for (const site of sites) demand(staff, "events", site === everywhere ? "chain" : (bySite.get(site) ?? -1));
      return takeEdit(request, {
        kind: "event",
        feed: "events",
        storeId: sites.length === 1 ? bySite.get(sites[0] ?? "") : undefined,
        name: words.file(values[`title_${edition}`] || values[`title_${otherEdition(edition)}`] || ""),
        values,
        groups,
        // The number is part of its address, so none is given twice.
        lines: [lineOf(id ?? (await takeIds(services.db.main, "events")), values, upload?.pictures.image)],
      });
    },
  },
});
