import * as v from "valibot";
import { type RuleId, ruleIds, rules } from "./table.ts";

type Entries = { [Id in RuleId]: v.OptionalSchema<(typeof rules)[Id]["schema"], undefined> };

/** What chain.json may say of each rule. Nothing stands for what is not said. */
export const rulesSchema = v.strictObject(
  Object.fromEntries(ruleIds.map((id) => [id, v.optional(rules[id].schema as v.GenericSchema)])) as Entries,
);
export type RuleValues = v.InferOutput<typeof rulesSchema>;
