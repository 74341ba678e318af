import { expect, it } from "vitest";
import { noFacts, type VinColumn, vinBits } from "#core/car-facts.ts";
import { listKnown, saidBy } from "./facts.tsx";

const byVin = (...columns: VinColumn[]) => columns.reduce((sum, name) => sum | (1 << vinBits[name]), 0);
const engine = { litres: 2.4, cylinders: 4, engineShape: "I", engineCode: "2AZ-FXE", highVoltage: true } as const;

it("lists what the line of the engine does not say yet, and who says it", () => {
  const car = { engine: "2.4L I4", facts: { ...engine, doors: 4, byVin: byVin("engine_code") } };
  expect(listKnown(car, "es")).toEqual([
    { name: "Código del motor", value: "2AZ-FXE", source: "según su VIN" },
    { name: "Puertas", value: "4", source: "del archivo" },
  ]);
  expect(listKnown(car, "en").map(({ source }) => source)).toEqual(["by its VIN", "from the file"]);
  expect(saidBy(car, "fuel", "es")).toBe("del archivo");
});

it("says in words what a sign means", () =>
  expect(listKnown({ engine: "", facts: { engineShape: "V", turbo: true, byVin: 0 } }, "es")).toEqual([
    { name: "Disposición de los cilindros", value: "en V", source: "del archivo" },
    { name: "Turbo", value: "Sí", source: "del archivo" },
  ]));

it("has no line for what nobody said", () => expect(listKnown({ engine: "", facts: noFacts }, "en")).toEqual([]));
