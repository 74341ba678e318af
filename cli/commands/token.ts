import { readConfig } from "#config";
import { addFeedToken, listFeedTokens, removeFeedToken } from "#data/writes/feed-tokens.ts";
import { type Command, UsageError } from "../command.ts";
import { readStore } from "../input.ts";

export const tokenCommand: Command = {
  usage: "token add --store ID [--name NAME] | remove <id> | list",
  about:
    "What lets a yard's own program send files to the office, PUT /feeds/<feed>, for one store. The token is shown once.",
  options: { store: { type: "string" }, name: { type: "string" } },
  async run({ words: [verb = "list", id], options, openDatabase, who, io }) {
    const db = await openDatabase();
    if (verb === "add") {
      const storeId = await readStore(db, options.store);
      if (storeId === undefined) throw new UsageError("Name the store: --store 102.");
      const name = typeof options.name === "string" && options.name.trim() ? options.name.trim().slice(0, 80) : "feed";
      const made = await addFeedToken(db, storeId, name, who);
      io.out(`Token ${made.id} for store ${storeId}, shown this once:\n${made.token}`);
      io.out(
        `curl -T cars.csv -H "Authorization: Bearer ${made.token}" ${readConfig().office.url}/feeds/inventory/cars.csv`,
      );
      return 0;
    }
    if (verb === "remove") {
      if (!id || !(await removeFeedToken(db, id, who)))
        throw new UsageError(`There is no token “${id ?? ""}”; token list shows them.`);
      io.out(`Token ${id} lets nothing in anymore.`);
      return 0;
    }
    if (verb !== "list") throw new UsageError(`There is no “token ${verb}”.`);
    const tokens = await listFeedTokens(db);
    if (tokens.length === 0) io.out("There is no token yet: token add --store ID");
    for (const one of tokens)
      io.out(`${one.id}  store ${one.store_id}  ${one.name}  ${one.used_at ? `used ${one.used_at}` : "never used"}`);
    return 0;
  },
};
