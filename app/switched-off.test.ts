import { afterEach, describe, expect, it } from "vitest";
import { loadText } from "#app/texts/content-page.tsx";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import { createAddresses } from "#site/address.ts";
import { pageRequest, viewOf } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { testSite } from "#tests/support/test-site.ts";
import { isSwitchedOff, ownPages, withoutDeadLinks } from "./switched-off.ts";

const shipped = chainFolder();
afterEach(() => keepChain(shipped));
const now = new Date("2026-11-15T18:00:00Z");
const view = viewOf("home", "es", now);
const off = { rewards: false, donation: false, carsForSale: false };
const without = { ...view, settings: { ...view.settings, switches: { ...testSite.settings.switches, ...off } } };

describe("a chain without points, donations and cars for sale", () => {
  it.each([
    ["/toolkit-rewards", true],
    ["/en/toolkit-rewards#points", true],
    ["/coches-en-venta/17", true],
    ["/cars-for-sale?page=2", true],
    ["https://yonke.test/donate-vehicle", true],
    ["https://other.test/donate-vehicle", false],
    ["/toolkit-rewards-2", false],
    ["/ubicaciones", false],
    ["tel:+15555550100", false],
    ["", false],
  ])("has nothing at %s: %s", (address, gone) => {
    expect(isSwitchedOff(without, address)).toBe(gone);
    expect(isSwitchedOff(view, address)).toBe(false);
  });

  it("has it at neither of two hosts", () => {
    const { pattern, anyUrl, url } = createAddresses({ es: "https://es.test", en: "https://en.test" });
    const two = { ...without, pattern, hrefIn: anyUrl, url: (id: "home") => url(id, "es") } as typeof without;
    expect(isSwitchedOff(two, "https://en.test/donate-vehicle")).toBe(true);
    expect(isSwitchedOff(two, "https://en.test/about")).toBe(false);
  });

  it("has the other pages in its menus, in their order", () => {
    const menu = ["carsForSale", "locations", "toolkitRewards", "events"] as const;
    expect(ownPages(without, menu)).toEqual(["locations", "events"]);
    expect(ownPages(view, menu)).toEqual(menu);
  });

  it("keeps the words of links in its data", () => {
    const said = '<p>Sume <a href="/toolkit-rewards" rel="x">puntos</a> en <a href="/ubicaciones">su yonke</a>.</p>';
    expect(withoutDeadLinks(without, said)).toBe('<p>Sume puntos en <a href="/ubicaciones">su yonke</a>.</p>');
    expect(withoutDeadLinks(view, said)).toBe(said);
  });

  it("keeps the words of links in texts of its own, however they name the page", async () => {
    const own =
      "title: A\ndescription: B\n\n# A\n\nC [d](page:toolkitRewards), [e](/done-un-vehiculo), [f](page:safety).\n";
    keepChain({ ...shipped, texts: new Map([["about.es", own]]) });
    const stock = await loadSmallStock({ stores: 9, vehicles: 900 });
    const request = { ...pageRequest("about", "es", { stock, now }), settings: without.settings };
    expect(loadText("about", request).lead).toBe(`C d, e, <a href="${request.href("safety")}">f</a>.`);
  });
});
