import { insertRows } from "../differences.ts";
import type { Database } from "../open.ts";
import type { FigureRow } from "../schema.ts";

/** As many different wishes as a day keeps; beyond them only those it has are counted on. */
export const mostAskedInADay = 500;

/** Adds to the day's figures, whichever servers add to them too. */
export async function addFigures(db: Database, rows: readonly FigureRow[]): Promise<void> {
  const add = "(day, kind, name, edition) do update set count = figures.count + excluded.count";
  await db.main.transaction().execute(async (trx) => {
    await insertRows(
      trx,
      "figures",
      rows.filter(({ kind }) => kind !== "asked"),
      add,
    );
    for (const [day, asked] of Map.groupBy(
      rows.filter(({ kind }) => kind === "asked"),
      (row) => row.day,
    )) {
      const kept = await trx
        .selectFrom("figures")
        .select(["name", "edition"])
        .where("day", "=", day)
        .where("kind", "=", "asked")
        .execute();
      const names = new Set(kept.map(({ name, edition }) => `${edition} ${name}`));
      let room = mostAskedInADay - names.size;
      const fits = asked.filter(({ name, edition }) => names.has(`${edition} ${name}`) || room-- > 0);
      await insertRows(trx, "figures", fits, add);
    }
  });
}

export async function deleteFiguresBefore(db: Database, day: string): Promise<number> {
  const { numDeletedRows } = await db.main.deleteFrom("figures").where("day", "<", day).executeTakeFirst();
  return Number(numDeletedRows);
}
