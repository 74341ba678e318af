/** What search engines show of a title and of a description; more of it they cut. */
export const longestTitle = 60;
export const longestDescription = 155;

type Wordings = readonly [string, ...string[]];

/** The first wording that fits; where none does, the last. */
const firstThatFits = (most: number, wordings: Wordings): string =>
  wordings.find(({ length }) => length <= most) ?? wordings.at(-1) ?? wordings[0];

export const pageTitle = (brand: string, title: string): string => `${brand} | ${title}`;

/** The fullest title that still fits beside the brand; the fullest first. */
export const fitTitle = (brand: string, ...wordings: Wordings): string =>
  firstThatFits(longestTitle - pageTitle(brand, "").length, wordings);

export const fitDescription = (...wordings: Wordings): string => firstThatFits(longestDescription, wordings);
