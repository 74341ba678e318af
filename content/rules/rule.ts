import * as v from "valibot";
import type { Words } from "#core/edition.ts";
import type { Switch } from "#core/switches.ts";
import type { PageId } from "#site/pages.ts";
import { day as daySchema, piecesOfSentence, plainWords, whole, yesNo } from "../chain/schema-parts.ts";
import { must } from "../chain/schema-words.ts";

export const ruleGroups = [
  ...(["gate", "tools", "money", "exchanges", "yards", "answers"] as const),
  ...(["selling", "carsForSale", "donation", "warranty", "rewards", "texts"] as const),
] as const;
export type RuleGroup = (typeof ruleGroups)[number];

type RuleKind = "yes" | "either" | "reach" | "count" | "words" | "day" | "choice" | "car";

/** What a chain may promise or ask of its visitors; unsaid until it says so. */
export type Rule<S extends v.GenericSchema = v.GenericSchema> = {
  readonly kind: RuleKind;
  readonly group: RuleGroup;
  readonly schema: S;
  /** What visitors read of it, with the marks of content/pages in it; never asked of a silence (`isSilence`). */
  says(value: v.InferOutput<S>): Words;
  /** Where visitors read it. */
  readonly pages: readonly PageId[];
  /** For whoever has to think of an answer, and for the tests. */
  readonly example: v.InferOutput<S>;
  /** Only a chain that does this is asked. */
  readonly needs?: Switch;
  /** What `init` asks; the others wait for the office and for chain.json. */
  readonly asked?: Words;
  /** Only a chain of both languages is asked. */
  readonly bilingual?: true;
  /** One of the usual house rules: a yes to its whole group is a yes to it. */
  readonly usual?: true;
  /** The condition of texts that a no fulfils. */
  readonly no?: string;
  /** Of a number: what is counted. */
  readonly unit?: Words;
  readonly choices?: readonly { readonly value: string; readonly text: Words }[];
};

type More = Partial<Pick<Rule, "needs" | "usual" | "asked" | "bilingual">>;
type Where = { readonly group: RuleGroup; readonly pages: readonly PageId[] } & More;
type YesNo = typeof yesNo;

/** Said where it holds; a no is said by silence. */
export const yes = (where: Where, es: string, en: string): Rule<YesNo> => ({
  ...where,
  kind: "yes",
  schema: yesNo,
  example: true,
  says: () => ({ es, en }),
});

/** Of what every yard has (true), or some of them. */
const everyOrSome = v.union([yesNo, v.literal("some")], must('be true, false or "some"', 'ser true, false o "some"'));

export const reach = (where: Where, every: Words, some: Words) => ({
  ...where,
  kind: "reach" as const,
  schema: everyOrSome,
  example: true as boolean | "some",
  says: (value: boolean | "some") => (value === "some" ? some : every),
});

/** Said either way; `no` is the condition of texts for the no. */
export const either = <const No extends string>(where: Where & { no: No }, holds: Words, not: Words) =>
  ({
    ...where,
    kind: "either",
    schema: yesNo,
    example: false,
    says: (value: boolean) => (value ? holds : not),
  }) as const;

export const count = (
  where: Where & { least: number; most: number; example: number; unit: Words },
  says: (n: number) => Words,
) => {
  const { least, most, ...rest } = where;
  return { ...rest, kind: "count" as const, schema: whole(least, most), says };
};

/** Whole sentences of the chain's own, or with `says` what stands within one of the site's. */
export const words = (where: Where & { most: number; example: Words }, says?: (value: Words) => Words) => {
  const { most, ...rest } = where;
  const schema = says ? piecesOfSentence(most) : plainWords(most);
  return { ...rest, kind: "words" as const, schema, says: says ?? ((value: Words): Words => value) };
};

export const day = (where: Where & { example: string }, says: (day: string) => Words) => ({
  ...where,
  kind: "day" as const,
  schema: daySchema,
  says,
});

export const choice = <const C extends string>(where: Where, told: Readonly<Record<C, Words>>) => {
  const names = Object.keys(told) as C[];
  return {
    ...where,
    kind: "choice" as const,
    schema: v.picklist(names, must(`be ${names.join(" or ")}`, `ser ${names.join(" o ")}`)),
    example: names[0] as C,
    choices: names.map((value) => ({ value, text: told[value] })),
    says: (value: C) => told[value],
  };
};
