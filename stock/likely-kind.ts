import { cylindersIn } from "#core/engine-cylinders.ts";
import type { KindWord } from "#core/part-kinds.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { termName } from "#core/vehicle-terms.ts";
import type { PartKind } from "./part-families.ts";

const drives: Readonly<Record<string, string>> = { FWD: "FWD", RWD: "RWD", "4WD": "4×4", AWD: "4×4" };

/** Whether a car's own facts name a kind: its cylinders, its drive. What no fact says fits none. */
function fits({ axis, number, short }: KindWord, { engine, drive }: Vehicle): boolean {
  if (axis === "cylinders") return cylindersIn(engine) === number;
  return axis === "drive" && drives[termName(drive, "en")] === short;
}

/** The kind that most of the cars carry, where their facts tell; undefined where nothing tells one from the other. */
export function likelyKind(kinds: readonly PartKind[], cars: readonly Vehicle[]): PartKind | undefined {
  if (kinds.length === 1) return kinds[0];
  let best: { kind: PartKind; count: number } | undefined;
  for (const kind of kinds) {
    const count = cars.filter((car) => kind.kind.en.length > 0 && kind.kind.en.every((word) => fits(word, car))).length;
    if (count > (best?.count ?? 0)) best = { kind, count };
  }
  return best?.kind;
}
