import type { FigureKind } from "#core/figures.ts";
import { addDays, daysBetween, localTimeOf } from "#core/local-time.ts";
import { formatDay } from "#core/time-words.ts";
import { listFigures } from "#data/queries/figures.ts";
import type { FigureRow } from "#data/schema.ts";
import type { StaffRequest } from "../page.tsx";
import { copy } from "./copy.ts";

export const periods = [7, 30, 90] as const;
const shown = 15;
export const totalKinds = ["view", "search", "nothing", "lead"] as const satisfies readonly FigureKind[];

export type Line = { name: string; count: number };
export type FiguresProps = {
  days: number;
  totals: { kind: (typeof totalKinds)[number]; now: number; before: number }[];
  byDay: Line[];
  asked: Line[];
  pages: Line[];
  forms: Line[];
};

const sum = (rows: readonly FigureRow[]) => rows.reduce((total, { count }) => total + count, 0);

/** The names of a kind, the most frequent first. */
function top(rows: readonly FigureRow[], kind: FigureKind): Line[] {
  const counts = new Map<string, number>();
  for (const row of rows.filter((one) => one.kind === kind))
    counts.set(row.name, (counts.get(row.name) ?? 0) + row.count);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, shown);
}

export async function loadFigures(request: StaffRequest): Promise<FiguresProps & { title: string }> {
  const { services, query, now, edition } = request;
  const days = periods.find((one) => String(one) === query.get("days")) ?? 7;
  const today = localTimeOf(now, services.stock.current.chain.timeZone).day;
  const since = addDays(today, 1 - days);
  const rows = await listFigures(services.db, addDays(since, -days));
  const inPeriod = rows.filter(({ day }) => day >= since);
  const earlier = rows.filter(({ day }) => day < since);
  const of = (some: readonly FigureRow[], kind: FigureKind) => some.filter((row) => row.kind === kind);
  const views = of(inPeriod, "view");
  return {
    title: copy[edition].title,
    days,
    totals: totalKinds.map((kind) => ({ kind, now: sum(of(inPeriod, kind)), before: sum(of(earlier, kind)) })),
    byDay: Array.from({ length: daysBetween(since, today) + 1 }, (_, at) => addDays(since, at)).map((day) => ({
      name: formatDay(day, edition, "short"),
      count: sum(views.filter((row) => row.day === day)),
    })),
    asked: top(inPeriod, "asked"),
    pages: top(inPeriod, "view"),
    forms: top(inPeriod, "lead"),
  };
}
