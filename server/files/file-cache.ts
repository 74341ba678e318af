import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BoundedMap } from "#core/bounded-map.ts";

/** Files that cost something to make, kept in a folder up to a size; those not asked for the longest leave first. */
export function createFileCache(folder: string, limitBytes: number) {
  mkdirSync(folder, { recursive: true });
  const leaving: string[] = [];
  const sizes = new BoundedMap<string, number>({
    limit: limitBytes,
    sizeOf: (size) => size,
    onEvict: (name) => leaving.push(name),
  });
  const pending = new Map<string, Promise<Buffer>>();
  const known = readdirSync(folder).map((name) => ({ name, ...statOf(join(folder, name)) }));
  for (const { name, size } of known.sort((a, b) => a.at - b.at)) sizes.set(name, size);

  async function keep(name: string, bytes: Buffer) {
    const draft = join(folder, `.${name}.${process.pid}`);
    await writeFile(draft, bytes);
    await rename(draft, join(folder, name));
    sizes.set(name, bytes.length);
    for (const old of leaving.splice(0)) if (!sizes.has(old)) await rm(join(folder, old), { force: true });
  }

  async function find(name: string): Promise<Buffer | undefined> {
    // Also one that a process beside this has made. Looked for at once: who asks first shall stand first in the line.
    if (!sizes.has(name) && !existsSync(join(folder, name))) return undefined;
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    if (bytes) sizes.set(name, bytes.length);
    else sizes.delete(name);
    return bytes;
  }

  async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const found = await find(name);
    if (found) return found;
    const bytes = await make();
    // A full disk costs speed, not the answer.
    await keep(name, bytes).catch(() => undefined);
    return bytes;
  }

  return {
    /** The file, if it is kept. */
    find,
    /** The file, made once however many ask for it at the same time. */
    get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
      let promise = pending.get(name);
      if (!promise) {
        promise = readOrMake(name, make).finally(() => pending.delete(name));
        pending.set(name, promise);
      }
      return promise;
    },
    get bytes() {
      return sizes.size;
    },
  };
}

function statOf(path: string): { size: number; at: number } {
  try {
    const { size, mtimeMs } = statSync(path);
    return { size, at: mtimeMs };
  } catch {
    return { size: 0, at: 0 };
  }
}
