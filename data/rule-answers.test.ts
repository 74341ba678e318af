import { expect, it } from "vitest";
import { describeEachDatabase } from "#tests/support/database.ts";
import { listAudit } from "./queries/audit.ts";
import { listRuleAnswers } from "./queries/rule-answers.ts";
import { getVersions } from "./queries/versions.ts";
import { leaveToFolder, sayRules, takeBackRule } from "./writes/rule-answers.ts";
import { putStaff } from "./writes/staff.ts";

const owner = { email: "dueno@example.com", name: "", role: "owner", edition: "es", storeIds: [] } as const;
const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

describeEachDatabase("what the office says of the chain's rules", ({ create }) => {
  it("holds by its last answer, can be taken back one by one, and is written down", async () => {
    const db = await create();
    const staff = await putStaff(db, owner, "root");
    const before = await getVersions(db.main);
    const say = (value: string | null, when: number, against: string | null = null) =>
      sayRules(db, [{ rule: "answerDays", value, against }], staff, at(when));
    const held = async () => (await listRuleAnswers(db.main)).map(({ value, against }) => [value, against]);
    await say("2", 0);
    await say(null, 1);
    await say("5", 2, "3");
    expect(await held()).toEqual([["5", "3"]]);
    expect((await getVersions(db.main)).areas.get("chain")).toBeGreaterThan(before.areas.get("chain") ?? 0);
    const last = async () => ({ rule: "answerDays", id: (await listRuleAnswers(db.main))[0]?.id ?? "" });
    const third = await last();
    expect(await takeBackRule(db, { ...third, rule: "waiver" }, staff, at(3))).toBe(false);
    expect(await takeBackRule(db, third, staff, at(3))).toBe(true);
    expect(await held()).toEqual([[null, null]]);
    // The same press again takes nothing more back.
    expect(await takeBackRule(db, third, staff, at(3))).toBe(false);
    expect(await held()).toEqual([[null, null]]);
    expect(await takeBackRule(db, await last(), staff, at(4))).toBe(true);
    expect(await held()).toEqual([["2", null]]);
    expect((await listAudit(db, { limit: 2 })).map(({ action, subject }) => [action, subject])).toEqual([
      ["rule.undone", "answerDays"],
      ["rule.undone", "answerDays"],
    ]);
    expect((await listRuleAnswers(db.main))[0]).toMatchObject({ rule: "answerDays", by: "dueno@example.com" });
  });

  it("leaves a rule to the folder whatever was answered, which can be taken back too, once", async () => {
    const db = await create();
    const staff = await putStaff(db, owner, "root");
    const yes = (rule: string) => ({ rule, value: "true", against: null });
    await sayRules(db, [yes("waiver"), yes("noPets")], staff, at(0));
    await sayRules(db, [yes("waiver")], staff, at(1));
    await leaveToFolder(db, "waiver", staff, at(2));
    expect((await listAudit(db, { limit: 1 }))[0]?.action).toBe("rule.folder");
    const held = () => listRuleAnswers(db.main);
    const left = (await held()).find(({ rule }) => rule === "waiver");
    const heldNow = async () => Object.fromEntries((await held()).map(({ rule, value }) => [rule, value]));
    expect(await heldNow()).toEqual({ noPets: "true", waiver: "folder" });
    const press = { rule: "waiver", id: left?.id ?? "" };
    expect(await takeBackRule(db, press, staff, at(3))).toBe(true);
    expect(await takeBackRule(db, press, staff, at(3))).toBe(false);
    expect(await heldNow()).toEqual({ noPets: "true", waiver: "true" });
  });
});
