import { switchNames } from "#core/switches.ts";

/** What a text, a sign or a word may depend on: `{{if rewards}}…{{end}}`. */
export const conditions = [...switchNames, "invented", "canada", "otherWord", "bothLanguages"] as const;
export type Condition = (typeof conditions)[number];
