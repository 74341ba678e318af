import type { Words } from "#core/edition.ts";
import type { CheckedRow } from "./check-row.ts";
import type { Columns, RowOf } from "./columns.ts";
import type { Draft, Feed, Held, Lookups, Remark, RunSettings } from "./feed.ts";
import type { createImages } from "./images/images.ts";
import type { OneLanguage } from "./one-language.ts";
import { numberOf, type Questions } from "./questions.ts";
import { UnreadableFile } from "./read/raw-row.ts";
import { addName, addRejection, addWaiting, addWarning, type Problem, type Report } from "./report.ts";
import { labelOf } from "./row-label.ts";
import { nothingWritten } from "./said.ts";
import { createRejectedCars, type RejectedCars } from "./write/rejected-cars.ts";
import type { SeenRows } from "./write/seen-rows.ts";
import { type Planned, writeDrafts } from "./write/write-drafts.ts";
import type { WriteSession } from "./write/write-session.ts";

type Row = RowOf<Columns>;
type Line = { line: number; lines: number[]; rows: [Row, ...Row[]]; unread: Problem[] };

type Writing = {
  feed: Feed<Columns>;
  rows: AsyncIterable<readonly CheckedRow<Columns>[]>;
  settings: RunSettings;
  images: ReturnType<typeof createImages>;
  session: WriteSession;
  /** Where the chain's site speaks one language alone. */
  oneLanguage?: OneLanguage | undefined;
  seen: SeenRows;
  questions: Questions;
  /** What VINs said where lines did not. */
  filled: Questions;
  report: Report;
  progress: () => void;
};

const batchSize = 500;

/** How many cars a file brings per store, and those that its rejected lines meant. */
export type Brought = {
  brought: Map<number, number>;
  /** Those of each store that wait for an answer: they are there. */
  held: Map<number, number>;
  meant: RejectedCars;
};

/** Maps and writes a file's lines, a batch at a time. */
export async function writeRows(writing: Writing): Promise<Brought> {
  const { feed, settings, session, report } = writing;
  const lookups = await feed.open(session.db, settings);
  const brought = new Map<number, number>();
  const held = new Map<number, number>();
  const groups = new Map<string, Line>();
  let batch: Line[] = [];
  const meant = createRejectedCars(session, feed, lookups, writing.seen);
  let writingNow = Promise.resolve();
  // While the database writes one batch, the next is read, checked and mapped; not where mapping asks the database.
  const flush = async () => {
    const lines = batch;
    batch = [];
    if (lookups.prepare) await writingNow;
    const mapped = await mapBatch(writing, lookups, lines, { held, meant });
    await writingNow;
    writing.progress();
    writingNow = writeMapped(writing, mapped, brought).then(meant.flush);
    writingNow.catch(() => {});
  };
  try {
    for await (const some of writing.rows) {
      for (const checked of some) {
        report.read += 1;
        const said = checked.ok ? checked.row : checked.partial;
        if (lookups.elsewhere?.(said)) {
          report.elsewhere += 1;
          continue;
        }
        lookups.see?.(said);
        if (!checked.ok) {
          addRejection(report, checked.problems);
          await meant.add(checked.partial);
          continue;
        }
        const row = writing.oneLanguage?.fill(checked.row, feed.columns) ?? checked.row;
        const { line: at, unread = [] } = checked;
        const line: Line = { line: at, lines: [at], rows: [row], unread };
        const group = feed.groupBy?.(row);
        if (group === undefined) batch.push(line);
        else {
          const known = groups.get(group);
          known?.rows.push(row);
          known?.lines.push(checked.line);
          known?.unread.push(...unread);
          if (!known) groups.set(group, line);
        }
        if (batch.length >= batchSize) await flush();
      }
    }
    batch.push(...groups.values());
    await flush();
    await writingNow;
  } catch (error) {
    // Nothing is written any more when the transaction is taken back.
    await writingNow;
    if (!(error instanceof UnreadableFile)) throw error;
    report.refusals.push(error.said, nothingWritten);
    return { brought, held, meant };
  }
  if (report.accepted > 0) report.notes.push(...(lookups.tell?.() ?? []));
  return { brought, held, meant };
}

type PlannedLine = { line: number; drafts: Planned[]; warnings: Remark[] };
/** `extra`: what lines need to be there that none of them says by itself. */
type MappedBatch = { planned: PlannedLine[]; extra: Planned[] };

async function mapBatch(
  writing: Writing,
  lookups: Lookups<Columns>,
  batch: readonly Line[],
  { held, meant }: Pick<Brought, "held" | "meant">,
): Promise<MappedBatch> {
  const { feed, images, session, report } = writing;
  const planned: PlannedLine[] = [];
  for (const { line, lines, rows, unread } of batch) {
    for (const row of rows) {
      const asked = lookups.prepare?.(row);
      if (asked) await asked;
    }
    const mapped = lookups.map(rows);
    if ("waits" in mapped || "leftOut" in mapped) {
      holdBack(writing, mapped, rows[0], lines);
      const store = Number(lookups.meant?.(rows[0])[0]?.store_id ?? 0);
      held.set(store, (held.get(store) ?? 0) + 1);
      await meant.add(rows[0]);
      continue;
    }
    if ("problems" in mapped) {
      report.rejected += rows.length - 1;
      addRejection(
        report,
        mapped.problems.map((problem) => {
          const cell = unread.find(({ column }) => column === problem.column);
          return { line, ...problem, value: problem.value || (cell?.value ?? "") };
        }),
        lines,
      );
      await meant.add(rows[0]);
      continue;
    }
    for (const problem of unread) addWarning(report, problem);
    for (const asked of mapped.asks ?? []) writing.questions.ask(asked, exampleOf(rows[0]));
    for (const one of mapped.vin?.filled ?? []) writing.filled.ask(one);
    for (const one of mapped.vin?.confirms ?? []) writing.questions.confirm(one);
    if (mapped.vin) report.vins[mapped.vin.sum] += rows.length;
    for (const row of rows) for (const picture of feed.pictures?.(row) ?? []) await images.store(session.db, picture);
    const last = mapped.drafts.length - 1;
    const settle = writing.oneLanguage?.settle ?? ((draft: Draft) => draft);
    const drafts = mapped.drafts.map((draft, i) => ({ draft: settle(draft), main: i === last && !draft.mayRepeat }));
    planned.push({ line, drafts, warnings: [...(mapped.warnings ?? []), ...deadLinks(writing, rows)] });
    report.accepted += rows.length;
  }
  return { planned, extra: (lookups.takeNew?.() ?? []).map((draft) => ({ draft, main: false })) };
}

async function writeMapped(
  { session, report }: Writing,
  { planned, extra }: MappedBatch,
  brought: Brought["brought"],
): Promise<void> {
  await writeDrafts(session, [...extra, ...planned.flatMap(({ drafts }) => drafts)]);
  for (const { line, drafts, warnings } of planned) {
    for (const warning of warnings) addWarning(report, { line, ...warning });
    count(report, line, drafts, brought);
  }
}

/** By what people know a line. */
const exampleOf = ({ year, make, model, ...row }: Readonly<Record<string, unknown>>) => ({
  name: [year, make, model].filter(Boolean).join(" "),
  number: numberOf(row),
});

function holdBack({ questions, report }: Writing, held: Held, row: Row, lines: readonly number[]): void {
  if ("leftOut" in held) {
    report.leftOut += lines.length;
    return;
  }
  const { kind, said } = held.waits;
  questions.ask(held.waits, exampleOf(row));
  report.vins.asked += lines.length;
  addWaiting(report, { column: kind, value: said }, lines);
}

const deadLink: Words = {
  es: "no lleva a ninguna página de este sitio. Se conservó; corríjalo.",
  en: "leads to no page of this site. It was kept; correct it.",
};
const repeated: Words = {
  es: "ya está en una línea anterior del archivo. Borre una de las dos.",
  en: "stands in an earlier line of the file already. Delete one of the two.",
};
const takenVin = (stock: unknown): Words => ({
  es: `es el VIN ${stock ? `del número de inventario ${stock}` : "de otro carro"} en el mismo patio. Corrija uno de los dos.`,
  en: `is the VIN of ${stock ? `stock number ${stock}` : "another car"} at the same store. Correct one of the two.`,
});

const deadLinks = ({ feed, settings }: Writing, rows: readonly Row[]): Remark[] =>
  rows.flatMap((row) =>
    (feed.links?.(row) ?? [])
      .filter(({ value }) => settings.isPage?.(value) === false)
      .map((link) => ({ ...link, reason: deadLink })),
  );

function count(report: Report, line: number, drafts: readonly Planned[], brought: Map<number, number>): void {
  const main = drafts.at(-1);
  if (!main) return;
  if (main.outcome === "repeated") {
    report.accepted -= 1;
    addRejection(report, [{ line, ...nameOf(main), reason: repeated }]);
    return;
  }
  if (main.outcome === "taken") {
    report.accepted -= 1;
    const { vin, stock_number } = main.owner ?? {};
    addRejection(report, [{ line, column: "vin", value: String(vin), reason: takenVin(stock_number) }]);
    return;
  }
  const outcomes = new Set(drafts.map((planned) => planned.outcome));
  const name = labelOf(main.row) ?? `l. ${line}`;
  const rows = { before: main.before ?? null, after: main.row ?? null };
  if (main.outcome === "removed" || (main.draft.leaves && main.outcome === "changed")) {
    report.gone += 1;
    addName(report, "gone", name, { before: rows.before ?? rows.after });
  } else if (main.outcome === "created") {
    report.created += 1;
    addName(report, "new", name, { after: rows.after });
  } else if (outcomes.has("changed") || outcomes.has("created")) {
    report.changed += 1;
    addName(report, "changed", name, rows);
  }
  const store = main.draft.values.store_id;
  if (typeof store === "number")
    brought.set(store, (brought.get(store) ?? 0) + (main.draft.leaves || main.stays ? 0 : 1));
}

/** What the line calls the record: the last column of its surest key. */
function nameOf({ draft }: Planned): { column: string; value: string } {
  const [column = "", value = ""] = Object.entries(draft.keys[0] ?? {}).at(-1) ?? [];
  return { column, value: String(value) };
}
