import { writeSearch } from "#app/inventory/search.ts";
import type { PageView } from "#app/page.tsx";
import { defaultLocatorDistance } from "#app/stores/locator-form.tsx";
import type { Lead } from "./where-to.ts";

/** The address that a question leads to; of one that stays unsure, that of the page which says what was understood. */
export function leadAddress(lead: Lead, typed: string, href: PageView["href"]): string {
  switch (lead.kind) {
    case "vehicle":
      return href("vehicle", { vin: lead.key });
    case "results":
      return href("inventoryResults", {}, { query: writeSearch(lead.search) });
    case "part":
      return href("partPricing", {}, { query: { q: lead.words, zip: lead.place } });
    case "yards":
      return lead.code === ""
        ? href("locations")
        : href("locationResults", {}, { matrix: { zip: lead.code, div: "All", distance: defaultLocatorDistance } });
    case "yard":
      return href("store", { id: lead.store.id, slug: lead.store.slug });
    case "row":
      return href("storeMap", { id: lead.store.id }, { query: { row: lead.row } });
    case "site":
      return href("search", {}, { matrix: { s: lead.words } });
    case "unsure":
      return href("inventory", {}, { query: { q: typed } });
  }
}
