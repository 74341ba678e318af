import { expect, it } from "vitest";
import { createAddresses } from "#site/address.ts";
import { sitemapEntries } from "./sitemap-entry.ts";

it("names the page of the chain's first language for whoever speaks neither", () => {
  const hosts = { es: "https://yonke.test", en: "https://yonke.test" };
  const urls = { es: "https://yonke.test/acera/politicas", en: "https://yonke.test/about/policies" };
  for (const languages of [
    ["es", "en"],
    ["en", "es"],
  ] as const) {
    const addresses = createAddresses(hosts, () => languages);
    for (const { xml } of sitemapEntries(addresses, "policies", () => ({})))
      expect(xml).toContain(`hreflang="x-default" href="${urls[languages[0]]}"`);
  }
});
