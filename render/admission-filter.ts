import { randomInt } from "node:crypto";

/**
 * Remembers, roughly, which addresses were asked for: an answer is worth keeping when it is asked for again, and keeping
 * every one of a thousand different searches would only make work. It takes the same room however many are asked for.
 */
export function createAdmissionFilter(slots = 1 << 15): (key: string) => boolean {
  const seen = new Uint32Array(slots);
  // Nobody outside shall know which addresses share a slot.
  const seed = randomInt(2 ** 32);
  return (key) => {
    let hash = seed;
    for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 16_777_619);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    const mark = (hash ^ (hash >>> 12)) >>> 0 || 1;
    const slot = mark & (slots - 1);
    const known = seen[slot] === mark;
    seen[slot] = mark;
    return known;
  };
}
