/** Of equal things one, and always that: thousands of yards keep the same hours and holidays, and the same rows. */
export function createSharing() {
  const held = new Map<string, unknown>();
  return <T extends object>(thing: T): T => {
    const key = JSON.stringify(thing);
    const known = held.get(key);
    if (known === undefined) held.set(key, thing);
    return (known ?? thing) as T;
  };
}
