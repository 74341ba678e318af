import { type Book, bookShape, bookVersion } from "./book.ts";

/** From each version to the next one; a new version adds its step and keeps the others. */
const steps: Readonly<Record<number, (older: object) => object>> = {};

/** "newer": another release wrote it, whose words this one does not know; it is left as it is. */
type ReadBook = { book: Book } | { trouble: "broken" | "newer" };

/** What a device kept, whoever wrote it: taken only when every word of it is as it should be. */
export function readBook(text: string, migrations = steps): ReadBook {
  try {
    let kept: unknown = JSON.parse(text);
    for (let turn = 0; turn < bookVersion; turn++) {
      const version = (kept as { version?: unknown } | null)?.version;
      if (typeof version !== "number") return { trouble: "broken" };
      if (version > bookVersion) return { trouble: "newer" };
      const step = migrations[version];
      if (version === bookVersion || !step) break;
      kept = step(kept as object);
    }
    return { book: bookShape(kept) };
  } catch {
    return { trouble: "broken" };
  }
}
