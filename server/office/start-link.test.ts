import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import { listAudit } from "#data/queries/audit.ts";
import { listStaff } from "#data/queries/staff.ts";
import { keepLanguages } from "#data/writes/chain-settings.ts";
import { putStaff } from "#data/writes/staff.ts";
import { findLink } from "#data/writes/staff-links.ts";
import { editionIds } from "#site/editions.ts";
import { openMigrated } from "#tests/support/migrated.ts";
import { officeLine, startLink } from "./start-link.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-start-link-"));
let db: Database;

beforeAll(async () => {
  db = await openMigrated(folder);
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

it("lets in whoever started the site, in nobody else's name, and writes it down", async () => {
  await putStaff(db, { email: "ana@example.com", role: "owner", storeIds: [] }, "root");
  for (const _start of [1, 2]) {
    const link = await startLink(db, "http://localhost:3001", editionIds);
    expect((await findLink(db.main, link.split("/").at(-1) ?? ""))?.email).toBe("owner@localhost");
  }
  expect((await listStaff(db)).map(({ email }) => email)).toEqual(["ana@example.com", "owner@localhost"]);
  const made = (await listAudit(db, { limit: 9 })).filter(({ action }) => action === "link.add");
  expect(made.map(({ who, subject }) => [who, subject])).toEqual([
    ["npm start", "owner@localhost"],
    ["npm start", "owner@localhost"],
  ]);
});

it("speaks to whoever starts an English site in English", async () => {
  const english = mkdtempSync(join(tmpdir(), "yonke-start-link-en-"));
  const other = await openMigrated(english);
  try {
    await keepLanguages(other, ["en"]);
    expect(officeLine("http://localhost:3001", ["en"])).toBe("Office   http://localhost:3001/");
    expect(officeLine("http://localhost:3001", ["es", "en"])).toBe("Oficina  http://localhost:3001/");
    const english = /^http:\/\/localhost:3001\/en\/link\//;
    expect(await startLink(other, "http://localhost:3001", ["en"])).toMatch(english);
    // Whoever came in while the site spoke Spanish too is known by that language.
    expect(await startLink(db, "http://localhost:3001", ["en"])).toMatch(english);
  } finally {
    await other.close();
    rmSync(english, { recursive: true, force: true });
  }
});
