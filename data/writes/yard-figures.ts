import type { Database } from "../database.ts";
import { insertRows } from "../differences.ts";
import type { YardFigureRow } from "../schema.ts";

/** As many different wishes as a yard's day keeps; beyond them only those it has are counted on. */
export const mostMissingInADay = 100;

const keyOf = ({ day, store_id, kind, name }: YardFigureRow) => [day, store_id, kind, name].join("\n");
const byKey = (a: YardFigureRow, b: YardFigureRow) => (keyOf(a) < keyOf(b) ? -1 : 1);
const add = "(day, store_id, kind, name) do update set count = yard_figures.count + excluded.count";

/** Adds to the yards' days, whichever servers add to them too. */
export async function addYardFigures(db: Database, rows: readonly YardFigureRow[]): Promise<void> {
  const wanted = rows.filter(({ kind }) => kind === "missing");
  await db.main.transaction().execute(async (trx) => {
    const fits = new Set<YardFigureRow>();
    for (const [, some] of Map.groupBy(wanted, ({ day, store_id }) => `${day} ${store_id}`)) {
      const [{ day, store_id } = { day: "", store_id: 0 }] = some;
      const kept = await trx
        .selectFrom("yard_figures")
        .select("name")
        .where("day", "=", day)
        .where("store_id", "=", store_id)
        .where("kind", "=", "missing")
        .execute();
      const names = new Set(kept.map(({ name }) => name));
      let room = mostMissingInADay - names.size;
      for (const row of some) if (names.has(row.name) || room-- > 0) fits.add(row);
    }
    const all = rows.filter((row) => row.kind !== "missing" || fits.has(row));
    // In one order everywhere, as the chain's figures are.
    await insertRows(trx, "yard_figures", all.toSorted(byKey), add);
  });
}

export async function deleteYardFiguresBefore(db: Database, day: string): Promise<void> {
  await db.main.deleteFrom("yard_figures").where("day", "<", day).execute();
}
