import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { notFound } from "#core/errors.ts";
import { instantOf } from "#core/local-time.ts";
import { nameOfStaff } from "#core/staff.ts";
import { findImportRun } from "#data/queries/import-runs.ts";
import { findUpload } from "#data/queries/uploads.ts";
import type { UploadRow } from "#data/schema.ts";
import { claimUpload, discardUpload, scheduleUpload } from "#data/writes/uploads.ts";
import { type StaffRequest, staffPage } from "../page.tsx";
import { formatMoment } from "../shell/moment.ts";
import { shownChange } from "./change-words.ts";
import { copy } from "./copy.ts";
import { feedName } from "./feed-name.ts";
import { readKept } from "./kept.ts";
import { maySeeUpload } from "./may-feed.ts";
import { Preview, type PreviewProps } from "./preview.tsx";
import { applyUpload, rejectsPath } from "./previews.ts";
import { smallPictures } from "./small-pictures.ts";

async function getUpload({ services, staff, param }: StaffRequest): Promise<UploadRow> {
  const upload = await findUpload(services.db, param);
  if (!upload || !maySeeUpload(staff, upload)) throw notFound("upload");
  return upload;
}

/** A year ahead: what is later than that is a slip. */
const latestMs = 366 * 86_400_000;

/** The clock of the yard that it is about, or the chain's. */
const zoneOf = ({ services }: StaffRequest, { store_id }: UploadRow): string => {
  const { chain } = services.stock.current;
  return (store_id === null ? undefined : chain.storeById.get(store_id)?.schedule.timeZone) ?? chain.timeZone;
};

const noteOf = ({ staff }: StaffRequest, { store_id, file_name }: UploadRow) => ({
  staffId: staff.id,
  who: nameOfStaff(staff),
  storeId: store_id ?? undefined,
  subject: file_name,
  detail: {},
});

/** A file that came: what it would do, by name; then what it did. */
export const file = staffPage<PreviewProps>({
  id: "file",
  needs: "files.apply",
  async load(request, problem) {
    const { services, edition } = request;
    const upload = await getUpload(request);
    const { report, edited } = readKept(upload.report);
    const stock = services.stock.current;
    const store = upload.store_id === null ? "" : (stock.chain.storeById.get(upload.store_id)?.name ?? "");
    const zone = zoneOf(request, upload);
    const run = upload.run_id === null ? undefined : await findImportRun(services.db, upload.run_id);
    const of = (kind: "new" | "changed" | "gone") =>
      (report.details ?? []).filter((one) => one.kind === kind).map(shownChange);
    return {
      title: upload.file_name,
      id: upload.id,
      about: copy[edition].preview.about(feedName(upload.feed, edition), store, report.read),
      state: upload.state,
      runId: run && run.status === "done" && run.version !== null ? run.id : undefined,
      report: { ...report, details: null },
      changes: { new: of("new"), changed: of("changed"), gone: of("gone") },
      edited: edited && { ...edited, pictures: await smallPictures(services.uploads, upload.id, edited.pictures) },
      applyAt: upload.apply_at === null ? undefined : formatMoment(new Date(upload.apply_at), zone, edition),
      problem,
    };
  },
  Page: Preview,
  actions: {
    async apply(request, fields) {
      const words = copy[request.edition].preview;
      const upload = await getUpload(request);
      if (upload.state !== "waiting" && upload.state !== "refused") return { again: words.gone };
      const done = await applyUpload(request, upload, fields.get("shrink") === "yes");
      if (done === "busy" || done === "missing") return { again: words[done] };
      if ("changedBy" in done) return { again: words.again(done.changedBy) };
      return { goTo: request.href("file", upload.id) };
    },
    async schedule(request, fields) {
      const { services, edition, now } = request;
      const words = copy[edition].preview;
      const upload = await getUpload(request);
      const text = fields.get("at") ?? "";
      const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? instantOf(text, zoneOf(request, upload)) : undefined;
      if (!at || !(at > now) || at.getTime() - now.getTime() > latestMs) return { again: words.badHour };
      const done = await scheduleUpload(services.db, upload.id, at, noteOf(request, upload));
      return done ? { goTo: request.href("file", upload.id) } : { again: words.gone };
    },
    async unschedule(request) {
      const upload = await getUpload(request);
      const done = await scheduleUpload(request.services.db, upload.id, null, noteOf(request, upload));
      return done ? { goTo: request.href("file", upload.id) } : { again: copy[request.edition].preview.gone };
    },
    async discard(request) {
      const { services, edition } = request;
      const upload = await getUpload(request);
      const { id } = upload;
      if (!(await claimUpload(services.db, id))) return { again: copy[edition].preview.busy };
      await discardUpload(services.db, id, noteOf(request, upload));
      await rm(join(services.uploads, id), { recursive: true, force: true });
      return { goTo: request.href("files") };
    },
    async rejects(request) {
      const upload = await getUpload(request);
      const body = await readFile(rejectsPath(request.services.uploads, upload.id), "utf8").catch(() => {
        throw notFound("rejects");
      });
      return { file: { name: `rejected-${upload.id.slice(0, 8)}.csv`, type: "text/csv; charset=utf-8", body } };
    },
  },
});
