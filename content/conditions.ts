import { switchNames } from "#core/switches.ts";
import { type NoName, noNames, type RuleId, ruleIds } from "./rules/table.ts";

/** Of the chain beside its switches and rules. */
const more = [
  ...(["invented", "canada", "otherWord", "bothLanguages", "ageLimit", "coreInCash", "coreAsPaid"] as const),
  ...(["someHoists", "someSpeakBoth"] as const),
] as const;
export type ChainCondition = (typeof switchNames)[number] | RuleId | NoName | (typeof more)[number];

/**
 * What the yards' data say: whether any charges for these or closes before its store, and whether parts are exchanged, are
 * not, or nobody has said it.
 */
const ofData = [
  ...(["environmentalFee", "paidAdmission", "closesFirst", "cores"] as const),
  ...(["exchanges", "noExchanges", "exchangesUnsaid"] as const),
] as const;
export type DataCondition = (typeof ofData)[number];

/** What only the server knows, which may send no mail. */
const ofServer = ["mail", "mailAlerts", "pushAlerts"] as const;
export type Condition = ChainCondition | DataCondition | (typeof ofServer)[number];

/** What a text may depend on: `{{if rewards}}…{{end}}`. */
export const conditions: readonly Condition[] = [
  ...switchNames,
  ...ruleIds,
  ...noNames,
  ...more,
  ...ofData,
  ...ofServer,
];
