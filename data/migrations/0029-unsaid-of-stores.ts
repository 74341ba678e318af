import { define } from "./define.ts";

const rate = (column: string) => `check (${column} between 0 and 1000000)`;
const notNegative = (column: string) => `check (${column} >= 0)`;
const columns: Readonly<Record<string, (column: string) => string>> = {
  tax_rate: rate,
  admission_cents: notNegative,
  environmental_rate: rate,
  environmental_cap_cents: notNegative,
  core_days: notNegative,
  exchange_days: notNegative,
  warranty_days: notNegative,
  yard_closes_before_minutes: (column) => `check (${column} between 0 and 720)`,
};

/**
 * What nobody has said of a store is null, apart from 0. Rows that are there keep what they have: which of it somebody said
 * and which was a default, they do not tell. A column is made anew because SQLite cannot let one be null.
 */
export const unsaidOfStores = define(() =>
  Object.entries(columns).flatMap(([column, check]) => [
    `alter table stores rename column ${column} to said_${column}`,
    `alter table stores add column ${column} integer ${check(column)}`,
    `update stores set ${column} = said_${column}`,
    `alter table stores drop column said_${column}`,
  ]),
);
