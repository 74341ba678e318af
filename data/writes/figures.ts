import type { Database } from "../database.ts";
import { insertRows } from "../differences.ts";
import type { Executor, FigureRow } from "../schema.ts";

/** As many different wishes as a day keeps; beyond them only those it has are counted on. */
export const mostAskedInADay = 500;

const keyOf = ({ day, kind, name, edition }: FigureRow) => [day, kind, name, edition].join("\n");
const byKey = (a: FigureRow, b: FigureRow) => (keyOf(a) < keyOf(b) ? -1 : 1);
const add = "(day, kind, name, edition) do update set count = figures.count + excluded.count";

/** In one order everywhere: servers that lock the same rows, each in its own, would wait for each other without end. */
const addRows = (trx: Executor, rows: readonly FigureRow[]) => insertRows(trx, "figures", rows.toSorted(byKey), add);

/** Adds to the day's figures, whichever servers add to them too. */
export async function addFigures(db: Database, rows: readonly FigureRow[]): Promise<void> {
  const wishes = Map.groupBy(
    rows.filter(({ kind }) => kind === "asked"),
    (row) => row.day,
  );
  await db.main.transaction().execute(async (trx) => {
    await addRows(
      trx,
      rows.filter(({ kind }) => kind !== "asked"),
    );
    for (const day of [...wishes.keys()].sort()) {
      const kept = await trx
        .selectFrom("figures")
        .select(["name", "edition"])
        .where("day", "=", day)
        .where("kind", "=", "asked")
        .execute();
      const names = new Set(kept.map(({ name, edition }) => `${edition} ${name}`));
      let room = mostAskedInADay - names.size;
      const fits = wishes.get(day)?.filter(({ name, edition }) => names.has(`${edition} ${name}`) || room-- > 0);
      await addRows(trx, fits ?? []);
    }
  });
}

export async function deleteFiguresBefore(db: Database, day: string): Promise<number> {
  const { numDeletedRows } = await db.main.deleteFrom("figures").where("day", "<", day).executeTakeFirst();
  return Number(numDeletedRows);
}
