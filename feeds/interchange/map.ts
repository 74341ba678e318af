import { wrongYears } from "#feeds/engine/car-columns.ts";
import { draft, removal } from "#feeds/engine/draft.ts";
import type { Mapped, Remark } from "#feeds/engine/feed.ts";
import { type CarNames, strangers } from "#feeds/engine/lookup/car-names.ts";
import type { InterchangeLine } from "./schema.ts";

type InterchangeContext = { names: CarNames; isPart: (text: string) => boolean };

export function mapInterchange(line: InterchangeLine, { names, isPart }: InterchangeContext): Mapped {
  const car = names.find(line.make, line.model);
  const { make, model } = car;
  const key = { part: line.part, group_code: line.group, make, model, from_year: line.from };
  if (line.remove) return { drafts: [removal("interchange", key)] };
  const problems: Remark[] = wrongYears(line.from, line.to);
  if (!isPart(line.part))
    problems.push({
      column: "part",
      value: line.part,
      reason: {
        es: "no es una pieza de la lista de precios. Escriba su número, o su nombre sin lado ni tamaño.",
        en: "is no part of the price list. Write its number, or its name without side or size.",
      },
    });
  if (problems.length > 0) return { problems };
  const values = { ...key, to_year: line.to };
  // One year alone is written once.
  const defaults = { to_year: line.from };
  return { drafts: [draft("interchange", values, { keys: [key], defaults })], warnings: strangers([car]) };
}
