import { describe, expect, it } from "vitest";
import { readHtml } from "./read-html.ts";
import { findWrongLanguage, readsAs } from "./wrong-language.ts";

const find = (body: string, edition: "es" | "en", phrases: string[] = []) =>
  findWrongLanguage(readHtml(`<html><body>${body}</body></html>`), edition, new Set(phrases), ["Yonke"]);

describe("the search for text of the other language", () => {
  it.each([
    ["Find the part and pull it yourself", "en"],
    ["Saque la pieza y pague menos", "es"],
    ["Sell my car", "en"],
    ["Mapa del sitio", "es"],
  ] as const)("reads “%s” as %s", (text, edition) => {
    expect(readsAs(text, edition)).toBe(true);
    expect(readsAs(text, edition === "es" ? "en" : "es")).toBe(false);
  });

  it("leaves names of places and brands alone", () => {
    expect(find("<p>Los Angeles, El Paso, Las Cruces</p>", "en")).toEqual([]);
    expect(find("<p>12120 Camino de la Troca, El Paso, TX 79936</p>", "en")).toEqual([]);
    expect(find("<p><b>Open, 36 minutes left</b><span>8075 Avenida de las Calaveras, FL</span></p>", "en")).toEqual([]);
    expect(find("<p>Toolkit Rewards, Warranty Plus</p>", "es")).toEqual([]);
  });

  it("finds a sentence, a known phrase, and a label that only a screen reader says", () => {
    expect(find("<p>Busque su carro</p><p>Walk to the row</p>", "es")).toEqual(["Walk to the row"]);
    expect(find("<button>Search</button>", "es", ["Search"])).toEqual(["Search"]);
    expect(find('<button aria-label="Cerrar"></button>', "en", ["Cerrar"])).toEqual(["Cerrar"]);
  });

  it("passes what is marked as the other language, and names", () => {
    expect(find('<a lang="en">Go to the English edition</a>', "es")).toEqual([]);
    expect(find("<p>Yonke</p>", "en", ["Yonke"])).toEqual([]);
  });
});
