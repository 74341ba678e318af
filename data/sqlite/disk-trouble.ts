import { accessSync, constants, statfsSync } from "node:fs";
import { dirname } from "node:path";
import type { Trouble } from "../trouble.ts";

/** SQLite needs some room beside its file even to open it. */
const leastBytes = 128 * 1024;

/** What is wrong with the disk under a file, where SQLite itself only says that something is. */
export function findDiskTrouble(file: string): Trouble | undefined {
  try {
    accessSync(dirname(file), constants.W_OK);
    const { bavail, bsize } = statfsSync(dirname(file));
    return bavail * bsize < leastBytes ? "disk-full" : undefined;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    return ["EROFS", "EACCES", "EPERM"].includes(code) ? "database-read-only" : undefined;
  }
}

const noPlace = ["EROFS", "EACCES", "EPERM", "EEXIST", "ENOTDIR"];

/** What to do about it, to be said after why the file cannot be opened; nothing when that is not known. */
export function remedyOf(error: unknown, trouble: Trouble | undefined): string {
  if (trouble === "disk-full") return "; make room there, or set DATA_DIR to a folder on another disk";
  const { code = "" } = error as NodeJS.ErrnoException;
  if (trouble !== "database-read-only" && !noPlace.includes(code)) return "";
  return "; set DATA_DIR to a folder that this user may write";
}
