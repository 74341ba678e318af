import type { Edition } from "#core/edition.ts";
import type { Span } from "#core/hours.ts";
import { formatClock } from "#core/time-words.ts";
import { copy } from "./copy.ts";

/** "9 a. m. – 5:30 p. m.", several spans with commas, "Cerrado" when there is none. */
export function spansWords(spans: readonly Span[], edition: Edition): string {
  const words = copy[edition];
  if (spans.length === 0) return words.closed;
  return spans
    .map(({ opens, closes }) =>
      closes - opens >= 1440 ? words.open24 : `${formatClock(opens, edition)} – ${formatClock(closes, edition)}`,
    )
    .join(", ");
}
