import { listModelNames } from "#data/queries/feeds-cars.ts";
import type { Executor } from "#data/schema.ts";
import type { RowChange } from "./report.ts";

/** Gives cars the names that people know them by; also of models that this file brings, and a preview takes back. */
export async function nameCars(db: Executor, details: readonly RowChange[]): Promise<void> {
  const rowOf = ({ before, after }: RowChange) => after ?? before ?? {};
  const ids = new Set(details.map((one) => Number(rowOf(one).model_id)));
  const names = await listModelNames(db, [...ids]);
  for (const one of details) {
    const { year, model_id, trim } = rowOf(one);
    one.car = [year, names.get(Number(model_id)), trim].filter(Boolean).join(" ");
  }
}
