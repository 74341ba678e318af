import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/database.ts";
import { backupDatabase } from "./backup.ts";
import { findSetting } from "./queries/settings.ts";
import { restoreDatabase } from "./restore.ts";
import { getInstallation } from "./writes/installation.ts";

describeEachDatabase("the installation's name", ({ create, openAgain, kind }) => {
  test("is made once, by whichever process comes first, and is nobody else's", async () => {
    const db = await create();
    const others = await Promise.all([openAgain(db), openAgain(db), openAgain(db)]);
    expect(await findSetting(db.main, "installation")).toBeUndefined();
    const names = await Promise.all([db, ...others].map(getInstallation));
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toMatch(/^[0-9a-f]{32}\.invalid$/);
    expect(await getInstallation(await openAgain(db))).toBe(names[0]);
    expect(await getInstallation(await create())).not.toBe(names[0]);
  });

  test.runIf(kind === "sqlite")("is not asked for without an end where it is not kept", async () => {
    const db = await create();
    await sql`create trigger lost before insert on settings begin select raise(ignore); end`.execute(db.main);
    await expect(getInstallation(db)).rejects.toThrow("settings.installation");
  });

  test.runIf(kind === "sqlite")("comes along with a backup", async () => {
    const folder = mkdtempSync(join(tmpdir(), "yonke-installation-"));
    try {
      const [db, elsewhere] = [await create(), await create()];
      const name = await getInstallation(db);
      expect(await getInstallation(elsewhere)).not.toBe(name);
      const file = join(folder, "copy.sqlite");
      await backupDatabase(db, file);
      await restoreDatabase(elsewhere, file);
      expect(await getInstallation(await openAgain(elsewhere))).toBe(name);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
