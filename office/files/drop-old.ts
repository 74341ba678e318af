import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { knownUploads } from "#data/queries/uploads.ts";
import { purgeUploads } from "#data/writes/uploads.ts";
import type { OfficeServices } from "../services.ts";

/** How long a file that nobody applied, and the rejected lines of those that were, are kept. */
const keptMs = 30 * 86_400_000;
/** No file takes so long to come: what lies here longer and is known to nobody was left by a process that ended. */
const arrivalMs = 3_600_000;

/** Deletes files whose time is over, and those that nobody knows of. */
export async function dropOld(
  { db, uploads }: Pick<OfficeServices, "db" | "uploads">,
  now = new Date(),
): Promise<void> {
  await purgeUploads(db, new Date(now.getTime() - keptMs));
  const names = await readdir(uploads).catch((): string[] => []);
  const known = await knownUploads(db, names);
  for (const name of names.filter((one) => !known.has(one))) {
    const facts = await stat(join(uploads, name)).catch(() => undefined);
    if (facts && now.getTime() - facts.mtimeMs > arrivalMs)
      await rm(join(uploads, name), { recursive: true, force: true });
  }
}
