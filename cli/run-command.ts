import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "#config";
import { ChainError } from "#content/chain/chain-error.ts";
import { describePlace, type Place } from "#data/backup.ts";
import { DataError } from "#data/data-error.ts";
import type { Database } from "#data/database.ts";
import { migrate } from "#data/migrate.ts";
import { openDatabase, sqliteFile } from "#data/open.ts";
import { addressesOf, placeOf as postgresPlace } from "#data/postgres/hosts.ts";
import { findDiskTrouble } from "#data/sqlite/disk-trouble.ts";
import { findTrouble, type Trouble, troubles } from "#data/trouble.ts";
import { ImportBusy } from "#data/writes/import-transaction.ts";
import { type Command, statusLater, UsageError } from "./command.ts";
import { createProgress, type Output } from "./progress.ts";

/**
 * Signs that a terminal would obey instead of showing: controls other than tab and line end, also those above 127, and
 * those that turn the direction of writing around. A cell of somebody's file must not paint our report.
 */
const commands = /(?![\t\n])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Text that is safe to show on a terminal. */
const plainText = (text: string): string => text.replace(commands, "\ufffd");

function usage(commands: Readonly<Record<string, Command>>): string {
  const lines = Object.values(commands).map(({ usage, about }) => `  ${usage}\n      ${about}`);
  return `npm run yonke -- <command>\n\n${lines.join("\n")}\n\nEvery command takes --data-dir FOLDER in place of the setting DATA_DIR.`;
}

const whoAmI = () => {
  try {
    return userInfo().username;
  } catch {
    return "unknown";
  }
};

/** The database that the settings mean, without opening it. */
function placeOf(url: string | undefined, file: string): Place {
  if (url) return { kind: "postgres", place: postgresPlace(addressesOf(url, "DATABASE_URL")) };
  return { kind: "sqlite", place: resolve(file) };
}

/** Asks the person at the terminal; undefined when there is none. */
type Question = (text: string) => Promise<string | undefined>;

const askTerminal: Question = async (text) => {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(text)).trim();
  } finally {
    terminal.close();
  }
};

/** Runs the command that the words name. Everything a person can mend is said in a sentence; status 1. */
export async function runCommand(
  commands: Readonly<Record<string, Command>>,
  args: readonly string[],
  { stdout, stderr, question = askTerminal }: { stdout: Output; stderr: Output; question?: Question } = process,
): Promise<number> {
  const [name, ...rest] = args;
  const command = name === undefined ? undefined : commands[name];
  if (!command) {
    const wanted = name === undefined || /^(-h|--help|help)$/.test(name);
    const unknown = wanted ? "" : plainText(`There is no command “${name}”.\n\n`);
    (wanted ? stdout : stderr).write(`${unknown}${usage(commands)}\n`);
    return wanted && name !== undefined ? 0 : 1;
  }
  let db: Database | undefined;
  let place: Place | undefined;
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: { ...command.options, "data-dir": { type: "string" }, help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    });
    if (values.help) {
      const more = command.help?.(values as Record<string, string | boolean | undefined>) ?? [];
      stdout.write(plainText(`${[command.usage, command.about, ...more].join("\n")}\n`));
      return 0;
    }
    const config = readConfig();
    const dataDir = typeof values["data-dir"] === "string" ? values["data-dir"] : config.dataDir;
    const url = values["data-dir"] === undefined ? config.databaseUrl?.reveal() : undefined;
    const demo = config.demo && command.makes !== "own";
    const file = sqliteFile(dataDir, { demo, make: command.makes === "demo" });
    const here = placeOf(url, file);
    const openOptions = { dataDir, file, url, tls: config.databaseTls };
    place = here;
    // What is meant for another program has standard output to itself.
    const nameDatabase = () => {
      const isNew = here.kind === "sqlite" && !existsSync(here.place);
      ("json" in values && values.json ? stderr : stdout).write(
        `Database: ${describePlace(here)}${isNew ? " (there is none yet)" : ""}\n`,
      );
      return here;
    };
    const progress = createProgress(stderr, name ?? "");
    return await command.run({
      words: positionals,
      options: values as Record<string, string | boolean | undefined>,
      dataDir,
      config,
      openOptions,
      who: whoAmI(),
      nameDatabase,
      async openDatabase() {
        if (!db) nameDatabase();
        db ??= await openDatabase(openOptions);
        if (name !== "migrate") await migrate(db);
        return db;
      },
      io: {
        out: (line) => stdout.write(`${plainText(line)}\n`),
        err: (line) => stderr.write(`${plainText(line)}\n`),
        async ask(text) {
          const answer = await question(`${text} (y/N) `);
          return answer === undefined ? undefined : /^(y|yes|s|sí|si)$/i.test(answer);
        },
        askText: question,
        progress: (share, detail = "") => (share === null ? progress.end() : progress.show(share, plainText(detail))),
      },
    });
  } catch (error) {
    stderr.write(`${plainText(explain(error, command, place))}\n`);
    return isPassing(error) ? statusLater : 1;
  } finally {
    await db?.close();
  }
}

/** What another try may not meet: somebody else writes, or the database is away. */
const isPassing = (error: unknown) =>
  error instanceof ImportBusy || /^database-(?:locked|away)$/.test(findTrouble(error) ?? "");

/** What whoever typed the command does about it. */
const remedies: Readonly<Record<Trouble, string>> = {
  "database-moved": "Put it back, or restore a backup",
  "database-damaged": "Restore a backup",
  "disk-full": "Make room there",
  "database-read-only": "Let this user write to it and to its folder",
  "database-locked": "Let that program end",
  "database-away": "See that it runs and can be reached",
  "writes-failing": "See that its disk is well and has room",
};

function explain(error: unknown, command: Command, place: Place | undefined): string {
  if (error instanceof UsageError) return `${error.message}\nUsage: ${command.usage}`;
  if (error instanceof DataError || error instanceof ConfigError || error instanceof ChainError) return error.message;
  const { code, message } = error as { code?: string; message?: string };
  if (code?.startsWith("ERR_PARSE_ARGS")) return `${message}\nUsage: ${command.usage}`;
  const told = findTrouble(error);
  const trouble = told === "writes-failing" && place?.kind === "sqlite" ? (findDiskTrouble(place.place) ?? told) : told;
  if (trouble)
    return `Nothing was changed: ${troubles[trouble]} (${message}). ${remedies[trouble]}, then run it again.`;
  if (code === "EACCES" || code === "EISDIR") return `${message}. Nothing was changed.`;
  return `Something went wrong that should not; nothing was changed.\n${error instanceof Error ? error.stack : String(error)}`;
}
