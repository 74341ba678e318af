import { formatMoney, parseMoney } from "#core/money.ts";
import { isPartCategory, partCategories } from "#core/part.ts";
import { formatClock, formatDay, formatDays } from "#core/time-words.ts";
import type { Edition } from "#site/editions.ts";
import { copy } from "./copy.ts";
import type { EditValues } from "./edit-field.ts";
import type { EditKind } from "./kinds.ts";

/** What visitors of one edition will read. */
type ShownWords = { when: string; title: string; price: string; body: string; lines: string[]; link: string };

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const isClock = (text: string) => /^\d{2}:\d{2}$/.test(text);
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}/.test(text);

const moment = (text: string, edition: Edition) =>
  `${formatDay(text.slice(0, 10), edition)}, ${formatClock(minuteOf(text.slice(11, 16)), edition)}`;

const money = (text: string, edition: Edition) => {
  const cents = parseMoney(text);
  return cents === null ? "" : formatMoney(cents, edition);
};

function spansOf(values: EditValues, edition: Edition): string {
  const words = copy[edition];
  const spoken = (opens = "", closes = "", say = words.hours) =>
    isClock(opens) && isClock(closes)
      ? say(formatClock(minuteOf(opens), edition), formatClock(minuteOf(closes), edition))
      : "";
  const spans = [spoken(values.opens, values.closes), spoken(values.opens_2, values.closes_2, words.again)];
  return spans.filter(Boolean).join(" ");
}

/** From the first minute of a day to the last: it goes by the hours of each yard. */
function eventTime({ starts_at: start = "", ends_at: end = "" }: EditValues, edition: Edition): string {
  if (!isDay(start) || !isDay(end)) return "";
  const [first, last] = [start.slice(0, 10), end.slice(0, 10)];
  const days = first === last ? formatDay(first, edition, "weekday") : formatDays(first, last, edition);
  if (start.endsWith("00:00") && end.endsWith("23:59")) return days;
  const hours = copy[edition].hours(
    formatClock(minuteOf(start.slice(11, 16)), edition),
    formatClock(minuteOf(end.slice(11, 16)), edition),
  );
  return `${days}. ${hours}`;
}

function windowLines({ starts_at: start = "", ends_at: end = "" }: EditValues, edition: Edition): string[] {
  const words = copy[edition];
  return [
    ...(isDay(start) ? [words.from(moment(start, edition))] : []),
    ...(isDay(end) ? [words.until(moment(end, edition))] : []),
  ];
}

function discountLines(values: EditValues, edition: Edition): string[] {
  const words = copy[edition];
  return Object.entries(values).flatMap(([name, percent]) => {
    const category = /^off_(.+)$/.exec(name)?.[1] ?? "";
    if (category === "" || !/^\d+$/.test(percent)) return [];
    const what = isPartCategory(category) ? partCategories[category][edition] : words.everyPart;
    return [words.off(percent, what)];
  });
}

const plain = (html: string) => html.replace(/<[^<>]*>/g, " ").trim();
const nothing: ShownWords = { when: "", title: "", price: "", body: "", lines: [], link: "" };

/** A thing in the words of one edition, out of the form's values: what the page follows as one types. */
export function shownWords(kind: EditKind, values: EditValues, edition: Edition): ShownWords {
  const words = copy[edition];
  const said = (name: string) => values[`${name}_${edition}`] ?? "";
  const taken = values.remove === "yes";
  if (kind === "price")
    return {
      ...nothing,
      title: said("name"),
      price: taken ? "" : money(values.price ?? "", edition),
      lines: taken
        ? [words.chainPrice]
        : [values.core && parseMoney(values.core) ? words.core(money(values.core, edition)) : "", said("note")],
    };
  if (kind === "day") {
    const day = values.day ?? "";
    return {
      ...nothing,
      when: isDay(day) ? formatDay(day.slice(0, 10), edition, "weekday") : "",
      title: taken ? words.usual : values.closed === "yes" ? words.closed : spansOf(values, edition),
      lines: taken ? [] : [said("label")],
    };
  }
  const title = said(kind === "promo" ? "name" : "title") || words.untitled;
  if (taken) return { ...nothing, title, lines: [words.taken] };
  if (kind === "event")
    return {
      ...nothing,
      when: eventTime(values, edition),
      title,
      body: plain(said("description")),
      lines: [values.status === "cancelled" ? words.cancelled : "", ...discountLines(values, edition)],
    };
  return {
    ...nothing,
    title,
    body: said("body"),
    lines: windowLines(values, edition),
    link: said("link_text") || said("url"),
  };
}
