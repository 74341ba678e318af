import { readConfig } from "#config";
import { folderSender, listCompleteSenders, tokenSender } from "#data/queries/complete-senders.ts";
import { listStoreFacts } from "#data/queries/feeds-stores.ts";
import { setCompleteSender } from "#data/writes/complete-senders.ts";
import { addFeedToken, listFeedTokens, removeFeedToken } from "#data/writes/feed-tokens.ts";
import { type Command, type CommandInput, UsageError } from "../command.ts";
import { readStore } from "../input.ts";

const nameOfStore = (id: number) => (id === 0 ? "the chain" : `store ${id}`);

export const tokenCommand: Command = {
  usage:
    "token add --store ID|--chain [--name NAME] [--complete] | complete <id>|folder [--store ID] | part <id>|folder [--store ID] | remove <id> | list",
  about:
    "What lets a program send files to the office, PUT /feeds/<feed>, for one store or for the chain. The token is shown once. With --complete its files name every car: one that they do not name has left, as long as they are few. “complete” and “part” say so later and take it back, of a token or of the watched folder, the chain's or with --store a yard's.",
  options: {
    store: { type: "string" },
    chain: { type: "boolean" },
    name: { type: "string" },
    complete: { type: "boolean" },
  },
  async run(input) {
    const verb = input.words[0] ?? "list";
    if (verb === "add") return add(input);
    if (verb === "complete" || verb === "part") return declare(input, verb === "complete");
    if (verb === "remove") return remove(input);
    if (verb === "list") return list(input);
    throw new UsageError(`There is no “token ${verb}”.`);
  },
};

async function add({ options, openDatabase, who, io }: CommandInput): Promise<number> {
  const db = await openDatabase();
  const storeId = options.chain === true ? 0 : await readStore(db, options.store);
  if (storeId === undefined) throw new UsageError("Name the store: --store 102. Or --chain, for the whole chain.");
  const name = typeof options.name === "string" && options.name.trim() ? options.name.trim().slice(0, 80) : "feed";
  const made = await addFeedToken(db, storeId, name, who, { complete: options.complete === true });
  io.out(`Token ${made.id} for ${nameOfStore(storeId)}, shown this once:\n${made.token}`);
  io.out(
    `curl -T cars.csv -H "Authorization: Bearer ${made.token}" ${readConfig().office.url}/feeds/inventory/cars.csv`,
  );
  return 0;
}

async function declare({ words, options, openDatabase, who, io }: CommandInput, complete: boolean): Promise<number> {
  const db = await openDatabase();
  const [, id = ""] = words;
  const token = (await listFeedTokens(db)).find((one) => one.id === id);
  if (!token && id !== "folder") throw new UsageError(`There is no token “${id}”; token list shows them.`);
  const storeId = token?.store_id ?? (await readStore(db, options.store)) ?? 0;
  const sender = token ? tokenSender(token.id) : folderSender(storeId);
  const subject = token?.name ?? "watched folder";
  await setCompleteSender(db, sender, complete, { who, ...(storeId > 0 && { storeId }), subject });
  const whose = `${token ? `token ${token.id}` : "the watched folder"}, ${nameOfStore(storeId)}`;
  io.out(
    complete
      ? `Files of ${whose}, name every car: one that they do not name has left, as long as they are few.`
      : `Files of ${whose}, only add and correct; the office asks about cars that they do not name.`,
  );
  return 0;
}

async function remove({ words: [, id], openDatabase, who, io }: CommandInput): Promise<number> {
  if (!id || !(await removeFeedToken(await openDatabase(), id, who)))
    throw new UsageError(`There is no token “${id ?? ""}”; token list shows them.`);
  io.out(`Token ${id} lets nothing in anymore.`);
  return 0;
}

async function list({ openDatabase, io }: CommandInput): Promise<number> {
  const db = await openDatabase();
  const complete = new Set((await listCompleteSenders(db)).map(({ sender }) => sender));
  const tokens = await listFeedTokens(db);
  if (tokens.length === 0) io.out("There is no token yet: token add --store ID");
  const all = (sender: string) => (complete.has(sender) ? "names every car" : "adds and corrects");
  for (const { id, store_id, name, used_at } of tokens)
    io.out(
      `${id}  ${nameOfStore(store_id)}  ${name}  ${all(tokenSender(id))}  ${used_at ? `used ${used_at}` : "never used"}`,
    );
  for (const id of [0, ...(await listStoreFacts(db.main)).map((store) => store.id)])
    if (complete.has(folderSender(id))) io.out(`watched folder  ${nameOfStore(id)}  names every car`);
  return 0;
}
