import { expect, it } from "vitest";
import { kindsInWords } from "./smart-query-phrases.ts";

it.each([
  ["calavera del lado del chofer para sentra", "calavera izquierdo para sentra"],
  ["espejo lado copiloto civic", "espejo derecho civic"],
  ["puerta del pasajero silverado", "puerta delantera derecha silverado"],
  ["espejo del conductor", "espejo izquierdo"],
  ["back bumper cover civic", "rear bumper cover civic"],
  ["rear passenger door camry", "rear right door camry"],
  ["back driver's side door", "rear left door"],
  ["puerta de atras del chofer", "puerta trasera izquierda"],
  ["defensa del frente", "defensa enfrente"],
  ["can i bring back a starter", "can i bring back a starter"],
  ["back glass", "back glass"],
  ["back up camera", "backup camera"],
  ["2005 en adelante", "2005 en adelante"],
  ["driver side headlight", "left headlight"],
  ["driver's side mirror", "left mirror"],
  ["passenger’s side mirror", "right mirror"],
  ["driver door 2002 ram", "front left door 2002 ram"],
  ["lh mirror escape", "left mirror escape"],
  ["5 speed transmission civic", "speed transmission civic"],
  ["caja de 5 velocidades", "caja de velocidades"],
  ["rt front fender malibu", "right front fender malibu"],
  ["lt rear door tahoe lt", "left rear door tahoe lt"],
  ["17 inch wheels mustang", "wheels 17 mustang"],
  ['18" rims camry', "rims 18 camry"],
  ["17-inch alloy wheels", "alloy wheels 17"],
  ["llantas 205 55 r16", "llantas llanta 16 205x55"],
  ["p225/65r17 tires", "llanta 17 225x65 tires"],
  ["2055516", "2055516"],
  ["civic 17 2005", "civic 17 2005"],
  // A part of that name, and what says nothing of a side.
  ["passenger airbag camry", "passenger airbag camry"],
  ["bolsa de aire del pasajero", "bolsa de aire del pasajero"],
  ["side mirror", "side mirror"],
])("%s", (typed, meant) => {
  expect(kindsInWords(typed)).toBe(meant);
});
