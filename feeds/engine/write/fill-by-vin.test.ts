import { expect, it } from "vitest";
import { noFactColumns, vinBits } from "#core/car-facts.ts";
import { fillByVin } from "./fill-by-vin.ts";

const bits = (...columns: (keyof typeof vinBits)[]) => columns.reduce((sum, name) => sum | (1 << vinBits[name]), 0);
const car = { id: 1, year: 2003, model_id: 5, body: "", fuel: "", engine: "", row: "12", ...noFactColumns };
const tells = { litres: 2.4, cylinders: 4, engine_code: "K24A4", engine: "2.4L I4", body: "sedan", doors: 4 };
const byVin = { tells, said: [] };
const filled = fillByVin(car, { values: {}, byVin });

it("fills in what nobody said, and notes it", () => {
  expect(filled).toMatchObject({ ...tells, fuel: "", turbo: null });
  expect(filled.by_vin).toBe(bits("litres", "cylinders", "engine_code", "engine", "body", "doors"));
});

it("changes nothing when it is told the same again", () =>
  expect(fillByVin(filled, { values: {}, byVin })).toBe(filled));

it("leaves what the file says, now or once before", () => {
  const said = fillByVin({ ...car, doors: 2 }, { values: {}, byVin });
  expect([said.doors, Number(said.by_vin) & bits("doors")]).toEqual([2, 0]);
  const now = fillByVin({ ...filled, doors: 2 }, { values: { doors: 2 }, byVin });
  expect([now.doors, Number(now.by_vin) & bits("doors"), now.litres]).toEqual([2, 0, 2.4]);
});

it("says nothing of its engine where the file names another", () => {
  const other = { litres: 3, cylinders: 6, engine: "3.0L V6" };
  const said = fillByVin({ ...filled, ...other }, { values: other, byVin });
  expect(said).toMatchObject({ ...other, engine_code: "", body: "sedan", doors: 4 });
  expect(said.by_vin).toBe(bits("body", "doors"));
  const later = fillByVin(said, { values: {}, byVin });
  expect(later).toMatchObject({ ...other, engine_code: "" });
});

it("takes back what another VIN does not tell, and keeps all where there is no word of a VIN", () => {
  const other = fillByVin(filled, { values: {}, byVin: { tells: { doors: 2 }, said: [] } });
  expect(other).toMatchObject({ litres: null, engine_code: "", engine: "", body: "", doors: 2, by_vin: bits("doors") });
  expect(fillByVin(filled, { values: { row: "13" } })).toBe(filled);
});

it("knows a year or a model that is the VIN's until the file says one", () => {
  const year = fillByVin(car, { values: { year: 2003 }, byVin: { tells: {}, said: ["year"] } });
  expect(year.by_vin).toBe(bits("year"));
  expect(fillByVin(year, { values: { year: 2004 } }).by_vin).toBe(0);
});

it("gives a new car the year and model that its file lacks, and leaves those that a file once said", () => {
  const name = { tells: { year: 2003, model_id: 9 }, said: ["year", "model_id"] };
  const fresh = fillByVin({ ...car, model_id: 9 }, { values: {}, byVin: name }, true);
  expect(fresh).toMatchObject({ year: 2003, model_id: 9, by_vin: bits("year", "model_id") });
  expect(fillByVin(car, { values: {}, byVin: name })).toBe(car);
  const other = fillByVin(fresh, { values: {}, byVin: { ...name, tells: { year: 2003, model_id: 8 } } });
  expect(other).toMatchObject({ model_id: 8, by_vin: bits("year", "model_id") });
});
