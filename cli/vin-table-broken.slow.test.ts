import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fillChain } from "#feeds/engine/fixtures/chain.ts";
import { openMigrated } from "#tests/support/migrated.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const base = mkdtempSync(join(tmpdir(), "yonke-vin-table-"));
const release = join(base, "release");
const left = new Set(["node_modules", "dist", "tests", "docs", ".git", ".tmp"]);

/** In the release: a process that does what is typed, one command after the other. */
const inTurn = join(release, "cli/in-turn.ts");
const program = `
import { commands } from "./commands.ts";
import { runCommand } from "./run-command.ts";
for (const words of JSON.parse(process.argv[2])) console.log("ended with " + (await runCommand(commands, words)));
`;

/** A release of its own, so that a file of it can be broken as on a bad disk. */
beforeAll(async () => {
  for (const name of readdirSync(root))
    if (!left.has(name) && !name.startsWith(".")) cpSync(join(root, name), join(release, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(release, "node_modules"));
  writeFileSync(inTurn, program);
  const db = await openMigrated(join(base, "chain"));
  await fillChain(db);
  await db.close();
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

const table = join(release, "data/reference/vin-table.br");

it.each([
  ["damaged", () => truncateSync(table, 200_000)],
  ["of other bytes", () => writeFileSync(table, "<html>404</html>")],
  ["missing", () => rmSync(table)],
])("imports without a table of VINs that is %s, and doctor says so", (name, breakIt) => {
  breakIt();
  const dataDir = join(base, name);
  cpSync(join(base, "chain"), dataDir, { recursive: true });
  const file = join(base, `${name}.csv`);
  const lines = [
    "store,stock_number,vin,year,make,model",
    "FW1,A1,1HGCM82633A004352,2003,Honda,Accord",
    // Nobody says which: without the table it is no car, and the rest comes in.
    "FW1,A2,JTDKB20U793123456,2009,,",
    // The signs alone still say the year.
    "FW1,A3,2T1BR32E53C123456,,Toyota,Corolla",
  ];
  writeFileSync(file, `${lines.join("\n")}\n`);
  const typed = [["import", "inventory", file], ["doctor"]].map((words) => [
    ...words,
    "--lang",
    "en",
    "--data-dir",
    dataDir,
  ]);
  const { stdout } = spawnSync(process.execPath, [inTurn, JSON.stringify(typed)], { cwd: release, encoding: "utf8" });
  const [imported = "", doctor = ""] = stdout.split(/(?<=ended with \d\n)/);
  expect(imported).toMatch(/read 3 · accepted 2 · rejected 1[\s\S]*new 2/);
  expect(imported).toContain("make: is empty, and the VIN does not tell.");
  expect(imported).toContain("ended with 2");
  expect(doctor).toContain("The table that VINs are read with is missing or damaged");
  expect(doctor).toMatch(/ended with [1-9]/);
});
