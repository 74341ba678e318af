import { couldBePlace } from "#core/postal-code.ts";

/** What is wrong with a typed place, by the server's own rule; `needed` is said of an empty one where there must be one. */
export function placeMessage(typed: string, malformed: string, needed: string | undefined): string | undefined {
  const text = typed.trim();
  if (text === "") return needed;
  return couldBePlace(text) ? undefined : malformed;
}
