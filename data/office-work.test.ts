import { expect, it } from "vitest";
import { fillChain } from "#tests/support/chain.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { findPresentCars } from "./queries/find-car.ts";
import { listRunsOfStores } from "./queries/import-runs.ts";
import { countOfficeLeads, listLeadNotes, listOfficeLeads } from "./queries/lead-work.ts";
import { countFailedMail, listLastRuns } from "./queries/office-today.ts";
import { findUpload, knownUploads, lastRunId, listRunsAfter, listUploads } from "./queries/uploads.ts";
import type { UploadRow } from "./schema.ts";
import { addFeedToken, listFeedTokens, removeFeedToken, useFeedToken as spendToken } from "./writes/feed-tokens.ts";
import { addLeadNote, assignLead, eraseLeads, setLeadState } from "./writes/lead-work.ts";
import { putStaff } from "./writes/staff.ts";
import { addSubmission } from "./writes/submissions.ts";
import {
  addUpload,
  changeUpload,
  claimUpload,
  discardUpload,
  holdUpload,
  purgeUploads,
  releaseUpload,
} from "./writes/uploads.ts";

const mail = { subject: "…", body: "…", replyTo: "" };
const owner = { email: "dueno@example.com", name: "", role: "owner", edition: "es", storeIds: [] } as const;

describeEachDatabase("the office's work", ({ create }) => {
  it("keeps what is done about a lead, counts by state and reach, and erases it with all that hangs on it", async () => {
    const db = await create();
    const staff = await putStaff(db, owner, "root");
    const add = (name: string, storeId?: number) =>
      addSubmission(db, { form: "contact", edition: "es", fields: { name }, mail, storeId });
    await add("uno", 1);
    await add("dos", 2);
    await add("tres");
    expect(await countOfficeLeads(db, "all")).toEqual({ new: 3, called: 0, done: 0 });
    expect(await countOfficeLeads(db, { leads: [1], applications: [] })).toEqual({ new: 1, called: 0, done: 0 });
    expect(await countOfficeLeads(db, { leads: [], applications: [] })).toEqual({ new: 0, called: 0, done: 0 });
    const [lead] = await listOfficeLeads(db, {
      reach: { leads: [1], applications: [] },
      state: "new",
      form: "contact",
      proof: "proven",
    });
    if (!lead) throw new Error("no lead");
    await setLeadState(db, staff, lead, "called");
    await assignLead(db, staff, lead, staff);
    await addLeadNote(db, staff, lead, { text: "nota" }, new Date("2026-11-15T00:00:00Z"));
    await addLeadNote(db, staff, lead, { text: "", offer: 40_000 }, new Date("2026-11-15T00:00:01Z"));
    await addLeadNote(db, staff, lead, { text: "con grúa", offer: 45_000 }, new Date("2026-11-15T00:00:02Z"));
    await expect(addLeadNote(db, staff, lead, { text: "" })).rejects.toThrow(/check/i);
    await expect(addLeadNote(db, staff, lead, { text: "", offer: 0 })).rejects.toThrow(/check/i);
    expect(await listOfficeLeads(db, { reach: "all", id: lead.id })).toMatchObject([
      { state: "called", staffId: staff.id, fields: { name: "uno" }, mail: "waiting", offer: 45_000 },
    ]);
    expect(await listLeadNotes(db, lead.id)).toMatchObject([
      { who: "dueno@example.com", text: "nota", offer_cents: null },
      { text: "", offer_cents: 40_000 },
      { text: "con grúa", offer_cents: 45_000 },
    ]);
    await eraseLeads(db, staff, lead, [lead.id]);
    expect(await listOfficeLeads(db, { reach: "all", id: lead.id })).toEqual([]);
    expect(await listLeadNotes(db, lead.id)).toEqual([]);
    expect(await countFailedMail(db)).toBe(0);
    expect(await countFailedMail(db, [1])).toBe(0);
  });

  it("lets an upload be decided once, and forgets old ones", async () => {
    const db = await create();
    const row: Omit<UploadRow, "claimed_at" | "apply_at" | "asks"> = {
      id: "one",
      staff_id: "x",
      who: "x",
      feed: "inventory",
      store_id: 1,
      file_name: "a.csv",
      state: "waiting",
      report: "{}",
      seen_run: 0,
      run_id: null,
      created_at: "2026-11-15T00:00:00.000Z",
    };
    await addUpload(db, row);
    const wanted = { states: ["waiting"], reach: "all", limit: 10 } as const;
    expect(await listUploads(db, wanted)).toHaveLength(1);
    // What others sent for other stores takes no place from one's own.
    for (const id of ["two", "three"])
      await addUpload(db, { ...row, id, staff_id: "y", store_id: 2, created_at: "2026-11-15T00:00:01.000Z" });
    const reachOf = (feed: string) => ({ staffId: "z", works: [{ feed, storeIds: [1] }] });
    const own = await listUploads(db, { ...wanted, reach: reachOf("inventory"), limit: 1 });
    expect(own.map(({ id }) => id)).toEqual(["one"]);
    expect(await listUploads(db, { ...wanted, reach: reachOf("prices") })).toEqual([]);
    expect(await listUploads(db, { ...wanted, reach: { staffId: "y", works: [] } })).toHaveLength(2);
    expect(await knownUploads(db, ["one", "nobody"])).toEqual(new Set(["one"]));
    const after = (seconds: number) => new Date(Date.parse("2026-11-15T01:00:00Z") + seconds * 1000);
    const at = after(0);
    expect(await claimUpload(db, "one", at)).toBe(true);
    expect(await claimUpload(db, "one", at)).toBe(false);
    // Whoever held it has said nothing since; then somebody who does.
    expect(await claimUpload(db, "one", after(61))).toBe(true);
    await holdUpload(db, "one", after(106));
    expect(await claimUpload(db, "one", after(150))).toBe(false);
    await releaseUpload(db, "one");
    expect(await claimUpload(db, "one", at)).toBe(true);
    await changeUpload(db, "one", { state: "applied", run_id: 7 });
    expect(await claimUpload(db, "one", at)).toBe(false);
    expect(await claimUpload(db, "two", at)).toBe(true);
    await discardUpload(db, "two", { who: "x", subject: "a.csv", detail: {} });
    expect(await claimUpload(db, "two", new Date("2026-11-16"))).toBe(false);
    expect(await listRunsOfStores(db, [1], 5)).toEqual([]);
    expect(await findUpload(db, "one")).toMatchObject({ state: "applied", run_id: 7 });
    expect(await lastRunId(db)).toBe(0);
    expect(await listRunsAfter(db, "inventory", 0)).toEqual([]);
    expect((await listLastRuns(db, "inventory", [1])).size).toBe(0);
    expect(await purgeUploads(db, new Date("2026-11-14"))).toEqual([]);
    expect((await purgeUploads(db, new Date("2026-11-16"))).sort()).toEqual(["one", "three", "two"]);
  });

  it("knows a token by its hash alone, until it is removed", async () => {
    const db = await create();
    const { id, token } = await addFeedToken(db, 1, "Yard", "root");
    expect(JSON.stringify(await listFeedTokens(db))).not.toContain(token);
    expect(await spendToken(db, token)).toMatchObject({ id, store_id: 1, name: "Yard" });
    expect(await spendToken(db, "yfeed_other")).toBeUndefined();
    expect(await removeFeedToken(db, id, "root")).toBe(true);
    expect(await removeFeedToken(db, id, "root")).toBe(false);
    expect(await spendToken(db, token)).toBeUndefined();
  });

  it("finds a car by its stock number or the end of its VIN, at these stores alone", async () => {
    const db = await create((fresh) => fillChain(fresh, { stores: 2, vehicles: 10 }));
    const car = await db.main.selectFrom("vehicles").selectAll().where("vin", "<>", "").executeTakeFirstOrThrow();
    const here = [car.store_id];
    const ids = async (stores: number[], text: string) => (await findPresentCars(db, stores, text)).map(({ id }) => id);
    expect(await ids(here, car.stock_number.toLowerCase())).toContain(car.id);
    expect(await ids(here, car.vin.slice(-8))).toContain(car.id);
    expect(await ids([3 - car.store_id], car.vin.slice(-8))).not.toContain(car.id);
    // Of many yards they are looked for another way.
    const others = Array.from({ length: 9 }, (_, at) => 11 + at);
    for (const text of [car.stock_number.toLowerCase(), car.vin.slice(-8)]) {
      expect(await ids([...here, ...others], text)).toEqual(await ids(here, text));
      expect(await ids(others, text)).toEqual([]);
    }
    expect(await ids(here, "%")).toEqual([]);
    expect(await ids(here, "_")).toEqual([]);
  });
});
