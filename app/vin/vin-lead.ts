import { vehicleKey } from "#core/vehicle.ts";
import { findVinIn } from "#core/vin/answer-vin.ts";
import type { VinFacts } from "#core/vin/read-car.ts";
import { cleanVin } from "#core/vin/signs.ts";
import type { Stock } from "#stock/stock.ts";
import { findVehicle, listVehiclesByVinEnd } from "#stock/vehicles.ts";
import { answerVin } from "#stock/vin-answer.ts";
import { carOfFacts, isSameCar, type VinCar } from "./vin-car.ts";

/** A VIN that may have been meant, and the car that it stands for. */
type Mend = { readonly vin: string; readonly car: VinCar };

/** Where a VIN leads. */
export type VinLead =
  /** It stands in a yard. */
  | { readonly kind: "vehicle"; readonly key: string }
  /** Its last signs are those of several cars in the yards. */
  | { readonly kind: "several"; readonly end: string }
  /** `fits`: its check digit is right. A car without model is one that the table does not know. */
  | { readonly kind: "car"; readonly car: VinCar; readonly fits: boolean }
  /** A sign is wrong: one of these may be meant, or the car as it is written. */
  | { readonly kind: "mends"; readonly vin: string; readonly mends: readonly Mend[]; readonly asIs: VinCar | undefined }
  /** Neither its maker is known nor what could be wrong. */
  | { readonly kind: "unknown" }
  | { readonly kind: "no vin"; readonly signs: number };

const mostMends = 3;
/** Of what is longer no sign is counted. */
const mostTyped = 400;
/** Fewer end many VINs. */
const leastOfEnd = 6;

/** What our catalogue has first: the others are rarely meant. */
function listMends(stock: Stock, mends: readonly VinFacts[]): Mend[] {
  const all = mends.flatMap((facts) => {
    const car = carOfFacts(stock, facts);
    return car ? [{ vin: facts.vin, car }] : [];
  });
  return [...all.filter(({ car }) => car.modelId), ...all.filter(({ car }) => !car.modelId)].slice(0, mostMends);
}

export function leadOfVin(stock: Stock, typed: string, now: Date): VinLead {
  const vin = findVinIn(typed);
  if (!vin) return leadOfEnd(stock, typed);
  const here = findVehicle(stock, vin);
  if (here) return { kind: "vehicle", key: vehicleKey(here) };
  const { facts, mends: found } = answerVin(vin, now);
  const car = carOfFacts(stock, facts);
  const mends = listMends(stock, found);
  const [first, ...others] = mends;
  if (first && others.every((one) => isSameCar(one.car, first.car))) {
    // Whatever sign is wrong, the car is the same.
    if (others.length > 0 || (car && isSameCar(car, first.car))) return { kind: "car", car: first.car, fits: false };
  }
  if (first) return { kind: "mends", vin, mends, asIs: car && { ...car, engine: "", code: "" } };
  return car ? { kind: "car", car, fits: facts.checkDigitRight } : { kind: "unknown" };
}

/** The last six or eight signs of a car in a yard. */
function leadOfEnd(stock: Stock, typed: string): VinLead {
  const end = cleanVin(typed.slice(0, mostTyped));
  const [first, other] = leastOfEnd <= end.length && end.length < 17 ? listVehiclesByVinEnd(stock, end, 2) : [];
  if (other) return { kind: "several", end };
  return first ? { kind: "vehicle", key: vehicleKey(first) } : { kind: "no vin", signs: end.length };
}
