import type { Edition } from "#core/edition.ts";

const spanish = new Map<string, string>();

/** What a value must be, said in both languages; the schema carries the English one. It ends the sentence that the value's name begins. */
export function must(en: string, es: string): string {
  spanish.set(`must ${en}`, `debe ${es}`);
  return `must ${en}`;
}

/** A message of the schema in a language. */
export const messageIn = (edition: Edition, message: string): string =>
  edition === "es" ? (spanish.get(message) ?? message) : message;
