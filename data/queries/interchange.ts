import { type SqlBool, sql } from "kysely";
import type { Executor, InterchangeRow } from "../schema.ts";

const slice = 5000;

/** The licensed table in the order of its key, some thousand rows at a time. */
export async function* listInterchange(db: Executor): AsyncGenerator<InterchangeRow[]> {
  for (let last: InterchangeRow | undefined; ; ) {
    const { part, group_code, make, model, from_year } = last ?? {};
    const rows = await db
      .selectFrom("interchange")
      .selectAll()
      .$if(last !== undefined, (query) =>
        query.where(
          sql<SqlBool>`(part, group_code, make, model, from_year) > (${part}, ${group_code}, ${make}, ${model}, ${from_year})`,
        ),
      )
      .orderBy("part")
      .orderBy("group_code")
      .orderBy("make")
      .orderBy("model")
      .orderBy("from_year")
      .limit(slice)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < slice) return;
    last = rows.at(-1);
  }
}
