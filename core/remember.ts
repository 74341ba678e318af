import { BoundedMap } from "./bounded-map.ts";

/** More than there are names of parts. */
const most = 4_000;

/** V8 cuts longer texts out of others, and holds the whole for the part: an address, or a page. */
const cut = 13;
const alone = (text: string): string => (text.length < cut ? text : ` ${text}`.slice(1));

/** What a function said of a text, for the few texts that come again and again; `sizeOf`: what counts as several of them. */
export function remember<T>(read: (text: string) => T, sizeOf: (said: T) => number = () => 1): (text: string) => T {
  const known = new BoundedMap<string, T>({ limit: most, sizeOf });
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const said = read(text);
    known.set(alone(text), said);
    return said;
  };
}
