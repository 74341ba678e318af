import { useCopy } from "#app/page.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { localTimeOf } from "#core/local-time.ts";
import { joinSentences } from "#core/sentence.ts";
import { formatDay } from "#core/time-words.ts";
import { may } from "../access.ts";
import { type EditGroup, type EditValues, fieldsOf, valuesOf } from "../edit/edit-field.ts";
import { inLanguages } from "../edit/in-languages.ts";
import { readThings } from "../edit/read-things.ts";
import { shownWords } from "../edit/shown-words.ts";
import { filled, takeEdit } from "../edit/take-edit.ts";
import { OneThing, type OneThingProps, oneThing, type ThingLine, ThingList } from "../edit/thing-list.tsx";
import { definePage, demand, type StaffRequest, shownStores, storesFor, useOffice } from "../page.tsx";
import { copy } from "./copy.ts";

type Listed = { title: string; mayAdd: boolean; lines: ThingLine[] };

const every = "*";

/** Each day at a yard once, its second span beside the first. */
async function listDays(request: StaffRequest): Promise<EditValues[]> {
  const days = new Map<string, EditValues>();
  for (const day of await readThings(request, "special-days")) {
    const key = `${day.store} ${day.day}`;
    const known = days.get(key);
    days.set(key, known ? { ...known, opens_2: day.opens ?? "", closes_2: day.closes ?? "" } : day);
  }
  return [...days.values()];
}

function groupsOf(request: StaffRequest, day: EditValues | undefined): EditGroup[] {
  const { staff, edition, now, services } = request;
  const words = copy[edition];
  const field = fieldsOf(day);
  const yards = storesFor(request, "hours").map(({ site, name }) => ({ value: site, text: name }));
  const all = may(staff, "hours", "chain") ? [...yards, { value: every, text: words.every }] : yards;
  const first = shownStores(request, "hours")[0]?.site ?? all[0]?.value ?? "";
  const today = localTimeOf(now, services.stock.current.chain.timeZone).day;
  return inLanguages([
    ...(day
      ? []
      : [
          {
            title: words.where,
            fields: [
              field("store", words.yard, { is: "select", value: first, options: all }),
              field("day", words.day, { is: "date", value: today, required: true }),
            ],
          },
        ]),
    {
      title: words.when,
      fields: [
        field("closed", words.closed, { is: "check" }),
        field("opens", words.opens, { is: "time" }),
        field("closes", words.closes, { is: "time" }),
        field("opens_2", words.opensAgain, { is: "time" }),
        field("closes_2", words.closesAgain, { is: "time" }),
        ...(day ? [field("remove", words.remove, { is: "check", value: "" })] : []),
      ],
    },
    {
      title: words.why,
      note: words.both,
      fields: [
        field("label_es", words.labelEs, { max: 80, lang: "es" }),
        field("label_en", words.labelEn, { max: 80, lang: "en" }),
      ],
    },
  ]);
}

/** The lines of the feed: a span each. */
function linesOf({ store, day, ...said }: EditValues) {
  const base = { store, day };
  if (said.remove === "yes") return [filled({ ...base, remove: "yes" })];
  const named = { ...base, label_es: said.label_es, label_en: said.label_en };
  if (said.closed === "yes") return [filled({ ...named, closed: "yes" })];
  const again = said.opens_2 || said.closes_2;
  return [
    filled({ ...named, opens: said.opens, closes: said.closes }),
    ...(again ? [filled({ ...named, opens: said.opens_2, closes: said.closes_2 })] : []),
  ];
}

const saysHours = ({ remove, closed, opens, closes }: EditValues) =>
  remove === "yes" || closed === "yes" || Boolean(opens && closes);

function Days({ title, mayAdd, lines }: Listed) {
  const words = useCopy(copy);
  const { href } = useOffice();
  return (
    <>
      <div className="o-head">
        <div>
          <h1>{title}</h1>
          <p>{words.about}</p>
        </div>
        {mayAdd && <LinkButton href={`${href("days")}?new`}>{words.add}</LinkButton>}
      </div>
      <ThingList title={words.ahead} lines={lines} />
    </>
  );
}

/** A day's hours at a time. */
export const page = definePage("days", {
  async load(request): Promise<Listed | OneThingProps> {
    const { services, staff, edition, query, sent, href, now } = request;
    const words = copy[edition];
    const known = await listDays(request);
    const site = sent?.get("store") ?? query.get("store");
    const asked = sent?.get("day") ?? query.get("day");
    const day = known.find((one) => one.store === site && one.day === asked);
    const stores = new Map(storesFor(request, "hours.see").map((store) => [store.site, store]));
    if (query.has("new") || sent || day) {
      demand(staff, "hours", day ? (stores.get(day.store ?? "")?.id ?? "chain") : "any");
      const store = day && stores.get(day.store ?? "");
      const fixed: Record<string, string> =
        day && store && (!sent || sent.has("was")) ? { store: store.site, day: day.day ?? "", was: "1" } : {};
      return oneThing(request, {
        title: day && store ? `${store.name}, ${formatDay(day.day ?? "", edition)}` : words.newTitle,
        kind: "day",
        groups: groupsOf(request, sent && !sent.has("was") ? undefined : day),
        fixed,
      });
    }
    const today = localTimeOf(now, services.stock.current.chain.timeZone).day;
    const shown = new Set(shownStores(request, "hours.see").map((store) => store.site));
    return {
      title: words.title,
      mayAdd: may(staff, "hours", "any"),
      lines: known
        .filter(({ store = "", day: on = "" }) => shown.has(store) && on >= today)
        .sort((a, b) => (a.day ?? "").localeCompare(b.day ?? ""))
        .map((one) => {
          const { title, lines } = shownWords("day", one, edition);
          return {
            key: `${one.store} ${one.day}`,
            title: `${formatDay(one.day ?? "", edition, "full")}. ${stores.get(one.store ?? "")?.name}`,
            about: joinSentences([title, ...lines]),
            href: may(staff, "hours", stores.get(one.store ?? "")?.id ?? "chain")
              ? `${href("days")}?${new URLSearchParams({ store: one.store ?? "", day: one.day ?? "" })}`
              : undefined,
          };
        }),
    };
  },
  Page: (props) => ("form" in props ? <OneThing {...props} /> : <Days {...props} />),
  actions: {
    async see(request, fields) {
      const { staff, edition, services } = request;
      const words = copy[edition];
      const site = fields.get("store") ?? "";
      const store = services.stock.current.chain.stores.find((one) => one.site === site);
      demand(staff, "hours", site === every ? "chain" : (store?.id ?? -1));
      const day = fields.get("day") ?? "";
      const known = { store: site, day };
      const was = (await listDays(request)).find((one) => one.store === site && one.day === day);
      const groups = groupsOf(request, fields.has("was") ? (was ?? known) : undefined);
      const values = { ...valuesOf(groups, fields), ...known };
      if (!/^\d{4}-\d{2}-\d{2}$/.test(values.day) || !saysHours(values)) return { again: words.needs };
      return takeEdit(request, {
        kind: "day",
        feed: "special-days",
        storeId: store?.id,
        name: words.file(formatDay(values.day, edition)),
        values,
        groups,
        lines: linesOf(values),
      });
    },
  },
});
