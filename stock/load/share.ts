/** Of equal things one, and always that: thousands of yards keep the same hours and holidays, and the same rows. `key` tells them apart. */
export function createSharing() {
  const held = new Map<string, unknown>();
  return <T extends object>(thing: T, key = JSON.stringify(thing)): T => {
    const known = held.get(key);
    if (known === undefined) held.set(key, thing);
    return (known ?? thing) as T;
  };
}
