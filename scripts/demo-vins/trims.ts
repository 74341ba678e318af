import type { VinFacts } from "#core/vin/read-car.ts";
import type { EngineLine } from "#demo/engine-lines.ts";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const isSaid = (said: string, trim: string) =>
  trim !== "" && new RegExp(`(?<![\\w.-])${escaped(trim)}(?![\\w.-])`, "i").test(said);

/** Trims that a car of this VIN may have: those it names; all of the model's where it names none; none where it names another. */
export function trimsOf({ trims }: EngineLine, engine: string, facts: VinFacts): string[] {
  const fitting = trims.filter(({ engines }) => engines.length === 0 || engines.includes(engine));
  const filed = [facts.trim, facts.series, ...(facts.either.trim ?? []), ...(facts.either.series ?? [])];
  const said = [facts.filedModel, ...filed].filter(Boolean).join(" | ");
  const named = trims.filter(({ trim }) => isSaid(said, trim));
  const sure = fitting.filter((one) => named.length === 0 || named.includes(one)).map(({ trim }) => trim);
  return named.length === 0 && facts.trim ? sure.filter((trim) => trim === "") : sure;
}
