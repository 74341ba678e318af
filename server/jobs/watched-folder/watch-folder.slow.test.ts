import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it, vi } from "vitest";
import { migrate } from "#data/migrate.ts";
import { openDatabase } from "#data/open.ts";
import { folderSender } from "#data/queries/complete-senders.ts";
import { listImportRuns } from "#data/queries/import-runs.ts";
import { setCompleteSender } from "#data/writes/complete-senders.ts";
import { feedFile, fillChain } from "#feeds/engine/fixtures/chain.ts";
import { catchMail } from "#tests/support/mail-catcher.ts";
import { importApart } from "./import-apart.ts";
import { keepRefused } from "./keep-refused.ts";
import { createReportMail } from "./report-mail.ts";
import { type Outcome, type WatchOptions, watchFolder } from "./watch-folder.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const log = { info() {}, warn() {} };
const open: { stop(): Promise<unknown> }[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const thing of open.splice(0)) await thing.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), "yonke-watch-"));
  folders.push(folder);
  return folder;
}

function put(folder: string, path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const within = { timeout: 600_000, interval: 50 };
const namesIn = (folder: string, kind: string) =>
  existsSync(join(folder, kind))
    ? readdirSync(join(folder, kind))
        .map((name) => name.slice(18))
        .sort()
    : [];

function watch(folder: string, more: Partial<WatchOptions> = {}) {
  const outcomes: Outcome[] = [];
  const runs: string[] = [];
  const watching = watchFolder({
    folder,
    log,
    everyMs: 20,
    settleMs: 200,
    run: async ({ path }) => {
      runs.push(readFileSync(path, "utf8"));
      return { status: 0, report: "read" };
    },
    tell: async (outcome) => void outcomes.push(outcome),
    ...more,
  });
  open.push(watching);
  return { outcomes, runs, watching };
}

it("takes files from the chain's folder and a yard's", async () => {
  const folder = makeFolder();
  put(folder, "inventory/cars.csv", "a");
  put(folder, "FW1/prices/list.csv", "b");
  put(folder, "inventory/.cars.csv.part", "no");
  put(folder, "inventory/more.csv.filepart", "no");
  put(folder, "notes/readme.csv", "no");
  const { runs, outcomes } = watch(folder);
  await vi.waitFor(() => expect(outcomes).toHaveLength(2), within);
  expect(runs.toSorted()).toEqual(["a", "b"]);
  expect(outcomes.map(({ feed, store }) => [feed, store]).toSorted()).toEqual([
    ["inventory", undefined],
    ["prices", "FW1"],
  ]);
  expect(namesIn(folder, "done")).toEqual([
    "FW1-prices-list.csv",
    "FW1-prices-list.csv.report.txt",
    "inventory-cars.csv",
    "inventory-cars.csv.report.txt",
  ]);
  expect(existsSync(join(folder, "inventory/more.csv.filepart"))).toBe(true);
});

it("takes each file once with several servers at it", async () => {
  const folder = makeFolder();
  for (let n = 0; n < 20; n++) put(folder, `inventory/${n}.csv`, `${n}`);
  const all = [watch(folder), watch(folder), watch(folder)];
  await vi.waitFor(() => expect(namesIn(folder, "done")).toHaveLength(40), within);
  expect(all.flatMap(({ runs }) => runs).toSorted()).toEqual(Array.from({ length: 20 }, (_, n) => `${n}`).toSorted());
});

it("leaves a file to the next server when it stops, and takes again what a dead one held", async () => {
  const folder = makeFolder();
  put(folder, "inventory/one.csv", "1");
  const held = watch(folder, {
    run: (_, signal) => new Promise((_done, fail) => signal.addEventListener("abort", () => fail(new Error("ended")))),
  });
  await vi.waitFor(() => expect(existsSync(join(folder, "working/inventory/one.csv"))).toBe(true), within);
  await held.watching.stop();
  expect(existsSync(join(folder, "inventory/one.csv"))).toBe(true);
  put(folder, "working/FW1/inventory/two.csv", "2");
  const next = watch(folder, { lostMs: 300 });
  await vi.waitFor(() => expect(next.runs.toSorted()).toEqual(["1", "2"]), within);
  put(folder, "working/FW1/inventory/again-three.csv", "3");
  await vi.waitFor(() => expect(namesIn(folder, "refused")).toContain("FW1-inventory-again-three.csv"), within);
  expect(next.runs).not.toContain("3");
});

it("tries again what cannot be done now", async () => {
  const folder = makeFolder();
  put(folder, "inventory/one.csv", "1");
  let tries = 0;
  watch(folder, {
    run: async () => {
      tries += 1;
      return { status: tries === 1 ? 3 : 0, report: "busy" };
    },
  });
  await vi.waitFor(() => expect(namesIn(folder, "done")).toContain("inventory-one.csv"), within);
  expect([tries, namesIn(folder, "refused")]).toEqual([2, []]);
});

it("imports as the command does, puts the report beside the file and mails it to the yard", async () => {
  const folder = makeFolder();
  const dataDir = makeFolder();
  const db = await openDatabase({ dataDir });
  open.push({ stop: () => db.close() });
  await migrate(db);
  await fillChain(db);
  await db.main.updateTable("stores").set({ email: "fw1@yonke.test" }).where("site", "=", "FW1").execute();
  const { mail, url, close } = await catchMail();
  open.push({ stop: close });
  const send = createReportMail({
    db,
    smtpUrl: url,
    from: "sitio@yonke.test",
    desks: { general: ["chain@yonke.test"] },
  });
  vi.stubEnv("DATA_DIR", dataDir);
  vi.stubEnv("DATABASE_URL", "");
  const tell = async (outcome: Outcome) => {
    await keepRefused(db, outcome);
    await send(outcome);
  };
  watch(folder, { run: (file, signal) => importApart(root, file, signal), tell });
  mkdirSync(join(folder, "FW1/inventory"), { recursive: true });
  writeFileSync(join(folder, "FW1/inventory/autos.xlsx"), readFileSync(feedFile("engine/fixtures/stock.xlsx")));
  put(folder, "prices/wrong.csv", "nothing,of,this\n1,2,3\n");
  put(folder, "FW1/prices/line.csv", "item_number,price\nNONE-1,abc\n");
  // A yard's own folder speaks of that yard alone, whatever the file says.
  put(folder, "FW1/special-days/days.csv", readFileSync(feedFile("special-days/sample.csv"), "utf8"));
  await vi.waitFor(() => expect(mail).toHaveLength(4), within);
  expect(namesIn(folder, "done")).toContain("FW1-inventory-autos.xlsx.report.txt");
  expect(namesIn(folder, "refused").filter((name) => !name.endsWith(".txt"))).toEqual([
    "FW1-prices-line.csv",
    "FW1-prices-line.csv.rejected.csv",
    "FW1-special-days-days.csv",
    "prices-wrong.csv",
  ]);
  // The rejected lines lie beside the report, and it says so.
  const rejected = mail.find(({ subject }) => subject.includes("line.csv"))?.text;
  expect(rejected).toMatch(/están en \d{4}\S+-FW1-prices-line\.csv\.rejected\.csv, cada una/);
  expect(rejected).not.toContain("working");
  expect(mail.find(({ subject }) => subject.includes("special-days"))?.text).toContain("belongs to other stores");
  expect((await listImportRuns(db))[0]).toMatchObject({ feed: "inventory", who: "watched folder", rows_new: 2 });
  const [yard, chain] = ["autos.xlsx", "wrong.csv"].map((name) => mail.find(({ subject }) => subject.includes(name)));
  expect(yard).toMatchObject({ to: "fw1@yonke.test", subject: expect.stringContaining("recibido") });
  expect(yard?.text).toMatch(/nuevos 2[\s\S]*new 2/);
  expect(chain).toMatchObject({ to: "chain@yonke.test", subject: expect.stringContaining("rechazado") });
  expect(chain?.text).toMatch(/no nombra ninguna de las columnas[\s\S]*names none of this feed's columns/);
  // Those that were refused wait in the office too, for the yard's own staff or the chain's.
  const refused = await db.main.selectFrom("uploads").selectAll().where("state", "=", "refused").execute();
  const yardId = (await db.main.selectFrom("stores").select("id").where("site", "=", "FW1").executeTakeFirstOrThrow())
    .id;
  expect(refused.map(({ file_name, store_id }) => [file_name, store_id]).sort()).toEqual([
    ["days.csv", yardId],
    ["line.csv", yardId],
    ["wrong.csv", null],
  ]);
  expect(refused.find(({ file_name }) => file_name === "wrong.csv")?.report).toContain("names none of this feed's");
});

it("leaves a file that cars are missing from to the office: stopped where it is said to bring all, else when it is read", async () => {
  const folder = makeFolder();
  const dataDir = makeFolder();
  const db = await openDatabase({ dataDir });
  open.push({ stop: () => db.close() });
  await migrate(db);
  await fillChain(db);
  const { id: storeId } = await db.main
    .selectFrom("stores")
    .select("id")
    .where("site", "=", "FW1")
    .executeTakeFirstOrThrow();
  vi.stubEnv("DATA_DIR", dataDir);
  vi.stubEnv("DATABASE_URL", "");
  const { outcomes } = watch(folder, { run: (file, signal) => importApart(root, file, signal) });
  const cars = (count: number) =>
    Array.from({ length: count }, (_, at) => `C${at},2003,Honda,Accord\n`)
      .join("")
      .replace(/^/, "stock_number,year,make,model\n");
  const bring = async (name: string, text: string) => {
    const before = outcomes.length;
    put(folder, `FW1/inventory/${name}`, text);
    await vi.waitFor(() => expect(outcomes).toHaveLength(before + 1), within);
    const waiting = await db.main.selectFrom("uploads").selectAll().where("state", "=", "waiting").execute();
    return { outcome: outcomes.at(-1), waiting };
  };
  const there = async () =>
    (await db.main.selectFrom("vehicles").select("id").where("left_on", "is", null).execute()).length;
  await bring("all.csv", cars(20));
  const asked = await bring("some.csv", cars(9));
  expect(asked.outcome).toMatchObject({ taken: true, waits: false });
  expect(asked.outcome?.report).toContain("The 11 cars that are not in it stay until somebody at the office says");
  expect(asked.waiting).toMatchObject([{ file_name: "some.csv", store_id: storeId, who: "watched folder" }]);
  await setCompleteSender(db, folderSender(storeId), true, { who: "root", storeId, subject: "watched folder" });
  const stopped = await bring("short.csv", cars(8));
  expect(stopped.outcome).toMatchObject({ taken: true, waits: true });
  // All of the one before was written, so that the newer asks in its place.
  const [kept, ...more] = stopped.waiting;
  expect([kept?.file_name, more]).toEqual(["short.csv", []]);
  expect(readFileSync(join(dataDir, "office-uploads", kept?.id ?? "", "file"), "utf8")).toBe(cars(8));
  expect(await there()).toBe(20);
  expect((await bring("few.csv", cars(18))).outcome?.report).toContain("gone 2");
  expect(await there()).toBe(18);
});

it("writes to a chain of one language in that one alone", async () => {
  const db = await openDatabase({ dataDir: makeFolder() });
  open.push({ stop: () => db.close() });
  await migrate(db);
  const { mail, url, close } = await catchMail();
  open.push({ stop: close });
  const desks = { general: ["chain@yonke.test"] };
  const send = createReportMail({ db, smtpUrl: url, from: "sitio@yonke.test", desks, languages: ["en"] });
  await send({ feed: "prices", store: undefined, name: "a.csv", taken: false, report: "…" });
  expect(mail[0]?.subject).toBe("File refused: prices, a.csv");
  expect(mail[0]?.text).not.toContain("archivo");
});
