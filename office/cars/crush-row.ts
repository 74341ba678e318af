import { addAudit } from "#data/writes/audit.ts";
import { clearRow } from "#feeds/engine/edit-car.ts";
import { may } from "../access.ts";
import { type ActContext, type Came, refuse } from "../queue/act-context.ts";
import { copy } from "../queue/copy.ts";
import { typedFrom } from "./walk/marks.ts";

/** A whole row went to the crusher: the cars that were on the list, and none that came there since. */
export async function crush({ request, act, who, keep }: ActContext): Promise<Came> {
  const { services, staff, edition, now } = request;
  const words = copy[edition];
  const { about } = act;
  const storeId = Number(about.store);
  const row = about.from ?? "";
  if (!may(staff, "move", storeId)) return refuse(words.notYours);
  const ids = (about.cars ?? "").split(",").map(Number).filter(Number.isInteger);
  if (ids.length >= typedFrom && about.typed !== String(ids.length)) return refuse(words.typeCount(ids.length));
  const done = await clearRow(services.db, {
    ...{ storeId, row, ids, who, now, edit: { left: "crushed" } },
    async alongside(trx, { runId, left, passed }) {
      if (runId === undefined) return;
      await keep(trx, { storeId, said: words.crushed(row, left.length, passed), run: runId });
      await addAudit(trx, {
        staffId: staff.id,
        who,
        action: "row.crush",
        storeId,
        subject: row,
        detail: { run: runId, cars: left.length, ...(act.by && { notedBy: act.by }) },
      });
    },
  });
  if (done.runId === undefined) return refuse(words.rowEmpty(row));
  return { said: words.crushed(row, done.left.length, done.passed), run: done.runId };
}
