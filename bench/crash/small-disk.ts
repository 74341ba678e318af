import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** A real disk of some megabytes in memory at this folder; undefined where only root may have one. */
export function mountSmallDisk(folder: string, megabytes: number) {
  if (process.getuid?.() !== 0) return undefined;
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  const filler = join(folder, "filler");
  return {
    /** Writes until nothing more goes in. */
    fill() {
      const file = openSync(filler, "w");
      for (let size = 1 << 20; size >= 1; size >>= 1) {
        try {
          for (;;) writeSync(file, Buffer.alloc(size));
        } catch {
          // A smaller piece may still find room.
        }
      }
      closeSync(file);
    },
    makeRoom: () => rmSync(filler, { force: true }),
    unmount: () => void execFileSync("umount", ["-l", folder], { stdio: "ignore" }),
  };
}

export type SmallDisk = NonNullable<ReturnType<typeof mountSmallDisk>>;
