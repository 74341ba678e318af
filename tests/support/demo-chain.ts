import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { Database } from "#data/database.ts";
import type { Schema, TableName } from "#data/schema.ts";
import { makeDemoChain } from "#demo/make-demo-chain.ts";
import { listRows } from "./list-rows.ts";
import { openMigrated } from "./migrated.ts";

/** For tests: the whole chain of stores with fewer cars, made once for a file; `all` reads a table of it. */
export function demoChainForTests(options: { vehicles: number; today: string }) {
  const root = mkdtempSync(join(tmpdir(), "yonke-demo-"));
  let db: Database;
  beforeAll(async () => {
    db = await openMigrated(root);
    await makeDemoChain(db, { stores: 58, ...options });
  }, 120_000);
  afterAll(async () => {
    await db.close();
    rmSync(root, { recursive: true, force: true });
  });
  return async <T extends TableName>(table: T): Promise<Schema[T][]> => listRows(db, table);
}
