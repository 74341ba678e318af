import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import { openFeedChain } from "#tests/support/feed-chain.ts";
import { importFile } from "./fixtures/chain.ts";
import { undoRun } from "./undo.ts";

let chain: Awaited<ReturnType<typeof openFeedChain>>;
let db: Database;
beforeAll(async () => {
  chain = await openFeedChain();
  db = chain.db;
});
afterAll(() => chain.close());

/** Imports some lines and says the number of the run. */
async function run(feed: Parameters<typeof importFile>[1], text: string): Promise<number> {
  const report = await importFile(db, feed, chain.write(text));
  expect(report).toMatchObject({ outcome: "written", rejected: 0 });
  return report.runId as number;
}
const mayChange =
  (...sites: string[]) =>
  (id: number) =>
    sites.some((site) => chain.stores.get(site) === id);
const cars = (...sites: string[]) =>
  `store,stock_number,year,make,model,row\n${sites.map((site, at) => `${site},U${at},2003,Honda,Accord,1\n`).join("")}`;
const day = (site: string, date: string) =>
  `store,day,closed,opens,closes,label_es,label_en\n${site},${date},yes,,,Fiesta,Holiday\n`;
const event = (id: number, sites: string, banner = "") =>
  `id,title_es,title_en,starts_at,ends_at,stores,banner_starts_at,banner_ends_at\n${id},Fiesta,Party,2027-06-05 08:00,2027-06-05 17:00,${sites},${banner && `${banner},2027-06-05 17:00`}\n`;

describe("undo", () => {
  it("names what there is none of: a run, one that stands, one that changed something", async () => {
    await expect(undoRun(db, 999)).rejects.toThrow("There is no import run 999.");
    const id = await run("special-days", day("FW1", "2027-03-01"));
    await undoRun(db, id);
    await expect(undoRun(db, id)).rejects.toThrow(`Run ${id} was already undone`);
    const kept = await run("special-days", day("FW1", "2027-03-02"));
    await db.main.updateTable("import_runs").set({ version: null }).where("id", "=", kept).execute();
    await expect(undoRun(db, kept)).rejects.toThrow(`Run ${kept} changed nothing`);
  });

  it("asks for the later runs of the same stores first, the last of them first, and for no others", async () => {
    const first = await run("special-days", day("FW1", "2027-04-01"));
    await run("special-days", day("PO1", "2027-04-01"));
    const second = await run("special-days", day("FW1", "2027-04-02"));
    const third = await run("special-days", day("FW1", "2027-04-03"));
    await expect(undoRun(db, first)).rejects.toThrow(`Undo run ${third}, then ${second} first`);
    for (const id of [third, second]) await undoRun(db, id);
    const done = await undoRun(db, first);
    expect(done).toMatchObject({ run: { id: first }, rows: 1 });
  });

  it("writes what goes with it in the same transaction", async () => {
    const id = await run("special-days", day("DA1", "2027-05-01"));
    const alongside = () => Promise.reject(new Error("no room"));
    await expect(undoRun(db, id, { alongside })).rejects.toThrow("no room");
    expect((await undoRun(db, id)).rows).toBe(1);
  });
});

describe("undo by somebody who may change some stores only", () => {
  const asOf = (id: number, ...sites: string[]) => undoRun(db, id, { mayChange: mayChange(...sites) });
  const refused = "changed what belongs to other stores, or to the chain";

  it("takes back what belongs to these stores alone", async () => {
    const both = await run("inventory", cars("FW1", "PO1"));
    await expect(asOf(both, "FW1")).rejects.toThrow(refused);
    await expect(asOf(both)).rejects.toThrow(refused);
    expect((await asOf(both, "FW1", "PO1")).run.id).toBe(both);
  });

  it("takes back no day of another store, though nothing else tells whose it is", async () => {
    const days = `${day("FW1", "2027-06-01")}PO1,2027-06-01,yes,,,Fiesta,Holiday\n`;
    const both = await run("special-days", days);
    await expect(asOf(both, "FW1")).rejects.toThrow(refused);
    expect((await asOf(both, "FW1", "PO1")).rows).toBe(2);
  });

  it("takes back a file that is noted at its store as read, but no other change of a store", async () => {
    const stock = await run("inventory", cars("FW1"));
    const noted = await db.main.selectFrom("import_changes").select("table_name").where("run_id", "=", stock).execute();
    expect(noted.map(({ table_name }) => table_name)).toContain("stores");
    await asOf(stock, "FW1");
    const renamed = await run("locations", "site,name\nFW1,Yonke Other Name\n");
    await expect(asOf(renamed, "FW1", "OK9", "PO1", "DA1")).rejects.toThrow(refused);
    await undoRun(db, renamed);
  });

  it("takes back an event at these stores, but none of others, of the chain, or in the strip of every page", async () => {
    await asOf(await run("events", event(900_101, "FW1")), "FW1");
    for (const text of [event(900_102, "FW1|PO1"), event(900_103, "*"), event(900_104, "FW1", "2027-06-01 00:00")]) {
      const id = await run("events", text);
      await expect(asOf(id, "FW1")).rejects.toThrow(refused);
      await undoRun(db, id);
    }
    const id = await run("events", event(900_105, "FW1"));
    const wider = await run("events", event(900_105, "FW1|PO1"));
    await expect(asOf(wider, "FW1")).rejects.toThrow(refused);
    await asOf(wider, "FW1", "PO1");
    await asOf(id, "FW1");
  });
});
