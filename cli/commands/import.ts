import { existsSync } from "node:fs";
import { type Format, formats } from "#feeds/read/format.ts";
import { reportText } from "#feeds/report-text.ts";
import { runImport } from "#feeds/run.ts";
import { type Command, UsageError } from "../command.ts";
import { readFeedId, readStore } from "../input.ts";

export const importCommand: Command = {
  usage: "import <feed> <file> [--store ID] [--preview] [--format FORMAT] [--allow-shrink] [--fetch-photos]",
  about: "Reads a file into the database, all or nothing. --preview writes nothing.",
  options: {
    store: { type: "string" },
    preview: { type: "boolean" },
    format: { type: "string" },
    "allow-shrink": { type: "boolean" },
    "fetch-photos": { type: "boolean" },
  },
  async run({ words, options, openDatabase, who, io }) {
    const feed = readFeedId(words[0]);
    const path = words[1];
    if (path === undefined) throw new UsageError("Name the file to import.");
    if (!existsSync(path)) throw new UsageError(`There is no file ${path}.`);
    const format = readFormat(options.format);
    const db = await openDatabase();
    const storeId = await readStore(db, options.store);
    const report = await runImport(db, {
      feed,
      path,
      who,
      ...(format && { format }),
      ...(storeId !== undefined && { storeId }),
      preview: options.preview === true,
      allowShrink: options["allow-shrink"] === true,
      fetchPhotos: options["fetch-photos"] === true,
      onProgress: ({ bytes, ofBytes, rows }) =>
        io.progress(ofBytes > 0 ? bytes / ofBytes : 1, `${rows.toLocaleString("en-US")} records`),
    });
    io.progress(null);
    io.out(reportText(report));
    if (report.outcome === "refused") return 1;
    return report.rejected > 0 ? 2 : 0;
  },
};

function readFormat(word: string | boolean | undefined): Format | undefined {
  if (word === undefined) return undefined;
  const format = formats.find((name) => name === word);
  if (!format) throw new UsageError(`--format must be one of: ${formats.join(", ")}.`);
  return format;
}
