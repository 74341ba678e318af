import { expect, it } from "vitest";
import { beginsAlike, soundsAlike } from "./by-ear.ts";

it.each([
  ["vateria", "bateria"],
  ["silindro", "cilindro"],
  ["keja", "ceja"],
  ["jiro", "giro"],
  ["orquilla", "horquilla"],
  ["halternador", "alternador"],
  ["satrter", "starter"],
  ["tsarter", "starter"],
])("%s may be %s", (typed, meant) => expect(beginsAlike(typed, meant)).toBe(true));

it.each([
  ["honda", "sonda"],
  ["food", "hood"],
  ["vender", "fender"],
])("%s is not %s", (typed, meant) => expect(beginsAlike(typed, meant)).toBe(false));

it("hears the same word in another spelling, and no other word", () => {
  for (const [typed, meant] of [
    ["masa", "maza"],
    ["yave", "llabe"],
    ["kaja", "caja"],
    ["jiro", "giro"],
    ["sera", "cera"],
  ] as const)
    expect(soundsAlike(typed, meant), typed).toBe(true);
  for (const [typed, meant] of [
    ["mapa", "tapa"],
    ["bano", "mano"],
    ["gato", "jato"],
  ] as const)
    expect(soundsAlike(typed, meant), typed).toBe(false);
});
