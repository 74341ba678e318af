import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { migrate } from "#data/migrate.ts";
import { openDatabase } from "#data/open.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "yonke-cli-"));
const data = join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const args = (words: readonly string[]) => [join(root, "cli/yonke.ts"), ...words, "--data-dir", data];
function yonke(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args(words), { cwd: root, encoding: "utf8" });
  return { status, out: stdout, err: stderr };
}
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const header = "store,stock_number,year,make,model\n";
const cars = (count: number) => Array.from({ length: count }, (_, i) => `FW1,K${i},2003,Honda,Accord\n`).join("");

describe("yonke", { timeout: 120_000 }, () => {
  it("explains itself, and says what is wrong with what was typed", () => {
    expect(yonke("help")).toMatchObject({ status: 0, out: expect.stringContaining("import <feed> <file>") });
    expect(yonke("fly")).toMatchObject({ status: 1, err: expect.stringContaining("no command “fly”") });
    expect(yonke("import", "nothing", "x")).toMatchObject({
      status: 1,
      err: expect.stringContaining("The feeds are: locations"),
    });
    expect(yonke("import", "inventory", "lost.csv").err).toContain("There is no file lost.csv");
    expect(yonke("import", "inventory", join(root, "package.json"), "--format", "odt").err).toContain(
      "--format must be one of",
    );
    expect(yonke("import", "--colour").err).toContain("Usage: import");
    expect(yonke("feeds", "prices").out).toContain("item_number");
  });

  it("imports, lists, exports and takes back", () => {
    expect(yonke("import", "locations", "feeds/fixtures/chain.csv")).toMatchObject({
      status: 0,
      out: expect.stringContaining("new 4"),
    });
    const mixed = write("mixed.csv", `${header}FW1,A1,2003,Honda,Accord\nAtlantis,A2,2003,Honda,Accord\n`);
    expect(yonke("import", "inventory", mixed, "--preview")).toMatchObject({
      status: 2,
      out: expect.stringContaining("nothing was written"),
    });
    const done = yonke("import", "inventory", mixed);
    expect(done.status).toBe(2);
    expect(done.out).toContain("Line 3, store “Atlantis”: is no store of this chain.");
    expect(yonke("history").out).toMatch(/inventory {2}mixed.csv {2}by \S+ {2}\(done\)[\s\S]*rejected 1, new 1/);
    expect(yonke("export", "inventory", join(folder, "out.csv"), "--store", "FW1").out).toContain("1 records");
    expect(yonke("import", "inventory", write("empty.csv", header))).toMatchObject({
      status: 1,
      out: expect.stringContaining("no records"),
    });
    expect(yonke("undo").out).toContain("Run 2 (inventory, mixed.csv) was taken back");
    expect(yonke("undo", "2")).toMatchObject({ status: 1, err: expect.stringContaining("already undone") });
  });

  it("backs up and restores", () => {
    const file = join(folder, "copy.sqlite");
    expect(yonke("backup", file).status).toBe(0);
    yonke("import", "inventory", write("one.csv", `${header}FW1,Z1,2003,Honda,Accord\n`));
    expect(yonke("restore", file).status).toBe(0);
    expect(yonke("export", "inventory", join(folder, "after.csv")).out).toContain("0 records");
    expect(yonke("outbox").out).toContain("waiting 0");
  });

  it("leaves nothing half-done when it is killed, and needs no repair", async () => {
    const path = write("many.csv", header + cars(60_000));
    const child = spawn(process.execPath, args(["import", "inventory", path]), { cwd: root });
    await new Promise<void>((resolve) => {
      child.stderr.on("data", (piece: Buffer) => {
        if (/ [1-9]\d*,\d{3} records/.test(String(piece))) child.kill("SIGKILL");
      });
      child.once("exit", () => resolve());
    });
    expect(child.signalCode).toBe("SIGKILL");
    const db = await openDatabase({ dataDir: data });
    await migrate(db);
    expect(await db.main.selectFrom("vehicles").select("id").execute()).toEqual([]);
    await db.close();
    expect(yonke("import", "inventory", path).out).toContain("new 60,000");
  });
});
