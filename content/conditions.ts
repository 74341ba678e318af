import { switchNames } from "#core/switches.ts";

/** What holds for the chain, wherever it is served. */
const ofChain = [...switchNames, "invented", "canada", "otherWord", "bothLanguages", "alsoSold", "partSizes"] as const;
export type ChainCondition = (typeof ofChain)[number];

/** What a text may depend on: `{{if rewards}}…{{end}}`; the last three are the server's, which may send no mail. */
export const conditions = [...ofChain, "mail", "mailAlerts", "pushAlerts"] as const;
export type Condition = (typeof conditions)[number];
