import { beforeAll, describe, expect, it } from "vitest";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { findAllFamilies, listNearestFamilies } from "./part-families.ts";
import type { Stock } from "./stock.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

const offered = (typed: string) => {
  const found = findAllFamilies(stock.prices, typed).map(({ family }) => family.name.en);
  return found.length > 0 ? found : listNearestFamilies(stock.prices, typed, 6).map(({ name }) => name.en);
};

/** What people type into a part's field that is no part, however near its letters come to one. */
const others = {
  makes:
    "honda toyota nissan mazda ford chevy chevrolet dodge jeep kia hyundai subaru lexus acura volvo buick saturn pontiac mercury lincoln infiniti cadillac isuzu suzuki",
  models:
    "civic corolla camry altima sentra maxima tacoma tundra sienna prius focus fusion explorer ranger mustang taurus impala malibu tahoe suburban silverado sierra pilot titan versa jetta elantra sonata tiburon caravan durango dakota charger stratus liberty wrangler compass",
  pages:
    "garantía warranty horario hours precio prices devolución returns refund empleo jobs careers rules entrada puntos rewards evento events cupón coupon descuento discount vender sell chatarra junk address teléfono phone mapa abierto open cerrado closed privacidad privacy ayuda help oferta",
  places: "sacramento fresno chicago miami vegas denver houston dallas tucson",
  paints: "rojo azul blue blanco white negro plata silver gris",
  talk: "domingo sunday lunes monday hoy today mañana tomorrow hola hello dinero money comida food perro dog factura recibo tarjeta cash",
};

describe.each(Object.entries(others))("%s are taken for no part", (_, words) => {
  it.each(words.split(" "))("%s", (word) => expect(offered(word)).toEqual([]));
});

it.each([
  ["alternadro", "Alternator"],
  ["halternador", "Alternator"],
  ["vateria", "Battery"],
  ["batteria", "Battery"],
  ["valata", "Brake pads"],
  ["silindro maestro", "Brake master cylinder"],
  ["radeador", "Radiator"],
  ["muflfer", "Muffler"],
  ["calabera", "Taillight"],
  ["parabrizas", "Windshield"],
  ["estribho", "Running board"],
  ["satrter", "Starter"],
  ["transmicion", "Automatic transmission"],
  ["frenoss", "Brake booster"],
  ["caja de troca", "Pickup bed"],
])("%s is still %s", (typed, name) => expect(offered(typed)).toContain(name));

it("what begins a part's word is offered while it is typed", () => {
  expect(offered("audi")).toContain("Audio amplifier");
  expect(offered("card")).toContain("Driveshaft");
});
