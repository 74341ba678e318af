import type { Edition } from "#core/edition.ts";
import { systemLanguage } from "#core/system-language.ts";
import { UsageError } from "./command.ts";

/** What --lang says, else the language of the person's system. */
export function readLanguage(option: string | boolean | undefined): Edition {
  if (option === undefined) return systemLanguage();
  if (option === "es" || option === "en") return option;
  throw new UsageError("--lang must be es or en.");
}

/** The same for a report that people of both languages read. */
export const readLanguages = (option: string | boolean | undefined): readonly Edition[] =>
  option === "both" ? ["es", "en"] : [readLanguage(option)];

export const languageOption = { lang: { type: "string" } } as const;
