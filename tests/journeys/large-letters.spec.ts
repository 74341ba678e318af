import { addressOf, editionIds, openAddress, test } from "../support/journey.ts";
import { expectLargeLettersFit } from "../support/large-letters.ts";

/** Rancho Cordova, which has a map and prices. */
const store = 101;
const part = { es: { part: "alternador", model: "honda-civic" }, en: { part: "alternator", model: "honda-civic" } };

/** What a question changes; the pages themselves are looked at in accessibility.spec.ts. */
for (const edition of editionIds) {
  const asked: Record<string, () => string> = {
    results: () => addressOf("inventoryResults", edition, {}, { query: { zip: "95823", distance: 100 } }),
    answer: () => addressOf("partAnswer", edition, part[edition], { query: { zip: "95823" } }),
    prices: () => addressOf("partPricing", edition, {}, { query: { store } }),
    yards: () => addressOf("locationResults", edition, {}, { matrix: { zip: "95670", div: "All", distance: 100 } }),
    hits: () => addressOf("search", edition, {}, { matrix: { s: "motor" } }),
    map: () => addressOf("storeMap", edition, { id: store }),
  };
  for (const [name, address] of Object.entries(asked)) {
    test(`${name} in ${edition} can be read in letters twice as large`, async ({ page }) => {
      await openAddress(page, address());
      await expectLargeLettersFit(page);
    });
  }
}
