import { useCopy, usePage } from "#app/page.tsx";
import { chainFacts } from "#content/chain-facts.ts";
import type { Edition } from "#core/edition.ts";
import { fold } from "#core/text.ts";
import type { PartFamily } from "#stock/part-families.ts";
import { copy } from "./copy.ts";

/** More would be read by nobody. */
const most = 8;

/** Its other names, those of the reader's language first; none twice. */
function otherNames({ name, kinds }: PartFamily, edition: Edition): { text: string; edition: Edition }[] {
  const other = edition === "es" ? "en" : "es";
  const synonyms = kinds[0]?.part.synonyms ?? { es: [], en: [] };
  const all = [
    ...synonyms[edition].map((text) => ({ text, edition })),
    ...[name[other], ...synonyms[other]].map((text) => ({ text: text.replace(/, /g, " "), edition: other as Edition })),
  ];
  const seen = new Set([fold(name[edition])]);
  return all.filter(({ text }) => !seen.has(fold(text)) && seen.add(fold(text))).slice(0, most);
}

/** What else people call the part, and what it is called in the other language. */
export function Names({ family }: { family: PartFamily }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const names = otherNames(family, edition);
  const own = names.filter((name) => name.edition === edition).map(({ text }) => text);
  // A chain of one language speaks of no other.
  const others = chainFacts().languages.length > 1 ? names.filter((name) => name.edition !== edition) : [];
  if (own.length + others.length === 0) return null;
  return (
    <p className="mt-2 muted small">
      {own.length > 0 && `${words.names}: ${own.join(", ")}. `}
      {others[0] && (
        <>
          {words.namesOther}: <span lang={others[0].edition}>{others.map(({ text }) => text).join(", ")}</span>.
        </>
      )}
    </p>
  );
}
