import { missingForNew, missingLanguage } from "#feeds/engine/demands.ts";
import { draft, removal } from "#feeds/engine/draft.ts";
import type { Mapped, Remark } from "#feeds/engine/feed.ts";
import type { PartFactLine } from "./schema.ts";

type PartFactContext = {
  /** As it is written already, however the file spells it. */
  find: (name: string) => { name_en: string; minutes_from: number | null; minutes_to: number | null } | undefined;
  isPart: (name: string) => boolean;
};

export function mapPartFact(line: PartFactLine, { find, isPart }: PartFactContext): Mapped {
  const known = find(line.name_en);
  const name_en = known?.name_en ?? line.name_en;
  const key = { name_en };
  if (line.remove) return { drafts: [removal("part_facts", key)] };
  const problems: Remark[] = [
    ...missingLanguage({ ...line, name_es: undefined, name_en: undefined }, ["tools", "check"]),
    ...(known ? [] : missingForNew(line, ["name_es", "shared"])),
    ...wrongMinutes(line, known),
    ...wrongTools(line),
  ];
  if (problems.length > 0) return { problems };
  const { name_es, shared, minutes_from, minutes_to, check_es, check_en, who } = line;
  const tools_es = line.tools_es?.join("|");
  const tools_en = line.tools_en?.join("|");
  const danger = line.danger?.join("|");
  const prepared = line.prepared?.join("|");
  const told = { tools_es, tools_en, minutes_from, minutes_to, check_es, check_en };
  const values = { ...key, name_es, shared, ...told, danger, who, prepared };
  const reason = {
    es: "no es el nombre de ninguna pieza de la lista de precios. Se conservó; revise cómo se escribe.",
    en: "is the name of no part on the price list. It was kept; check the spelling.",
  };
  return {
    drafts: [draft("part_facts", values, { keys: [key] })],
    warnings: isPart(name_en) ? [] : [{ column: "name_en", value: name_en, reason }],
  };
}

function wrongMinutes(line: PartFactLine, known: ReturnType<PartFactContext["find"]>): Remark[] {
  const from = line.minutes_from ?? known?.minutes_from ?? undefined;
  const to = line.minutes_to ?? known?.minutes_to ?? undefined;
  if ((from === undefined) !== (to === undefined)) {
    const column = from === undefined ? "minutes_from" : "minutes_to";
    const reason = {
      es: "está vacío, pero el otro sí está. Escriba los dos.",
      en: "is empty, but the other is there. Write both.",
    };
    return [{ column, value: "", reason }];
  }
  if (from === undefined || to === undefined || from <= to) return [];
  const reason = { es: `es menos que minutes_from (${from}).`, en: `is less than minutes_from (${from}).` };
  return [{ column: "minutes_to", value: String(to), reason }];
}

function wrongTools({ tools_es, tools_en }: PartFactLine): Remark[] {
  if (!tools_es || !tools_en || tools_es.length === tools_en.length) return [];
  const reason = {
    es: `tiene ${tools_en.length} herramientas y tools_es tiene ${tools_es.length}. Ponga las mismas en los dos idiomas.`,
    en: `has ${tools_en.length} tools and tools_es has ${tools_es.length}. Name the same ones in both languages.`,
  };
  return [{ column: "tools_en", value: tools_en.join("|"), reason }];
}
