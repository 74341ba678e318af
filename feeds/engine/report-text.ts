import { countText } from "#core/count-text.ts";
import type { Edition, Words } from "#core/edition.ts";
import type { Problem, Report } from "./report.ts";

const shown = 20;

type ReportWords = {
  line: (line: number) => string;
  counts: (report: Report) => string[];
  kinds: readonly [string, string, string, string];
  absent: (count: number) => string;
  more: (count: number) => string;
  rejected: string;
  warnings: string;
  rejectsFile: (path: string) => string;
  outcomes: Record<Exclude<Report["outcome"], "refused">, (report: Report) => string>;
};

const copy: Record<Edition, ReportWords> = {
  es: {
    line: (line) => `Línea ${line}`,
    counts: (report) => [
      `leídas ${countText(report.read)} · aceptadas ${countText(report.accepted)} · rechazadas ${countText(report.rejected)}`,
      ...(report.waiting > 0 ? [`esperan respuesta ${countText(report.waiting)}`] : []),
      `nuevos ${countText(report.created)} · cambian ${countText(report.changed)} · se van ${countText(report.gone)} · avisos ${countText(report.warningCount)}`,
    ],
    kinds: ["Nuevos", "Cambian", "Se van", "No vienen"],
    absent: (count) =>
      count === 1
        ? "1 carro no viene en el archivo, y se queda."
        : `${countText(count)} carros no vienen en el archivo, y se quedan.`,
    more: (count) => `… y ${countText(count)} más`,
    rejected: "Rechazadas:",
    warnings: "Avisos:",
    rejectsFile: (path) => `Las líneas rechazadas están en ${path}, cada una con su motivo.`,
    outcomes: {
      written: ({ runId }) => `Se escribió: es la importación ${runId}. Para deshacerla: undo ${runId}`,
      unchanged: () => "Nada había cambiado, así que no se escribió nada.",
      preview: () => "Esto fue una vista previa: no se escribió nada.",
    },
  },
  en: {
    line: (line) => `Line ${line}`,
    counts: (report) => [
      `read ${countText(report.read)} · accepted ${countText(report.accepted)} · rejected ${countText(report.rejected)}`,
      ...(report.waiting > 0 ? [`wait for an answer ${countText(report.waiting)}`] : []),
      `new ${countText(report.created)} · changed ${countText(report.changed)} · gone ${countText(report.gone)} · warnings ${countText(report.warningCount)}`,
    ],
    kinds: ["New", "Changed", "Gone", "Not in the file"],
    absent: (count) =>
      count === 1 ? "1 car is not in the file, and stays." : `${countText(count)} cars are not in the file, and stay.`,
    more: (count) => `… and ${countText(count)} more`,
    rejected: "Rejected:",
    warnings: "Warnings:",
    rejectsFile: (path) => `The rejected lines are in ${path}, each with its reason.`,
    outcomes: {
      written: ({ runId }) => `Written as run ${runId}. To take it back: undo ${runId}`,
      unchanged: () => "Nothing had changed, so nothing was written.",
      preview: () => "This was a preview: nothing was written.",
    },
  },
};

/** On one line: a cell or a file's name must not look like a line of the report. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ");

const shorten = (text: string) => oneLine(text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** "Line 14, price “abc”: is not an amount of money. Write it like 61.99." */
export function problemText({ line, column, value, reason }: Problem, edition: Edition): string {
  const what = [column, value && `“${shorten(value)}”`].filter(Boolean).join(" ");
  return `${copy[edition].line(line)}${what ? `, ${what}` : ""}: ${oneLine(reason[edition])}`;
}

function listText(title: string, problems: readonly Problem[], total: number, edition: Edition): string[] {
  if (total === 0) return [];
  const lines = problems.slice(0, shown).map((problem) => `  ${problemText(problem, edition)}`);
  const rest = total - lines.length;
  return ["", title, ...lines, ...(rest > 0 ? [`  ${copy[edition].more(rest)}.`] : [])];
}

/** Which records a preview speaks of. */
function namesText({ named, created, changed, gone, absent }: Report, edition: Edition): string[] {
  const { kinds, more } = copy[edition];
  const all = [
    [kinds[0], named.new, created],
    [kinds[1], named.changed, changed],
    [kinds[2], named.gone, gone],
    [kinds[3], named.absent, absent],
  ] as const;
  return all.flatMap(([title, names, total]) => {
    const rest = total - names.length;
    return names.length > 0 ? [`  ${title}: ${names.map(shorten).join(", ")}${rest > 0 ? ` ${more(rest)}` : ""}`] : [];
  });
}

/** The report as a store manager reads it. */
export function reportText(report: Report, edition: Edition): string {
  const words = copy[edition];
  const told = (said: Words) => oneLine(said[edition]);
  const { outcome, rejected, problems } = report;
  return [
    `${report.feed}: ${oneLine(report.file)} (${report.format}, ${report.encoding})`,
    ...words.counts(report).map((line) => `  ${line}`),
    ...(outcome !== "refused" && report.absent > 0 ? [`  ${words.absent(report.absent)}`] : []),
    ...(outcome === "preview" ? namesText(report, edition) : []),
    ...listText(words.rejected, problems, rejected && Math.max(rejected, problems.length), edition),
    ...listText(words.warnings, report.warnings, report.warningCount, edition),
    ...report.notes.map((note) => `\n${told(note)}`),
    ...(report.rejectsFile === undefined ? [] : [`\n${words.rejectsFile(oneLine(report.rejectsFile))}`]),
    "",
    outcome === "refused" ? report.refusals.map(told).join("\n") : words.outcomes[outcome](report),
    `${report.seconds.toFixed(1)} s`,
  ].join("\n");
}
