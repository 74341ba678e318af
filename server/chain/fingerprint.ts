import { createHash } from "node:crypto";
import type { ChainFolder } from "#content/chain/read-folder.ts";
import { once } from "#core/once.ts";

/** Another one for every state of the chain's folder. */
export const fingerprintOf = once(({ texts, art, lists, ...rest }: ChainFolder): string => {
  const hash = createHash("sha256").update(JSON.stringify([rest, [...texts], [...lists]]));
  for (const [name, bytes] of art) hash.update(name).update(bytes);
  return hash.digest("base64url").slice(0, 12);
});
