/** With the point that ends it; "5 p. m." brings its own. */
export const sentence = (text: string): string => (text.endsWith(".") ? text : `${text}.`);

/** Short texts on one line, each but the last with its point. */
export const joinSentences = (texts: readonly string[]): string =>
  texts
    .filter(Boolean)
    .map((text, at, all) => (at < all.length - 1 ? sentence(text) : text))
    .join(" ");
