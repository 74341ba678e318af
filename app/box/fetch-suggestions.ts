import type { Edition } from "#site/editions.ts";
import type { Suggestions } from "#stock/suggestions.ts";

const address = "/api/suggest";
const mostKept = 40;
const kept = new Map<string, Suggestions>();

type Line = { saveData?: boolean; effectiveType?: string };

/** On a line that is slow or paid by the byte the box stays a plain form. */
export function isSlowLine({ connection }: { connection?: Line } = navigator as { connection?: Line }): boolean {
  return Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? "");
}

/** What the server suggests for a line; asked once for the same line. */
export async function fetchSuggestions(typed: string, edition: Edition, signal: AbortSignal): Promise<Suggestions> {
  const known = kept.get(typed);
  if (known) return known;
  // A call's values are read without the blanks around them: a comma ends the last word as well.
  const query = new URLSearchParams({ t: typed.replace(/\s$/, ","), ...(edition === "en" && { language: "en" }) });
  const answer = await fetch(`${address}?${query}`, { signal });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const found = (await answer.json()) as Suggestions;
  if (kept.size >= mostKept) kept.clear();
  kept.set(typed, found);
  return found;
}
