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
  ["Air-bag", "airbag"],
  ["Clock-springs", "airbag"],
  ["EV battery pack", "high-voltage"],
  ["Traction battery", "high-voltage"],
  ["Electric drive motor", "high-voltage"],
  ["Drive motors, rear", "high-voltage"],
  ["DC/DC converter", "high-voltage"],
  ["DC-DC converter", "high-voltage"],
  ["High-voltage cable", "high-voltage"],
  ["Fuel-pump", "fuel-pressure"],
  ["Fuel-pump", "fuel-vapor"],
  ["Fuel pumps", "fuel-pressure"],
  ["Fuel pumps", "fuel-vapor"],
  ["Fuel tanks", "fuel-vapor"],
  ["Pre-tensioners", "pretensioner"],
])("the name %s tells of %s, whatever anybody wrote down", (name, danger) => {
  expect(of(name)).toContain(danger);
});

it.each([
  ["Bolsa de aire lateral", "airbag"],
  ["Reloj de volante", "airbag"],
  ["Relojes de volante", "airbag"],
  ["Batería híbrida", "high-voltage"],
  ["Baterías híbridas", "high-voltage"],
  ["Batería de tracción", "high-voltage"],
  ["Motores de tracción", "high-voltage"],
  ["Batería de carro eléctrico", "high-voltage"],
  ["Convertidor DC/DC", "high-voltage"],
  ["Barra de torsión", "spring-torsion"],
  ["Pretensores", "pretensioner"],
  ["Tanque de gasolina", "fuel-vapor"],
  ["Tanques de gasolina", "fuel-vapor"],
  ["Bombas de gasolina", "fuel-pressure"],
  ["Bombas de gasolina", "fuel-vapor"],
  ["Líneas de diésel", "fuel-pressure"],
  ["Mangueras de combustible", "fuel-pressure"],
  ["Flotadores de gasolina", "fuel-vapor"],
  ["Tapones de gasolina", "fuel-vapor"],
  ["Cuellos de llenado de gasolina", "fuel-vapor"],
])("in Spanish too %s tells of %s", (es, danger) => {
  expect(of("X-1", es)).toContain(danger);
});

it("tells of an airbag's sensor that one is near, and of the recall only where there is an inflator", () => {
  expect(of("Airbag sensor")).toEqual(["airbag-near"]);
  expect(of("Airbag module")).toEqual(["airbag"]);
  expect(of("Driver airbag")).toEqual(["airbag", "airbag-recall"]);
});

it("tells nothing of what is harmless", () => {
  for (const name of ["Emblem", "Fuel door", "Gas strut", "Airbox", "Hood", "Key fob", "Windshield"])
    expect(of(name), name).toEqual([]);
  for (const name of ["Traction control button", "Window drive motor", "Battery", "Battery cable", "USB charging port"])
    expect(of(name), name).toEqual([]);
  for (const name of ["Evaporator", "Torque converter", "Driveshaft, front", "Electric steering motor", "CD changer"])
    expect(of(name), name).toEqual([]);
  for (const es of ["Transmisión automática de tracción delantera", "Motor de dirección eléctrica", "Tapa de gasolina"])
    expect(of("X-1", es), es).toEqual([]);
});

it("never guesses that what is coded to its car fits another", () => {
  const guess = (en: string) => guessShared({ category: "interior", name: { es: "", en } });
  for (const name of ["Knee airbag", "Seat heater module", "Smart key", "Immobilizer", "Seat computer", "Seat belt"])
    expect(guess(name), name).toBe("exact");
  for (const name of ["Traction battery", "EV battery pack", "Electric drive motor", "DC/DC converter", "Air-bag"])
    expect(guess(name), name).toBe("exact");
  expect(guess("Cup holder")).toBe("body");
});
