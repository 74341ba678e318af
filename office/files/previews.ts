import { access } from "node:fs/promises";
import { basename, join } from "node:path";
import { nameOfStaff } from "#core/staff.ts";
import { listFileWords } from "#data/queries/file-words.ts";
import { lastRunId, listRunsAfter } from "#data/queries/uploads.ts";
import type { UploadRow } from "#data/schema.ts";
import { addUpload, changeUpload, claimUpload, holdMs, holdUpload, releaseUpload } from "#data/writes/uploads.ts";
import { createReport, type Report } from "#feeds/engine/report.ts";
import type { FeedId } from "#feeds/feeds.ts";
import { uploadFile } from "../http/upload.ts";
import type { StaffRequest } from "../page.tsx";
import { shownChange } from "./change-words.ts";
import { dropOld } from "./drop-old.ts";
import type { ImportJob } from "./jobs.ts";
import { countAsks, type Edited, type KeptUpload, openQuestions, readKept, waitsForAnswers } from "./kept.ts";
import { storesOf } from "./may-feed.ts";
import { bringFiles, dropFiles, shareFiles } from "./shared-files.ts";

type New = {
  id: string;
  feed: FeedId;
  storeId: number | null;
  name: string;
  dates?: KeptUpload["dates"];
  edited?: Edited | undefined;
};

export const rejectsName = "rejects";
export const rejectsPath = (folder: string, id: string): string => join(folder, id, rejectsName);

type ChosenUpload = Pick<UploadRow, "id" | "feed" | "store_id" | "file_name"> &
  Pick<KeptUpload, "dates" | "edited" | "said">;

/** Who asks for it: somebody at a page, or whoever scheduled it. */
type Asker = Pick<StaffRequest, "services" | "staff" | "now">;

async function jobOf(
  request: Asker,
  kind: "preview" | "apply",
  asked: ChosenUpload,
  whole: Whole | undefined,
): Promise<ImportJob> {
  const { services, staff } = request;
  return {
    kind,
    feed: asked.feed as FeedId,
    path: uploadFile(services.uploads, asked.id),
    name: asked.file_name,
    storeId: asked.store_id,
    stores: storesOf(staff, asked.feed),
    dates: asked.dates,
    // What was said since the preview is for the next one.
    said: asked.said ?? (await listFileWords(services.db, asked.feed, asked.store_id)),
    complete: whole !== undefined,
    leaving: whole?.leaving,
    byStaff: asked.edited !== undefined,
    rejects: rejectsPath(services.uploads, asked.id),
    ...(asked.edited && { pictures: Object.values(asked.edited.pictures) }),
    who: nameOfStaff(staff),
    note: {
      staffId: staff.id,
      who: nameOfStaff(staff),
      storeId: asked.store_id ?? undefined,
      subject: asked.file_name,
    },
  };
}

/** Another import runs: what was seen and scheduled stays as it is. */
class Busy extends Error {}

/** What a file would do. One that cannot even be read is refused like one with wrong data. */
async function run(
  request: Asker,
  kind: "preview" | "apply",
  asked: ChosenUpload,
  { whole, isNew = false }: { whole?: Whole | undefined; isNew?: boolean } = {},
): Promise<Report> {
  const answer = await request.services.runJob(await jobOf(request, kind, asked, whole));
  if ("report" in answer) return answer.report;
  if ("busy" in answer && !isNew) throw new Busy();
  const facts = { feed: asked.feed, file: asked.file_name, sha256: "", format: "", encoding: "" };
  const refusals = "trouble" in answer ? [answer.trouble] : [];
  return { ...createReport(facts), outcome: "refused", refusals };
}

/** Keeps a new file with its preview; answers its id. */
export async function takeUpload(request: Asker, asked: New): Promise<string> {
  const { services, staff, now } = request;
  const { id, feed, storeId, name, dates = null, edited } = asked;
  await dropOld(services, now);
  const seen_run = await lastRunId(services.db);
  const said = await listFileWords(services.db, feed, storeId);
  const chosen = { id, feed, store_id: storeId, file_name: name, dates, edited, said };
  const report = await run(request, "preview", chosen, { isNew: true });
  await addUpload(
    services.db,
    {
      id,
      staff_id: staff.id,
      who: nameOfStaff(staff),
      feed,
      store_id: storeId,
      file_name: name,
      state: report.outcome === "refused" ? "refused" : "waiting",
      report: JSON.stringify({ report, dates, edited, said } satisfies KeptUpload),
      seen_run,
      run_id: null,
      asks: asksOf(staff.id, report),
      created_at: now.toISOString(),
    },
    (trx) => shareFiles(services, trx, id),
  );
  return id;
}

/** Does something with a file that nobody else is at, and that is here, or can be brought here. */
async function withClaim<T>(
  { services }: Asker,
  { id }: UploadRow,
  work: () => Promise<T>,
): Promise<T | "busy" | "missing"> {
  const { db, uploads } = services;
  await bringFiles(services, id);
  const there = await access(uploadFile(uploads, id)).then(
    () => true,
    () => false,
  );
  if (!there) return "missing";
  if (!(await claimUpload(db, id))) return "busy";
  const holding = setInterval(() => void holdUpload(db, id).catch(() => {}), holdMs).unref();
  try {
    return await work();
  } catch (error) {
    await releaseUpload(db, id);
    if (error instanceof Busy) return "busy";
    throw error;
  } finally {
    clearInterval(holding);
  }
}

/**
 * Looks at it anew, by what was said meanwhile, and as another kind of file where it was taken for a wrong one; what was
 * scheduled is somebody's to schedule again.
 */
export const previewAgain = (
  request: Asker,
  upload: UploadRow,
  as: Pick<UploadRow, "feed" | "store_id"> = upload,
): Promise<undefined | "busy" | "missing"> =>
  withClaim(request, upload, async () => {
    const { db } = request.services;
    const { feed, store_id } = as;
    const { report: _, written, ...before } = readKept(upload.report);
    const asked = { ...before, said: await listFileWords(db, feed, store_id) };
    const seen_run = await lastRunId(db);
    const report = await run(request, "preview", { ...upload, feed, store_id, ...asked });
    // What was answered may bring more than was written.
    const kept = { ...asked, ...(written && !changesSomething(report) && { written }) };
    await shareFiles(request.services, db.main, upload.id, [rejectsName]);
    await changeUpload(db, upload.id, {
      feed,
      store_id,
      seen_run,
      state: report.outcome === "refused" ? "refused" : "waiting",
      apply_at: null,
      asks: asksOf(upload.staff_id, report),
      report: JSON.stringify({ ...kept, report } satisfies KeptUpload),
    });
    return undefined;
  });

/** What lists tell as asked: of what a person sent and can still apply in part, the preview alone asks. */
const asksOf = (staffId: string, report: Report): number =>
  staffId === "" || waitsForAnswers(report) ? countAsks(report) : 0;

const changesSomething = ({ created, changed, gone }: Report): boolean => created + changed + gone > 0;

const effectOf = ({ outcome, details, absent, absentCars }: Report): string =>
  JSON.stringify([outcome, details?.map((one) => shownChange(one, "es")), absent, absentCars]);
const doesTheSame = (a: Report, b: Report): boolean => effectOf(a) === effectOf(b);

/** Somebody says that the file names every car of its stores; where many leave by that, how many. */
export type Whole = { leaving: number | undefined };

type Applied = { changedBy: string } | { report: Report } | "busy" | "missing";

/** Writes it, unless somebody has changed the same records since its preview: then that is made anew. */
export const applyUpload = (request: Asker, upload: UploadRow, whole?: Whole): Promise<Applied> =>
  withClaim(request, upload, () => applyClaimed(request, upload, whole));

async function applyClaimed(
  request: Asker,
  upload: UploadRow,
  whole: Whole | undefined,
): Promise<Exclude<Applied, "busy" | "missing">> {
  const { db } = request.services;
  const { report: seen, ...kept } = readKept(upload.report);
  const asked = { ...upload, ...kept };
  const before = (await listRunsAfter(db, upload.feed, upload.seen_run)).find(({ stores }) => {
    const theirs = JSON.parse(stores) as number[];
    return upload.store_id === null || theirs.includes(upload.store_id);
  });
  if (before) {
    const seen_run = await lastRunId(db);
    const report = await run(request, "preview", asked);
    const state = report.outcome === "refused" ? ("refused" as const) : ("waiting" as const);
    await shareFiles(request.services, db.main, upload.id, [rejectsName]);
    // Where it would do the very same to the very same records, nothing needs to be looked at again.
    if (!doesTheSame(report, seen)) {
      await changeUpload(db, upload.id, {
        seen_run,
        state,
        apply_at: null,
        asks: asksOf(upload.staff_id, report),
        report: JSON.stringify({ ...kept, report } satisfies KeptUpload),
      });
      return { changedBy: before.who };
    }
  }
  const report = await run(request, "apply", asked, { whole });
  const short = report.outcome === "refused" && report.absent > 0;
  const state = short ? "waiting" : report.outcome === "refused" ? "refused" : "applied";
  await changeUpload(db, upload.id, {
    state,
    run_id: report.runId,
    apply_at: null,
    asks: state === "applied" ? openQuestions(report).length : asksOf(upload.staff_id, report),
    report: JSON.stringify({ ...kept, report } satisfies KeptUpload),
  });
  await shareFiles(request.services, db.main, upload.id, [rejectsName]);
  if (state === "applied") await dropFiles(request.services, upload.id, basename(uploadFile("", upload.id)));
  return { report };
}
