import { existsSync } from "node:fs";
import type { Edition } from "#core/edition.ts";
import { formats } from "#feeds/engine/read/format.ts";
import { reportText } from "#feeds/engine/report-text.ts";
import { runImport } from "#feeds/engine/run.ts";
import { SaidError } from "#feeds/engine/said.ts";
import { type Command, UsageError } from "../command.ts";
import { readFeedId, readStore } from "../input.ts";
import { languageOption, readLanguages } from "../language.ts";
import { leadsSomewhere } from "../site-page.ts";

const pipes: ReadonlySet<string> = new Set(["-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"]);

export const importCommand: Command = {
  usage:
    "import <feed> <file> [--store ID] [--preview] [--format FORMAT] [--dates day|month] [--rejects FILE] [--allow-shrink] [--fetch-photos] [--who NAME] [--lang es|en|both]",
  about:
    "Reads a file into the database, all or nothing; - reads what is piped in. --preview writes nothing. With --store no other store is changed.",
  options: {
    store: { type: "string" },
    preview: { type: "boolean" },
    format: { type: "string" },
    dates: { type: "string" },
    rejects: { type: "string" },
    "allow-shrink": { type: "boolean" },
    "fetch-photos": { type: "boolean" },
    who: { type: "string" },
    ...languageOption,
  },
  async run({ words, options, openDatabase, who, io }) {
    const feed = readFeedId(words[0]);
    const path = words[1];
    if (path === undefined) throw new UsageError("Name the file to import.");
    const piped = pipes.has(path);
    if (!piped && !existsSync(path)) throw new UsageError(`There is no file ${path}.`);
    const format = readWord("format", options.format, formats);
    const dates = readWord("dates", options.dates, ["day", "month"] as const);
    const languages = readLanguages(options.lang);
    const told = (text: (language: Edition) => string, between = "\n") => languages.map(text).join(between);
    const db = await openDatabase();
    const storeId = await readStore(db, options.store, languages);
    const importing = runImport(db, {
      feed,
      path: piped ? "piped data" : path,
      ...(piped && { piped: process.stdin }),
      isPage: leadsSomewhere,
      who: typeof options.who === "string" ? options.who.slice(0, 100) : who,
      ...(format && { format }),
      ...(dates && { dates }),
      ...(typeof options.rejects === "string" && { rejects: options.rejects }),
      ...(storeId !== undefined && { storeId, mayChange: (id: number) => id === storeId }),
      preview: options.preview === true,
      allowShrink: options["allow-shrink"] === true,
      fetchPhotos: options["fetch-photos"] === true,
      onProgress: ({ share, rows }) =>
        io.progress(share, rows === 0 ? "reading" : `${rows.toLocaleString("en-US")} records`),
    });
    const report = await importing.catch((error: unknown) => {
      if (!(error instanceof SaidError)) throw error;
      io.err(told((language) => error.said[language]));
      return undefined;
    });
    io.progress(null);
    if (!report) return 1;
    io.out(told((language) => reportText(report, language), "\n\n"));
    if (report.outcome === "refused") return 1;
    return report.rejected > 0 ? 2 : 0;
  },
};

function readWord<T extends string>(
  name: string,
  word: string | boolean | undefined,
  words: readonly T[],
): T | undefined {
  if (word === undefined) return undefined;
  const found = words.find((one) => one === word);
  if (!found) throw new UsageError(`--${name} must be one of: ${words.join(", ")}.`);
  return found;
}
