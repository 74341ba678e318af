import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { migrate } from "#data/migrate.ts";
import { openDatabase } from "#data/open.ts";
import { listOutbox } from "#data/queries/outbox.ts";
import { listSiteSecrets } from "#data/queries/site-secrets.ts";
import { addFigures } from "#data/writes/figures.ts";
import { putFileWords } from "#data/writes/file-words.ts";
import { markMailFailed } from "#data/writes/outbox.ts";
import { insertRows } from "#data/writes/rows.ts";
import { addSubmission } from "#data/writes/submissions.ts";
import type { Command } from "./command.ts";
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
const chain = join(root, "feeds/engine/fixtures/chain.csv");

describe("yonke", () => {
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
    const both = (await yonke("import", "inventory", mixed, "--preview", "--lang", "both")).out;
    expect(both).toMatch(/Línea 3, store “Atlantis”: no es un patio de esta cadena[\s\S]*Line 3, store/);
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
    expect((await yonke("undo", "2", "--lang", "es")).err).toContain("La importación 2 ya se deshizo");
  });

  it("uses what the office was told, takes the meaning of columns, and leaves what it cannot ask to the office", async () => {
    const odd = write("odd.csv", "YR,MK,MODEL,STK#,Weather\n2008,TOYT,CAMRY,X1,fine\n2009,Toyt2,Corolla,X2,fine\n");
    const one = ["import", "inventory", odd, "--store", "FW1"];
    const refused = await yonke(...one, "--preview");
    expect(refused.status).toBe(1);
    const absent = '"stock_number" or "vin", "year" or "vin", "make" or "vin"';
    for (const told of [absent, '"YR" might be "year"', '"STK#" might be']) expect(refused.out).toContain(told);
    const columns = ["--columns", "YR=year, MK = make, STK#=stock_number, Weather="];
    expect((await yonke(...one, "--columns", "YR")).err).toContain('--columns "YR=year, ARRIVAL=date_set"');
    expect((await yonke(...one, "--columns", "YR=wheels")).err).toContain("inventory has no column “wheels”");
    const taken = await yonke(...one, ...columns);
    expect(taken).toMatchObject({ status: 2, out: expect.stringContaining("wait for an answer 1") });
    expect(taken.out).toContain("1 line waits for somebody to say what it is: Toyt2 (1).");
    const db = await openDatabase({ dataDir: data, url: undefined });
    const asked = await db.main.selectFrom("uploads").select(["file_name", "asks", "state", "store_id"]).execute();
    expect(asked).toEqual([{ file_name: "odd.csv", asks: 1, state: "applied", store_id: 1 }]);
    const said = { column: { yr: "year", mk: "make", stknumber: "stock_number" }, make: { toyt2: "Toyota" } };
    const by = { who: "somebody", storeId: 1, subject: "odd.csv" };
    await putFileWords(db, { feed: "inventory", storeId: 1, said }, by);
    await db.close();
    const again = await yonke(...one);
    expect(again).toMatchObject({ status: 0, out: expect.stringContaining("new 1 · changed 0") });
    for (let runs = 0; runs < 2; runs += 1) await yonke("undo");
  });

  it("takes off nothing that a file does not name, unless told that it is everything, and of many how many", async () => {
    const all = write("all.csv", header + cars(30));
    const some = write("some.csv", header + cars(28));
    const few = write("few.csv", header + cars(3));
    await yonke("import", "inventory", all);
    const short = await yonke("import", "inventory", few);
    expect(short).toMatchObject({ status: 0, out: expect.stringContaining("27 cars are not in the file, and stay.") });
    expect(short.out).toContain("If the file names every car and those 27 have left: --complete --leaving 27");
    expect((await yonke("import", "inventory", some, "--complete")).out).toContain("gone 2");
    const refused = await yonke("import", "inventory", few, "--complete");
    expect(refused).toMatchObject({ status: 1, out: expect.stringContaining("3 of its cars, and 25 are missing") });
    expect(refused.out).toContain("have left: --leaving 25");
    expect(await yonke("import", "inventory", few, "--complete", "--leaving", "24")).toMatchObject({ status: 1 });
    expect((await yonke("import", "inventory", few, "--leaving", "25")).err).toContain(
      "--leaving goes with --complete",
    );
    const done = await yonke("import", "inventory", few, "--complete", "--leaving", "25", "--lang", "es");
    expect(done).toMatchObject({ status: 0, out: expect.stringContaining("se van 25") });
    for (let run = 0; run < 4; run++) await yonke("undo");
    expect((await yonke("export", "inventory", join(folder, "none.csv"))).out).toContain("0 records");
  });

  it("says of a token, or of a yard's folder, that its files name every car, and takes it back", async () => {
    const [, id = ""] =
      /Token (\w+) for the chain/.exec(
        (await yonke("token", "add", "--chain", "--name", "Export", "--complete")).out,
      ) ?? [];
    expect((await yonke("token")).out).toContain(`${id}  the chain  Export  names every car  never used`);
    expect((await yonke("token", "part", id)).out).toContain("only add and correct");
    expect((await yonke("token", "complete", "folder", "--store", "FW1")).out).toMatch(
      /watched folder, store \d+, name/,
    );
    expect((await yonke("token")).out).toMatch(
      /Export {2}adds and corrects[\s\S]*watched folder {2}store \d+ {2}names every/,
    );
    expect((await yonke("token", "complete", "nothing")).err).toContain("There is no token “nothing”");
    await yonke("token", "part", "folder", "--store", "FW1");
    await yonke("token", "remove", id);
    expect((await yonke("token")).out).toContain("There is no token yet");
  });

  it("says nothing of a reader that has read enough", () => {
    const command = 'set -o pipefail; "$0" "$@" | true';
    const cut = spawnSync("bash", ["-c", command, process.execPath, script, "feeds"], { cwd: root, encoding: "utf8" });
    expect(cut).toMatchObject({ status: 0, stderr: "" });
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
    expect(listed.trimEnd().split("\n")).toHaveLength(3);
    await yonke("undo");
  });

  it("backs up and restores, and names the database that it works on", async () => {
    const file = join(folder, "copy.sqlite");
    const named = `Database: SQLite, ${join(data, "yonke.sqlite")}\n`;
    const copied = await yonke("backup", file);
    expect(copied).toMatchObject({ status: 0, out: expect.stringContaining(named) });
    expect(copied.out).toMatch(/The chain's folder is not in it: copy \/\S*chain too\./);
    const one = write("one.csv", `${header}FW1,Z1,2003,Honda,Accord\n`);
    const imported = await yonke("import", "inventory", one);
    expect(imported.out).toContain("new 1");
    expect(imported.out.startsWith(named)).toBe(true);
    expect(await yonke("restore", file)).toMatchObject({ status: 1, err: expect.stringContaining("say --yes") });
    const restored = await yonke("restore", file, "--yes");
    expect(restored).toMatchObject({
      status: 0,
      out: expect.stringMatching(/kept in .*yonke-before-restore-.*\.sqlite/),
    });
    expect((await yonke("export", "inventory", join(folder, "after.csv"))).out).toContain("0 records");
    expect((await yonke("outbox")).out).toContain("waiting 0");
    const json = await yonke("figures", "--json");
    expect(JSON.parse(json.out)).toMatchObject({ figures: expect.any(Array) });
    expect(json.err).toContain(named);
  });

  it("restores where the file is damaged or gone, and tells a database of a newer release from damage", async () => {
    const file = join(folder, "whole.sqlite");
    await yonke("backup", file);
    const live = join(data, "yonke.sqlite");
    writeFileSync(live, "nothing that anybody could read ".repeat(1000));
    expect((await yonke("history")).status).toBe(1);
    const mended = await yonke("restore", file, "--yes");
    expect(mended).toMatchObject({ status: 0, out: expect.stringContaining("yonke-before-restore-") });
    const [, kept = ""] = /kept in (\S+)\.\n/.exec(mended.out) ?? [];
    expect(readFileSync(kept, "utf8")).toContain("nothing that anybody could read");
    expect((await yonke("history")).status).toBe(0);
    for (const end of ["", "-wal", "-shm"]) rmSync(live + end, { force: true });
    // Nothing is lost by it, so nothing is asked.
    expect((await yonke("restore", file)).out).toContain("(there is none yet)");
    expect((await yonke("history")).out).toContain("inventory");
    const newer = new DatabaseSync(live);
    newer.exec("insert into kysely_migration values ('9999-later', '2099-01-01')");
    newer.close();
    const refused = await yonke("history");
    expect(refused).toMatchObject({ status: 1, err: expect.stringContaining("was made by a newer release") });
    expect(refused.err.trim().split("\n")).toHaveLength(1);
    const before = join(folder, "before-upgrade.sqlite");
    expect((await yonke("backup", before)).status).toBe(0);
    expect((await yonke("restore", before, "--yes")).err).toContain("was made by a newer release");
    expect((await yonke("restore", file, "--yes")).status).toBe(0);
    expect((await yonke("history")).status).toBe(0);
  });

  it("copies a database of an older release as it is", async () => {
    const live = join(data, "yonke.sqlite");
    const older = new DatabaseSync(live);
    const names = () => older.prepare("select name from kysely_migration order by name").all() as { name: string }[];
    const last = names().at(-1)?.name ?? "";
    older.prepare("delete from kysely_migration where name = ?").run(last);
    const copy = join(folder, "older.sqlite");
    expect((await yonke("backup", copy)).status).toBe(0);
    expect(names().map(({ name }) => name)).not.toContain(last);
    expect((new DatabaseSync(copy).prepare("select name from kysely_migration").all() as object[]).length).toBe(
      names().length,
    );
    older.prepare("insert into kysely_migration values (?, '2026-01-01')").run(last);
    older.close();
  });

  it("says in one sentence why the database takes nothing", async () => {
    const err: string[] = [];
    const failing: Command = {
      usage: "fill",
      about: "Writes until there is no room.",
      async run({ openDatabase }) {
        const db = await openDatabase();
        await sql`pragma max_page_count = 1`.execute(db.main);
        const bytes = new Uint8Array(1_000_000);
        await insertRows(db.main, "images", [{ id: "too-large", mime: "image/png", width: 1, height: 1, bytes }]);
        return 0;
      },
    };
    const stderr = { write: (text: string) => err.push(text) };
    expect(await runCommand({ fill: failing }, args(["fill"]), { stdout: { write() {} }, stderr })).toBe(1);
    expect(err.join("")).toBe(
      "Nothing was changed: the disk is full (database or disk is full). Make room there, then run it again.\n",
    );
  });

  it("gives the site another secret, and tells nobody which", async () => {
    expect(await yonke("secret")).toMatchObject({ status: 1, err: expect.stringContaining("rotate") });
    const done = await yonke("secret", "rotate");
    expect(done).toMatchObject({
      status: 0,
      out: expect.stringMatching(/\nA new secret signs from 2\d{3}-\S+ UTC on/),
    });
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
    expect((await yonke("outbox", "--retry", first)).out).toMatch(
      /\n1 to be sent once more\n.*\nwaiting 1 .* failed 2/,
    );
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
    const many = write("many.csv", header + cars(20_000));
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
