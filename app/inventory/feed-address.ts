export const feedKinds = {
  atom: { type: "application/atom+xml", name: "Atom" },
  json: { type: "application/feed+json", name: "JSON Feed" },
} as const;
export type FeedKind = keyof typeof feedKinds;

/** The feed of a results address: its path with the kind at the end, the same query. */
export function feedAddress(results: string, kind: FeedKind): string {
  const at = results.indexOf("?");
  return at < 0 ? `${results}.${kind}` : `${results.slice(0, at)}.${kind}${results.slice(at)}`;
}
