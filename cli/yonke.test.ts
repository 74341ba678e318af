import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { migrate } from "#data/migrate.ts";
import { openDatabase } from "#data/open.ts";
import { listOutbox } from "#data/queries/outbox.ts";
import { listSiteSecrets } from "#data/queries/site-secrets.ts";
import { addFigures } from "#data/writes/figures.ts";
import { markMailFailed } from "#data/writes/outbox.ts";
import { addSubmission } from "#data/writes/submissions.ts";
import { commands } from "./commands.ts";
import { runCommand } from "./run-command.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const script = join(root, "cli/yonke.ts");
const folder = mkdtempSync(join(tmpdir(), "yonke-cli-"));
const data = join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const args = (words: readonly string[]) => [...words, "--data-dir", data];

/** What the process does with these words, without the second that a process takes to start. */
async function yonke(...words: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const status = await runCommand(commands, args(words), {
    stdout: { write: (text) => out.push(text) },
    stderr: { write: (text) => err.push(text) },
  });
  return { status, out: out.join(""), err: err.join("") };
}
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const header = "store,stock_number,year,make,model\n";
const cars = (count: number) => Array.from({ length: count }, (_, i) => `FW1,K${i},2003,Honda,Accord\n`).join("");
const chain = join(root, "feeds/fixtures/chain.csv");

describe("yonke", { timeout: 120_000 }, () => {
  it("explains itself, and says what is wrong with what was typed", async () => {
    expect(await yonke("help")).toMatchObject({ status: 0, out: expect.stringContaining("import <feed> <file>") });
    expect(await yonke("fly")).toMatchObject({ status: 1, err: expect.stringContaining("no command “fly”") });
    expect(await yonke("import", "nothing", "x")).toMatchObject({
      status: 1,
      err: expect.stringContaining("The feeds are: locations"),
    });
    expect((await yonke("import", "inventory", "lost.csv")).err).toContain("There is no file lost.csv");
    expect((await yonke("import", "inventory", join(root, "package.json"), "--format", "odt")).err).toContain(
      "--format must be one of",
    );
    expect((await yonke("import", "--colour")).err).toContain("Usage: import");
    expect((await yonke("feeds", "prices")).out).toContain("item_number");
  });

  it("imports, lists, exports and takes back; its exit status tells", async () => {
    expect(await yonke("import", "locations", chain)).toMatchObject({
      status: 0,
      out: expect.stringContaining("new 4"),
    });
    const mixed = write("mixed.csv", `${header}FW1,A1,2003,Honda,Accord\nAtlantis,A2,2003,Honda,Accord\n`);
    expect(await yonke("import", "inventory", mixed, "--preview")).toMatchObject({
      status: 2,
      out: expect.stringContaining("nothing was written"),
    });
    const done = spawnSync(process.execPath, [script, ...args(["import", "inventory", mixed])], {
      cwd: root,
      encoding: "utf8",
    });
    expect(done.status).toBe(2);
    expect(done.stdout).toContain("Line 3, store “Atlantis”: is no store of this chain.");
    expect((await yonke("history")).out).toMatch(
      /inventory {2}mixed.csv {2}by \S+ {2}\(done\)[\s\S]*rejected 1, new 1/,
    );
    expect((await yonke("export", "inventory", join(folder, "out.csv"), "--store", "FW1")).out).toContain("1 records");
    expect(await yonke("import", "inventory", write("empty.csv", header))).toMatchObject({
      status: 1,
      out: expect.stringContaining("no records"),
    });
    expect((await yonke("undo")).out).toContain("Run 2 (inventory, mixed.csv) was taken back");
    expect(await yonke("undo", "2")).toMatchObject({ status: 1, err: expect.stringContaining("already undone") });
  });

  it("reads what is piped in, and shows nothing that a terminal would obey", async () => {
    const cars = `${header}FW1,\x1b[2J\u202eP\u009b1,2003,Honda,Accord\nFW1,P2,\x1b]0;title\x07,Honda,Accord\n`;
    for (const name of ["-", "/dev/stdin"]) {
      const piped = spawnSync(process.execPath, [script, ...args(["import", "inventory", name, "--preview"])], {
        cwd: root,
        encoding: "utf8",
        input: cars,
      });
      expect(piped).toMatchObject({ status: 2, stdout: expect.stringContaining("inventory: piped data (csv, utf-8)") });
      expect(piped.stdout).toContain("new 1");
      expect(piped.stdout + piped.stderr).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
    }
    const named = write("x\u001b[31m\nWritten as run 9.csv", cars);
    await yonke("import", "inventory", named);
    const listed = (await yonke("history", "--limit", "1")).out;
    expect(listed).not.toContain("\u001b");
    expect(listed.trimEnd().split("\n")).toHaveLength(2);
    await yonke("undo");
  });

  it("backs up and restores", async () => {
    const file = join(folder, "copy.sqlite");
    expect((await yonke("backup", file)).status).toBe(0);
    const one = write("one.csv", `${header}FW1,Z1,2003,Honda,Accord\n`);
    expect((await yonke("import", "inventory", one)).out).toContain("new 1");
    expect((await yonke("restore", file)).status).toBe(0);
    expect((await yonke("export", "inventory", join(folder, "after.csv"))).out).toContain("0 records");
    expect((await yonke("outbox")).out).toContain("waiting 0");
  });

  it("gives the site another secret, and tells nobody which", async () => {
    expect(await yonke("secret")).toMatchObject({ status: 1, err: expect.stringContaining("rotate") });
    const done = await yonke("secret", "rotate");
    expect(done).toMatchObject({ status: 0, out: expect.stringMatching(/^A new secret signs from 2\d{3}-\S+ UTC on/) });
    expect((await yonke("secret", "rotate", "--drop-old")).out).toContain("must be loaded again");
    const db = await openDatabase({ dataDir: data });
    const [only, ...others] = await listSiteSecrets(db.main);
    await db.close();
    expect(others).toEqual([]);
    expect(done.out).not.toContain(only?.secret);
  });

  it("lets failed mail be sent once more, by its id or all of it", async () => {
    const db = await openDatabase({ dataDir: data });
    await migrate(db);
    const mail = { subject: "Solicitud", body: "Nombre: Prueba", replyTo: "" };
    for (let n = 0; n < 3; n++) await addSubmission(db, { form: "careers", edition: "es", fields: {}, mail });
    const ids = (await listOutbox(db)).map(({ id }) => id);
    for (const id of ids) await markMailFailed(db, id, "no such user", null);
    await db.close();
    const [first = ""] = ids;
    const listed = await yonke("outbox");
    expect(listed).toMatchObject({ status: 2, out: expect.stringContaining("failed 3") });
    for (const id of ids) expect(listed.out).toContain(id);
    expect((await yonke("outbox", "--retry", first)).out).toMatch(/^1 to be sent once more\n.*\nwaiting 1 .* failed 2/);
    expect(await yonke("outbox", "--retry", first)).toMatchObject({
      status: 1,
      err: expect.stringContaining("no failed mail"),
    });
    expect(await yonke("outbox", "--retry", "all")).toMatchObject({
      status: 0,
      out: expect.stringContaining("waiting 3 · sent 0 · failed 0"),
    });
  });

  it("leaves nothing half-done when it is killed, and needs no repair", async () => {
    const many = write("many.csv", header + cars(100_000));
    const child = spawn(process.execPath, [script, ...args(["import", "inventory", many])], { cwd: root });
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
    const again = write("again.csv", header + cars(3000));
    expect((await yonke("import", "inventory", again)).out).toContain("new 3,000");
  });

  it("shows what visitors did, as a table and as JSON", async () => {
    const db = await openDatabase({ dataDir: data });
    await migrate(db);
    const day = new Date().toISOString().slice(0, 10);
    const row = { day, edition: "es", count: 7 } as const;
    await addFigures(db, [
      { ...row, kind: "view", name: "home" },
      { ...row, kind: "view", name: "home", edition: "en", count: 2 },
      { ...row, kind: "asked", name: "Toyota Camry · 958" },
      { ...row, kind: "view", name: "careers", day: "2020-01-01" },
    ]);
    await db.close();
    const { status, out } = await yonke("figures");
    expect(status).toBe(0);
    expect(out).toMatch(/Pages opened: 9\n.*\n +9 +7 +2 {2}home\n/);
    expect(out).toContain("Toyota Camry · 958");
    expect(out).toContain("Forms: none");
    expect(out).not.toContain("careers");
    const { figures } = JSON.parse((await yonke("figures", "--days", "30", "--json")).out) as { figures: object[] };
    expect(figures).toHaveLength(3);
    expect(figures).toContainEqual({ ...row, kind: "view", name: "home" });
    expect(await yonke("figures", "--days", "0")).toMatchObject({ status: 1, err: expect.stringContaining("--days") });
  });
});
