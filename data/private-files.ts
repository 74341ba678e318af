import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";

export const ownFile = 0o600;
const ownFolder = 0o700;
const sticky = 0o1000;

/** Takes away what others may do; whoever made it read-only meant it. */
function tighten(path: string, mode: number): void {
  try {
    const now = statSync(path).mode;
    // A folder that all share, such as /tmp, is not ours to close.
    if ((now & 0o777 & ~mode) !== 0 && !(now & sticky)) chmodSync(path, now & mode);
  } catch (error) {
    // Not there, on a disk without modes, or somebody else's: whether it can be used shows when it is opened.
    if (!["ENOENT", "EPERM", "EROFS", "ENOTSUP"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

/** A folder that only its owner may look into, made or closed. */
export function closeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: ownFolder });
  tighten(folder, ownFolder);
}

/** Closes a file that others could read. */
export const closeFile = (file: string): void => tighten(file, ownFile);

/** A new file that only its owner may read; an error when there is one. */
export const createPrivateFile = (file: string): void => closeSync(openSync(file, "wx", ownFile));

/**
 * The database holds what visitors wrote, so only its owner may read it, whatever the umask. SQLite gives the files
 * beside it the mode of the database; those of before are put right too.
 */
export function closeDatabaseFiles(file: string): void {
  // Not opened when it is there: closing it again would drop the locks that SQLite holds on it in this process.
  if (!existsSync(file)) closeSync(openSync(file, "a", ownFile));
  for (const end of ["", "-wal", "-shm", "-journal"]) closeFile(file + end);
}
