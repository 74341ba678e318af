import { notFound } from "#core/errors.ts";
import { instantOf } from "#core/local-time.ts";
import { nameOfStaff } from "#core/staff.ts";
import { findImportRun } from "#data/queries/import-runs.ts";
import { findUpload } from "#data/queries/uploads.ts";
import type { UploadRow } from "#data/schema.ts";
import { putColumnNames } from "#data/writes/column-names.ts";
import { claimUpload, discardUpload, scheduleUpload } from "#data/writes/uploads.ts";
import { normaliseName } from "#feeds/engine/columns.ts";
import type { Report } from "#feeds/engine/report.ts";
import { type FeedId, feeds } from "#feeds/feeds.ts";
import { may } from "../access.ts";
import { demand, type StaffRequest, staffPage } from "../page.tsx";
import { formatMoment, zoneOfStore } from "../shell/moment.ts";
import { shownChange } from "./change-words.ts";
import { chooseFeed, feedChoices } from "./choose-feed.ts";
import { notUsed } from "./column-map.tsx";
import { columnName } from "./column-name.ts";
import { copy } from "./copy.ts";
import { feedName } from "./feed-name.ts";
import { type Edited, readKept } from "./kept.ts";
import { maySeeUpload } from "./may-feed.ts";
import { Preview, type PreviewProps } from "./preview.tsx";
import { applyUpload, previewAgain, rejectsName } from "./previews.ts";
import { dropFiles, readFileOf } from "./shared-files.ts";
import { smallPictures } from "./small-pictures.ts";

async function getUpload({ services, staff, param }: StaffRequest): Promise<UploadRow> {
  const upload = await findUpload(services.db, param);
  if (!upload || !maySeeUpload(staff, upload)) throw notFound("upload");
  return upload;
}

const csv = { ending: "csv", type: "text/csv; charset=utf-8" };
/** By what the runner calls the form of the file; all others are tables of text. */
const fileForms: Readonly<Record<string, typeof csv>> = {
  xlsx: { ending: "xlsx", type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
  json: { ending: "json", type: "application/json" },
  xml: { ending: "xml", type: "application/xml" },
  tsv: { ending: "tsv", type: "text/tab-separated-values; charset=utf-8" },
};

/** A year ahead: what is later than that is a slip. */
const latestMs = 366 * 86_400_000;

const zoneOf = (request: StaffRequest, { store_id }: UploadRow): string => zoneOfStore(request, store_id);

const noteOf = ({ staff }: StaffRequest, { store_id, file_name }: UploadRow) => ({
  staffId: staff.id,
  who: nameOfStaff(staff),
  storeId: store_id ?? undefined,
  subject: file_name,
  detail: {},
});

/** What may be said of columns that nobody knows, while the file waits. */
function mapOf({ staff, edition }: StaffRequest, upload: UploadRow, report: Report, store: string) {
  const waits = upload.state === "waiting" || upload.state === "refused";
  if (!waits || report.unknown.length === 0 || !may(staff, "columns.map", upload.store_id ?? "chain")) return undefined;
  return {
    id: upload.id,
    unknown: report.unknown,
    columns: Object.keys(feeds[upload.feed as FeedId].columns).map((id) => ({
      value: id,
      text: columnName(id, edition),
    })),
    whose: copy[edition].columns.filesOf(feedName(upload.feed, edition), store),
  };
}

/** What else it may be, while it waits; one thing that was edited here is what it is, and what no person sent is not kept. */
function kindsOf(request: StaffRequest, { id, staff_id, feed, store_id, state }: UploadRow, edited?: Edited) {
  if (edited || staff_id === "" || (state !== "waiting" && state !== "refused")) return undefined;
  return { id, ...feedChoices(request), feed, store: String(store_id ?? "") };
}

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
      (report.details ?? []).filter((one) => one.kind === kind).map((one) => shownChange(one, edition));
    return {
      title: upload.file_name,
      id: upload.id,
      about: copy[edition].preview.about(feedName(upload.feed, edition), store, report.read),
      state: upload.state,
      runId: run && run.status === "done" && run.version !== null ? run.id : undefined,
      report: { ...report, details: null },
      changes: { new: of("new"), changed: of("changed"), gone: of("gone") },
      kinds: kindsOf(request, upload, edited),
      map: mapOf(request, upload, report, store),
      edited: edited && { ...edited, pictures: await smallPictures(services, upload.id, edited.pictures) },
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
    async columns(request, fields) {
      const { services, staff } = request;
      const upload = await getUpload(request);
      demand(staff, "columns.map", upload.store_id ?? "chain");
      const { report } = readKept(upload.report);
      const columns = Object.keys(feeds[upload.feed as FeedId].columns);
      const chosen = fields.getAll("column");
      const names = fields.getAll("name").flatMap((name, at) => {
        const column = chosen[at] ?? "";
        const isAsked = report.unknown.some((one) => one.name === name) && normaliseName(name) !== "";
        if (!isAsked || !(column === notUsed || columns.includes(column))) return [];
        return [[normaliseName(name), column === notUsed ? "" : column] as const];
      });
      if (upload.state !== "waiting" && upload.state !== "refused")
        return { again: copy[request.edition].preview.gone };
      const { detail: _, ...by } = noteOf(request, upload);
      const said = { feed: upload.feed, storeId: upload.store_id, names: Object.fromEntries(names) };
      await putColumnNames(services.db, said, by);
      const done = await previewAgain(request, upload);
      if (done) return { again: copy[request.edition].preview[done] };
      return { goTo: request.href("file", upload.id) };
    },
    async kind(request, fields) {
      const upload = await getUpload(request);
      const words = copy[request.edition].preview;
      const chosen = chooseFeed(request, fields.get("feed") ?? "", fields.get("store"));
      if ("again" in chosen) return chosen;
      if (upload.state !== "waiting" && upload.state !== "refused") return { again: words.gone };
      const done = await previewAgain(request, upload, { feed: chosen.feed, store_id: chosen.storeId });
      return done ? { again: words[done] } : { goTo: request.href("file", upload.id) };
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
      await dropFiles(services, id);
      return { goTo: request.href("files") };
    },
    async rejects(request) {
      const upload = await getUpload(request);
      const body = await readFileOf(request.services, upload.id, rejectsName);
      if (!body) throw notFound("rejects");
      const { report } = readKept(upload.report);
      const { ending, type } = fileForms[report.format] ?? csv;
      return { file: { name: `rejected-${upload.id.slice(0, 8)}.${ending}`, type, body } };
    },
  },
});
