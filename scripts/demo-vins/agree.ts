import type { VinFacts } from "#core/vin/read-car.ts";

const written = /^(?:(\d+\.\d)L)?(?: ?([IVHW])(\d+)| rotary)?((?: Turbo| Supercharged| Diesel| Hybrid)*)$/;

/** "2.5L I4 Hybrid" in the table's fields. */
export function readEngine(engine: string) {
  if (engine === "Electric") return { fuel: "Electric", highVoltage: true as const };
  const [, litres, shape, cylinders, more = ""] = written.exec(engine) ?? [];
  if (litres === undefined) throw new Error(`No engine: ${engine}`);
  return {
    litres: Number(litres),
    shape: / rotary/.test(engine) ? "R" : shape,
    cylinders: cylinders === undefined ? undefined : Number(cylinders),
    turbo: /Turbo/.test(more) || undefined,
    fuel: /Diesel/.test(more) ? "Diesel" : undefined,
    highVoltage: /Hybrid/.test(more) || undefined,
  };
}

/** Whether a VIN says nothing else than the engine's text: it may say less, but of fuel and high voltage all. */
export function agrees(facts: VinFacts, engine: string): boolean {
  const wish = readEngine(engine);
  const open = (["litres", "cylinders", "shape", "fuel"] as const).some((field) => facts.either[field]);
  if (open || facts.highVoltage !== wish.highVoltage) return false;
  if (engine === "Electric") return facts.fuel === "Electric" && facts.litres === undefined;
  const same = <T>(said: T | undefined, meant: T | undefined) =>
    said === undefined || meant === undefined || said === meant;
  return (
    same(facts.litres, wish.litres) &&
    // Of a rotary engine some file rotors, some nothing.
    (wish.shape === "R" || (same(facts.shape, wish.shape) && same(facts.cylinders, wish.cylinders))) &&
    !(facts.turbo && !wish.turbo) &&
    (facts.fuel === "Diesel") === (wish.fuel === "Diesel") &&
    !/Electric|Hydrogen|Natural gas|Propane/.test(facts.fuel ?? "")
  );
}
