import type { Edition } from "#site/editions.ts";

/** The first of the browser's languages that is one of ours. */
export function preferredEdition(languages: readonly string[]): Edition | undefined {
  for (const language of languages) {
    const main = language.toLowerCase().split("-")[0];
    if (main === "es" || main === "en") return main;
  }
  return undefined;
}
