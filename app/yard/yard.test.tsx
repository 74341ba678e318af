import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { islandTree } from "#app/define-island.tsx";
import { yardCars } from "#drawings/yard-cars.ts";
import { layOutYard } from "#drawings/yard-geometry.ts";
import { shapeNames } from "#drawings/yard-measures.ts";
import { shapeYard } from "#drawings/yard-shape.ts";
import { listBands, type SketchRow, type YardSketch } from "#drawings/yard-sketch.ts";
import type { Stock } from "#stock/stock.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { loadDemoStock } from "../../tests/support/demo-stock.ts";
import { carsByRow } from "./cars-by-row.ts";
import { findYard } from "./find-yard.ts";
import { YardDrawing } from "./yard-drawing.tsx";

let stock: Stock;
let storeId: number;
beforeAll(async () => {
  stock = await loadDemoStock("2026-07-01");
  const fullest = [...stock.chain.maps.keys()].map((id) => [stock.yards.get(id)?.present.count ?? 0, id] as const);
  storeId = fullest.sort((a, b) => b[0] - a[0])[0]?.[1] ?? 0;
});

const get = (ask = {}) => {
  const yard = findYard(stock, storeId, "es", ask);
  if (!yard) throw new Error("no yard");
  return yard;
};

describe("a yard from the stock", () => {
  it("has every car in the row that its record names", () => {
    const yard = get();
    const cars = searchVehicles(stock, { storeIds: [storeId] })[0]?.vehicles() ?? [];
    expect(cars.length).toBeGreaterThan(3);
    for (const [label, zone, , count] of yard.sketch.rows) {
      const code = yard.sketch.zones[zone]?.[0];
      const named = cars.filter((car) => car.row === label && (!car.section || car.section === code));
      expect(count, label).toBe(named.length);
    }
    expect(yard.cars).toBe(yard.sketch.rows.reduce((sum, row) => sum + row[3], 0));
  });

  it("lights what a search found, by match or by id, and says in which rows", () => {
    const match = searchVehicles(stock, { storeIds: [storeId] })[0];
    const [car] = match?.vehicles(0, 1) ?? [];
    const one = get({ lit: [car?.id ?? 0, 999_999_999] });
    expect(one.lit).toBe(1);
    expect(one.open[0]?.[0]).toBe(car?.id);
    expect(one.sketch.rows[one.open[0]?.[1] ?? -1]?.[0]).toBe(car?.row);
    expect(get({ lit: match }).lit).toBe(match?.count);
    expect(one.drawLamps("port")).toContain("yard-lamp");
    expect(get().drawLamps("port")).toBe("");
  });

  it("finds the marked row, and none that is not there", () => {
    const [label] = get().sketch.rows[2] ?? [];
    expect(get({ row: label?.toLowerCase() }).row).toBe(2);
    expect(get({ row: "Z99" }).row).toBe(-1);
  });

  it("is grouped and drawn once for a version of the stock", () => {
    const map = stock.chain.maps.get(storeId);
    if (!map) throw new Error("no map");
    expect(carsByRow(stock, map)).toBe(carsByRow(stock, map));
    expect(carsByRow({ ...stock, chain: { ...stock.chain } }, { ...map })).not.toBe(carsByRow(stock, map));
    expect(findYard(stock, 1, "es")).toBeUndefined();
  });
});

describe.each(shapeNames)("2,500 cars as %s", (name) => {
  const sizes = { A: 17, B: 7, C: 5, D: 4, E: 2, F: 22 };
  const zones = Object.entries(sizes).map(([code, size]) => ({
    code,
    name: { es: code, en: code },
    rows: Array.from({ length: size }, (_, at) => `${code}${at + 1}`),
  }));
  const bands = listBands(layOutYard({ gate: "left", zones }));
  const sketch: YardSketch = {
    gate: "left",
    lying: false,
    zones: zones.map(({ code }) => [code, code]),
    rows: bands.flatMap((band, at) =>
      band.map((row): SketchRow => [row.row, Object.keys(sizes).indexOf(row.zone), at, 44, 1]),
    ),
  };
  const shape = shapeYard(sketch, name);
  const draw = (row: number, address?: string) =>
    renderToStaticMarkup(
      islandTree(
        YardDrawing,
        {
          sketch,
          shape,
          row,
          cars: 2508,
          carsHtml: yardCars(
            shape,
            sketch.rows.map(() => Array.from({ length: 44 }, (_, at) => at % 14)),
          ),
          lampsHtml: "",
          address,
          stop: 0,
        },
        "es",
      ),
    );

  it("are fewer than 300 nodes, every row a link in a list, one of them a tab stop", () => {
    const svg = draw(3, "/store-map/7");
    expect(svg.match(/<[a-z]/g)?.length).toBeLessThan(300);
    expect(svg.match(/<g role="listitem"><a /g)).toHaveLength(57);
    expect(svg.match(/tabindex="0"/gi)).toHaveLength(1);
    expect(svg).toContain('aria-label="Fila A4: 44 carros, 1 de su búsqueda"');
    expect(svg).toContain('aria-current="true"');
    expect(svg).toContain('class="yard-way"');
  });

  it("are a picture with a name where nothing can be pressed", () => {
    const svg = draw(-1);
    expect(svg).toContain('role="img" aria-label="El patio visto desde arriba: 57 filas, 2,508 carros"');
    expect(svg).not.toContain("<a ");
    expect(svg).not.toContain("yard-way");
  });
});
