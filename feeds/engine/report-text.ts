import type { Problem, Report } from "./report.ts";

const shown = 20;

/** On one line: a cell or a file's name must not look like a line of the report. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ");

const shorten = (text: string) => oneLine(text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** "Line 14, price “abc”: is not an amount of money. Write it like 61.99." */
export function problemText({ line, column, value, reason }: Problem): string {
  const what = [column, value && `“${shorten(value)}”`].filter(Boolean).join(" ");
  return `Line ${line}${what ? `, ${what}` : ""}: ${oneLine(reason)}`;
}

function listText(title: string, problems: readonly Problem[], total: number): string[] {
  if (total === 0) return [];
  const lines = problems.slice(0, shown).map((problem) => `  ${problemText(problem)}`);
  const rest = total - lines.length;
  return ["", title, ...lines, ...(rest > 0 ? [`  … and ${rest} more.`] : [])];
}

/** Which records a preview speaks of. */
function namesText({ named, created, changed, gone }: Report): string[] {
  const kinds = [
    ["New", named.new, created],
    ["Changed", named.changed, changed],
    ["Gone", named.gone, gone],
  ] as const;
  return kinds.flatMap(([title, names, total]) => {
    const rest = total - names.length;
    return names.length > 0
      ? [`  ${title}: ${names.map(shorten).join(", ")}${rest > 0 ? ` … and ${rest.toLocaleString("en-US")} more` : ""}`]
      : [];
  });
}

const outcomes: Record<Report["outcome"], (report: Report) => string> = {
  written: (report) => `Written as run ${report.runId}. To take it back: undo ${report.runId}`,
  unchanged: () => "Nothing had changed, so nothing was written.",
  preview: () => "This was a preview: nothing was written.",
  refused: (report) => report.refusals.map(oneLine).join("\n"),
};

/** The report as a store manager reads it. */
export function reportText(report: Report): string {
  const n = (value: number) => value.toLocaleString("en-US");
  return [
    `${report.feed}: ${oneLine(report.file)} (${report.format}, ${report.encoding})`,
    `  read ${n(report.read)} · accepted ${n(report.accepted)} · rejected ${n(report.rejected)}`,
    `  new ${n(report.created)} · changed ${n(report.changed)} · gone ${n(report.gone)} · warnings ${n(report.warningCount)}`,
    ...(report.outcome === "preview" ? namesText(report) : []),
    ...listText("Rejected:", report.problems, report.rejected && Math.max(report.rejected, report.problems.length)),
    ...listText("Warnings:", report.warnings, report.warningCount),
    ...report.notes.map((note) => `\n${oneLine(note)}`),
    "",
    outcomes[report.outcome](report),
    `${report.seconds.toFixed(1)} s`,
  ].join("\n");
}
