import { addDays, daysBetween } from "#core/local-time.ts";
import { formatDay } from "#core/time-words.ts";
import type { Edition } from "#site/editions.ts";

export type Line = { name: string; count: number };
/** What rows of the chain and of a yard have alike. */
export type Counted = { day: string; kind: string; name: string; count: number };

const shown = 15;

export const sum = (rows: readonly Counted[]): number => rows.reduce((total, { count }) => total + count, 0);

export const ofKind = <R extends Counted>(rows: readonly R[], kind: R["kind"]): R[] =>
  rows.filter((row) => row.kind === kind);

/** The names of some rows, the most frequent first; `say` tells them as people know them. */
export function top(rows: readonly Counted[], say: (name: string) => string = (name) => name): Line[] {
  const counts = new Map<string, number>();
  for (const { name, count } of rows) counts.set(say(name), (counts.get(say(name)) ?? 0) + count);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, shown);
}

/** A line for each day, also for those on which nothing was counted. */
export const byDay = (rows: readonly Counted[], since: string, until: string, edition: Edition): Line[] =>
  Array.from({ length: daysBetween(since, until) + 1 }, (_, at) => addDays(since, at)).map((day) => ({
    name: formatDay(day, edition, "short"),
    count: sum(rows.filter((row) => row.day === day)),
  }));

export type Total<K extends string> = { kind: K; now: number; before: number };

export const totalsOf = <K extends string>(
  kinds: readonly K[],
  now: readonly Counted[],
  before: readonly Counted[],
): Total<K>[] => kinds.map((kind) => ({ kind, now: sum(ofKind(now, kind)), before: sum(ofKind(before, kind)) }));
