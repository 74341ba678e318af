import { notFound } from "#core/errors.ts";
import { instantOf } from "#core/local-time.ts";
import { plainMoney } from "#core/money.ts";
import { nameOfStaff } from "#core/staff.ts";
import { listFileWords, type SaidWords } from "#data/queries/file-words.ts";
import { findImportRun } from "#data/queries/import-runs.ts";
import { findUpload, listUploads } from "#data/queries/uploads.ts";
import type { UploadRow } from "#data/schema.ts";
import { putFileWords } from "#data/writes/file-words.ts";
import { claimUpload, discardUpload, scheduleUpload, setAsks } from "#data/writes/uploads.ts";
import type { FeedId } from "#feeds/feeds.ts";
import { may } from "../../access.ts";
import { type Done, definePage, demand, GoTo, type RequestFor, type StaffRequest } from "../../page.tsx";
import { formatMoment, zoneOfStore } from "../../shell/moment.ts";
import { confirmedCodes, differencesOf, groupQuestions, readAnswers, unanswered } from "../asked.ts";
import { shownChange } from "../change-words.ts";
import { chooseFeed, feedChoices } from "../choose-feed.ts";
import { copy } from "../copy.ts";
import { feedName } from "../feed-name.ts";
import { type Edited, type KeptUpload, openQuestions, readKept, waitsForAnswers } from "../kept.ts";
import { maySeeUpload, rightOf } from "../may-feed.ts";
import { type OddPriceProps, oddPriceOf } from "../odd-price.tsx";
import { Preview, type PreviewProps } from "../preview.tsx";
import { applyUpload, previewAgain, rejectsName, type Whole } from "../previews.ts";
import { dropFiles, readFileOf } from "../shared-files.ts";
import { copy as shortCopy } from "../short-copy.ts";
import { absentTable, shortOf } from "../short-of.ts";
import { smallPictures } from "../small-pictures.ts";

async function getUpload({ services, staff, params }: RequestFor<"file">): Promise<UploadRow> {
  const upload = await findUpload(services.db, params.id);
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

/** It is here, and is looked at again once somebody has said what it leaves open; what came by itself and was refused is not. */
const isAskedAgain = ({ state, staff_id }: UploadRow) =>
  state === "waiting" || (state === "refused" && staff_id !== "");

/** What may be said of what it leaves open; of one that is done, for the next. */
async function asksOf(request: StaffRequest, upload: UploadRow, { report, written }: KeptUpload, store: string) {
  const { services, staff, edition } = request;
  const { feed, store_id, state } = upload;
  if (state === "discarded" || !may(staff, rightOf(feed), store_id ?? "chain")) return undefined;
  const waits = isAskedAgain(upload);
  const said = await listFileWords(services.db, feed, store_id);
  // What a file did not use that is written, nobody missed.
  const missed = report.questions.filter(({ kind }) => kind !== "column" || (state !== "applied" && !written));
  const open = waits ? missed : missed.filter((one) => unanswered([one], said).length > 0);
  if (open.length === 0) return undefined;
  return {
    id: upload.id,
    groups: await groupQuestions(services.db.main, open, feed as FeedId, edition),
    differences: differencesOf(open, said, edition),
    whose: copy[edition].columns.filesOf(feedName(feed, edition), store),
    waits,
  };
}

/** A price that was typed here and is far from today's is asked about by itself. */
function oddOf(
  request: StaffRequest,
  { id, store_id }: UploadRow,
  { edited, report }: KeptUpload,
): OddPriceProps | undefined {
  const [question, ...others] = report.questions;
  if (edited?.kind !== "price" || !question || others.length > 0 || !waitsForAnswers(report)) return undefined;
  return oddPriceOf(request, id, store_id, question);
}

/** What else it may be, while it waits; one thing that was edited here is what it is, and what no person sent is not kept. */
function kindsOf(request: StaffRequest, { id, staff_id, feed, store_id, state }: UploadRow, edited?: Edited) {
  if (edited || staff_id === "" || (state !== "waiting" && state !== "refused")) return undefined;
  return { id, ...feedChoices(request), feed, store: String(store_id ?? "") };
}

/** Keeps what somebody said, for this file and the next ones; what is answered is asked under no older file either. */
async function keepAnswers(request: StaffRequest, upload: UploadRow, said: SaidWords): Promise<void> {
  const { db } = request.services;
  const { id, feed, store_id: storeId } = upload;
  const { detail: _, ...by } = noteOf(request, upload);
  await putFileWords(db, { feed, storeId, said }, by);
  const told = await listFileWords(db, feed, storeId);
  const listed = await listUploads(db, { states: ["applied"], asking: true, reach: "all", limit: 200 });
  for (const one of listed) {
    const isAsked = one.id === id || (one.state === "applied" && one.feed === feed && one.store_id === storeId);
    const row = one.asks > 0 && isAsked ? await findUpload(db, one.id) : undefined;
    if (row) await setAsks(db, row.id, unanswered(openQuestions(readKept(row.report).report), told).length);
  }
}

/** One price that was edited here is shown as it was meant. */
function withAmounts(upload: UploadRow, { price = {} }: SaidWords): UploadRow {
  const kept = readKept(upload.report);
  const [cents] = Object.values(price);
  if (kept.edited?.kind !== "price" || !cents) return upload;
  const values = { ...kept.edited.values, price: plainMoney(Number(cents)) };
  return { ...upload, report: JSON.stringify({ ...kept, edited: { ...kept.edited, values } }) };
}

/** How many leave, as somebody typed it: 1,204 is a number too. */
function readWhole(fields: URLSearchParams): Whole {
  const typed = (fields.get("leaving") ?? "").replace(/[\s,.]/g, "");
  return { leaving: /^\d{1,9}$/.test(typed) ? Number(typed) : undefined };
}

async function discardOf(request: StaffRequest, upload: UploadRow): Promise<Done> {
  const { services, edition, href } = request;
  if (!(await claimUpload(services.db, upload.id))) return { again: copy[edition].preview.busy };
  await discardUpload(services.db, upload.id, noteOf(request, upload));
  await dropFiles(services, upload.id);
  const typed = readKept(upload.report).edited?.kind === "price";
  return new GoTo(typed ? `${href("prices")}?yard=${upload.store_id ?? 0}` : href("files"));
}

/** Keeps what was said of differences beside "Apply"; undefined where all of them are answered and it may go on. */
async function answerVins(
  request: RequestFor<"file">,
  upload: UploadRow,
  fields: URLSearchParams,
): Promise<Done | undefined> {
  const { services, staff, edition } = request;
  const { feed, store_id, id } = upload;
  if (!may(staff, rightOf(feed), store_id ?? "chain")) return undefined;
  const { questions } = readKept(upload.report).report;
  const said = await readAnswers(services.db.main, fields, questions, feed as FeedId);
  if (Object.keys(said).length > 0) {
    await keepAnswers(request, upload, said);
    const done = await previewAgain(request, upload);
    if (done) return { again: copy[edition].preview[done] };
  }
  if (fields.get("next") === "look") return new GoTo(request.href("file", { id }));
  const { report } = readKept((await getUpload(request)).report);
  const open = differencesOf(report.questions, await listFileWords(services.db, feed, store_id), edition);
  const left = open.filter(({ chosen }) => chosen === "").length;
  return left > 0 ? { again: copy[edition].asked.vins.left(left) } : undefined;
}

/** What the page showed is written. */
async function applyOf(request: RequestFor<"file">, fields: URLSearchParams): Promise<Done> {
  const words = copy[request.edition].preview;
  const upload = await getUpload(request);
  const { report } = readKept(upload.report);
  const whole = fields.get("absent") === "leave" && report.absent > 0 ? readWhole(fields) : undefined;
  if (whole && report.short.some(({ beyond }) => beyond) && whole.leaving !== report.absent)
    return { again: shortCopy[request.edition].wrongCount(report.absent) };
  const done = await applyUpload(request, upload, whole);
  if (done === "busy" || done === "missing") return { again: words[done] };
  if ("changedBy" in done) return { again: words.again(done.changedBy) };
  const { outcome, absent, refusals, questions } = done.report;
  if (outcome === "refused" && absent > 0) return { again: refusals.map((said) => said[request.edition]).join(" ") };
  const codes = confirmedCodes(questions);
  if (outcome !== "refused" && Object.keys(codes).length > 0) await keepAnswers(request, upload, codes);
  return new GoTo(request.href("file", { id: upload.id }));
}

/** A file that came: what it would do, by name; then what it did. */
export const page = definePage("file", {
  async load(request): Promise<PreviewProps> {
    const { services, edition } = request;
    const upload = await getUpload(request);
    const kept = readKept(upload.report);
    const { report, edited } = kept;
    const stock = services.stock.current;
    const store = upload.store_id === null ? "" : (stock.chain.storeById.get(upload.store_id)?.name ?? "");
    const zone = zoneOf(request, upload);
    const run = upload.run_id === null ? undefined : await findImportRun(services.db, upload.run_id);
    const of = (kind: "new" | "changed" | "gone") =>
      (report.details ?? []).filter((one) => one.kind === kind).map((one) => shownChange(one, edition));
    const asks = await asksOf(request, upload, kept, store);
    return {
      title: upload.file_name,
      id: upload.id,
      about: copy[edition].preview.about(feedName(upload.feed, edition), store, report.read),
      state: upload.state,
      runId: run && run.status === "done" && run.version !== null ? run.id : undefined,
      report: { ...report, details: null, absentCars: [] },
      changes: { new: of("new"), changed: of("changed"), gone: of("gone") },
      kinds: kindsOf(request, upload, edited),
      asks,
      odd: asks?.waits ? oddOf(request, upload, kept) : undefined,
      note: request.query.has("said") ? copy[edition].asked.remembered : undefined,
      short: shortOf(request, upload, kept),
      edited: edited && { ...edited, pictures: await smallPictures(services, upload.id, edited.pictures) },
      applyAt: upload.apply_at === null ? undefined : formatMoment(new Date(upload.apply_at), zone, edition),
      problem: request.problem,
    };
  },
  Page: Preview,
  actions: {
    async apply(request, fields) {
      const words = copy[request.edition].preview;
      const upload = await getUpload(request);
      if (upload.state !== "waiting" && upload.state !== "refused") return { again: words.gone };
      if (fields.get("absent") === "drop") return discardOf(request, upload);
      return (await answerVins(request, upload, fields)) ?? applyOf(request, fields);
    },
    async say(request, fields) {
      const { services, staff } = request;
      const upload = await getUpload(request);
      demand(staff, rightOf(upload.feed), upload.store_id ?? "chain");
      if (upload.state === "discarded") return { again: copy[request.edition].preview.gone };
      const { report } = readKept(upload.report);
      const said = await readAnswers(services.db.main, fields, report.questions, upload.feed as FeedId);
      await keepAnswers(request, upload, said);
      if (!isAskedAgain(upload)) return new GoTo(`${request.href("file", { id: upload.id })}?said`);
      const done = await previewAgain(request, withAmounts(upload, said));
      if (done) return { again: copy[request.edition].preview[done] };
      return new GoTo(request.href("file", { id: upload.id }));
    },
    async kind(request, fields) {
      const upload = await getUpload(request);
      const words = copy[request.edition].preview;
      const chosen = chooseFeed(request, fields.get("feed") ?? "", fields.get("store"));
      if ("again" in chosen) return chosen;
      if (upload.state !== "waiting" && upload.state !== "refused") return { again: words.gone };
      const done = await previewAgain(request, upload, { feed: chosen.feed, store_id: chosen.storeId });
      return done ? { again: words[done] } : new GoTo(request.href("file", { id: upload.id }));
    },
    async schedule(request, fields) {
      const { services, edition, now } = request;
      const words = copy[edition].preview;
      const upload = await getUpload(request);
      const text = fields.get("at") ?? "";
      const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? instantOf(text, zoneOf(request, upload)) : undefined;
      if (!at || !(at > now) || at.getTime() - now.getTime() > latestMs) return { again: words.badHour };
      const done = await scheduleUpload(services.db, upload.id, at, noteOf(request, upload));
      return done ? new GoTo(request.href("file", { id: upload.id })) : { again: words.gone };
    },
    async unschedule(request) {
      const upload = await getUpload(request);
      const done = await scheduleUpload(request.services.db, upload.id, null, noteOf(request, upload));
      return done ? new GoTo(request.href("file", { id: upload.id })) : { again: copy[request.edition].preview.gone };
    },
    async discard(request) {
      return discardOf(request, await getUpload(request));
    },
    async absent(request) {
      const upload = await getUpload(request);
      const { columns } = shortCopy[request.edition];
      const { absentCars } = readKept(upload.report).report;
      const body = absentTable(request, absentCars, Object.values(columns));
      return { file: { name: `${upload.id.slice(0, 8)}.csv`, type: csv.type, body } };
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
