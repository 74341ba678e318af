import { chainFacts } from "#content/chain-facts.ts";
import { fragmentStore } from "#render/fragment-store.ts";
import type { Site } from "#render/render.tsx";
import { createAddresses } from "#site/address.ts";

/** A site without a build, a search or figures: enough to load and make pages. */
export const testSite: Site = {
  addresses: createAddresses({ es: "https://yonke.test", en: "https://yonke.test" }),
  settings: {
    brand: "Yonke",
    languages: chainFacts().languages,
    switches: chainFacts().switches,
    barColour: "#15171a",
    careersUrl: undefined,
    twitter: false,
    facebook: false,
    development: false,
    yardMode: true,
    mail: true,
    keepDays: 90,
    alerts: { mail: true },
  },
  assets: {
    url: (name) => `/${name}`,
    sheets: () => [],
    printSheets: [],
    preloadFonts: [],
    letters: "[]",
    worker: undefined,
    head: { loader: { text: "", source: "" }, banner: { text: "", source: "" }, offer: { text: "", source: "" } },
    scripts: () => ({ entries: [], preloads: [] }),
  },
  search: () => ({ total: 0, hits: [] }),
  apiDocs: { callsPerMinute: 1, formsPerHour: 1, list: async () => [], shapes: () => [] },
  fragments: fragmentStore(1_000_000),
};
