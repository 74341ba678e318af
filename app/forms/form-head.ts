import type { FormState, Head } from "#app/page.tsx";
import type { Edition } from "#site/editions.ts";
import { copy } from "./copy.ts";

/** The head of a form's page: wrong answers begin its title, and no answer is for search engines. */
export const formHead = (
  { title, description }: { title: string; description: string },
  state: FormState | undefined,
  edition: Edition,
): Head => ({
  title: Object.keys(state?.errors ?? {}).length > 0 ? copy[edition].wrong(title) : title,
  description,
  noindex: state !== undefined,
});
