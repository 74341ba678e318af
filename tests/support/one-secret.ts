import type { Secrets } from "#api/secrets.ts";

/** A site's secret that never changes. */
export const oneSecret = (secret: string): Secrets => ({ signing: () => secret, good: () => [secret] });
