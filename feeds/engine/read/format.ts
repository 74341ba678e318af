import { extname } from "node:path";
import { limits } from "./raw-row.ts";
import { type IsHeader, linesAbove } from "./read-delimited.ts";

export const formats = ["csv", "tsv", "semicolon", "pipe", "xml", "json"] as const;
export type Format = (typeof formats)[number];

export const delimiters = { csv: ",", tsv: "\t", semicolon: ";", pipe: "|" } as const;

const separators = Object.keys(delimiters) as (keyof typeof delimiters)[];

/** What a file is, by what stands in it first; its name decides only when the content does not. */
export function recogniseFormat(head: string, name: string, isHeader: IsHeader = () => false): Format {
  const start = head.trimStart();
  if (start.startsWith("<")) return "xml";
  if (start.startsWith("[") || start.startsWith("{")) return "json";
  const lines = start.split(/\r\n|\n|\r/, linesAbove);
  const fitting = separators.find((form) =>
    lines.some((line) => isHeader(line.replaceAll('"', "").split(delimiters[form], limits.cells))),
  );
  if (fitting) return fitting;
  const counts = countOutsideQuotes(firstLine(start));
  const best = separators.reduce((a, b) => (counts[delimiters[b]] > counts[delimiters[a]] ? b : a));
  if (counts[delimiters[best]] > 0) return best;
  return extname(name).toLowerCase() === ".tsv" ? "tsv" : "csv";
}

function firstLine(text: string): string {
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    if (text[i] === '"') quoted = !quoted;
    if (!quoted && (text[i] === "\n" || text[i] === "\r")) return text.slice(0, i);
  }
  return text;
}

function countOutsideQuotes(line: string) {
  const counts = { ",": 0, "\t": 0, ";": 0, "|": 0 };
  let quoted = false;
  for (const char of line) {
    if (char === '"') quoted = !quoted;
    else if (!quoted && char in counts) counts[char as keyof typeof counts] += 1;
  }
  return counts;
}
