import { markOf } from "#app/marks.ts";
import { keepYardNoun } from "#core/yard-word.ts";
import type { Edition } from "#site/editions.ts";

let kept: string | undefined;

/** The edition of the page that this script stands on; copy that is read with it says the page's word for a yard. */
export function pageEdition(): Edition {
  const page = document.documentElement;
  const edition = page.lang.startsWith("en") ? "en" : "es";
  const noun = markOf(page, "noun");
  if (noun && noun !== kept) {
    const [one = "", many = "", gender, kind, kinds] = noun.split("|");
    keepYardNoun(edition, { one, many, gender: gender === "f" ? "f" : "m", kind, kinds });
    kept = noun;
  }
  return edition;
}
