import type { Edition } from "#core/edition.ts";
import { type FormId, forms } from "#core/forms/forms.ts";
import { copy } from "./copy.ts";

/** What the office calls a form in a word; one that it has no word for, as its mail does. */
export const formName = (
  id: FormId,
  edition: Edition,
  names: Partial<Record<FormId, string>> = copy[edition].forms,
): string => names[id] ?? forms[id].subject[edition];
