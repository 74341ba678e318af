import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const inMemory = "/dev/shm";
const name = /^yonke-tests-(\d+)$/;
const leastRoom = 2 ** 31;

/** Containers are often given a few megabytes there, or a place where no program may be started. */
function isUsable(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < leastRoom || freemem() < 2 * leastRoom) return false;
  const program = join(folder, "try");
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
  return spawnSync(program).status === 0;
}

/**
 * What tests write goes to memory: they wait for no disk, and are not late where somebody else keeps it busy. Where that
 * cannot be, it goes where temporary files go. Asked of the process that starts the others, which inherit it.
 */
export function keepTestsInMemory(parent = inMemory): string | undefined {
  if (!existsSync(parent) || process.env.TMPDIR?.startsWith(parent)) return undefined;
  const folder = join(parent, `yonke-tests-${process.pid}`);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    for (const left of readdirSync(parent))
      if (name.test(left) && !existsSync(`/proc/${name.exec(left)?.[1]}`))
        rmSync(join(parent, left), { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    // Like /tmp itself: some tests have servers of another user.
    chmodSync(folder, 0o1777);
    if (!isUsable(folder)) throw new Error("no use");
  } catch {
    remove();
    return undefined;
  }
  process.once("exit", remove);
  process.env.TMPDIR = folder;
  return folder;
}
