import type { Edition } from "#core/edition.ts";
import { yardForms, yardWord } from "#core/yard-word.ts";

/** `{{if rewards}}…{{end}}` and `{{if not rewards}}…{{end}}`; on lines of their own they take those lines with them. */
const condition = /\{\{if (not )?(\w+)\}\}(\n?)((?:(?!\{\{if )[\s\S])*?)\{\{end\}\}(\n?)/g;
/** What agrees with the chain's word: `{{nuestros|nuestras}}`. */
const choice = /\{\{([^{}|]+)\|([^{}|]+)\}\}/g;
const form = /\{\{yard\.(\w+)\}\}/g;
const placeholder = /\{\{(\w+)\}\}/g;

export type Fill = {
  values: Readonly<Record<string, string>>;
  conditions: Readonly<Record<string, boolean>>;
};

/** A text of content/pages with the chain's own facts and words in it. */
export function fillText(source: string, edition: Edition, { values, conditions }: Fill): string {
  const yard: Readonly<Record<string, unknown>> = yardWord(edition);
  const decide = (_: string, not: string | undefined, name: string, own: string, body: string, after: string) => {
    const kept = Boolean(conditions[name]) !== Boolean(not);
    return (kept ? body : "") + (own ? "" : after);
  };
  let decided = source.replaceAll("\r\n", "\n");
  // One within another is decided first.
  for (let before = ""; before !== decided; ) {
    before = decided;
    decided = decided.replace(condition, decide);
  }
  return decided
    .replace(choice, (_, masculine: string, feminine: string) => yardWord("es").o(masculine, feminine))
    .replace(form, (whole, name: string) => (typeof yard[name] === "string" ? (yard[name] as string) : whole))
    .replace(placeholder, (whole, name: string) => values[name] ?? whole);
}

/** Marks in a line that nothing fills in. */
export function listWrongMarks(
  line: string,
  edition: Edition,
  { placeholders, conditions }: { placeholders: readonly string[]; conditions: readonly string[] },
): string[] {
  const known = (mark: string) => {
    const [, asked] = /^if (?:not )?(\w+)$/.exec(mark) ?? [];
    if (asked !== undefined) return conditions.includes(asked);
    if (mark.startsWith("yard.")) return yardForms[edition].includes(mark.slice(5)) && mark !== "yard.o";
    if (mark.includes("|")) return edition === "es";
    return mark === "end" || placeholders.includes(mark);
  };
  return [...line.matchAll(/\{\{([^{}]*)\}\}/g)].filter(([, mark = ""]) => !known(mark)).map(([whole]) => whole);
}
