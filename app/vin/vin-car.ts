import { emptySearch, type InventorySearch } from "#app/inventory/search.ts";
import { type Body, isBody } from "#core/body.ts";
import { anyDistance } from "#core/distance.ts";
import type { VinFacts } from "#core/vin/read-car.ts";
import { hasSeveralWeights } from "#core/weight-kept.ts";
import { noPlace, type PlaceAsked } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { modelOfFacts, type VinModel } from "#stock/vin-model.ts";

/** The car that a VIN stands for, as an address may say it: whoever shares that gives away no VIN. */
export type VinCar = VinModel & {
  readonly year: number;
  /** "3.0 V6", "2.0", or "". */
  readonly engine: string;
  readonly code: string;
  readonly body: Body | "";
  readonly doors: number;
  readonly highVoltage: boolean;
  /** Class by the weight it may have loaded, where its model has several; else 0. */
  readonly weight: number;
};

export type NamedCar = { readonly car: VinCar; readonly make: string; readonly model: string };
/** A car that may be meant; with the VIN it would be of, where the visitor has just sent one. */
export type ShownMend = NamedCar & { readonly vin: string | undefined };

/** The parameters of a car in an address, in its own order. */
const carNames = ["make", "model", "year", "engine", "code", "body", "doors", "volts", "weight", "sure"] as const;

function engineOf({ litres, cylinders, shape }: VinFacts): string {
  const size = litres?.toFixed(1) ?? "";
  return [size, shape && shape !== "R" && cylinders ? shape + cylinders : ""].filter(Boolean).join(" ");
}

/** In our catalogue's numbers; undefined where not even the make is known. */
export function carOfFacts(stock: Stock, facts: VinFacts): VinCar | undefined {
  const known = modelOfFacts(stock, facts);
  if (!known || facts.year === undefined) return undefined;
  return {
    ...known,
    year: facts.year,
    engine: engineOf(facts),
    code: (facts.engineCode ?? "").slice(0, 20),
    body: facts.body ?? "",
    doors: facts.doors ?? 0,
    highVoltage: facts.highVoltage ?? false,
    weight: hasSeveralWeights(`${facts.make} ${facts.model}`) ? (facts.weightClass ?? 0) : 0,
  };
}

/** The query that leads to a car. */
export const writeCar = (car: VinCar) => ({
  make: car.makeId,
  model: car.modelId || undefined,
  year: car.year,
  engine: car.engine || undefined,
  code: car.code || undefined,
  body: car.body || undefined,
  doors: car.doors || undefined,
  volts: car.highVoltage ? 1 : undefined,
  weight: car.weight || undefined,
  sure: car.makeSure ? undefined : 0,
});

const numberIn = (text: string | null, most: number) =>
  /^\d{1,9}$/.test(text ?? "") ? Math.min(Number(text), most) : 0;

/** What an address says of a car; undefined where it names none of ours. */
export function readCarAddress(query: URLSearchParams, stock: Stock, now: Date): VinCar | undefined {
  const text = (name: (typeof carNames)[number]) => (query.get(name) ?? "").trim();
  const make = stock.catalog.findMake(numberIn(text("make"), 1e9));
  const year = numberIn(text("year"), now.getUTCFullYear() + 2);
  if (!make || year < 1900) return undefined;
  const model = stock.catalog.findModel(numberIn(text("model"), 1e9));
  const body = text("body");
  return {
    makeId: make.id,
    makeSure: text("sure") !== "0",
    modelId: model?.makeId === make.id ? model.id : 0,
    year,
    engine: /^(?:\d{1,2}\.\d)? ?(?:[IVHW]\d{1,2})?$/.test(text("engine")) ? text("engine") : "",
    code: /^[\w .,/()+-]{1,20}$/.test(text("code")) ? text("code") : "",
    body: isBody(body) ? body : "",
    doors: numberIn(text("doors"), 9),
    highVoltage: text("volts") === "1",
    weight: numberIn(text("weight"), 8),
  };
}

/** Of one make, model, year and engine, whatever else is told. */
export const isSameCar = (one: VinCar, other: VinCar): boolean =>
  (["makeId", "modelId", "year", "engine", "code"] as const).every((field) => one[field] === other[field]);

export const nameCar = (stock: Stock, car: VinCar): NamedCar => ({
  car,
  make: stock.catalog.findMake(car.makeId)?.name ?? "",
  model: car.modelId ? (stock.catalog.findModel(car.modelId)?.name ?? "") : "",
});

/** "Honda Accord". */
export function carName(stock: Stock, car: VinCar): string {
  const { make, model } = nameCar(stock, car);
  return [make, model].filter(Boolean).join(" ");
}

/** The search for such cars: with its engine, or with any. */
export const carSearch = (
  car: VinCar,
  given: Partial<InventorySearch> = {},
  place: PlaceAsked = noPlace,
): InventorySearch => ({
  ...emptySearch,
  makeId: car.makeId,
  modelIds: car.modelId ? [car.modelId] : [],
  years: [[car.year, car.year]],
  place,
  distance: anyDistance,
  ...given,
});
