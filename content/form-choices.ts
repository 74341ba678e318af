import type { Edition, Words } from "#core/edition.ts";
import { type FormId, getForm } from "#core/forms/forms.ts";
import { chainFacts } from "./chain-facts.ts";
import { contactSubjects, listContactSubjects } from "./contact-subjects.ts";

type Choices = Readonly<Record<string, Words>>;

/** Choices of a form's fields that are the chain's own, by field. */
export function formChoices(form: FormId): Readonly<Record<string, Choices>> {
  if (form !== "contact") return {};
  const subjects = listContactSubjects(chainFacts().switches);
  return { subject: Object.fromEntries(subjects.map(({ id, label }) => [id, label])) };
}

/** What was sent as people read it: the word of a choice, also of one that the chain no longer offers. */
export function sayChoice(form: FormId, field: string, value: string, edition: Edition): string {
  const subject = form === "contact" && field === "subject" && contactSubjects.find(({ id }) => id === value);
  return (subject ? subject.label : getForm(form).fields[field]?.choices?.[value])?.[edition] ?? value;
}
