import { contactSubjects } from "#content/contact-subjects.ts";
import { isExampleAddress } from "#core/mail-address.ts";
import type { LeadAddress } from "#data/queries/leads.ts";
import type { FormId } from "./form.ts";

/** Addresses of the settings: one for all, and a form's own instead of it. */
export type MailDesks = { general: readonly string[] } & Partial<Record<FormId, readonly string[]>>;

const subjects = new Map<string, (typeof contactSubjects)[number]>(contactSubjects.map((row) => [row.id, row]));

/** A message about selling or giving away a car is for the desk of that form. */
const formOfSubject: Readonly<Record<string, FormId>> = { sell: "sell-my-car", donate: "donate" };

/** Who gets a form's mail now: its desk, and the store's own address where the data has one. Empty: nobody can yet. */
export function listRecipients({ form, fields, storeEmail }: LeadAddress, desks: MailDesks): string[] {
  const { subject = "" } = fields;
  const asked = form === "contact" ? (formOfSubject[subject] ?? form) : form;
  const desk = form === "contact" ? subjects.get(subject)?.desk : undefined;
  const all = [storeEmail, desk ?? "", ...(desks[asked] ?? desks.general)];
  return [...new Set(all.filter((address) => address !== "" && !isExampleAddress(address)))];
}

const formIds = ["careers", "contact", "sell-my-car", "donate"] as const satisfies FormId[];

/** True when forms of every kind reach someone. */
export const allDesksAnswer = (desks: MailDesks): boolean =>
  formIds.every((form) => (desks[form] ?? desks.general).some((address) => !isExampleAddress(address)));
