/** What joins two parts that are asked for at once. */
export const joiners = new Set("y e and o or mas plus n".split(" "));

export const articles = /^(?:el|la|los|las|un|una|the|an?|both|ambos|ambas|2)$/;
export const relations = new Set(["con", "with"]);

/** The place of the last word before a piece that is no article. */
export const relatedAt = ([first = 0]: readonly number[], words: readonly string[]): number => {
  let at = first - 1;
  while (at >= 0 && articles.test(words[at] as string)) at--;
  return at;
};
export const follows = (piece: readonly number[], words: readonly string[], which: ReadonlySet<string>): boolean =>
  which.has(words[relatedAt(piece, words)] ?? "");
