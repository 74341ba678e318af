import type { Edition } from "#core/edition.ts";

/** The price list files "Engine, complete" under its noun; people say "Complete engine". */
export function spokenPart(name: string, edition: Edition): string {
  const found = edition === "en" ? /^(.+), (complete|bare|HID or LED)$/.exec(name) : null;
  if (!found) return name;
  const [, noun = "", kind = ""] = found;
  const lower = noun.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${lower}`;
}

/** "Honda Civic 2001", in English "2001 Honda Civic". */
export const spokenCar = (model: string, years: string, edition: Edition): string =>
  (edition === "en" ? [years, model] : [model, years]).filter(Boolean).join(" ");

/** "a Honda Civic", "an Acura", "a 1998–2002 Acura". */
export const withArticle = (car: string): string => `${/^(?:[AEIO]|MG\b)/.test(car) ? "an" : "a"} ${car}`;
