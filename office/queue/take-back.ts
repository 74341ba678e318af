import { findImportRun } from "#data/queries/import-runs.ts";
import { isReceived } from "#data/queries/received-cars.ts";
import { addStaffAct, findStaffAct, takenBack } from "#data/writes/staff-acts.ts";
import { undoReceived } from "../cars/receive/receive-car.ts";
import { mayUndoRun } from "../files/may-feed.ts";
import { undoRun } from "../files/undo-run.ts";
import { type ActContext, type Came, refuse } from "./act-context.ts";
import { copy } from "./copy.ts";
import { isActKey } from "./read-acts.ts";

/** Undoes what was noted before and may have arrived or not; one that never did is not done any more, should it still come. */
export async function back({ request, act, keep }: ActContext): Promise<Came> {
  const { services, staff, edition, now } = request;
  const words = copy[edition];
  const { of: key = "", store, stock = "" } = act.about;
  if (!isActKey(key)) return refuse(words.unknown);
  const { db } = services;
  const storeId = Number(store) || 0;
  const said = words.undone;
  await addStaffAct(db.main, {
    ...{ key, staff_id: staff.id, kind: takenBack, store_id: storeId, vehicle_id: null, row: "", said, run_id: null },
    at: now.toISOString(),
  });
  const done = await findStaffAct(db.main, key);
  const run = done?.run_id ? await findImportRun(db, done.run_id) : undefined;
  if (run && run.status !== "undone") {
    if (!mayUndoRun(staff, run)) return refuse(words.notYours);
    const undo = isReceived(run) ? undoReceived : undoRun("cars");
    const answer = await undo(request, new URLSearchParams({ run: String(run.id), stock }));
    if ("again" in answer) return refuse(answer.again);
  }
  await keep(db.main, { storeId: done?.store_id ?? storeId, said });
  return { said };
}
