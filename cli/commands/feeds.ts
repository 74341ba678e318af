import { type Columns, otherNames } from "#feeds/engine/columns.ts";
import { describeFeeds } from "#feeds/engine/describe-feeds.ts";
import { feedIds, feeds } from "#feeds/feeds.ts";
import type { Command } from "../command.ts";
import { readFeedId } from "../input.ts";

export const feedsCommand: Command = {
  usage: "feeds [feed] [--markdown]",
  about: "Lists the feeds, or the columns of one.",
  options: { markdown: { type: "boolean" } },
  async run({ words, options, io }) {
    if (options.markdown) {
      io.out(describeFeeds().trimEnd());
      return 0;
    }
    if (words[0] === undefined) {
      for (const id of feedIds) io.out(`${id.padEnd(15)} ${feeds[id].about}`);
      io.out("\nfeeds <feed> lists the columns of one; the samples are in feeds/<feed>/.");
      return 0;
    }
    const feed = feeds[readFeedId(words[0])];
    io.out(`${feed.about}\n`);
    for (const [name, column] of Object.entries(feed.columns as Columns)) {
      const others = otherNames(name, column);
      const aliases = others.length > 0 ? ` Also called: ${others.join(", ")}.` : "";
      const example = column.example ? ` Example: ${column.example}` : "";
      io.out(`${column.required ? "*" : " "} ${name.padEnd(20)} ${column.doc}${aliases}${example}`);
    }
    io.out("\n* must be filled in on every line. Other columns: empty or absent changes nothing.");
    return 0;
  },
};
