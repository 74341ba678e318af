import { createHash } from "node:crypto";
import type { ChainFolder } from "#content/chain/read-folder.ts";

const known = new WeakMap<ChainFolder, string>();

/** Another one for every state of the chain's folder. */
export function fingerprintOf(folder: ChainFolder): string {
  let made = known.get(folder);
  if (!made) {
    const { texts, art, lists, ...rest } = folder;
    const hash = createHash("sha256").update(JSON.stringify([rest, [...texts], [...lists]]));
    for (const [name, bytes] of art) hash.update(name).update(bytes);
    made = hash.digest("base64url").slice(0, 12);
    known.set(folder, made);
  }
  return made;
}
