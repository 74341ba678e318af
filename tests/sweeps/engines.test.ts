import { existsSync, globSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createAddresses } from "#site/address.ts";
import type { Edition } from "#site/editions.ts";
import type { PageId } from "#site/pages.ts";
import type { Engine } from "../support/engine.ts";
import { startFirefox } from "../support/firefox.ts";
import { listAddresses } from "../support/site-addresses.ts";
import { findAddress } from "../support/swept-pages.ts";
import { startWebkit } from "../support/webkit.ts";

const firefox = "/usr/bin/firefox-esr";
const driver = "/usr/bin/WebKitWebDriver";
const [browser = ""] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
const makes = [
  {
    name: "Firefox",
    needs: "firefox-esr",
    there: existsSync(firefox),
    start: () => startFirefox(firefox),
  },
  {
    name: "WebKit",
    needs: "webkit2gtk-driver xvfb",
    there: existsSync(driver) && existsSync("/usr/bin/Xvfb") && browser !== "",
    start: () => startWebkit(driver, browser),
  },
];

/** Rancho Cordova, which has a map and prices. */
const store = 101;
const { es: origin } = inject("servers").one;
const origins = { es: origin, en: origin };
const { url } = createAddresses(origins);
const listed = await listAddresses(origins);
/** One of those that change with the demo's day: a car, a yard, an event. */
const anyOf = (id: PageId, edition: Edition) => findAddress(listed, origins, id, edition);
const pages: Record<string, string> = {
  home: url("home", "es"),
  "inventory form": url("inventory", "es"),
  results: url("inventoryResults", "es", {}, { query: { zip: "95823", distance: 100 } }),
  car: await anyOf("vehicle", "es"),
  prices: url("partPricing", "es", {}, { query: { store } }),
  "a part for a car": await anyOf("partAnswer", "es"),
  "cars for sale": url("carsForSale", "es"),
  "car for sale": await anyOf("carForSale", "en"),
  locator: url("locationResults", "es", {}, { matrix: { zip: "95670", div: "All", distance: 100 } }),
  "all yards": url("locations", "es"),
  yard: await anyOf("store", "en"),
  "yard map": url("storeMap", "es", { id: store }),
  sell: url("sellMyCar", "es"),
  list: url("myList", "es"),
  events: url("events", "en"),
  event: await anyOf("event", "es"),
  rewards: url("toolkitRewards", "en"),
  search: url("search", "en", {}, { matrix: { s: "muffler" } }),
  privacy: url("privacy", "en"),
};

/** What must hold in every engine: a heading, script at work, nothing to the side, distances in one line. */
const look = `({
  heading: document.querySelectorAll("main h1").length,
  enhanced: performance.getEntriesByName("enhanced").length > 0,
  sideways: document.documentElement.scrollWidth > innerWidth,
  broken: [...document.querySelectorAll(".guide a > span:last-child")]
    .filter((span) => span.getBoundingClientRect().height > 1.6 * parseFloat(getComputedStyle(span).fontSize)).length,
})`;
const well = { heading: 1, enhanced: true, sideways: false, broken: 0 };

for (const { name, needs, there, start } of makes) {
  if (!there) it.skip(`${name} is not installed here: apt-get install ${needs}`, () => {});
  describe.runIf(there)(name, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine?.close());

    it.each(Object.entries(pages))("shows %s", async (_, address) => {
      await engine.resize(1440, 900);
      await engine.open(address);
      await expect.poll(() => engine.evaluate(look)).toEqual(well);
      // WebKit's window has a least width of its own.
      await engine.resize(450, 844);
      await expect.poll(() => engine.evaluate(look)).toEqual(well);
    });
  });
}
