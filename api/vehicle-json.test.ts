import fc from "fast-check";
import { expect, it } from "vitest";
import { vinBits } from "#core/car-facts.ts";
import type { Store } from "#core/store.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { anyText } from "#tests/support/any-text.ts";
import { presentVehicle } from "./present-vehicle.ts";
import { storePart, vehicleJson } from "./vehicle-json.ts";

const text = anyText(12);
const whole = fc.nat();
const vehicle = fc.record({
  id: whole,
  vin: text,
  year: whole,
  makeId: whole,
  make: text,
  modelId: whole,
  model: text,
  trim: text,
  engine: text,
  transmission: fc.oneof(text, fc.constantFrom("Automatic", "CVT", "auto")),
  color: fc.oneof(text, fc.constantFrom("cafe", "rojo")),
  row: text,
  section: text,
  space: text,
  dateSet: fc.constant("2026-11-15"),
  stockNumber: text,
  body: fc.constantFrom("", "sedan"),
  facts: fc.constantFrom(
    { byVin: 0 },
    { litres: 2.4, turbo: true, byVin: 1 << vinBits.litres },
    { highVoltage: true, engineCode: "2AZ-FXE", byVin: (1 << vinBits.fuel) | (1 << vinBits.high_voltage) },
  ),
  fuel: fc.constantFrom("", "Hybrid", "Gasoline"),
  heldUntil: fc.constantFrom(null, "2026-11-20T01:00:00.000Z"),
  photos: fc.array(fc.constant("f".repeat(32)), { maxLength: 2 }),
});
const store = fc.record({
  id: whole,
  name: text,
  code: text,
  city: text,
  postalCode: text,
  stateName: fc.record({ es: text, en: text }),
});

it("writes by hand exactly what JSON.stringify would say", () => {
  fc.assert(
    fc.property(vehicle, store, fc.constantFrom("es" as const, "en" as const), (someVehicle, someStore, edition) => {
      const [car, yard] = [someVehicle as unknown as Vehicle, someStore as unknown as Store];
      const origin = "https://yonke.example.com";
      const written = JSON.parse(vehicleJson(car, storePart(yard, edition), edition, `${origin}/photos/`));
      expect(written).toEqual(JSON.parse(JSON.stringify(presentVehicle(car, yard, edition, origin))));
    }),
    { numRuns: 500 },
  );
});
