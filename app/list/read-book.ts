import { type Book, bookShape, bookVersion } from "./book.ts";

/** "newer": another release wrote it, whose words this one does not know; it is left as it is. */
type ReadBook = { book: Book } | { trouble: "broken" | "newer" };

/** What a device kept, whoever wrote it: taken only when every word of it is as it should be. */
export function readBook(text: string): ReadBook {
  try {
    const kept: unknown = JSON.parse(text);
    const version = (kept as { version?: unknown } | null)?.version;
    if (typeof version === "number" && version > bookVersion) return { trouble: "newer" };
    return { book: bookShape(kept) };
  } catch {
    return { trouble: "broken" };
  }
}
