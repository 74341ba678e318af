import { readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createPrivateFile } from "../private-files.ts";
import type { SqliteHandle } from "./handle.ts";

/** A copy grows all the time; one that has not for so long belongs to a process that ended. */
const stillMs = 60_000;

const stemOf = (file: string) => file.replace(/\.sqlite$/, "");

type Rescued = { path: string; madeAt: Date; bytes: number };

/** The copies of lost files that lie beside a database, the newest first. */
export function listRescued(file: string): Rescued[] {
  const start = `${basename(stemOf(file))}-rescued-`;
  return readdirSync(dirname(file))
    .filter((name) => name.startsWith(start) && name.endsWith(".sqlite"))
    .flatMap((name) => {
      const path = join(dirname(file), name);
      const found = statSync(path, { throwIfNoEntry: false });
      return found ? [{ path, madeAt: found.mtime, bytes: found.size }] : [];
    })
    .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

/** False when another process is at it. */
function takeTurn(copying: string): boolean {
  const found = statSync(copying, { throwIfNoEntry: false });
  if (found && Date.now() - found.mtimeMs < stillMs) return false;
  rmSync(copying, { force: true });
  try {
    createPrivateFile(copying);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Copies what the open connection still holds of a file whose name is gone, in one of all processes: the others take its copy
 * for theirs. `inPlaceAt`: when the file was last seen. Answers where the copy is; undefined while another process makes it.
 */
export async function rescueLost(file: string, handle: SqliteHandle, inPlaceAt: number): Promise<string | undefined> {
  const findMade = () => listRescued(file).find(({ madeAt }) => madeAt.getTime() > inPlaceAt)?.path;
  const copying = `${stemOf(file)}-rescuing`;
  const made = findMade();
  if (made || !takeTurn(copying)) return made;
  try {
    // Another may have ended in this very moment.
    const other = findMade();
    if (other) return other;
    await handle.copyTo(copying);
    const copy = `${stemOf(file)}-rescued-${new Date().toISOString().replace(/[:.]/g, "-")}.sqlite`;
    renameSync(copying, copy);
    return copy;
  } finally {
    rmSync(copying, { force: true });
  }
}
