import { countText } from "#core/count-text.ts";
import { runExport } from "#feeds/engine/export.ts";
import type { Command } from "../command.ts";
import { readFeedId, readStore } from "../input.ts";

export const exportCommand: Command = {
  usage: "export <feed> [file] [--store ID]",
  about: "Writes a CSV that import reads; pictures go into a folder images beside it.",
  options: { store: { type: "string" } },
  async run({ words, options, openDatabase, io }) {
    const feed = readFeedId(words[0]);
    const path = words[1] ?? `${feed}.csv`;
    const db = await openDatabase();
    const storeId = await readStore(db, options.store);
    const rows = await runExport(db, { feed, path, ...(storeId !== undefined && { storeId }) });
    io.out(`${countText(rows)} records of ${feed} written to ${path}.`);
    return 0;
  },
};
