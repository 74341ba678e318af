/** Fonts that the first paint needs: running text and titles. */
export const firstFonts = ["barlow-500", "barlow-condensed-800"] as const;

/** Fonts that script puts to use after the first paint; until then the first two stand in for them (app/styles/fonts.css, which has them for pages without script). */
export const laterFonts = [
  { family: "Barlow", weight: "700", file: "barlow-700" },
  { family: "Barlow Condensed", weight: "600", file: "barlow-condensed-600" },
] as const;

export const fontSource = (file: string): string => `app/styles/fonts/${file}.woff2`;

/** For the page's first script, with their served addresses. */
export const lettersOf = (addressOf: (source: string) => string): string =>
  JSON.stringify(laterFonts.map(({ family, weight, file }) => [family, weight, addressOf(fontSource(file))]));
