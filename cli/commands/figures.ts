import type { FigureKind } from "#core/figures.ts";
import { addDays, localTimeOf } from "#core/local-time.ts";
import { listFigures } from "#data/queries/figures.ts";
import { findSetting } from "#data/queries/settings.ts";
import type { FigureRow } from "#data/schema.ts";
import { type Command, UsageError } from "../command.ts";
import { readCount } from "../input.ts";

const defaultDays = 7;
const mostDays = 400;
const shown = 20;

type Line = { name: string; es: number; en: number };

/** The rows of a kind over all days, the most frequent first. */
function addUp(rows: readonly FigureRow[], kind: FigureKind): Line[] {
  const lines = new Map<string, Line>();
  for (const { name, edition, count } of rows.filter((row) => row.kind === kind)) {
    const line = lines.get(name) ?? { name, es: 0, en: 0 };
    line[edition] += count;
    lines.set(name, line);
  }
  return [...lines.values()].sort((a, b) => b.es + b.en - a.es - a.en || a.name.localeCompare(b.name));
}

const total = (lines: readonly Line[]) => lines.reduce((sum, { es, en }) => sum + es + en, 0);

function table(title: string, lines: readonly Line[]): string[] {
  if (lines.length === 0) return [`${title}: none`];
  const rows = lines
    .slice(0, shown)
    .map(
      ({ name, es, en }) => `${String(es + en).padStart(9)}${String(es).padStart(9)}${String(en).padStart(9)}  ${name}`,
    );
  const more = lines.length > shown ? [`${" ".repeat(29)}and ${lines.length - shown} more (--json has all)`] : [];
  return [`${title}: ${total(lines)}`, "      all       es       en", ...rows, ...more];
}

export const figuresCommand: Command = {
  usage: "figures [--days N] [--json]",
  about: `What visitors did in the last ${defaultDays} days or N: pages, searches, searches that found nothing, forms. No cookies, and nobody is identified.`,
  options: { days: { type: "string" }, json: { type: "boolean" } },
  async run({ options, openDatabase, io }) {
    const days = readCount("days", options.days, defaultDays);
    if (days < 1 || days > mostDays) throw new UsageError(`--days must be from 1 to ${mostDays}.`);
    const db = await openDatabase();
    const zone = (await findSetting(db.main, "chain_time_zone")) ?? "UTC";
    const since = addDays(localTimeOf(new Date(), zone).day, 1 - days);
    const rows = await listFigures(db, since);
    if (options.json) {
      io.out(JSON.stringify({ since, figures: rows }, null, 2));
      return 0;
    }
    const parts: [title: string, kind: FigureKind][] = [
      ["Pages opened", "view"],
      ["Searches", "search"],
      ["Searches that found nothing", "nothing"],
      ["What those searches asked for", "asked"],
      ["Forms", "lead"],
    ];
    io.out(`Since ${since}`);
    for (const [title, kind] of parts) io.out(`\n${table(title, addUp(rows, kind)).join("\n")}`);
    return 0;
  },
};
