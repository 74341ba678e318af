/** What thousands of yards have alike, such as hours and holidays, or the rows of a map, made once: `key` tells it apart. */
export function createSharing() {
  const held = new Map<string, unknown>();
  return <T extends object>(key: string, make: () => T): T => {
    const known = (held.get(key) as T | undefined) ?? make();
    held.set(key, known);
    return known;
  };
}
