import { switchNames } from "#core/switches.ts";

/** What every yard has or does, in the chain's own facts. */
export const yardClaims = [
  ...(["veteransFree", "lowerPrice", "cameras", "firstAid", "wheelbarrows"] as const),
  ...(["hoists", "testsBatteries", "speaksBoth"] as const),
] as const;

/** What holds for the chain, wherever it is served. */
const ofChain = [
  ...switchNames,
  ...yardClaims,
  ...(["invented", "canada", "otherWord", "bothLanguages", "alsoSold", "partSizes", "carPayment"] as const),
  ...(["ageLimit", "childrenWait", "noChildrenWait", "takesChecks", "noChecks"] as const),
  ...(["coreInCash", "coreAsPaid", "coreWaived", "batteryOut", "fluidsOut", "policiesSince", "textsReviewed"] as const),
] as const;
export type ChainCondition = (typeof ofChain)[number];

/**
 * What the yards' data say: whether any charges for these or closes before its store, and whether parts are exchanged, are
 * not, or nobody has said it.
 */
const ofData = [
  ...(["environmentalFee", "paidAdmission", "closesFirst", "cores"] as const),
  ...(["exchanges", "noExchanges", "exchangesUnsaid"] as const),
] as const;
export type DataCondition = (typeof ofData)[number];

/** What a text may depend on: `{{if rewards}}…{{end}}`; the last three are the server's, which may send no mail. */
export const conditions = [...ofChain, ...ofData, "mail", "mailAlerts", "pushAlerts"] as const;
export type Condition = (typeof conditions)[number];
