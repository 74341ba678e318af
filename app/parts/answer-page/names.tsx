import { useCopy, usePage } from "#app/page.tsx";
import type { Edition } from "#core/edition.ts";
import { fold } from "#core/text.ts";
import type { PartFamily } from "#stock/part-families.ts";
import { copy } from "./copy.ts";

/** More would be read by nobody. */
const most = 8;

/** Its other names, those of the reader's language first; none twice. */
export function otherNames({ name, kinds }: PartFamily, edition: Edition): { text: string; edition: Edition }[] {
  const other = edition === "es" ? "en" : "es";
  const synonyms = kinds[0]?.part.synonyms ?? { es: [], en: [] };
  const all = [
    ...synonyms[edition].map((text) => ({ text, edition })),
    ...[name[other], ...synonyms[other]].map((text) => ({ text: text.replace(/, /g, " "), edition: other as Edition })),
  ];
  const seen = new Set([fold(name[edition])]);
  return all.filter(({ text }) => !seen.has(fold(text)) && seen.add(fold(text))).slice(0, most);
}

/** What else people call the part, in either language. */
export function Names({ family }: { family: PartFamily }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const names = otherNames(family, edition);
  if (names.length === 0) return null;
  return (
    <p className="mt-2 muted small">
      {words.names}:{" "}
      {names.map(({ text, edition: lang }, at) => (
        <span key={text} lang={lang === edition ? undefined : lang}>
          {at > 0 && ", "}
          {text}
        </span>
      ))}
    </p>
  );
}
