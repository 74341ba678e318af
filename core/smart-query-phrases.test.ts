import { expect, it } from "vitest";
import { kindsInWords } from "./smart-query-phrases.ts";

it.each([
  ["calavera del lado del chofer para sentra", "calavera izquierdo para sentra"],
  ["espejo lado copiloto civic", "espejo derecho civic"],
  ["puerta del pasajero silverado", "puerta delantera derecha silverado"],
  ["espejo del conductor", "espejo izquierdo"],
  ["driver side headlight", "left headlight"],
  ["driver's side mirror", "left mirror"],
  ["passenger’s side mirror", "right mirror"],
  ["driver door 2002 ram", "front left door 2002 ram"],
  ["lh mirror escape", "left mirror escape"],
  ["5 speed transmission civic", "speed transmission civic"],
  ["caja de 5 velocidades", "caja de velocidades"],
  // A part of that name, and what says nothing of a side.
  ["passenger airbag camry", "passenger airbag camry"],
  ["bolsa de aire del pasajero", "bolsa de aire del pasajero"],
  ["side mirror", "side mirror"],
])("%s", (typed, meant) => {
  expect(kindsInWords(typed)).toBe(meant);
});
