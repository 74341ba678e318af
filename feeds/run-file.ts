import { createRowChecker } from "./check-row.ts";
import type { Columns, RowOf } from "./columns.ts";
import type { Feed, Lookups, Remark, RunSettings } from "./feed.ts";
import { explainNothingAccepted } from "./policies.ts";
import type { Format } from "./read/format.ts";
import type { FileFacts } from "./read/inspect-file.ts";
import { UnreadableFile } from "./read/raw-row.ts";
import { readRows } from "./read/read-rows.ts";
import { addRejection, addWarning, type Report } from "./report.ts";
import { createMeant, type Meant } from "./write/meant.ts";
import type { SeenRows } from "./write/seen-rows.ts";
import { type Planned, type WriteSession, writeDrafts } from "./write/write-drafts.ts";

type Row = RowOf<Columns>;
type Line = { line: number; rows: [Row, ...Row[]] };

export type Reading = {
  feed: Feed<Columns>;
  file: FileFacts;
  format: Format;
  settings: RunSettings;
  session: WriteSession;
  seen: SeenRows;
  report: Report;
  progress: (bytes: number) => void;
};

const batchSize = 500;

/** Reads, checks, maps and writes a file's lines, a batch at a time. Answers how many cars it brings per store. */
export async function readFile(reading: Reading): Promise<Map<number, number>> {
  const { feed, file, format, settings, session, report, progress } = reading;
  const checker = createRowChecker(feed.columns);
  const lookups = await feed.open(session.db, settings);
  const brought = new Map<number, number>();
  const groups = new Map<string, Line>();
  let batch: Line[] = [];
  const meant = createMeant(session.db, feed, lookups, reading.seen);
  let writing = Promise.resolve();
  // While the database writes one batch, the next is read and checked.
  const flush = async () => {
    const lines = batch;
    batch = [];
    await writing;
    writing = writeBatch(reading, lookups, lines, { brought, meant }).then(meant.flush);
    writing.catch(() => {});
  };
  try {
    for await (const some of readRows(file, format, progress)) {
      for (const raw of some) {
        report.read += 1;
        const checked = checker.check(raw);
        if (report.read === 1 && !headerIsGood(checker, feed, report)) return brought;
        if (!checked.ok) {
          addRejection(report, checked.problems);
          await meant.add(checked.partial);
          continue;
        }
        const line: Line = { line: checked.line, rows: [checked.row as Row] };
        const group = feed.groupBy?.(checked.row as Row);
        if (group === undefined) batch.push(line);
        else if (groups.has(group)) groups.get(group)?.rows.push(checked.row as Row);
        else groups.set(group, line);
        if (batch.length >= batchSize) await flush();
      }
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    await writing;
    report.refusals.push(error.message, "Nothing was written.");
    return brought;
  }
  batch.push(...groups.values());
  await flush();
  await writing;
  noteColumns(checker, feed, report);
  if (report.accepted === 0) report.refusals.push(...explainNothingAccepted(report.read));
  return brought;
}

type Checker = ReturnType<typeof createRowChecker<Columns>>;

function headerIsGood(checker: Checker, feed: Feed<Columns>, report: Report): boolean {
  const missing = checker.missing();
  if (missing.length === 0) return true;
  const known = Object.keys(feed.columns).join(", ");
  report.refusals.push(
    checker.recognised()
      ? `The file has no column ${missing.map((name) => `"${name}"`).join(", ")}. Add it to the first line.`
      : `The first line names none of this feed's columns. They are: ${known}.`,
    "Nothing was written.",
  );
  return false;
}

function noteColumns(checker: Checker, feed: Feed<Columns>, report: Report): void {
  const ignored = new Set((feed.ignored ?? []).map((name) => name.toLowerCase()));
  const unknown = [...checker.unknown].filter((name) => !ignored.has(name.toLowerCase()));
  if (unknown.length > 0) report.notes.push(`Columns not used: ${unknown.slice(0, 20).join(", ")}.`);
  for (const name of checker.duplicates) {
    report.notes.push(`Column "${name}" stands more than once; the first that is filled in counts.`);
  }
}

async function writeBatch(
  { session, report }: Reading,
  lookups: Lookups<Columns>,
  batch: readonly Line[],
  { brought, meant }: { brought: Map<number, number>; meant: Meant },
): Promise<void> {
  const planned: { line: number; drafts: Planned[]; warnings: Remark[] }[] = [];
  for (const { line, rows } of batch) {
    for (const row of rows) {
      const pictures = lookups.prepare?.(row);
      if (pictures) await pictures;
    }
    const mapped = lookups.map(rows);
    if ("problems" in mapped) {
      report.rejected += rows.length - 1;
      addRejection(
        report,
        mapped.problems.map((problem) => ({ line, ...problem })),
      );
      await meant.add(rows[0]);
      continue;
    }
    const last = mapped.drafts.length - 1;
    const drafts = mapped.drafts.map((draft, i) => ({ draft, main: i === last && !draft.mayRepeat }));
    planned.push({ line, drafts, warnings: mapped.warnings ?? [] });
    report.accepted += rows.length;
  }
  const extra = (lookups.takeNew?.() ?? []).map((draft): Planned => ({ draft, main: false }));
  await writeDrafts(session, [...extra, ...planned.flatMap(({ drafts }) => drafts)]);
  for (const { line, drafts, warnings } of planned) {
    for (const warning of warnings) addWarning(report, { line, ...warning });
    count(report, line, drafts, brought);
  }
}

function count(report: Report, line: number, drafts: readonly Planned[], brought: Map<number, number>): void {
  const main = drafts.at(-1);
  if (!main) return;
  if (main.outcome === "repeated") {
    report.accepted -= 1;
    const reason = "stands in an earlier line of the file already. Delete one of the two.";
    addRejection(report, [{ line, ...nameOf(main), reason }]);
    return;
  }
  const outcomes = new Set(drafts.map((planned) => planned.outcome));
  if (main.outcome === "removed" || (main.draft.leaves && main.outcome === "changed")) report.gone += 1;
  else if (main.outcome === "created") report.created += 1;
  else if (outcomes.has("changed") || outcomes.has("created")) report.changed += 1;
  const store = main.draft.values.store_id;
  if (typeof store === "number") brought.set(store, (brought.get(store) ?? 0) + (main.draft.leaves ? 0 : 1));
}

/** What the line calls the record: the last column of its surest key. */
function nameOf({ draft }: Planned): { column: string; value: string } {
  const [column = "", value = ""] = Object.entries(draft.keys[0] ?? {}).at(-1) ?? [];
  return { column, value: String(value) };
}
