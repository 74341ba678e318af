import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open.ts";

test("kill -9 loses no form that was acknowledged, and the file needs no repair", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "yonke-kill-"));
  const first = await openDatabase({ dataDir });
  await migrate(first);
  await first.close();
  let printed = "";
  for (let round = 0; round < 3; round++) {
    const child = spawn(process.execPath, [join(import.meta.dirname, "../tests/support/submit-forever.ts"), dataDir]);
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const enough = printed.split("\n").length + 20;
    await new Promise<void>((resolve, reject) => {
      child.once("exit", (status) => reject(new Error(`ended by itself with ${status}`)));
      child.stdout.on("data", (text: Buffer) => {
        printed += text;
        if (printed.split("\n").length > enough) resolve();
      });
    });
    child.kill("SIGKILL");
    await ended;
  }
  const db = await openDatabase({ dataDir });
  const stored = new Set((await db.main.selectFrom("submissions").select("id").execute()).map((row) => row.id));
  const mailed = new Set(
    (await db.main.selectFrom("outbox").select("submission_id").execute()).map((row) => row.submission_id),
  );
  // A last line may have been cut by the kill.
  const acknowledged = printed.split("\n").filter((line) => line.length === 36);
  expect(acknowledged.length).toBeGreaterThan(60);
  expect(acknowledged.filter((id) => !stored.has(id) || !mailed.has(id))).toEqual([]);
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
});
