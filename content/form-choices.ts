import type { Words } from "#core/edition.ts";
import type { FormId } from "#core/forms/forms.ts";
import { contactSubjects } from "./contact-subjects.ts";

type Choices = Readonly<Record<string, Words>>;

/** Choices of the forms' fields that are the chain's own, by form and field. */
export const formChoices: Partial<Record<FormId, Readonly<Record<string, Choices>>>> = {
  contact: { subject: Object.fromEntries(contactSubjects.map(({ id, label }) => [id, label])) },
};
