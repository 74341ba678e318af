import { readChainFolder } from "#content/chain/read-folder.ts";
import { keepChain } from "#content/chain-facts.ts";
import { isMailAddress } from "#core/mail-address.ts";
import { type Role, roles, type Staff } from "#core/staff.ts";
import type { Database } from "#data/database.ts";
import { findStaff, listStaff } from "#data/queries/staff.ts";
import { giveWork, removeStaff } from "#data/writes/staff.ts";
import { addLink } from "#data/writes/staff-links.ts";
import { addresses } from "#office/pages.ts";
import { type Command, type CommandInput, UsageError } from "../command.ts";
import { readStore } from "../input.ts";
import { mailLink } from "../mail-link.ts";

const linkDays = 7;

function readEmail(word: string | undefined): string {
  if (word !== undefined) return word;
  throw new UsageError("Name the person by their email.");
}

function readNewEmail(word: string | undefined): string {
  const email = readEmail(word);
  if (isMailAddress(email)) return email;
  throw new UsageError(`“${email}” is not an email address.`);
}

function readRole(word: string | boolean | undefined): Role {
  const role = roles.find((one) => one === word);
  if (role) return role;
  throw new UsageError(`--role must be one of: ${roles.join(", ")}.`);
}

async function readStores(db: Database, role: Role, text: string | boolean | undefined): Promise<number[]> {
  const words = typeof text === "string" ? text.split(",").map((word) => word.trim()) : [];
  if (role === "owner" && words.length > 0) throw new UsageError("An owner works for all stores: leave --store out.");
  if (role !== "owner" && words.length === 0)
    throw new UsageError(`A ${role} works for stores: name them, --store 102,103.`);
  const ids = await Promise.all(words.map((word) => readStore(db, word)));
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** By mail where there is mail; else, or where it fails, it is printed. */
async function tellLink({ io, who, config }: CommandInput, db: Database, person: Staff): Promise<void> {
  const token = await addLink(db, person, linkDays * 86_400_000, { who, action: "link.add" });
  const link = config.office.url + addresses.path("link", person.edition, { token });
  const mailed = await mailLink(config, person, link);
  if (mailed === "mailed")
    return io.out(`The link went by mail to ${person.email}; it works once, within ${linkDays} days.`);
  if (mailed) io.err(`The mail did not go out: ${mailed.failed}`);
  io.out(`Give this link to ${person.email}; it lets in whoever opens it, once, within ${linkDays} days:\n${link}`);
}

/** A link's address is in a language of the chain, and its mail in the chain's name. */
const openChain = async ({ config }: CommandInput): Promise<void> =>
  keepChain(await readChainFolder(config.chainDir, config.root));

async function invite(input: CommandInput, db: Database): Promise<void> {
  await openChain(input);
  const { options, who } = input;
  const email = readNewEmail(input.words[1]);
  const role = readRole(options.role);
  const edition = (["es", "en"] as const).find((one) => one === options.language);
  if (options.language !== undefined && !edition) throw new UsageError("--language must be es or en.");
  const given = {
    email,
    role,
    storeIds: await readStores(db, role, options.store),
    ...(typeof options.name === "string" && { name: options.name.trim().slice(0, 80) }),
    ...(edition && { edition }),
  };
  const { person, anew } = await giveWork(db, given, { who });
  if (anew) input.io.out(`${person.email} does more than before: earlier keys, links and open sessions are gone.`);
  await tellLink(input, db, person);
}

/** "manager in 102, 103; helper, photos: no in 104": what somebody is where, and where that is not what the role says. */
function postsText({ posts }: Staff): string {
  const said = posts.map(({ role, storeId, rights }) => ({
    storeId,
    as: [role, ...Object.entries(rights).map(([task, level]) => `${task}: ${level}`)].join(", "),
  }));
  return [...new Set(said.map(({ as }) => as))]
    .map((as) => `${as} in ${said.flatMap((one) => (one.as === as ? [one.storeId] : [])).join(", ")}`)
    .join("; ");
}

const verbs: Record<string, (input: CommandInput, db: Database) => Promise<void>> = {
  invite,
  async link(input, db) {
    await openChain(input);
    const email = readEmail(input.words[1]);
    const person = await findStaff(db.main, { email });
    if (!person) throw new UsageError(`${email} is not on the staff: invite them first.`);
    await tellLink(input, db, person);
  },
  async remove({ words, who, io }, db) {
    const email = readEmail(words[1]);
    if (!(await removeStaff(db, email, { who }))) throw new UsageError(`${email} is not on the staff.`);
    io.out(`${email} is out: keys, links and open sessions are gone. The audit trail keeps what they did.`);
  },
  async list({ io }, db) {
    const staff = await listStaff(db);
    if (staff.length === 0) io.out("Nobody is on the staff yet: staff invite <e-mail> --role owner");
    for (const person of staff)
      io.out([person.email, person.owner ? "owner" : "", person.name, postsText(person)].filter(Boolean).join("  "));
  },
};

export const staffCommand: Command = {
  usage:
    "staff invite <e-mail> --role owner|manager|counter|helper [--store ID,ID] [--name NAME] [--language es|en] | link <e-mail> | remove <e-mail> | list",
  about:
    "Who may work in the office. invite and link mail a one-time link, or print it where there is no mail; inviting again changes role and stores; remove ends everything at once.",
  options: {
    role: { type: "string" },
    store: { type: "string" },
    name: { type: "string" },
    language: { type: "string" },
  },
  async run(input) {
    const verb = input.words[0] ?? "list";
    const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    if (!run) throw new UsageError(`There is no “staff ${verb}”.`);
    await run(input, await input.openDatabase());
    return 0;
  },
};
