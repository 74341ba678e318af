import { expect, it } from "vitest";
import { guessShared } from "./part-sharing.ts";
import { dangersByName } from "./parts-by-name.ts";

const of = (en: string, es = "") => dangersByName({ es, en });

it.each([
  ["AIR BAG, PASSENGER", "airbag"],
  ["Knee airbag", "airbag"],
  ["Airbag module", "airbag"],
  ["Clock spring", "airbag"],
  ["Hybrid battery", "high-voltage"],
  ["DC inverter", "high-voltage"],
  ["TORSION BAR, LEFT", "spring-torsion"],
  ["Fuel tank, large", "fuel-vapor"],
  ["GAS TANK", "fuel-vapor"],
  ["Fuel line", "fuel-pressure"],
  ["Injector, diesel", "fuel-pressure"],
  ["Seat belt, front", "pretensioner"],
])("the name %s tells of %s, whatever anybody wrote down", (name, danger) => {
  expect(of(name)).toContain(danger);
});

it.each(["Bolsa de aire lateral", "Reloj de volante", "Batería híbrida", "Barra de torsión", "Tanque de gasolina"])(
  "%s does so in Spanish too",
  (es) => {
    expect(of("X-1", es)).not.toEqual([]);
  },
);

it("tells of an airbag's sensor that one is near, and of the recall only where there is an inflator", () => {
  expect(of("Airbag sensor")).toEqual(["airbag-near"]);
  expect(of("Airbag module")).toEqual(["airbag"]);
  expect(of("Driver airbag")).toEqual(["airbag", "airbag-recall"]);
});

it("tells nothing of what is harmless", () => {
  for (const name of ["Emblem", "Fuel door", "Gas strut", "Airbox", "Hood", "Key fob", "Windshield"])
    expect(of(name), name).toEqual([]);
});

it("never guesses that what is coded to its car fits another", () => {
  const guess = (en: string) => guessShared({ category: "interior", name: { es: "", en } });
  for (const name of ["Knee airbag", "Seat heater module", "Smart key", "Immobilizer", "Seat computer", "Seat belt"])
    expect(guess(name), name).toBe("exact");
  expect(guess("Cup holder")).toBe("body");
});
