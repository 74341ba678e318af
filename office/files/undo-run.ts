import { notFound } from "#core/errors.ts";
import { nameOfStaff } from "#core/staff.ts";
import { findImportRun } from "#data/queries/import-runs.ts";
import { type Done, GoTo, refusal, type StaffRequest } from "../page.tsx";
import { undoLacks, undoStores } from "./may-feed.ts";

/** Takes a run of the history back, of whoever may do what it did; then leads back to `page`. */
export const undoRun =
  (page: "files" | "cars" | "differences" | "walk") =>
  async ({ services, staff, href, edition }: StaffRequest, fields: URLSearchParams): Promise<Done> => {
    const run = await findImportRun(services.db, Number(fields.get("run")) || 0);
    if (!run) throw notFound("run");
    const lacks = undoLacks(staff, run);
    if (lacks) throw refusal(lacks.right, lacks.about);
    const note = { staffId: staff.id, who: nameOfStaff(staff), subject: run.file_name };
    const answer = await services.runJob({ kind: "undo", runId: run.id, stores: undoStores(staff, run), note });
    if ("trouble" in answer) return { again: answer.trouble[edition] };
    return new GoTo(`${href(page)}?undone`);
  };
