import { randomBytes } from "node:crypto";
import { nameOfStaff, type Staff } from "#core/staff.ts";
import type { Database } from "../database.ts";
import { listRuleAnswers } from "../queries/rule-answers.ts";
import type { Executor } from "../schema.ts";
import { addAudit } from "./audit.ts";
import { bumpVersion } from "./bump-version.ts";

/** value: JSON; null = nothing is to be said of the rule; `leftToFolder` = what the folder says. */
export type NewAnswer = { rule: string; value: string | null; against: string | null };

/** No JSON, so that nobody takes it for a value. */
const leftToFolder = "folder";

async function add(trx: Executor, { rule, value, against }: NewAnswer, staff: Staff, now: Date): Promise<void> {
  const id = `${now.getTime().toString(36)}-${randomBytes(8).toString("hex")}`;
  const who = nameOfStaff(staff);
  const row = { id, rule, value, against, at: now.toISOString(), staff_id: staff.id, who, undone_at: null };
  await trx.insertInto("rule_answers").values(row).execute();
}

/** Keeps what somebody said of the chain's rules; every page says it from then on. */
export const sayRules = (db: Database, answers: readonly NewAnswer[], staff: Staff, now = new Date()): Promise<void> =>
  db.main.transaction().execute(async (trx) => {
    for (const answer of answers) {
      await add(trx, answer, staff, now);
      const { rule, value } = answer;
      const entry = {
        staffId: staff.id,
        who: nameOfStaff(staff),
        action: "rule.said",
        subject: rule,
        detail: { value },
      };
      await addAudit(trx, entry, now);
    }
    await bumpVersion(trx, { areas: ["chain"] });
  });

/**
 * Takes an answer back, if it is still the last one to its rule: what stood before it holds again. False where it is not,
 * as when the same press comes twice.
 */
export const takeBackRule = (
  db: Database,
  { rule, id }: { rule: string; id: string },
  staff: Staff,
  now = new Date(),
): Promise<boolean> =>
  db.main.transaction().execute(async (trx) => {
    const held = (await listRuleAnswers(trx)).find((one) => one.rule === rule && one.id === id);
    if (!held) return false;
    const done = await trx
      .updateTable("rule_answers")
      .set({ undone_at: now.toISOString() })
      .where("id", "=", held.id)
      .where("undone_at", "is", null)
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) return false;
    const detail = { value: held.value };
    const entry = { staffId: staff.id, who: nameOfStaff(staff), action: "rule.undone", subject: rule, detail };
    await addAudit(trx, entry, now);
    await bumpVersion(trx, { areas: ["chain"] });
    return true;
  });

/** The folder's word holds again, whatever was answered; an answer like the others, which can be taken back. */
export const leaveToFolder = (db: Database, rule: string, staff: Staff, now = new Date()): Promise<void> =>
  db.main.transaction().execute(async (trx) => {
    await add(trx, { rule, value: leftToFolder, against: null }, staff, now);
    const entry = { staffId: staff.id, who: nameOfStaff(staff), action: "rule.folder", subject: rule, detail: {} };
    await addAudit(trx, entry, now);
    await bumpVersion(trx, { areas: ["chain"] });
  });
