/** What is made of something, made once and kept as long as that is. */
export function once<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const kept = new WeakMap<K, T>();
  return (of) => {
    const held = kept.get(of);
    if (held !== undefined) return held;
    const made = make(of);
    kept.set(of, made);
    return made;
  };
}
