import { meaningsIn } from "#core/search-meanings.ts";
import { termsOf } from "#core/search-words.ts";
import { type Edition, editionIds } from "#site/editions.ts";
import { createYield } from "#stock/event-loop-yield.ts";
import type { SearchDocument } from "./search-documents.ts";

/** What each document and its twin of the other edition speak of, by the key that they share. */
export async function readMeant(
  listed: readonly (readonly [Edition, readonly SearchDocument[]])[],
): Promise<Map<string, string>> {
  const yieldIfDue = createYield();
  const meant = new Map<string, Set<string>>();
  for (const [edition, documents] of listed)
    for (const { twin, title, description, body, keywords, answers = "" } of documents) {
      const names = meant.get(twin) ?? new Set();
      meant.set(twin, names);
      const own = meaningsIn(termsOf(`${title} ${description} ${body}`), edition);
      for (const name of own) names.add(name);
      // Keywords are of both languages.
      const asked = termsOf(`${keywords} ${answers}`);
      for (const language of editionIds) for (const name of meaningsIn(asked, language)) names.add(name);
      await yieldIfDue();
    }
  return new Map([...meant].map(([twin, names]) => [twin, [...names].join(" ")]));
}
