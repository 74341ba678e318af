import { writeCsv } from "#core/csv.ts";
import { getForm } from "#core/forms/forms.ts";
import { clockText, localTimeOf } from "#core/local-time.ts";
import { plainMoney } from "#core/money.ts";
import type { OfficeLead } from "#data/queries/lead-work.ts";
import type { Edition } from "#site/editions.ts";
import { copy } from "./copy.ts";
import { formName } from "./form-name.ts";
import { leadValue } from "./lead-words.ts";

/** Where leads came to: the yard's name and clock, or the chain's. */
type LeadPlace = { name: string; zone: string };

/** Leads with all their fields in the reader's words, as Excel opens it; no cell is ever a formula. */
export function leadCsv(
  leads: readonly OfficeLead[],
  edition: Edition,
  placeOf: (id: number | null) => LeadPlace,
): string {
  const words = copy[edition];
  // The yard stands by name in a column of its own.
  const fields = [...new Set(leads.flatMap((lead) => Object.keys(lead.fields)))].filter((name) => name !== "store");
  const labels = new Map(leads.flatMap(({ form }) => Object.entries(getForm(form).fields)));
  const { id, when, form, store, proof } = words.columns;
  const head = [id, when, form, words.language, store, proof, words.stateOf, words.offer];
  const rows = leads.map((lead) => {
    const { name, zone } = placeOf(lead.storeId);
    const { day, minute } = localTimeOf(lead.createdAt, zone);
    return [
      lead.id,
      `${day} ${clockText(minute)}`,
      formName(lead.form, edition),
      words.languages[lead.edition],
      name,
      words.proofs[lead.proof],
      words.state[lead.state],
      lead.offer === null ? "" : plainMoney(lead.offer),
      ...fields.map((field) => leadValue(lead, field, edition)),
    ];
  });
  return writeCsv([[...head, ...fields.map((name) => labels.get(name)?.label[edition] ?? name)], ...rows]);
}
