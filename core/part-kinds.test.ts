import { describe, expect, it } from "vitest";
import { compareKinds, splitKind } from "./part-kinds.ts";

const shorts = (name: string, edition: "es" | "en") => {
  const { base, kind } = splitKind(name, edition);
  return [base, ...kind.map(({ short }) => short)];
};

describe("the kinds of a part, by its name", () => {
  it.each([
    ["Puerta completa delantera izquierda", "es", ["Puerta completa", "del", "izq"]],
    ["Door, complete, front left", "en", ["Door, complete", "front", "left"]],
    ["Motor completo de 4 cilindros", "es", ["Motor completo", "4 cil"]],
    ["Engine, complete, 8-cylinder", "en", ["Engine, complete", "8 cyl"]],
    ["Rin de acero de 14 pulgadas", "es", ["Rin de acero", "14″"]],
    ["Transmisión automática de tracción delantera", "es", ["Transmisión automática", "delantera"]],
    ["Transfer case, front-wheel drive", "en", ["Transfer case", "FWD"]],
    ["Transmisión 4x4", "es", ["Transmisión", "4×4"]],
    ["Batería chica", "es", ["Batería", "chica"]],
    ["Side mirror, left, power", "en", ["Side mirror", "left", "power"]],
    ["Window regulator, front right, manual", "en", ["Window regulator", "front", "right", "manual"]],
    ["Vidrio trasero derecho eléctrico", "es", ["Vidrio", "tras", "der", "eléctr"]],
  ] as const)("%s", (name, edition, parts) => {
    expect(shorts(name, edition)).toEqual(parts);
  });

  it("are none where the name does not end so, or has nothing else", () => {
    for (const name of ["Protector inferior de motor", "Pistón con biela", "Izquierdo", "4x4"])
      expect(splitKind(name, "es")).toEqual({ base: name, kind: [] });
  });

  it("are in the order in which people name them, not by their letters", () => {
    const sorted = (names: readonly string[], edition: "es" | "en") =>
      names
        .map((name) => splitKind(`X ${name}`, edition).kind)
        .sort(compareKinds)
        .map((kind) => kind.map(({ short }) => short).join(" "));
    expect(sorted(["grande", "chico", "mediano"], "es")).toEqual(["chico", "mediano", "grande"]);
    expect(sorted(["large", "medium", "small"], "en")).toEqual(["small", "medium", "large"]);
    expect(sorted(["de 10 cilindros", "de 8 cilindros", "de 4 cilindros"], "es")).toEqual(["4 cil", "8 cil", "10 cil"]);
    expect(sorted(["rear right", "front right", "rear left", "front left"], "en")).toEqual([
      "front left",
      "front right",
      "rear left",
      "rear right",
    ]);
    expect(sorted(["lower", "upper left", "upper"], "en")).toEqual(["upper", "upper left", "lower"]);
  });
});
