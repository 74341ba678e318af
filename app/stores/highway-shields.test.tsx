import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { islandTree } from "#app/define-island.tsx";
import { findHighways } from "#core/highway.ts";
import { HighwayShields } from "./highway-shields.tsx";

const draw = (text: string, edition: "es" | "en") =>
  renderToStaticMarkup(islandTree(HighwayShields, { highways: findHighways(text) ?? [] }, edition));
const read = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/g, "")
    .replace(/<[^>]*>/g, "·")
    .split(/·+/)
    .filter(Boolean)
    .map((part) => part.trim());

describe("shields of highways", () => {
  it("are named for readers, in both languages", () => {
    const all = "I-5 exit 22|US-50|CA-99|BC-1 exit 50";
    expect(read(draw(all, "es"))).toEqual([
      "Interestatal 5",
      "salida\u00a022",
      "Ruta federal 50",
      "Ruta 99 de California",
      "Carretera 1 de Columbia Británica",
      "salida\u00a050",
    ]);
    expect(read(draw(all, "en"))).toContain("British Columbia Highway 1");
  });

  it("carry the number, and are nothing where no highway is known", () => {
    expect(draw("I-880", "en")).toMatch(/<text[^>]*>880<\/text>/);
    expect(draw("", "en")).toBe("");
  });
});
