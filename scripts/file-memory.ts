import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

type FileMemory = {
  /** Those of the files that nobody has found well as they are now. */
  listNew(files: readonly string[]): Promise<string[]>;
  /** All that `listNew` was last asked about is well; what is not among it is forgotten. */
  save(): Promise<void>;
};

/** What was once found well stays so for the same judge. The memory is only a memory and may be deleted. */
export async function openFileMemory(memory: string, version: string, root: string): Promise<FileMemory> {
  const kept = await readFile(memory, "utf8")
    .then(JSON.parse, () => undefined)
    .catch(() => undefined);
  const { version: known, well = [] } = (kept ?? {}) as { version?: string; well?: string[] };
  const before = new Set(known === version ? well : []);
  let asked: string[] = [];
  return {
    async listNew(files) {
      // By name too: what is right in one folder may be wrong in another.
      const keys = await Promise.all(
        files.map(async (file) => {
          const hash = createHash("sha256").update(`${file}\n`);
          return hash.update(await readFile(`${root}/${file}`)).digest("base64url");
        }),
      );
      asked = keys;
      return files.filter((_, at) => !before.has(keys[at] as string));
    },
    async save() {
      await mkdir(dirname(memory), { recursive: true });
      await writeFile(memory, JSON.stringify({ version, well: asked }));
    },
  };
}
