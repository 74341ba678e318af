import type { Words } from "#core/edition.ts";
import type { FormId } from "#core/forms/forms.ts";
import { chainFacts } from "./chain-facts.ts";
import { listContactSubjects } from "./contact-subjects.ts";

type Choices = Readonly<Record<string, Words>>;

/** Choices of a form's fields that are the chain's own, by field. */
export function formChoices(form: FormId): Readonly<Record<string, Choices>> {
  if (form !== "contact") return {};
  const subjects = listContactSubjects(chainFacts().switches);
  return { subject: Object.fromEntries(subjects.map(({ id, label }) => [id, label])) };
}
