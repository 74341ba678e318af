import type { Words } from "#core/edition.ts";
import type { StoreFacts } from "#data/queries/feeds-stores.ts";
import type { SpecialDayRow } from "#data/schema.ts";
import { minuteOf, noSuchHours, overlap, spanOf as spanOfMinutes } from "#feeds/engine/clean/week.ts";
import { missingLanguage } from "#feeds/engine/demands.ts";
import { belonging, change } from "#feeds/engine/draft.ts";
import type { Draft, Mapped, Remark } from "#feeds/engine/feed.ts";
import type { StoreLookup } from "#feeds/engine/lookup/stores.ts";
import { isSaid } from "#feeds/engine/said.ts";
import type { SpecialDayLine } from "./schema.ts";

type Label = { label_es: string; label_en: string };

/** What a day that is there already is called. */
type LabelOf = (storeId: number, day: string) => Label | undefined;

type Span = { opens_minute: number; closes_minute: number };

const contradicted: Words = {
  es: "contradice otra línea con horario para el mismo día.",
  en: "contradicts another line with hours for the same day.",
};
const overlapping: Words = {
  es: "tiene horarios encimados. Escriba cada uno una sola vez.",
  en: "has hours that overlap. Write each span once.",
};
const halfHours: Words = {
  es: "está vacío. Escriba las dos horas, o sí en closed.",
  en: "is empty. Write both times, or yes under closed.",
};

/** The lines of one day at one store (or every store) as the whole of that day. */
export function mapSpecialDay(
  lines: readonly [SpecialDayLine, ...SpecialDayLine[]],
  stores: StoreLookup,
  labelOf: LabelOf = () => undefined,
): Mapped {
  const [first] = lines;
  const found = storesOf(first.store, stores);
  if (isSaid(found)) return { problems: [{ column: "store", value: first.store, reason: found }] };
  const problems = lines.flatMap((line) => missingLanguage(line, ["label"]));
  const spans: Span[] = [];
  for (const line of lines) {
    const span = spanOf(line);
    if (span && "reason" in span) problems.push(span);
    else if (span) spans.push(span);
  }
  if (spans.length > 0 && lines.some((line) => line.closed)) {
    problems.push({ column: "closed", value: "yes", reason: contradicted });
  }
  spans.sort((a, b) => a.opens_minute - b.opens_minute);
  if (spans.some((span, i) => spans[i + 1] !== undefined && overlap(span, spans[i + 1] as Span))) {
    problems.push({ column: "opens", value: first.day, reason: overlapping });
  }
  if (problems.length > 0) return { problems };
  const label = lines.find((line) => line.label_es !== undefined) ?? first;
  const emptied = new Set(lines.flatMap((line) => line.clear ?? []));
  const labelled = (column: keyof Label, store: StoreFacts) =>
    label[column] ?? (emptied.has(column) ? "" : (labelOf(store.id, first.day)?.[column] ?? ""));
  const named = (store: StoreFacts): Label => ({
    label_es: labelled("label_es", store),
    label_en: labelled("label_en", store),
  });
  return { drafts: found.map((store) => draftFor(store, first, named(store), spans)) };
}

function storesOf(word: string, stores: StoreLookup): StoreFacts[] | Words {
  if (word === "*") return stores.list().filter((store) => store.active === 1);
  const store = stores.find(word);
  return isSaid(store) ? store : [store];
}

function spanOf(line: SpecialDayLine): Span | Remark | null {
  if (line.remove) return null;
  if (line.closed) {
    const hours = line.opens ?? line.closes;
    if (hours === undefined) return null;
    return {
      column: "closed",
      value: "yes",
      reason: {
        es: `contradice el horario de al lado (${hours}). Deje uno de los dos.`,
        en: `contradicts the hours beside it (${hours}). Keep one of the two.`,
      },
    };
  }
  if (line.opens === undefined || line.closes === undefined) {
    const column = line.opens === undefined ? "opens" : "closes";
    return { column, value: "", reason: halfHours };
  }
  const hours = `${line.opens}-${line.closes}`;
  return (
    spanOfMinutes(minuteOf(line.opens), minuteOf(line.closes)) ?? {
      column: "closes",
      value: line.closes,
      reason: noSuchHours(hours).reason,
    }
  );
}

function draftFor(store: StoreFacts, { day, remove }: SpecialDayLine, label: Label, spans: readonly Span[]): Draft {
  const base = { store_id: store.id, day, ...label };
  const rows = spans.map((span, i) => ({ ...base, span: i, ...span }));
  const closed = { ...base, span: 0, opens_minute: null, closes_minute: null };
  const whole: SpecialDayRow[] = remove ? [] : rows.length > 0 ? rows : [closed];
  const children = belonging("special_days", { store_id: store.id, day }, whole);
  return change("stores", {}, { keys: [{ id: store.id }], children, mayRepeat: true });
}
