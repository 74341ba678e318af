/** Named cache classes; a page's row and an API endpoint choose one. `edge` is what a CDN may keep. */
export const cacheClasses = {
  /** Words that change with a release. */
  copy: "public, max-age=300, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=604800",
  /** What an import can change: stock, prices, events, hours. */
  stock: "public, max-age=60, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400",
  /** Forms with a token, answers to one visitor. */
  never: "no-store",
  /** The worker, which must never be an old one: asked for each time, mostly answered 304. */
  check: "no-cache",
  /** Files with a hash in their name. */
  immutable: "public, max-age=31536000, immutable",
  /** Redirects and not-found answers. */
  brief: "public, max-age=60, s-maxage=60",
} as const;

export type CacheClass = keyof typeof cacheClasses;

/** The class for an answer that is no longer true after so many milliseconds: no cache holds it past that, fresh or stale. */
export function heldAtMost(cache: CacheClass, ms: number): string {
  if (ms === Number.POSITIVE_INFINITY) return cacheClasses[cache];
  const seconds = Math.max(0, Math.floor(ms / 1000));
  let fresh = 0;
  const directives = cacheClasses[cache].split(", ").map((directive) => {
    const [name = "", given] = directive.split("=");
    if (given === undefined) return directive;
    const isStale = name.startsWith("stale-");
    const held = Math.min(Number(given), isStale ? seconds - fresh : seconds);
    if (!isStale) fresh = Math.max(fresh, held);
    return `${name}=${held}`;
  });
  return directives.join(", ");
}

/**
 * What is kept here is handed out until the last moment with the words it was made with: of the time until it changes we take
 * a part, at most half, and give others the rest.
 */
export function shareTime(keepMs: number, changes: Date | undefined, now = Date.now()) {
  if (!changes) return { keepMs, holdsMs: Number.POSITIVE_INFINITY, othersMs: Number.POSITIVE_INFINITY };
  const holdsMs = Math.max(0, changes.getTime() - now);
  const kept = Math.min(keepMs, holdsMs / 2);
  return { keepMs: kept, holdsMs, othersMs: holdsMs - kept };
}
