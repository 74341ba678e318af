import { TooLate } from "./deadline.ts";

/** Why nothing can be written now, as `/readyz` and the metric call it, and as a person is told. */
export const troubles = {
  "database-moved": "the database file is not in its place any more",
  "database-damaged": "the database file is damaged",
  "disk-full": "the disk is full",
  "database-read-only": "the database cannot be written to, only read",
  "database-locked": "another program holds the database's lock",
  "database-away": "the database does not answer",
  "writes-failing": "the database cannot write",
} as const;

export type Trouble = keyof typeof troubles;

/** What is wrong with SQLite's file, and how it was seen. */
export type FileFault = { trouble: Trouble; detail: string };

/** Thrown when what was written cannot be relied on: the form is not thanked for. */
export class NotKept extends Error {
  override name = "NotKept";
  readonly trouble: Trouble;

  constructor(trouble: Trouble, detail: string = troubles[trouble]) {
    super(detail);
    this.trouble = trouble;
  }
}

const bySqlite: Readonly<Record<number, Trouble>> = {
  5: "database-locked",
  6: "database-locked",
  8: "database-read-only",
  10: "writes-failing",
  11: "database-damaged",
  13: "disk-full",
  14: "writes-failing",
  26: "database-damaged",
};
/** SQLITE_READONLY_DBMOVED */
const sqliteMoved = 1032;

/** Codes of PostgreSQL, or the first two signs of them, and of the system. */
const byCode: Readonly<Record<string, Trouble>> = {
  "08": "database-away",
  "53": "writes-failing",
  "57": "database-away",
  "58": "writes-failing",
  "25006": "database-read-only",
  "53100": "disk-full",
  "55P03": "database-locked",
  XX001: "database-damaged",
  XX002: "database-damaged",
  ECONNREFUSED: "database-away",
  ECONNRESET: "database-away",
  ENOTFOUND: "database-away",
  EPIPE: "database-away",
  ENOSPC: "disk-full",
  EDQUOT: "disk-full",
  EROFS: "database-read-only",
};

/** PostgreSQL's driver, and ours, have no code for these. */
const silence = /^(Connection terminated|timeout exceeded when trying to connect|the database did not answer)/;

/** What an error says about the state of the database; undefined when it is about what was asked of it. */
export function findTrouble(error: unknown): Trouble | undefined {
  if (error instanceof NotKept) return error.trouble;
  if (error instanceof TooLate) return "database-locked";
  const { errcode, code, cause, message = "" } = (error ?? {}) as Partial<Error> & { errcode?: number; code?: string };
  if (silence.test(message)) return "database-away";
  if (errcode === sqliteMoved) return "database-moved";
  const found =
    errcode !== undefined ? bySqlite[errcode & 0xff] : (byCode[code ?? ""] ?? byCode[code?.slice(0, 2) ?? ""]);
  return found ?? (cause ? findTrouble(cause) : undefined);
}
