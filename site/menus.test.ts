import { describe, expect, it } from "vitest";
import { aboutMenu, currentIn, footerMenus, isAbout, legalMenu, lineageOf, mainMenu } from "./menus.ts";
import { pageIds, pageRow } from "./pages.ts";

describe("menus", () => {
  it("climb from a page to the ones above it", () => {
    expect(lineageOf("vehicle")).toEqual(["vehicle", "inventory"]);
    expect(lineageOf("donateFaq")).toEqual(["donateFaq", "donate"]);
    expect(lineageOf("home")).toEqual(["home"]);
  });

  it("mark the entry a page stands under", () => {
    expect(currentIn(mainMenu, "event")).toBe("events");
    expect(currentIn(mainMenu, "cashForJunkCars")).toBe("sellMyCar");
    expect(currentIn(mainMenu, "home")).toBeUndefined();
    expect(isAbout("policies")).toBe(true);
    expect(isAbout("about")).toBe(true);
    expect(isAbout("donateNow")).toBe(true);
    expect(isAbout("inventory")).toBe(false);
  });

  it("reach every listed page without parameters, directly or from the page above it", () => {
    const linked = new Set<string>([...mainMenu, ...aboutMenu, ...legalMenu, ...Object.values(footerMenus).flat()]);
    linked.add("home").add("search"); // the logo and the search box
    const lost = pageIds.filter((id) => pageRow(id).sitemap && !lineageOf(id).some((page) => linked.has(page)));
    expect(lost).toEqual([]);
  });

  it("name no page twice in one list", () => {
    for (const menu of [mainMenu, aboutMenu, legalMenu, ...Object.values(footerMenus)]) {
      expect(new Set<string>(menu).size).toBe(menu.length);
    }
  });
});
