import type { SaidWords } from "#data/queries/file-words.ts";
import type { Question } from "#feeds/engine/questions.ts";
import type { Report } from "#feeds/engine/report.ts";
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

/** The questions whose lines wait, and those of which VINs say something else. */
export const openQuestions = ({ questions }: Report): Question[] =>
  questions.filter(({ kind, read }) => kind === "vin" || (kind !== "column" && read === undefined));

/** Somebody must answer before any of it can be applied: nothing else is wrong with it. */
export const waitsForAnswers = ({ outcome, accepted, rejected, questions }: Report): boolean =>
  outcome === "refused" && accepted === 0 && rejected === 0 && questions.some(({ read }) => read === undefined);

/** How many questions keep lines of it, or all of it, from being applied. */
export const countAsks = (report: Report): number =>
  (waitsForAnswers(report) ? report.questions.filter(({ read }) => read === undefined) : openQuestions(report)).length;

export const readKept = (text: string): KeptUpload => JSON.parse(text) as KeptUpload;
