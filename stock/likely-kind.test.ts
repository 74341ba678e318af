import { expect, it } from "vitest";
import { splitKind } from "#core/part-kinds.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { likelyKind } from "./likely-kind.ts";
import type { PartKind } from "./part-families.ts";

const kindOf = (en: string) => ({ part: en, kind: { es: [], en: splitKind(en, "en").kind } }) as unknown as PartKind;
const car = (engine: string, drive = "") => ({ engine, drive }) as Vehicle;
const engines = ["Engine, 4-cylinder", "Engine, 6-cylinder", "Engine, 8-cylinder"].map(kindOf);

it("is what most of the cars carry by their own facts", () => {
  const cars = [car("2.2L I4 DOHC 16V"), car("3.0L V6"), car("3.0L V6"), car("")];
  expect(likelyKind(engines, cars)).toBe(engines[1]);
  const axles = ["Axle, front-wheel drive", "Axle, rear-wheel drive", "Axle, 4x4"].map(kindOf);
  expect(likelyKind(axles, [car("", "4WD"), car("", "FWD"), car("", "AWD")])).toBe(axles[2]);
  expect(likelyKind(axles, [car("", "2wd")])).toBe(axles[1]);
});

it("is nobody's guess where no fact tells, and the only one where there is no other", () => {
  const sizes = ["Alternator, small", "Alternator, large"].map(kindOf);
  expect(likelyKind(sizes, [car("2.2L I4")])).toBeUndefined();
  expect(likelyKind(engines, [car("Electric")])).toBeUndefined();
  expect(likelyKind([], [car("V6")])).toBeUndefined();
  const [only] = sizes;
  expect(only && likelyKind([only], [])).toBe(only);
});
