/** What is made of something once, and kept as long as that is. */
export function once<K extends object, T>(kept: WeakMap<K, T>, key: K, make: () => T): T {
  const held = kept.get(key);
  if (held !== undefined) return held;
  const made = make();
  kept.set(key, made);
  return made;
}
