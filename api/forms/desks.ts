import { chainFacts } from "#content/chain-facts.ts";
import { type ContactSubject, type ContactSubjectId, contactSubjects } from "#content/contact-subjects.ts";
import { type FormId, formIds } from "#core/forms/forms.ts";
import { isExampleAddress } from "#core/mail-address.ts";
import type { LeadAddress } from "#data/queries/leads.ts";

/** Addresses of the chain: one for all, and a form's own instead of it. */
export type MailDesks = { general: readonly string[] } & Partial<Record<FormId, readonly string[] | undefined>>;

const subjects = new Map<string, ContactSubject>(contactSubjects.map((row) => [row.id, row]));

/** Who gets a form's mail now: its desk, and the store's own address where the data has one. Empty: nobody can yet. */
export function listRecipients({ form, fields, storeEmail }: LeadAddress, desks: MailDesks): string[] {
  const subject = form === "contact" ? subjects.get(fields.subject ?? "") : undefined;
  const all = [
    storeEmail,
    (subject && chainFacts().mail.subjects[subject.id as ContactSubjectId]) ?? "",
    ...(desks[subject?.form ?? form] ?? desks.general),
  ];
  return [...new Set(all.filter((address) => address !== "" && !isExampleAddress(address)))];
}

/** True when forms of every kind reach someone. */
export const allDesksAnswer = (desks: MailDesks): boolean =>
  formIds.every((form) => (desks[form] ?? desks.general).some((address) => !isExampleAddress(address)));
