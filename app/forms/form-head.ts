import type { FormState, Head } from "#app/page.tsx";
import { textHead } from "#app/texts/text-head.ts";
import type { Edition } from "#site/editions.ts";
import { copy } from "./copy.ts";

/** The head of a form's page: wrong answers begin its title, and no answer is for search engines. */
export const formHead = (
  text: Parameters<typeof textHead>[0],
  state: FormState | undefined,
  edition: Edition,
): Head => ({
  ...textHead(text),
  ...(Object.keys(state?.errors ?? {}).length > 0 && { title: copy[edition].wrong(text.title) }),
  noindex: state !== undefined,
});
