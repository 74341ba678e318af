import { expect, it } from "vitest";
import { hideVins } from "./hide-vins.ts";

it.each([
  ["/api/vin/1HGCM66593A004352", "/api/vin/*"],
  ["/API/VIN/1hgcm66593a004352", "/API/VIN/*"],
  ["/api/vin/1HGCM66593A00435", "/api/vin/*"],
  ["/api/vin/1HGCM665/93A004352", "/api/vin/*"],
  ["/api/vin/%31HGCM66593A004352", "/api/vin/*"],
  ["/api/vehicle/1HGCM66593A004352", "/api/vehicle/*"],
  ["/revise-inventario/vehiculo/1HGCM66593A004352/", "/revise-inventario/vehiculo/*/"],
  ["/1HGCM66593A004352", "/*"],
  ["/busqueda%3Bs=1HGCM66593A004352", "/busqueda%3Bs=*"],
  ["/nada/accord-1HGCM66593A004352-2T1BR32E18X018356", "/nada/accord-*-*"],
  ["/busque-pieza/alternador/honda-civic", "/busque-pieza/alternador/honda-civic"],
  ["/api/vehicle/123", "/api/vehicle/123"],
])("%s is logged as %s", (path, logged) => {
  expect(hideVins(path)).toBe(logged);
});
