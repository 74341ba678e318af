import { setMark } from "#app/marks.ts";
import { preferredEdition } from "#app/shell/browser/preferred-edition.ts";
import { recall } from "#app/shell/browser/storage.ts";

/** A browser that prefers the other edition and has not chosen yet gets the offer of it with the first paint: nothing moves. */
export function offerOther({ documentElement }: Pick<Document, "documentElement">, languages: readonly string[]): void {
  const wanted = preferredEdition(languages);
  if (wanted && !documentElement.lang.startsWith(wanted) && !recall("language"))
    setMark(documentElement, "offer", "on");
}
