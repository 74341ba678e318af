import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const base = mkdtempSync(join(tmpdir(), "yonke-vin-table-"));
const release = join(base, "release");
const left = new Set(["node_modules", "dist", "tests", "docs", ".git", ".tmp"]);

/** A release of its own, so that a file of it can be broken as on a bad disk. */
beforeAll(() => {
  for (const name of readdirSync(root))
    if (!left.has(name) && !name.startsWith(".")) cpSync(join(root, name), join(release, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(release, "node_modules"));
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
  const yonke = (...words: string[]) =>
    spawnSync(process.execPath, [join(release, "cli/yonke.ts"), ...words, "--data-dir", dataDir], {
      cwd: release,
      encoding: "utf8",
    });
  expect(yonke("migrate").status).toBe(0);
  expect(yonke("import", "locations", join(release, "feeds/engine/fixtures/chain.csv")).status).toBe(0);
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
  const imported = yonke("import", "inventory", file, "--lang", "en");
  expect(imported.stdout).toMatch(/read 3 · accepted 2 · rejected 1[\s\S]*new 2/);
  expect(imported.stdout).toContain("make: is empty, and the VIN does not tell.");
  expect(imported.status).toBe(2);
  const doctor = yonke("doctor", "--lang", "en");
  expect(doctor.stdout).toContain("The table that VINs are read with is missing or damaged");
  expect(doctor.status).not.toBe(0);
});
