import { sayChoice } from "#content/form-choices.ts";
import type { Edition } from "#core/edition.ts";
import type { Lead } from "#data/queries/leads.ts";

/** Signs that steer a terminal, from whoever filled in the form. */
export const plain = (text: string) => text.replace(/[^\P{C}\n]/gu, "");

/** A lead on the terminal: one line about it, then a line for each field. */
export function leadLines(lead: Lead, language: Edition): string[] {
  const { state, lastError, store, edition, form, createdAt, id } = lead;
  const error = lastError ? `: ${plain(lastError)}` : "";
  return [
    `${createdAt}  ${form}  ${edition}${store && `  ${store}`}  (mail ${state}${error})  ${id}`,
    ...Object.entries(lead.fields)
      .filter(([, value]) => value !== "")
      .map(([name, value]) => {
        const said = plain(sayChoice(form, name, value, language));
        return `    ${name}: ${said.replaceAll("\n", "\n        ")}`;
      }),
  ];
}

export const leadJson = (leads: readonly Lead[]): string => `${JSON.stringify(leads, null, 2)}\n`;

const about = [
  "id",
  "createdAt",
  "form",
  "edition",
  "store",
  "proof",
  "state",
  "sentAt",
  "sentTo",
  "lastError",
] as const;

/** A cell for a spreadsheet: quoted where needed, and never a formula. */
function cell(value: string): string {
  const guarded = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** All leads with all fields, as Excel opens it: a byte order mark, CRLF, one column for each field there is. */
export function leadCsv(leads: readonly Lead[]): string {
  const fields = [...new Set(leads.flatMap((lead) => Object.keys(lead.fields)))];
  const rows = leads.map((lead) => [
    ...about.map((name) => lead[name] ?? ""),
    ...fields.map((name) => lead.fields[name] ?? ""),
  ]);
  return `\ufeff${[[...about, ...fields], ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
