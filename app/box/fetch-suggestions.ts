import { mayHoldVin } from "#core/vin/holds-vin.ts";
import type { Edition } from "#site/editions.ts";
import type { Suggestions } from "#stock/suggestions.ts";

const address = "/api/suggest";
const mostKept = 40;
const kept = new Map<string, Suggestions>();

type Connection = { saveData?: boolean; effectiveType?: string };

/** On a line that is slow or paid by the byte the box stays a plain form. */
export function isSlowLine(
  { connection }: { connection?: Connection } = navigator as { connection?: Connection },
): boolean {
  return Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? "");
}

/** What is asked: a line, and the place beside it ("" = none is known). */
type Line = { readonly typed: string; readonly near: string };

/** What the server suggests for a line; asked once for the same line near the same place. */
export async function fetchSuggestions(line: Line, edition: Edition, signal: AbortSignal): Promise<Suggestions> {
  const { typed, near } = line;
  const key = `${near}\n${typed}`;
  const known = kept.get(key);
  if (known) return known;
  const isOwn = mayHoldVin(typed);
  // A call's values are read without the blanks around them: a comma ends the last word as well.
  const query = new URLSearchParams({
    t: typed.replace(/\s$/, ","),
    ...(near && { zip: near }),
    ...(edition === "en" && { language: "en" }),
  });
  // A VIN is in no address, and this page forgets it too.
  const answer = await (isOwn
    ? fetch(address, { method: "POST", body: query, signal })
    : fetch(`${address}?${query}`, { signal }));
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const found = (await answer.json()) as Suggestions;
  if (isOwn) return found;
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, found);
  return found;
}
