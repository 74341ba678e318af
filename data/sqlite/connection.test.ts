import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { openMigrated } from "#tests/support/migrated.ts";

it("keeps less of what it only reads than of what it writes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "yonke-cache-"));
  const db = await openMigrated(folder);
  const cacheOf = async (connection: typeof db.main) =>
    (await sql<{ cache_size: number }>`pragma cache_size`.execute(connection)).rows[0]?.cache_size;
  expect([await cacheOf(db.reads), await cacheOf(db.main)]).toEqual([-4_000, -16_000]);
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});
