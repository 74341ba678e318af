import { type PageId, pageRow } from "./pages.ts";

/** The header, in order. The about menu, the search page and the careers link follow these. */
export const mainMenu = [
  "inventory",
  "partPricing",
  "carsForSale",
  "locations",
  "sellMyCar",
  "toolkitRewards",
  "events",
] as const satisfies readonly PageId[];

export const aboutMenu = [
  "company",
  "whatWeBuy",
  "whatWeSell",
  "safety",
  "policies",
  "warrantyPlus",
  "recycling",
  "contact",
  "legalNotices",
  "donate",
] as const satisfies readonly PageId[];

export const footerMenus = {
  parts: ["findPart", "inventory", "vin", "partPricing", "carsForSale", "warrantyPlus"],
  yards: ["locations", "events", "toolkitRewards", "safety"],
  sell: ["sellMyCar", "cashForJunkCars", "donate", "recycling"],
  company: ["about", "careers", "contact", "siteMap", "apiDocs", "openData"],
} as const satisfies Record<string, readonly PageId[]>;

export const legalMenu = ["terms", "privacy", "accessibility", "device"] as const satisfies readonly PageId[];

export type MenuPage =
  | "search"
  | "vin"
  | (typeof mainMenu)[number]
  | (typeof aboutMenu)[number]
  | (typeof legalMenu)[number];
export type FooterPage = (typeof footerMenus)[keyof typeof footerMenus][number];

/** The page itself and the ones above it, nearest first. */
export function lineageOf(id: PageId): PageId[] {
  const line: PageId[] = [];
  for (let at: PageId | undefined = id; at && !line.includes(at); at = pageRow(at).parent as PageId | undefined) {
    line.push(at);
  }
  return line;
}

/** The entry of a menu that a page stands under. */
export const currentIn = (menu: readonly PageId[], id: PageId): PageId | undefined =>
  lineageOf(id).find((page) => menu.includes(page));

/** Pages of the about menu and the about page itself. */
export const isAbout = (id: PageId): boolean => currentIn([...aboutMenu, "about"], id) !== undefined;
