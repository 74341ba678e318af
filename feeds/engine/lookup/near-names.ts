import { normaliseName } from "#feeds/engine/columns.ts";
import { distance } from "#feeds/engine/distance.ts";

const shownNames = 5;

/** The names that a word is most like: with few slips, or that begin as it does. The likeliest first. */
export function nearNames(word: string, names: readonly string[]): string[] {
  const plain = normaliseName(word);
  if (plain.length < 2) return [];
  return names
    .map((name) => {
      const other = normaliseName(name);
      const begins = plain.length > 2 && (other.startsWith(plain) || plain.startsWith(other));
      return { name, far: begins ? 1 : distance(plain, other) };
    })
    .filter(({ name, far }) => far <= Math.max(1, Math.floor(Math.min(plain.length, name.length) / 2.5)))
    .sort((a, b) => a.far - b.far)
    .slice(0, shownNames)
    .map(({ name }) => name);
}
