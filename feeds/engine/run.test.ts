import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#data/database.ts";
import { openFeedChain } from "#tests/support/feed-chain.ts";
import { importFile, now } from "./fixtures/chain.ts";
import { english } from "./fixtures/rows.ts";
import { reportText } from "./report-text.ts";
import type { ImportOptions } from "./run.ts";
import { undoRun } from "./undo.ts";

let chain: Awaited<ReturnType<typeof openFeedChain>>;
let db: Database;
beforeAll(async () => {
  chain = await openFeedChain();
  db = chain.db;
});
afterAll(() => chain.close());

function run(feed: ImportOptions["feed"], text: string, more: Partial<ImportOptions> = {}) {
  return importFile(db, feed, chain.write(text), more);
}
const head = "store,stock_number,vin,year,make,model,row\n";
const car = (site: string, number: string, vin = "", row = 1) =>
  `${site},${number},${vin},2003,Honda,Accord EX,${row}\n`;
const stamps = async (column: "stock_read_at" | "prices_updated_at") =>
  new Map(
    (await db.main.selectFrom("stores").select(["site", column]).execute()).map((row) => [row.site, row[column]]),
  );
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe("what a report tells of each record", () => {
  it("is how it was and is, under the name that people know a car by", async () => {
    await run("inventory", head + car("DA1", "D1") + car("DA1", "D2"));
    const next = head + car("DA1", "D2", "", 9) + car("DA1", "D3");
    const { details } = await run("inventory", next, { preview: true, details: true, complete: true });
    const told = details?.map(({ kind, label, car: name, before, after }) => [
      kind,
      label,
      name,
      before?.row,
      after?.row,
    ]);
    expect(told?.toSorted()).toEqual([
      ["changed", "D2", "2003 Honda Accord EX", "1", "9"],
      ["gone", "D1", "2003 Honda Accord EX", "1", undefined],
      ["new", "D3", "2003 Honda Accord EX", undefined, "1"],
    ]);
    expect((await run("inventory", next, { preview: true })).details).toBeNull();
  });

  it("is whose price it is, also of a part that the file brings itself", async () => {
    const text = "item_number,name_es,name_en,type,category,price\nN-1,Pieza nueva,New part,CAR,body,5\n";
    const { details } = await run("prices", text, { preview: true, details: true });
    expect(details?.map(({ part }) => part)).toEqual([{ es: "Pieza nueva", en: "New part", number: "N-1" }]);
  });

  it("is how far it has come, from nothing to all", async () => {
    const told: { share: number; rows: number }[] = [];
    await run("inventory", head + car("DA1", "D1"), {
      preview: true,
      onProgress: (p) => told.push(p),
    });
    const shares = told.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect([told.at(-1), shares.some((share) => share > 0 && share <= 0.3)]).toEqual([{ share: 1, rows: 1 }, true]);
  });

  it("is why lines were rejected, in a file of their own", async () => {
    const rejects = join(chain.folder, "rejects.csv");
    const report = await run("inventory", `${head}${car("OK9", "R1")}OK9,R2,,20x3,Honda,Accord,1\n`, { rejects });
    expect(report).toMatchObject({ accepted: 1, rejected: 1 });
    expect(report.rejectsFile).toBe(rejects);
    expect(reportText(report, "en")).toContain(`The rejected lines are in ${rejects}, each with its reason.`);
    expect(english(report.notes).join()).not.toContain(rejects);
    const [names, line, ...more] = readFileSync(rejects, "utf8").trim().split("\r\n");
    expect(names).toContain("motivo_del_rechazo,reason");
    expect(line).toMatch(/^OK9,R2,,20x3,.*no year, and the VIN does not tell/);
    expect(more).toEqual([]);
    const none = await run("inventory", head + car("OK9", "R1"), { rejects: join(chain.folder, "none.csv") });
    expect(english(none.notes).join()).not.toContain("rejected lines");
  });

  it("warns of a link to no page, and of one VIN in two places", async () => {
    const slide = "slug,position,title_es,title_en,art,url_es,url_en\nrun,1,A,A,hero,/a,/b\n";
    const linked = await run("slides", slide, { isPage: (address) => address === "/a" });
    expect(linked.warnings.map(({ column, value }) => [column, value])).toEqual([["url_en", "/b"]]);
    expect((await run("slides", slide.replace("run", "two"))).warnings).toEqual([]);
    const vin = "1HGCM82633A004352";
    const { notes } = await run("inventory", head + car("FW1", "V1", vin) + car("PO1", "V2", vin));
    expect(english(notes).join()).toContain(`The VIN ${vin} stands under 2 cars: V1 at FW1, V2 at PO1`);
  });
});

describe("a stores file", () => {
  const leftOut = async (text: string) =>
    english((await run("locations", text, { preview: true })).notes).filter((note) => note.includes("does not name"));

  it("is told which open stores it leaves out and that they stay, but for those that a rejected line names", async () => {
    const open = (await db.main.selectFrom("stores").select(["site", "name"]).where("active", "=", 1).execute()).filter(
      ({ site }) => site !== "FW1" && site !== "PO1",
    );
    const said = await leftOut("site,name,time_zone\nFW1,Yonke Uno,\nPO1,Yonke Dos,Texas/Time\n");
    expect(said).toHaveLength(1);
    for (const { site, name } of open) expect(said[0]).toContain(`${name} (${site})`);
    expect(said[0]).not.toMatch(/\((FW1|PO1)\)/);
    expect(said[0]).toContain(open.length === 1 ? "It stays as it is" : "They stay as they are");
    expect(said[0]).toContain("closed_on");
    const all = [...chain.stores.keys()].map((site) => `${site},2\n`).join("");
    expect(await leftOut(`site,admission\n${all}`)).toEqual([]);
  });
});

describe("who may change some stores only", () => {
  const mine = (...sites: string[]) => ({
    mayChange: (id: number) => sites.some((site) => chain.stores.get(site) === id),
    preview: true,
  });
  const refused = expect.stringContaining("what belongs to other stores, or to the chain");

  it("imports cars, days and events of these, and nothing of others", async () => {
    const cars = head + car("FW1", "M1") + car("PO1", "M2");
    expect(english((await run("inventory", cars, mine("FW1"))).refusals)).toEqual([refused]);
    const whole = await run("inventory", cars, mine("FW1", "PO1"));
    expect(whole).toMatchObject({
      outcome: "preview",
      refusals: [],
      stores: [chain.stores.get("FW1"), chain.stores.get("PO1")].sort(),
    });
    const event = (sites: string) =>
      `id,title_es,title_en,starts_at,ends_at,stores\n900201,A,A,2027-06-05 08:00,2027-06-05 17:00,${sites}\n`;
    expect((await run("events", event("FW1"), mine("FW1"))).refusals).toEqual([]);
    for (const sites of ["FW1|PO1", "*"])
      expect(english((await run("events", event(sites), mine("FW1"))).refusals)).toEqual([refused]);
  });

  it("imports nothing of the chain's", async () => {
    const all = mine("FW1", "PO1", "OK9", "DA1");
    const prices = "item_number,name_es,name_en,type,category,price\nR-1,Pieza R,Part R,CAR,body,5\n";
    expect(english((await run("prices", prices, all)).refusals)).toEqual([refused]);
    expect(english((await run("locations", "site,name\nFW1,Other\n", all)).refusals)).toEqual([refused]);
  });
});

describe("when a store's files were read", () => {
  it("is noted for cars, once for the same file", async () => {
    const cars = head + car("OK9", "T1");
    await run("inventory", cars, { now: later(1) });
    expect((await stamps("stock_read_at")).get("OK9")).toBe(later(1).toISOString());
    await run("inventory", cars, { now: later(2) });
    expect((await stamps("stock_read_at")).get("OK9")).toBe(later(1).toISOString());
    await run("inventory", head + car("OK9", "T1", "", 2), { now: later(3) });
    expect((await stamps("stock_read_at")).get("OK9")).toBe(later(3).toISOString());
  });

  it("is noted for prices: of a store's at that store, of the chain's at all, of no change at none", async () => {
    const names = "item_number,name_es,name_en,type,category,price\n";
    await run("prices", `${names}P-1,Pieza P,Part P,CAR,body,5\n`, { now: later(1) });
    expect(new Set((await stamps("prices_updated_at")).values())).toEqual(new Set([later(1).toISOString()]));
    await run("prices", "store,item_number,price\nFW1,P-1,4\n", { now: later(2) });
    const after = await stamps("prices_updated_at");
    expect([after.get("FW1"), after.get("PO1")]).toEqual([later(2), later(1)].map((at) => at.toISOString()));
    // A price that is there may be changed by one column alone, the chain's as a store's.
    for (const text of ["item_number,core\nP-1,1\n", "store,item_number,core\nFW1,P-1,2\n"])
      expect(await run("prices", text, { now: later(3) })).toMatchObject({
        outcome: "written",
        changed: 1,
        rejected: 0,
      });
    expect(await run("prices", "store,item_number,core\nPO1,P-1,2\n")).toMatchObject({
      outcome: "refused",
      rejected: 1,
    });
    await run("prices", "item_number,core\nP-1,1\n", { now: later(9) });
    expect([...(await stamps("prices_updated_at")).values()]).not.toContain(later(9).toISOString());
  });
});

it("what goes with a run is written only when the run stands, and takes it back where it fails", async () => {
  const text = head + car("DA1", "D1") + car("DA1", "D2") + car("DA1", "A1");
  const done: (number | null)[] = [];
  const alongside: ImportOptions["alongside"] = async (_, { runId }) => void done.push(runId);
  await run("inventory", text, { preview: true, alongside });
  const { runId } = await run("inventory", text, { alongside });
  expect(done).toEqual([runId]);
  const fails = { alongside: () => Promise.reject(new Error("no room")) };
  await expect(run("inventory", head + car("DA1", "A2"), fails)).rejects.toThrow("no room");
  const cars = await db.main.selectFrom("vehicles").select("stock_number").where("stock_number", "=", "A2").execute();
  expect(cars).toEqual([]);
});

describe("what a store has not said", () => {
  const of = async (site: string) => {
    const { id, ...row } = await db.main
      .selectFrom("stores")
      .select([
        "id",
        "tax_rate",
        "admission_cents",
        "core_days",
        "yard_closes_before_minutes",
        "phone1",
        "phone1_label_es",
      ])
      .where("site", "=", site)
      .executeTakeFirstOrThrow();
    const hours = await db.main.selectFrom("store_hours").select("desk").where("store_id", "=", id).execute();
    const weeks = [...new Set(hours.map(({ desk }) => desk))].sort();
    return { ...row, weeks };
  };
  const unsaid = {
    ...{ tax_rate: null, admission_cents: null, core_days: null, yard_closes_before_minutes: null },
    ...{ phone1: "", phone1_label_es: "", weeks: ["store"] },
  };
  const names =
    "site,tax_rate,admission,core_days,yard_closes_before,phone1,phone1_label_es,phone1_label_en,buying_hours\n";

  it("is unknown until a file says it, also as 0, and again when it is cleared; undo goes back", async () => {
    expect(await of("DA1")).toEqual(unsaid);
    const said = await run("locations", `${names}DA1,8.25,0,0,30,(214) 555-0101,Tienda,Store,Mo-Fr 8:00-17:00\n`);
    const known = {
      ...{ tax_rate: 82_500, admission_cents: 0, core_days: 0, yard_closes_before_minutes: 30 },
      ...{ phone1: "(214) 555-0101", phone1_label_es: "Tienda", weeks: ["buying", "store"] },
    };
    expect(await of("DA1")).toEqual(known);
    // Empty cells change nothing, and the same file again neither.
    expect(await run("locations", `${names}DA1,,,,,,,,\n`)).toMatchObject({ changed: 0 });
    expect(await of("DA1")).toEqual(known);
    const clear = "tax_rate|admission|core_days|yard_closes_before|phone1|phone1_label|buying_hours|hours";
    const cleared = await run("locations", `site,clear\nDA1,${clear}\n`);
    expect(cleared).toMatchObject({ changed: 1, rejected: 0 });
    expect(await of("DA1")).toEqual({ ...unsaid, weeks: [] });
    await undoRun(db, cleared.runId as number);
    expect(await of("DA1")).toEqual(known);
    await undoRun(db, said.runId as number);
    expect(await of("DA1")).toEqual(unsaid);
  });

  it("says what a line both says and clears, and clears nothing that must be there", async () => {
    await run("locations", "site,admission,clear\nDA1,3,admission\n");
    expect(await of("DA1")).toMatchObject({ admission_cents: 300 });
    await run("locations", "site,clear\nDA1,admission\n");
    expect(await run("locations", "site,clear\nDA1,name\n", { preview: true })).toMatchObject({ rejected: 1 });
  });
});
