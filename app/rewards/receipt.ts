import { type Cents, parseMoney } from "#core/money.ts";
import { type Rewards, rewardsFor } from "#core/rewards.ts";
import type { Edition } from "#site/editions.ts";
import { copy } from "./copy.ts";

export const excludedLines = ["tax", "core", "fee", "paid", "other"] as const;
type ExcludedLine = (typeof excludedLines)[number];
export type ReceiptField = "spent" | ExcludedLine | "points";

export type Receipt = {
  values: Readonly<Partial<Record<ReceiptField, string>>>;
  errors: Readonly<Partial<Record<ReceiptField, string>>>;
  answer: { spentCents: Cents; pointsBefore: number; rewards: Rewards } | undefined;
};

const most: Cents = 10_000_000;
const longest = 12;

/** Reads the calculator's query; without a total there is nothing to answer, and nothing wrong. */
export function readReceipt(query: URLSearchParams, edition: Edition): Receipt {
  const words = copy[edition];
  const values: Partial<Record<ReceiptField, string>> = {};
  const errors: Partial<Record<ReceiptField, string>> = {};
  for (const name of ["spent", ...excludedLines, "points"] as const) {
    const typed = (query.get(name) ?? "").trim().slice(0, longest);
    if (typed) values[name] = typed;
  }
  if (Object.keys(values).length === 0 && !query.has("spent")) return { values, errors, answer: undefined };
  const amount = (name: Exclude<ReceiptField, "points">): Cents => {
    const cents = parseMoney(values[name] ?? (name === "spent" ? "" : "0"));
    if (cents !== null && cents <= most) return cents;
    errors[name] = words.badAmount;
    return 0;
  };
  const spentCents = amount("spent");
  const excludedCents = excludedLines.map(amount).reduce((sum, cents) => sum + cents, 0);
  const typedPoints = (values.points ?? "0").replaceAll(",", "");
  const pointsBefore = /^\d{1,6}$/.test(typedPoints) ? Number(typedPoints) : 0;
  if (!/^\d{1,6}$/.test(typedPoints)) errors.points = words.badPoints;
  if (!errors.spent && excludedCents > spentCents) errors.spent = words.tooMuch;
  if (Object.keys(errors).length > 0) return { values, errors, answer: undefined };
  return {
    values,
    errors,
    answer: { spentCents, pointsBefore, rewards: rewardsFor({ spentCents, excludedCents, pointsBefore }) },
  };
}
