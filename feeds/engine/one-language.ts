import type { Edition } from "#core/edition.ts";
import type { Columns, RowOf } from "./columns.ts";
import type { Draft, Values } from "./feed.ts";

type Row = RowOf<Columns>;

/**
 * A chain whose site speaks one language fills its files in that alone: a new record has the same in the other, and
 * one that is there keeps what it has.
 */
export function inOneLanguage(only: Edition) {
  const [own, other] = [`_${only}`, only === "es" ? "_en" : "_es"];
  const twinOf = (name: string) => (name.endsWith(own) ? name.slice(0, -own.length) + other : undefined);
  return {
    /** What a line must say in both, it has said once it says it in the chain's. */
    fill(row: Row, columns: Columns): Row {
      const full: Record<string, unknown> = { ...row };
      for (const name in row) {
        const twin = twinOf(name);
        if (twin !== undefined && twin in columns) full[twin] ??= row[name];
      }
      return full as Row;
    },
    settle(draft: Draft): Draft {
      const values: Values = { ...draft.values };
      const defaults: Values = { ...draft.defaults };
      for (const name in draft.values) {
        const twin = twinOf(name);
        if (twin === undefined || values[name] === undefined || values[name] !== values[twin]) continue;
        defaults[twin] = values[twin];
        delete values[twin];
      }
      return { ...draft, values, defaults };
    },
  };
}
export type OneLanguage = ReturnType<typeof inOneLanguage>;
