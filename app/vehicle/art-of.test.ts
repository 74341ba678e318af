import { expect, it } from "vitest";
import { artOf } from "./art-of.ts";

it.each([
  [
    { body: "pickup", color: "rojo" },
    { style: "pickup", paint: "rojo" },
  ],
  [
    { body: "", color: "" },
    { style: "sedan", paint: "plata" },
  ],
  [
    { body: "spaceship", color: "Seafoam" },
    { style: "sedan", paint: "plata" },
  ],
])("%j is drawn as %j", (car, art) => expect(artOf(car as never)).toEqual(art));
