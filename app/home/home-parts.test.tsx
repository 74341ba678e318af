import { beforeAll, describe, expect, it } from "vitest";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { type Element, get, list, readHtml, textOf } from "#tests/support/read-html.ts";
import { loadHome } from "./load.ts";
import { page } from "./page.tsx";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});
const said = {
  es: { buy: /compramos/i, recycling: "/acera/proceso-de-reciclaje", cars: "/coches-en-venta" },
  en: { buy: /buy your car/i, recycling: "/about/recycling-process", cars: "/cars-for-sale" },
};

describe.each(["es", "en"] as const)("the home page has in %s", (edition) => {
  let root: Element;
  beforeAll(() => {
    const without = { ...stock, campaigns: { ...stock.campaigns, promos: [] } } as Stock;
    const request = pageRequest("home", edition, { stock: without, now: new Date("2026-11-15T18:00:00Z") });
    root = readHtml(markupOf(request, <page.Page {...loadHome(request)} />));
  });
  const words = said[edition];
  const sections = () => list(root, "section").map((section) => [section, textOf(section)] as const);

  it("a carousel of signs at its top", () => {
    const carousel = get(root, "ul", { class: "slides" });
    expect(list(carousel, "li").length).toBeGreaterThan(1);
    const order = list(root, "*").filter(({ name, attributes }) => name === "form" || attributes.class === "slides");
    expect(order[0]).toBe(carousel);
  });

  it("the inventory form with make, model, years and postal code", () => {
    const inventory = edition === "es" ? "/revise-inventario" : "/check-inventory";
    const form = list(root, "form", { action: inventory }).find((one) => list(one, "select", { name: "make" }).length);
    if (!form) throw new Error("no inventory form");
    expect(list(form, "select", { name: "model" })).toHaveLength(1);
    expect(list(form, "input", { name: "zip" })).toHaveLength(1);
    expect(list(form, "select", { name: "distance" })).toHaveLength(1);
  });

  it("the number of yards, with a form that looks within 100 miles in every division", () => {
    const locator = edition === "es" ? "/ubicaciones/busque-ubicaciones" : "/locations/search-results";
    const near = get(root, "form", { action: locator });
    const hidden = list(near, "input", { type: "hidden" }).map(({ attributes }) => [attributes.name, attributes.value]);
    expect(hidden).toEqual([
      ["div", "All"],
      ["distance", "100"],
    ]);
    expect(textOf(near.parent as Element)).toMatch(/\b5\d\b/);
  });

  it("a word to who has a car to sell", () => {
    const sell = edition === "es" ? "/sell-my-car#offer" : "/en/sell-my-car#offer";
    const section = sections().find(([one]) => list(one, "a", { href: sell }).length > 0);
    expect(section?.[1]).toMatch(words.buy);
  });

  it("four places for promotions, each with the picture that stands in where none arrived", () => {
    const slots = list(root, "a", { class: "slot" });
    expect(slots.map((slot) => get(slot, "img").attributes.src)).toEqual([
      `/art/promo-venta.${edition}.svg`,
      `/art/promo-horario.${edition}.svg`,
      "/art/promo-toolkit.svg",
      "/art/promo-row52.svg",
    ]);
    expect(slots[0]?.attributes.href).toBe(words.cars);
  });

  it("a way to how cars are recycled, and a text that says what a yard is", () => {
    expect(textOf(get(root, "a", { class: "scrap", href: words.recycling }))).not.toBe("");
    const intro = sections().find(([one]) => one.attributes["aria-labelledby"] === "intro-h");
    expect(intro?.[1].length).toBeGreaterThan(400);
  });
});
