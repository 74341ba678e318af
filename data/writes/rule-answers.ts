import { randomBytes } from "node:crypto";
import { nameOfStaff, type Staff } from "#core/staff.ts";
import type { Database } from "../database.ts";
import { listRuleAnswers } from "../queries/rule-answers.ts";
import { addAudit } from "./audit.ts";
import { bumpVersion } from "./bump-version.ts";

/** value: JSON; null = nothing is to be said of the rule. */
export type NewAnswer = { rule: string; value: string | null; against: string | null };

/** Keeps what somebody said of the chain's rules; every page says it from then on. */
export const sayRules = (db: Database, answers: readonly NewAnswer[], staff: Staff, now = new Date()): Promise<void> =>
  db.main.transaction().execute(async (trx) => {
    const who = nameOfStaff(staff);
    for (const { rule, value, against } of answers) {
      const id = `${now.getTime().toString(36)}-${randomBytes(8).toString("hex")}`;
      const row = { id, rule, value, against, at: now.toISOString(), staff_id: staff.id, who, undone_at: null };
      await trx.insertInto("rule_answers").values(row).execute();
      await addAudit(trx, { staffId: staff.id, who, action: "rule.said", subject: rule, detail: { value } }, now);
    }
    await bumpVersion(trx, { areas: ["chain"] });
  });

/** Takes the last answer to a rule back: what stood before it holds again. False where nobody had answered. */
export const takeBackRule = (db: Database, rule: string, staff: Staff, now = new Date()): Promise<boolean> =>
  db.main.transaction().execute(async (trx) => {
    const held = (await listRuleAnswers(trx)).find((one) => one.rule === rule);
    if (!held) return false;
    await trx.updateTable("rule_answers").set({ undone_at: now.toISOString() }).where("id", "=", held.id).execute();
    const detail = { value: held.value };
    const entry = { staffId: staff.id, who: nameOfStaff(staff), action: "rule.undone", subject: rule, detail };
    await addAudit(trx, entry, now);
    await bumpVersion(trx, { areas: ["chain"] });
    return true;
  });

/** The folder's word holds again, whatever was answered. */
export const leaveToFolder = (db: Database, rule: string, staff: Staff, now = new Date()): Promise<void> =>
  db.main.transaction().execute(async (trx) => {
    await trx
      .updateTable("rule_answers")
      .set({ undone_at: now.toISOString() })
      .where("rule", "=", rule)
      .where("undone_at", "is", null)
      .execute();
    const entry = { staffId: staff.id, who: nameOfStaff(staff), action: "rule.folder", subject: rule, detail: {} };
    await addAudit(trx, entry, now);
    await bumpVersion(trx, { areas: ["chain"] });
  });
