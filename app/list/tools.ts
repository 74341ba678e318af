import type { Edition } from "#core/edition.ts";
import type { YardFile } from "#core/yard-file.ts";
import type { Want } from "./book.ts";
import { joinSizes } from "./join-sizes.ts";

/** What to bring for all parts that are still to be pulled, each tool once; empty where nobody has said. */
export function toolsFor(file: YardFile | undefined, wants: readonly Want[], edition: Edition): string[] {
  const wanted = new Set(wants.filter(({ state }) => state === "open").map(({ part }) => part));
  const sets = new Set(file?.parts.filter(({ id }) => wanted.has(id)).map(({ tools }) => file.tools[tools]));
  return joinSizes([...new Set([...sets].flatMap((tools) => tools?.[edition] ?? []))]);
}
