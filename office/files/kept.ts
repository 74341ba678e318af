import type { Words } from "#core/edition.ts";
import type { SaidWords } from "#data/queries/file-words.ts";
import type { Question } from "#feeds/engine/questions.ts";
import { noVins, type Problem, type Report } from "#feeds/engine/report.ts";
import type { EditKind } from "../edit/kinds.ts";

/** One thing that was edited here: its values as the form had them, and its pictures' files. */
export type Edited = { kind: EditKind; values: Record<string, string>; pictures: Record<string, string> };

/** What is kept of a file beside it. */
export type KeptUpload = {
  report: Report;
  dates: "day" | "month" | null;
  edited?: Edited | undefined;
  /** What its words meant when it was looked at: it is applied by the same. */
  said?: SaidWords | undefined;
  /** All that it says is written; what waits is whether the cars leave that it does not name. */
  written?: true;
};

/** A release before this one kept what it said in English alone. */
const both = <Said extends Words>(said: Said | string): Said | Words =>
  typeof said === "string" ? { es: said, en: said } : said;

/** It knew of columns alone. */
const wordsOf = (said: SaidWords | Readonly<Record<string, string>>): SaidWords =>
  Object.values(said).some((meaning) => typeof meaning === "string")
    ? { column: said as Readonly<Record<string, string>> }
    : (said as SaidWords);

/** The questions whose lines wait, and those of which VINs say something else. */
export const openQuestions = ({ questions }: Report): Question[] =>
  questions.filter(({ kind, read }) => kind === "vin" || (kind !== "column" && read === undefined));

/** Somebody must answer before any of it can be applied: nothing else is wrong with it. */
export const waitsForAnswers = ({ outcome, accepted, rejected, questions }: Report): boolean =>
  outcome === "refused" && accepted === 0 && rejected === 0 && questions.some(({ read }) => read === undefined);

/** How many questions keep lines of it, or all of it, from being applied. */
export const countAsks = (report: Report): number =>
  (waitsForAnswers(report) ? report.questions.filter(({ read }) => read === undefined) : openQuestions(report)).length;

export function readKept(text: string): KeptUpload {
  const { report, said, ...asked } = JSON.parse(text) as KeptUpload;
  const told = (problem: Problem): Problem => ({ ...problem, reason: both(problem.reason) });
  return {
    ...asked,
    ...(said && { said: wordsOf(said) }),
    report: {
      ...report,
      // Nor did it ask, or tell of cars that are not in the file.
      questions: report.questions ?? [],
      vins: report.vins ?? noVins(),
      filledByVin: report.filledByVin ?? [],
      waiting: report.waiting ?? 0,
      leftOut: report.leftOut ?? 0,
      absent: report.absent ?? 0,
      short: report.short ?? [],
      absentCars: report.absentCars ?? [],
      elsewhere: report.elsewhere ?? 0,
      refusals: report.refusals.map(both),
      notes: report.notes.map(both),
      problems: report.problems.map(told),
      warnings: report.warnings.map(told),
    },
  };
}
