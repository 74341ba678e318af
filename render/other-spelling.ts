import type { Edition } from "#site/editions.ts";
import type { IdIn, PageTable, TableRow } from "#site/page-table.ts";

/** What people write who know one address and guess another: /en before a page that has none, words of both editions. */
type OtherSpelling<Id> = { id: Id; edition: Edition; params: Record<string, string> };

type Spelled = { segments: readonly { es: string; en: string }[] };

const segmentsOf = (path: string) => (path === "/" ? [] : path.slice(1).split("/"));

/** Looked at only when no page has the address itself. The first word decides the edition, unless /en stands before it. */
export function createOtherSpellings<T extends PageTable>(table: T) {
  const rows = (Object.entries(table) as [IdIn<T>, TableRow][]).flatMap(([id, { paths }]) => {
    const [es, en] = [segmentsOf(paths.es), segmentsOf(paths.en)];
    return es.length === en.length ? [{ id, segments: es.map((word, at) => ({ es: word, en: en[at] ?? "" })) }] : [];
  });
  const isWord = (word: string, part: string) => word.toLowerCase() === part.toLowerCase();
  const fits = ({ segments }: Spelled, parts: readonly string[]) =>
    segments.length === parts.length &&
    segments.every(({ es, en }, at) => {
      const part = parts[at] ?? "";
      return es.startsWith(":") ? es === en && part !== "" : isWord(es, part) || isWord(en, part);
    });

  return (parts: readonly string[]): OtherSpelling<IdIn<T>> | undefined => {
    const prefixed = isWord("en", parts[0] ?? "");
    const own = prefixed ? parts.slice(1) : parts;
    const row = rows.find((spelled) => fits(spelled, own));
    if (!row) return undefined;
    const params: Record<string, string> = {};
    for (const [at, { es }] of row.segments.entries()) if (es.startsWith(":")) params[es.slice(1)] = own[at] ?? "";
    const english = prefixed || isWord(row.segments[0]?.en ?? "", own[0] ?? "");
    return { id: row.id, edition: english ? "en" : "es", params };
  };
}
