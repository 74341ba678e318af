import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { typeWords } from "../differences.ts";

/** Plain statements, in the words of the database that runs them. */
export type Statements = (words: ReturnType<typeof typeWords>) => string[];

export const define = (...lists: readonly Statements[]): Migration => ({
  // biome-ignore lint/suspicious/noExplicitAny: Kysely's own type for migrations
  async up(db: Kysely<any>) {
    for (const statements of lists)
      for (const statement of statements(typeWords(db))) await sql.raw(statement).execute(db);
  },
});

/** Checks written the same way everywhere. */
export const flag = (column: string) => `integer not null check (${column} in (0, 1))`;
export const day = (column: string) => `text check (length(${column}) = 10)`;
export const localTime = (column: string) => `text check (length(${column}) = 16)`;
export const oneOf = (column: string, values: readonly string[]) =>
  `text not null check (${column} in (${values.map((v) => `'${v}'`).join(", ")}))`;
