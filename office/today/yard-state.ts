import { yardWords } from "#app/stores/yard-words.ts";
import type { Store } from "#core/store.ts";
import type { Edition } from "#site/editions.ts";
import { copy } from "./copy.ts";

/** Open or not and until when, in the words of the site; the staff is not sent to ask for hours that nobody has said. */
export function yardState(store: Store, now: Date, edition: Edition): string {
  const { open, word, until } = yardWords(store, now, edition);
  if (open === null) return copy[edition].hoursUnsaid;
  return until ? `${word} · ${until}` : word;
}
