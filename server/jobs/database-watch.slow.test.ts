import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import type { Database } from "#data/database.ts";
import { migrate } from "#data/migrate.ts";
import { openDatabase } from "#data/open.ts";
import type { StockHolder } from "#stock/holder.ts";
import { watchDatabase } from "./database-watch.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-small-disk-"));
const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=40m", "tmpfs", folder]).status === 0;
afterAll(() => {
  if (mounted) spawnSync("umount", [folder]);
  rmSync(folder, { recursive: true, force: true });
});

const silent = { info() {}, warn() {} };
/** Watches the database of the small disk while `work` goes on. */
async function watching(work: (trouble: () => string | undefined, db: Database) => Promise<void>) {
  const db = await openDatabase({ dataDir: folder });
  await migrate(db);
  const watch = watchDatabase(db, { healthy: () => true } as StockHolder, silent, 50);
  try {
    await work(watch.trouble, db);
  } finally {
    watch.stop();
    await db.close();
  }
}

describe.skipIf(!mounted)("where nobody sends a form", () => {
  test("a disk that is full is told all the same, and when it has room again", () =>
    watching(async (trouble, db) => {
      expect(trouble()).toBeUndefined();
      // What the log of writes has grown to would take some forms more.
      await sql`pragma wal_checkpoint(truncate)`.execute(db.main);
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(join(folder, "filling"), new Uint8Array(bavail * bsize));
      await expect.poll(trouble).toBe("disk-full");
      rmSync(join(folder, "filling"));
      await expect.poll(trouble).toBeUndefined();
    }));
});
