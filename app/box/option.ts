import type { AnswerHere, Suggestion } from "#stock/suggestions.ts";

/** The answer in place is an option too: the arrows reach it first, and Enter opens its page. */
export type Option = Omit<Suggestion, "kind"> & {
  readonly kind: Suggestion["kind"] | "own" | "recent" | "saved" | "here" | "rule";
  readonly here?: AnswerHere;
  readonly rule?: string;
};
