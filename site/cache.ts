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
