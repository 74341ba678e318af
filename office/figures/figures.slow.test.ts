import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays, localTimeOf } from "#core/local-time.ts";
import type { Database } from "#data/database.ts";
import { insertRows } from "#data/differences.ts";
import { fillChain } from "#tests/support/chain.ts";
import { openMigrated } from "#tests/support/migrated.ts";
import { runOffice } from "#tests/support/office.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-office-figures-"));
let db: Database;
let office: Awaited<ReturnType<typeof runOffice>>;

beforeAll(async () => {
  db = await openMigrated(folder);
  await fillChain(db, { stores: 1, vehicles: 0 });
  office = await runOffice(db);
  const today = localTimeOf(new Date(), "America/Los_Angeles").day;
  const row = (day: string, kind: "view" | "asked" | "nothing", name: string, count: number) =>
    ({ day, kind, name, edition: "es", count }) as const;
  await insertRows(db.main, "figures", [
    row(today, "view", "home", 1200),
    row(addDays(today, -3), "view", "prices", 34),
    row(addDays(today, -10), "view", "home", 77),
    row(today, "asked", "Saturn Vue", 9),
    row(today, "nothing", "inventory", 9),
  ]);
});
afterAll(async () => {
  await office.stop();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

it("adds up a period, beside the one before it, and names what nobody found", async () => {
  const { get } = await office.staff({ role: "reader", email: "lector@example.com", storeIds: [1] });
  const week = (await get("/cifras")).text;
  expect(week).toMatch(
    /Páginas vistas<\/dt><dd><span class="o-big">1,234<\/span><span class="o-help">77 en el periodo/,
  );
  expect(week).toContain("Saturn Vue");
  expect((await get("/en/figures?days=30")).text).toMatch(/Pages opened<\/dt><dd><span class="o-big">1,311</);
});
