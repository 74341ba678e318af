import type { Words } from "#core/edition.ts";
import { type GuardedDanger, guardedShort, guardedStaff } from "#core/guarded-dangers.ts";
import type { Puller } from "#core/part-facts.ts";
import { dangersByName } from "#core/parts-by-name.ts";
import type { YardDanger, YardFile, YardPart } from "#core/yard-file.ts";
import type { Want } from "./book.ts";
import { partsInFile } from "./cars-in-file.ts";

/** What to beware of in a part, as much as this device knows: in full by the yard's file, else by the part's name. */
export type WantCaution = {
  readonly who: Puller;
  readonly instead?: Words;
  readonly dangers: readonly (Pick<YardDanger, "short"> & Partial<YardDanger>)[];
};

function byName(name: Want["name"]): WantCaution {
  const ids: GuardedDanger[] = dangersByName(name);
  const dangers = ids.map((id) => ({ id, short: guardedShort[id], grave: true }));
  return { who: ids.some((id) => guardedStaff.has(id)) ? "staff" : "visitor", dangers };
}

export function cautionInFile({ dangers }: YardFile, part: YardPart): WantCaution {
  if (!part.dangers && !part.who) return byName(part.name);
  const { who = "visitor", instead } = part;
  return { who, ...(instead && { instead }), dangers: (part.dangers ?? []).flatMap((at) => dangers?.[at] ?? []) };
}

export function wantCaution({ part: id, name }: Pick<Want, "part" | "name">, file: YardFile | undefined): WantCaution {
  const part = file && partsInFile(file).get(id);
  return part ? cautionInFile(file, part) : byName(name);
}
