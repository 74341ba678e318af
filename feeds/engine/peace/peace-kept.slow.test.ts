import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, inject, it } from "vitest";
import { backupDatabase } from "#data/backup.ts";
import { restoreDatabase } from "#data/restore.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { days, peaceYards } from "#tests/support/peace-yard.ts";

const root = join(import.meta.dirname, "../../..");

describeEachDatabase("what staff said", ({ create, openAgain, kind }) => {
  const open = peaceYards(create);

  it.runIf(kind === "sqlite")("comes back with a backup, and no file takes it back then", async () => {
    const { db, folder, yard, edit, exceptions } = await open();
    await yard();
    await edit("D1", { row: "41" });
    await edit("D2", { left: "gone" });
    await yard({ D1: { row: "9" } }, { now: days(1) });
    const before = await exceptions();
    const file = join(folder, "copy.sqlite");
    await backupDatabase(db, file);
    await db.main.deleteFrom("staff_exceptions").execute();
    await restoreDatabase(db, file);
    const again = await openAgain(db);
    const report = await yard({ D1: { row: "9" } }, { now: days(2) }, again);
    expect([report.changed, report.gone, report.notes.length]).toEqual([0, 0, 1]);
    const rows = await again.main.selectFrom("staff_exceptions").selectAll().orderBy("subject_id").execute();
    expect(rows).toMatchObject(before);
  });

  it("is whole after kill -9: a question stands with the file that asked it, or not at all", async () => {
    const { db, folder, yard, car, edit, exceptions } = await open();
    await yard();
    await edit("D1", { row: "41" });
    const files = ["9", "10"].map((row) => {
      const path = join(folder, `to-${row}.csv`);
      const lines = Array.from({ length: 2000 }, (_, i) => `DA1,D${i + 1},2003,Honda,Accord,${i === 0 ? row : 5}\n`);
      writeFileSync(path, `store,stock_number,year,make,model,row\n${lines.join("")}`);
      return path;
    });
    const address = async () => (await (await fetch(inject("postgresDesk"))).text()) + basename(db.place);
    const place = kind === "sqlite" ? [dirname(db.place), ""] : ["", await address()];
    for (let round = 0; round < 3; round++) {
      const child = spawn(process.execPath, [join(root, "tests/support/import-forever.ts"), ...place, ...files], {
        cwd: root,
      });
      const ended = new Promise((resolve) => child.once("exit", resolve));
      let told = 0;
      await new Promise<void>((resolve, reject) => {
        child.once("exit", (status) => reject(new Error(`ended by itself with ${status}`)));
        child.stdout.on("data", () => {
          told += 1;
          // In the middle of the next.
          if (told > 1 + round) setTimeout(resolve, 40 * round);
        });
      });
      child.kill("SIGKILL");
      await ended;
      const last = await db.main
        .selectFrom("import_runs")
        .select("file_name")
        .orderBy("id", "desc")
        .executeTakeFirstOrThrow();
      const [exception] = await exceptions();
      expect(exception?.now_says).toBe(JSON.stringify({ row: last.file_name.replace(/\D/g, ""), space: "" }));
      expect((await car("D1")).row).toBe("41");
    }
  });
});
