import type { Words } from "#core/edition.ts";
import type { StoreCount } from "./policies.ts";
import type { Question } from "./questions.ts";

export type Problem = { line: number; column: string; value: string; reason: Words };

/**
 * What became of a car's VIN: it says what the file says, it filled in what the file lacks, the two wait for an answer, a
 * sign of it is wrong, or it says nothing.
 */
export const vinSums = ["same", "filled", "asked", "wrong", "silent"] as const;
export type VinSum = (typeof vinSums)[number];

/** `of`: what it sums up, for who shows that by itself. */
export type Note = Words & { of?: "vins" };

/**
 * What an import found and did. Lists are cut; the counts beside them are not. What it says it says in both languages:
 * who reads it is not known when it is made.
 */
export type Report = {
  feed: string;
  file: string;
  sha256: string;
  format: string;
  encoding: string;
  outcome: "written" | "unchanged" | "preview" | "refused";
  /** Why the file was refused, as sentences. */
  refusals: Words[];
  runId: number | null;
  read: number;
  accepted: number;
  rejected: number;
  /** Lines that wait for an answer. */
  waiting: number;
  /** Lines that somebody said are left out. */
  leftOut: number;
  created: number;
  changed: number;
  gone: number;
  /** Cars of the file's stores that it does not name, and that stay. */
  absent: number;
  /** Of each store that some are missing of, how many. */
  short: ShortStore[];
  /** The first that are missing, where somebody wants them all. */
  absentCars: AbsentCar[];
  /** Lines that are about other stores than the one that the file was sent for. */
  elsewhere: number;
  problems: Problem[];
  /** What the file leaves open: columns that nobody knows, words for makes and models, prices that look wrong. */
  questions: Question[];
  /** Of the cars that it brings or holds back, how many of each; and what VINs filled in, the most frequent. */
  vins: Record<VinSum, number>;
  filledByVin: Question[];
  warningCount: number;
  warnings: Problem[];
  notes: Note[];
  /** The first that are new, changed or gone, by the names that people know them by. */
  named: Record<"new" | "changed" | "gone" | "absent", string[]>;
  /** The stores whose records it changes, or would. */
  stores: number[];
  /** What becomes of each record, the first so many, where somebody wants them all. */
  details: RowChange[] | null;
  /** Every rejected line with its reasons, where somebody wants them all. */
  rejects: Map<number, Words[]> | null;
  /** Where they were written, for who can open a file there. */
  rejectsFile?: string;
  seconds: number;
};

/** `beyond`: so many leave only when somebody says how many. */
export type ShortStore = StoreCount & { beyond: boolean };
/** A car that a file does not name; `car`: "2009 Toyota Camry LE". */
export type AbsentCar = { storeId: number; row: string; car: string; number: string };

export const keptProblems = 200;

const noVins = (): Report["vins"] => ({ same: 0, filled: 0, asked: 0, wrong: 0, silent: 0 });

export function createReport(start: Pick<Report, "feed" | "file" | "sha256" | "format" | "encoding">): Report {
  return {
    ...start,
    outcome: "unchanged",
    refusals: [],
    runId: null,
    read: 0,
    accepted: 0,
    rejected: 0,
    waiting: 0,
    leftOut: 0,
    created: 0,
    changed: 0,
    gone: 0,
    absent: 0,
    short: [],
    absentCars: [],
    elsewhere: 0,
    problems: [],
    questions: [],
    vins: noVins(),
    filledByVin: [],
    warningCount: 0,
    warnings: [],
    notes: [],
    named: { new: [], changed: [], gone: [], absent: [] },
    stores: [],
    details: null,
    rejects: null,
    seconds: 0,
  };
}

/** A record as it was and as it is; `before` is null for a new one, `after` for one that is deleted. */
export type RowChange = {
  kind: "new" | "changed" | "gone";
  label: string;
  /** "2009 Toyota Camry LE", of a car. */
  car?: string;
  /** The part that a price is of. */
  part?: Words & { number: string };
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
};

const keptSigns = 200;

/** Reports keep the beginning of a value, not all of it. */
const shortened = (problem: Problem): Problem =>
  problem.value.length > keptSigns ? { ...problem, value: problem.value.slice(0, keptSigns) } : problem;

export const keptNames = 10;

const keptDetails = 2000;

type Rows = Partial<Pick<RowChange, "before" | "after">>;

export function addName(report: Report, kind: RowChange["kind"], label: string, rows: Rows = {}): void {
  if (report.named[kind].length < keptNames) report.named[kind].push(label);
  const { before = null, after = null } = rows;
  if (report.details && report.details.length < keptDetails) report.details.push({ kind, label, before, after });
}

/** Lines that were not taken, with the reasons, for who wants them back. */
function keepLines(report: Report, problems: readonly Problem[], lines?: readonly number[]): void {
  if (report.rejects) {
    const reasons = problems.map(({ column, reason }) => ({
      es: `${column} ${reason.es}`,
      en: `${column} ${reason.en}`,
    }));
    for (const line of lines ?? new Set(problems.map((problem) => problem.line)))
      report.rejects.set(line, [...(report.rejects.get(line) ?? []), ...reasons]);
  }
}

const waits: Words = { es: "espera a que alguien diga qué es.", en: "waits for somebody to say what it is." };

/** A line that waits for an answer: it stands in no list of what is wrong. */
export function addWaiting(
  report: Report,
  { column, value }: Pick<Problem, "column" | "value">,
  lines: readonly number[],
): void {
  report.waiting += lines.length;
  keepLines(report, [{ line: lines[0] ?? 0, column, value, reason: waits }], lines);
}

/** `lines` are those that the rejected record was made of. */
export function addRejection(report: Report, problems: readonly Problem[], lines?: readonly number[]): void {
  report.rejected += 1;
  keepLines(report, problems, lines);
  for (const problem of problems) if (report.problems.length < keptProblems) report.problems.push(shortened(problem));
}

export function addWarning(report: Report, problem: Problem): void {
  report.warningCount += 1;
  if (report.warnings.length < keptProblems) report.warnings.push(shortened(problem));
}
