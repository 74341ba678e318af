import { byteOrderMark, quoteCell } from "#core/csv.ts";
import { guardCell } from "#core/guard-cell.ts";
import type { OfficeLead } from "#data/queries/lead-work.ts";

/** Leads with all their fields, as Excel opens it; no cell is ever a formula. */
export function leadCsv(leads: readonly OfficeLead[], storeName: (id: number | null) => string): string {
  const fields = [...new Set(leads.flatMap((lead) => Object.keys(lead.fields)))];
  const head = ["id", "createdAt", "form", "edition", "store", "proof", "state", ...fields];
  const rows = leads.map((lead) => [
    lead.id,
    lead.createdAt.toISOString(),
    lead.form,
    lead.edition,
    storeName(lead.storeId),
    lead.proof,
    lead.state,
    ...fields.map((name) => lead.fields[name] ?? ""),
  ]);
  const line = (cells: readonly string[]) => `${cells.map((cell) => quoteCell(guardCell(cell))).join(",")}\r\n`;
  return byteOrderMark + [head, ...rows].map(line).join("");
}
