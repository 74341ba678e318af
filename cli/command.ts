import type { ParseArgsOptionsConfig } from "node:util";
import type { Config } from "#config";
import type { Place } from "#data/backup.ts";
import type { Database } from "#data/database.ts";
import type { OpenOptions } from "#data/open.ts";

type Io = {
  out: (line: string) => void;
  err: (line: string) => void;
  progress: (share: number | null, detail?: string) => void;
  /** Asks a person at the terminal; undefined when there is none. */
  ask: (question: string) => Promise<boolean | undefined>;
  /** The same for an answer in words. */
  askText: (question: string) => Promise<string | undefined>;
};

export type CommandInput = {
  words: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  config: Config;
  /** Where the database is, for who opens it otherwise. */
  openOptions: OpenOptions;
  /** Opens the database at the first call, names it and brings it up to date; it is closed when the command ends. */
  openDatabase: () => Promise<Database>;
  /** Names the database and leaves it closed and as it is. */
  nameDatabase: () => Place;
  dataDir: string;
  who: string;
  io: Io;
};

/** A command of `yonke`. Its answer is the exit status: 0 done, 1 not done, 2 done but not all of it, 3 not now: the same may be done later, 4 a person at the office is asked first. */
export type Command = {
  usage: string;
  about: string;
  /** What else there is to say of its flags. */
  help?: (options: CommandInput["options"]) => readonly string[];
  options?: ParseArgsOptionsConfig;
  /** Which of SQLite's files it makes; without it the one that the site has. */
  makes?: "own" | "demo";
  run(input: CommandInput): Promise<number>;
};

/** What the person typed is wrong; the message says what to type. */
export class UsageError extends Error {
  override name = "UsageError";
}

export const statusLater = 3;
export const statusWaiting = 4;
