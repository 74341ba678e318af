import { writeSearch } from "#app/inventory/search.ts";
import type { PageView } from "#app/page.tsx";
import { writeAddress } from "#app/parts/ask.ts";
import { defaultLocatorDistance } from "#app/stores/locator-form.tsx";
import { vinAddress } from "#app/vin/vin-address.ts";
import { withAside } from "./aside.ts";
import type { Lead, PartForCar } from "./lead.ts";

/** The address that a question leads to; of one that stays unsure, that of the page which says what was understood. */
export function leadAddress(lead: Lead, typed: string, view: Pick<PageView, "href" | "edition">): string {
  const { href } = view;
  switch (lead.kind) {
    case "vehicle":
      return href("vehicle", { vin: lead.key });
    case "results":
      return href("inventoryResults", {}, { query: withAside(writeSearch(lead.search), lead.aside) });
    case "part":
      return href("partPricing", {}, { query: { q: lead.words, zip: lead.place } });
    case "answer":
      return answerAddress(lead, view);
    case "yards":
      return lead.code === ""
        ? href("locations")
        : href("locationResults", {}, { matrix: { zip: lead.code, div: "All", distance: defaultLocatorDistance } });
    case "yard":
      return href("store", { id: lead.store.id, slug: lead.store.slug });
    case "row":
      return href("storeMap", { id: lead.store.id }, { query: { row: lead.row } });
    case "page":
      return href(lead.page, {}, { query: lead.query });
    case "vin":
      return vinAddress(lead.vin, view, lead.zip);
    case "site":
      return href("search", {}, { matrix: { s: lead.words } });
    case "unsure":
      return href("inventory", {}, { query: { q: typed } });
  }
}

/** Straight to the answer where one part has the words, else to the page that asks which. */
export function answerAddress(
  { words, modelId, model, found, search, reach, aside, told }: PartForCar,
  { href, edition }: Pick<PageView, "href" | "edition">,
  distance = reach,
): string {
  const { years, engine, place, colors, bodies } = search;
  const partIds = found?.partIds ?? [];
  const own = told && { code: told.code, weight: told.weight || undefined };
  const asked = writeAddress({ years, engine, ...own, place, distance, colors, bodies, aside, partIds });
  if (found) return href("partAnswer", { part: found.family.slug[edition], model }, { query: asked });
  return href("findPart", {}, { query: { part: words, model: modelId, ...asked } });
}
