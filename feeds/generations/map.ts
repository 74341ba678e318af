import { findChanges } from "#core/generation.ts";
import { wrongYears } from "#feeds/engine/car-columns.ts";
import { missingForNew, missingLanguage } from "#feeds/engine/demands.ts";
import { draft, removal } from "#feeds/engine/draft.ts";
import type { Mapped, Remark } from "#feeds/engine/feed.ts";
import { type CarNames, strangers } from "#feeds/engine/lookup/car-names.ts";
import type { GenerationLine } from "./schema.ts";

type Years = { from: number; to: number };
type GenerationContext = {
  names: CarNames;
  /** A model's generations as they are after the lines so far. */
  yearsOf: (make: string, model: string) => Years[];
};

export function mapGeneration(line: GenerationLine, { names, yearsOf }: GenerationContext): Mapped {
  const car = names.find(line.make, line.model);
  const { make, model } = car;
  const years = yearsOf(make, model);
  const at = years.findIndex(({ from }) => from === line.from);
  const known = years[at];
  const key = { make, model, from_year: line.from };
  if (line.remove) {
    if (known) years.splice(at, 1);
    return { drafts: [removal("generations", key)] };
  }
  const to = line.to ?? known?.to;
  const problems: Remark[] = [
    ...missingLanguage(line, ["name", "note"]),
    ...(known ? [] : missingForNew(line, ["to", "name_es", "name_en"])),
    ...wrongYears(line.from, line.to),
  ];
  if (to !== undefined) problems.push(...overlapping(line, to, years), ...outside(line, to));
  if (problems.length > 0 || to === undefined) return { problems };
  if (known) known.to = to;
  else years.push({ from: line.from, to });
  const { name_es, name_en, note_es, note_en, changes } = line;
  const values = { ...key, to_year: to, name_es, name_en, note_es, note_en, changes };
  return { drafts: [draft("generations", values, { keys: [key] })], warnings: strangers([car]) };
}

function overlapping(line: GenerationLine, to: number, years: readonly Years[]): Remark[] {
  const other = years.find((one) => one.from !== line.from && one.from <= to && line.from <= one.to);
  if (!other) return [];
  const reason = {
    es: `se encima con la generación ${other.from}-${other.to}. Un año es de una sola; quite primero la otra (remove).`,
    en: `overlaps the generation of ${other.from}-${other.to}. A year belongs to one; take the other off first (remove).`,
  };
  return [{ column: "from", value: `${line.from}-${to}`, reason }];
}

function outside(line: GenerationLine, to: number): Remark[] {
  const wrong = findChanges(line.changes ?? "")?.find(({ year }) => year <= line.from || year > to);
  if (!wrong) return [];
  const reason = {
    es: `no está dentro de la generación: un cambio viene después de ${line.from} y hasta ${to}.`,
    en: `is not within the generation: a change comes after ${line.from} and until ${to}.`,
  };
  return [{ column: "changes", value: String(wrong.year), reason }];
}
