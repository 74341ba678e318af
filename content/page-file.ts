import type { Words } from "#core/edition.ts";

/** The long texts in content/pages, each as <name>.es.md and <name>.en.md. */
export const contentPages = [
  "about",
  "accessibility",
  "careers",
  "cash-for-junk-cars",
  "company",
  "contact",
  "donate",
  "donate-faq",
  "donate-now",
  "home-intro",
  "legal-notices",
  "policies",
  "privacy",
  "recycling",
  "safety",
  "sell-my-car",
  "terms",
  "toolkit-rewards",
  "warranty-plus",
  "what-we-buy",
  "what-we-sell",
] as const;

export type ContentPage = (typeof contentPages)[number];
type PageFile = { title: string; description: string; body: string };

/** Placeholders that a text may hold; app/texts/chain-words.ts and the settings fill them in. */
export const placeholders = [
  "brand",
  "phone",
  "carPhone",
  "donationPhone",
  "humanCheck",
  "founded",
  "countries",
  "regions",
  "yards",
  "openDays",
  "parts",
  "truckListLine",
  "admissionLine",
  "lastEntryLine",
  "feeLine",
  "exchangeTime",
  "coreLine",
  "coreTime",
  "coreWithin",
  "warrantyTime",
  "minimumAge",
  "payment",
  "sizesLine",
  "alsoSoldLine",
  "carsWhere",
  "answerDays",
  "carCallDays",
  "keepTime",
  "carExample",
  "carPaymentLine",
  "shippingLine",
  "toolsLine",
  "pullingLine",
  "pointsLine",
  "formsLine",
  "points",
  "certificate",
  "policiesSince",
  "textsReviewed",
] as const;

/** What is said of a text file that does not start so. */
export const startOfPageFile: Words = {
  es: "Un archivo de texto empieza con “title: …”, “description: …” y una línea vacía",
  en: "A text file starts with “title: …”, “description: …” and a blank line",
};

/** Splits a text file into its two header lines and its Markdown body. */
export function parsePageFile(source: string): PageFile {
  const found = /^title: (.+)\ndescription: (.+)\n\n([\s\S]+)$/.exec(source.replaceAll("\r\n", "\n"));
  const [, title, description, body] = found ?? [];
  if (!title || !description || !body) {
    throw new Error(startOfPageFile.en);
  }
  return { title: title.trim(), description: description.trim(), body };
}
