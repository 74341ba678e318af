import { wrongYears } from "#feeds/engine/car-columns.ts";
import { missingForNew } from "#feeds/engine/demands.ts";
import { draft, removal } from "#feeds/engine/draft.ts";
import type { Mapped, Remark } from "#feeds/engine/feed.ts";
import { type CarNames, strangers } from "#feeds/engine/lookup/car-names.ts";
import type { SisterLine } from "./schema.ts";

type SisterKey = {
  make: string;
  model: string;
  from_year: number;
  sister_make: string;
  sister_model: string;
  sister_from: number;
};
type SisterContext = { names: CarNames; isKnown: (key: SisterKey) => boolean };

/** A pair is written once, whichever of the two a file names first. */
export function mapSister(line: SisterLine, { names, isKnown }: SisterContext): Mapped {
  const one = { ...names.find(line.make, line.model), from: line.from, to: line.to };
  const two = { ...names.find(line.sister_make, line.sister_model), from: line.sister_from, to: line.sister_to };
  const nameOf = ({ make, model, from }: typeof one) => `${make} ${model} ${from}`;
  const [first, second] = nameOf(one) <= nameOf(two) ? [one, two] : [two, one];
  const key: SisterKey = {
    make: first.make,
    model: first.model,
    from_year: first.from,
    sister_make: second.make,
    sister_model: second.model,
    sister_from: second.from,
  };
  if (line.remove) return { drafts: [removal("sister_models", key)] };
  const problems: Remark[] = [
    ...(isKnown(key) ? [] : missingForNew(line, ["to", "sister_to", "shares"])),
    ...wrongYears(line.from, line.to),
    ...wrongYears(line.sister_from, line.sister_to, "sister_to"),
  ];
  if (one.make === two.make && one.model === two.model)
    problems.push({
      column: "sister_model",
      value: two.model,
      reason: {
        es: "es el mismo modelo. Los años de un modelo van en las generaciones.",
        en: "is the model itself. Years of one model go into the generations.",
      },
    });
  if (problems.length > 0) return { problems };
  const values = { ...key, to_year: first.to, sister_to: second.to, shares: line.shares };
  return { drafts: [draft("sister_models", values, { keys: [key] })], warnings: strangers([one, two]) };
}
