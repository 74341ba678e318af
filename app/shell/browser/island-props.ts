import { marked, markOf } from "#app/marks.ts";

/** What an island was drawn from: its props, and the markup that it keeps. */
export function islandProps(root: Element): object {
  const kept = [...marked(root, "kept")].map((part) => [markOf(part, "kept"), part.innerHTML]);
  return { ...(JSON.parse(markOf(root, "props") ?? "{}") as object), ...Object.fromEntries(kept) };
}
