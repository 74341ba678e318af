import type { Executor, RuleAnswerRow } from "../schema.ts";

export type HeldAnswer = Pick<RuleAnswerRow, "id" | "rule" | "value" | "against" | "at"> & { by: string };

/** The last answer to each rule that was not taken back. */
export async function listRuleAnswers(db: Executor): Promise<HeldAnswer[]> {
  const rows = await db
    .selectFrom("rule_answers")
    .selectAll()
    .where("undone_at", "is", null)
    .orderBy("at")
    .orderBy("id")
    .execute();
  const last = new Map(rows.map((row) => [row.rule, row]));
  return [...last.values()].map(({ id, rule, value, against, at, who }) => ({ id, rule, value, against, at, by: who }));
}
