import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { bodyStyles } from "./body-shapes.ts";
import { paintNames } from "./paints.ts";
import { penText, penWidth } from "./pen.ts";
import { vehicleSvg } from "./vehicle.ts";
import { parseVehicleArtName, vehicleArtName } from "./vehicle-art.ts";
import { vehicleSceneSvg } from "./vehicle-scene.ts";
import { wayToRow } from "./way-to-row.ts";
import { findYardRow, layOutYard, type YardMap } from "./yard-geometry.ts";
import { yardMapSvg } from "./yard-map.ts";

function elementsOf(xml: string): Map<string, number> {
  const seen = new Map<string, number>();
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => seen.set(tag.name, (seen.get(tag.name) ?? 0) + 1));
  parser.write(xml).close();
  return seen;
}

describe("vehicles", () => {
  it.each(bodyStyles)("%s is a small valid drawing in every paint", (style) => {
    const drawings = paintNames.flatMap((paint) => [true, false].map((stands) => vehicleSvg({ style, paint, stands })));
    expect(new Set(drawings).size).toBe(paintNames.length * 2);
    for (const svg of drawings) {
      expect(elementsOf(svg).get("path")).toBeLessThanOrEqual(style === "truck" ? 23 : 20);
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(2.6 * 1024);
      expect(svg).not.toMatch(/NaN|undefined|null/);
    }
  });

  it("escapes its name and is decoration without one", () => {
    const svg = vehicleSvg({ style: "sedan", paint: "azul", stands: true, title: `"<Sedán> & 'co'` });
    expect(elementsOf(svg).get("svg")).toBe(1);
    expect(svg).toContain('role="img"');
    expect(vehicleSvg({ style: "sedan", paint: "azul", stands: true })).not.toContain("role=");
  });

  it("paints pen marks, dark on light paint", () => {
    const van = (paint: "blanco" | "azul") => vehicleSvg({ style: "van", paint, stands: true, pen: "52" });
    expect(van("azul")).toContain('stroke="#ffd21a"');
    expect(van("blanco")).not.toContain('stroke="#ffd21a"');
  });

  it("names every static drawing and reads the name back", () => {
    for (const style of bodyStyles)
      for (const paint of paintNames)
        for (const stands of [true, false])
          expect(parseVehicleArtName(vehicleArtName(style, paint, stands))).toEqual({ style, paint, stands });
    for (const name of ["sedan.svg", "sedan-azul.png", "tank-azul.svg", "sedan-constructor.svg", "../sedan-azul.svg"])
      expect(parseVehicleArtName(name)).toBeUndefined();
  });

  it("stands in a scene with its row's sign", () => {
    const scene = vehicleSceneSvg({ style: "suv", paint: "rojo", stands: true, row: "A12", title: "2004 <Jeep>" });
    expect(elementsOf(scene).get("svg")).toBe(1);
    expect(scene.length).toBeGreaterThan(vehicleSceneSvg({ style: "suv", paint: "rojo", stands: true }).length);
  });
});

describe("paint pen", () => {
  it("writes letters apart from each other, accents included, always the same", () => {
    expect(penText("FILA Ñ 52%")).toBe(penText("fila ñ 52%"));
    expect(penText("11")).not.toBe(penText("1") + penText("1"));
    expect(penWidth("FILA 52")).toBeGreaterThan(penWidth("FILA"));
    expect(penText("")).toBe("");
  });
});

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
const sample = layOutYard({
  gate: "left",
  zones: [
    { code: "imports", name: { es: "Importados", en: "Imports" }, rows: numbers(1, 22) },
    { code: "trucks", name: { es: "Trocas & vans", en: "Trucks & vans" }, rows: numbers(23, 30).map((n) => `A${n}`) },
  ],
});

describe("yard map", () => {
  it("gives every row its own place inside the fence", () => {
    expect(sample.rows).toHaveLength(30);
    expect(new Set(sample.rows.map((row) => `${row.x} ${row.y}`)).size).toBe(30);
    for (const row of sample.rows) {
      expect(row.x).toBeGreaterThan(0);
      expect(row.x + row.width).toBeLessThan(sample.width);
      expect(row.y + row.height).toBeLessThan(sample.height - 48);
    }
  });

  it.each(["es", "en"] as const)("is a valid picture of every row (%s)", (edition) => {
    const svg = yardMapSvg(sample, { edition });
    expect(elementsOf(svg).get("rect")).toBe(2);
    for (const { row } of sample.rows) expect(svg).toContain(`>${row}</text>`);
  });

  it("keeps the names of zones on one walkway apart", () => {
    const names = ["General Motors", "Ford y Lincoln", "Chrysler y Dodge"];
    const zones = names.map((es, at) => ({ code: es, name: { es, en: es }, rows: numbers(at * 4 + 1, at * 4 + 4) }));
    const map = layOutYard({ gate: "left", zones });
    const svg = yardMapSvg(map, { edition: "es" });
    const drawn = [...svg.matchAll(/<text x="([\d.]+)" y="28" text-anchor="start"[^>]*>([^<]+)/g)];
    expect(drawn.length).toBeGreaterThan(1);
    const ends = drawn.map(([, x, name]) => Number(x) + 6 * (name?.length ?? 0));
    drawn.slice(1).forEach(([, x], at) => {
      expect(ends[at]).toBeLessThan(Number(x));
    });
  });

  it("finds a row however it is typed", () => {
    expect(findYardRow(sample, " 017 ")?.row).toBe("17");
    expect(findYardRow(sample, "a25")?.row).toBe("A25");
    expect(findYardRow(sample, "25")).toBeUndefined();
  });

  it("tells the way in sentences: the walkway nearest the gate is the first", () => {
    expect(wayToRow(sample, "A24", "es")).toEqual([
      "Entre por la caja y siga derecho por el pasillo principal.",
      "En el 1.er pasillo dé vuelta a la derecha: zona Trocas & vans.",
      "La fila A24 es la 5.ª a su izquierda. Busque el letrero.",
    ]);
    expect(wayToRow(sample, "1", "en")[1]).toBe("At the 3rd aisle turn right: Imports zone.");
    expect(wayToRow(sample, "999", "en")).toEqual([]);
  });

  it("mirrors the way when the gate is on the right", () => {
    const plan = { code: "all", name: { es: "General", en: "General" }, rows: numbers(1, 5) };
    const way = wayToRow(layOutYard({ gate: "right", zones: [plan] }), "4", "en");
    expect(way.slice(1)).toEqual([
      "At the 1st aisle turn left: General zone.",
      "Row 4 is the 2nd on your right. Look for the sign.",
    ]);
  });

  it("handles rows that lie across the yard", () => {
    const lying: YardMap = {
      width: 300,
      height: 300,
      gate: "left",
      zones: [{ code: "z", name: { es: "Sur", en: "South" } }],
      rows: [1, 2, 3].map((n) => ({ row: String(n), zone: "z", x: 60, y: 200 - n * 40, width: 200, height: 12 })),
    };
    expect(elementsOf(yardMapSvg(lying, { edition: "en" })).get("svg")).toBe(1);
    expect(wayToRow(lying, "2", "en")[2]).toBe("Row 2 is the 2nd on your right. Look for the sign.");
  });
});
