import { sayChoice } from "#content/form-choices.ts";
import { getForm } from "#core/forms/forms.ts";
import { type Cents, wholeMoney } from "#core/money.ts";
import type { OfficeLead } from "#data/queries/lead-work.ts";
import type { Edition } from "#site/editions.ts";

/** A field's value as people read it: the name of a choice, not its code. */
export const leadValue = ({ form, fields }: OfficeLead, name: string, edition: Edition): string =>
  sayChoice(form, name, fields[name] ?? "", edition);

/** What it is about, in one line: the car, or the subject and the first words. */
export function leadSummary(lead: OfficeLead, edition: Edition): string {
  const car = ["year", "make", "model"].map((name) => lead.fields[name]).filter(Boolean);
  const state = leadValue(lead, "runs", edition);
  if (car.length > 0) return [car.join(" "), state].filter(Boolean).join(", ");
  const text = lead.fields.message ?? lead.fields.notes ?? "";
  const subject = leadValue(lead, "subject", edition);
  return [subject, text && `«${text.length > 90 ? `${text.slice(0, 87)}…` : text}»`].filter(Boolean).join(": ");
}

/** Only who sells us a car is offered something for it. */
export const takesOffer = ({ form }: Pick<OfficeLead, "form">): boolean => form === "sell-my-car";

/** "$450", "$1,250.50". */
export const offerText = (cents: Cents, edition: Edition): string => wholeMoney(cents, edition);

/** Long texts stand by themselves; the store is told beside the name. */
const apart = new Set(["name", "store", "message", "notes", "consent"]);

export const leadFacts = (lead: OfficeLead, edition: Edition): { name: string; label: string; value: string }[] =>
  Object.entries(getForm(lead.form).fields)
    .filter(([name]) => lead.fields[name] && !apart.has(name))
    .map(([name, field]) => ({ name, label: field.label[edition], value: leadValue(lead, name, edition) }));

export const leadText = ({ fields }: OfficeLead): string => fields.message ?? fields.notes ?? "";

const digits = (phone = "") => phone.replace(/\D/g, "");

/** Where one tap leads: the telephone, WhatsApp with the country's number, the mail program. */
export function leadContacts({ fields }: OfficeLead) {
  const phone = digits(fields.phone);
  // Too short to have an area: it can only be dialled as it was written.
  const local = phone.length < 10;
  const abroad = phone.length === 10 ? `1${phone}` : phone;
  return {
    call: phone.length >= 7 ? `tel:${local ? phone : `+${abroad}`}` : undefined,
    whatsapp: local ? undefined : `https://wa.me/${abroad}`,
    mail: fields.email ? `mailto:${encodeURIComponent(fields.email).replace("%40", "@")}` : undefined,
  };
}

const nameOf = ({ fields }: OfficeLead): string =>
  (fields.name ?? "").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().split(/\s+/).filter(Boolean).join(" ");

/**
 * Whether both were sent by the same person, as far as it can be told: by their address, or by telephone and name. The telephone
 * alone may be a household's, or a number that somebody made up.
 */
export function likeness(a: OfficeLead, b: OfficeLead): "same" | "phone" | undefined {
  const mail = Boolean(a.fields.email) && a.fields.email?.toLowerCase() === b.fields.email?.toLowerCase();
  if (a.id === b.id || mail) return "same";
  if (digits(a.fields.phone).length < 7 || digits(a.fields.phone) !== digits(b.fields.phone)) return undefined;
  return nameOf(a) !== "" && nameOf(a) === nameOf(b) ? "same" : "phone";
}
