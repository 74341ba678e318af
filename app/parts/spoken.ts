import type { Edition } from "#core/edition.ts";

/** The price list files "Engine, complete" under its noun; people say "Complete engine". */
export function spokenPart(name: string, edition: Edition): string {
  const found = edition === "en" ? /^(.+), (complete|bare|HID or LED)$/.exec(name) : null;
  if (!found) return name;
  const [, noun = "", kind = ""] = found;
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${inSentence(noun)}`;
}

/** A name within a sentence; "ABS sensor" keeps its letters. */
export const inSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll}| )/u, (letter) => letter.toLowerCase());

/** "Honda Civic 2001", in English "2001 Honda Civic". */
export const spokenCar = (model: string, years: string, edition: Edition): string =>
  (edition === "en" ? [years, model] : [model, years]).filter(Boolean).join(" ");

/** "a Honda Civic", "an Acura", "a 1998–2002 Acura". */
export const withArticle = (car: string): string => `${/^(?:[AEIO]|MG\b)/.test(car) ? "an" : "a"} ${car}`;
