import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { listRescued } from "#data/sqlite/rescue.ts";
import { advice, type Check } from "../finding.ts";

const dayMs = 86_400_000;

/** Copies of a database that was lost: what visitors wrote stands in them for as long as they lie there. */
export const checkRescued: Check = ({ place, now }) => {
  if (place.kind !== "sqlite" || !existsSync(dirname(place.place))) return [];
  const copies = listRescued(place.place);
  const oldest = copies.at(-1);
  if (!oldest) return [];
  const days = Math.floor((now.getTime() - oldest.madeAt.getTime()) / dayMs);
  const paths = copies.map(({ path }) => path).join(", ");
  const [es, en] =
    copies.length === 1 ? ["1 copia", "is 1 copy"] : [`${copies.length} copias`, `are ${copies.length} copies`];
  const since = { es: days === 1 ? "1 día" : `${days} días`, en: days === 1 ? "1 day" : `${days} days` };
  return [
    advice(
      "rescued",
      {
        es: `Hay ${es} de una base de datos que se perdió, con datos personales; la más vieja tiene ${since.es}: ${paths}.`,
        en: `There ${en} of a database that was lost, with personal data; the oldest is ${since.en} old: ${paths}.`,
      },
      {
        es: "Nada las borra: cuando ya no le hagan falta, bórrelas.",
        en: "Nothing deletes them: remove them when you no longer need them.",
      },
    ),
  ];
};
