import { findStaff } from "#data/queries/staff.ts";
import { listDueUploads } from "#data/queries/uploads.ts";
import type { UploadRow } from "#data/schema.ts";
import { scheduleUpload } from "#data/writes/uploads.ts";
import type { OfficeServices } from "../services.ts";
import { maySeeUpload } from "./may-feed.ts";
import { applyUpload } from "./previews.ts";

/** It waits for somebody again, and says so in the trail. */
const stop = ({ db }: OfficeServices, { id, store_id, file_name }: UploadRow) =>
  scheduleUpload(db, id, null, { who: "office", storeId: store_id ?? undefined, subject: file_name, detail: {} });

/** The file may lie on another server, which will see to it; after so long nobody has it. */
const elsewhereMs = 86_400_000;

/**
 * Applies what was scheduled for now, in the name and by the rights of whoever scheduled it. What others have changed
 * meanwhile is not overwritten: it then waits with a fresh preview, as it does for somebody at a page.
 */
export async function applyDue(services: OfficeServices, now = new Date()): Promise<void> {
  for (const upload of await listDueUploads(services.db, now)) {
    const staff = await findStaff(services.db.main, { id: upload.staff_id });
    try {
      const done =
        staff && maySeeUpload(staff, upload) ? await applyUpload({ services, staff, now }, upload) : "barred";
      const late = now.getTime() - Date.parse(upload.apply_at ?? "") > elsewhereMs;
      if (done === "barred" || (done === "missing" && late)) await stop(services, upload);
    } catch (err) {
      services.log.error({ err }, "a scheduled file was not applied");
      await stop(services, upload);
    }
  }
}
