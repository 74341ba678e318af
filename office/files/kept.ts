import type { Words } from "#core/edition.ts";
import type { Problem, Report } from "#feeds/engine/report.ts";
import type { EditKind } from "../edit/kinds.ts";

/** One thing that was edited here: its values as the form had them, and its pictures' files. */
export type Edited = { kind: EditKind; values: Record<string, string>; pictures: Record<string, string> };

/** What is kept of a file beside it. */
export type KeptUpload = {
  report: Report;
  dates: "day" | "month" | null;
  edited?: Edited | undefined;
  /** What its columns meant when it was looked at: it is applied by the same. */
  said?: Readonly<Record<string, string>> | undefined;
};

/** A release before this one kept what it said in English alone. */
const both = (said: Words | string): Words => (typeof said === "string" ? { es: said, en: said } : said);

export function readKept(text: string): KeptUpload {
  const { report, ...asked } = JSON.parse(text) as KeptUpload;
  const told = (problem: Problem): Problem => ({ ...problem, reason: both(problem.reason) });
  return {
    ...asked,
    report: {
      ...report,
      // Nor did it tell of columns.
      unknown: report.unknown ?? [],
      refusals: report.refusals.map(both),
      notes: report.notes.map(both),
      problems: report.problems.map(told),
      warnings: report.warnings.map(told),
    },
  };
}
