import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { dirname } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Edition, Words } from "#core/edition.ts";
import { SiteError } from "#core/errors.ts";
import { unhurried } from "#data/deadline.ts";
import { isCompleteSender, tokenSender } from "#data/queries/complete-senders.ts";
import { listFileWords } from "#data/queries/file-words.ts";
import { lastRunId } from "#data/queries/uploads.ts";
import { findTrouble } from "#data/trouble.ts";
import { useFeedToken as spendToken } from "#data/writes/feed-tokens.ts";
import { takeToken } from "#data/writes/limits.ts";
import { addUpload } from "#data/writes/uploads.ts";
import { createReport, type Report } from "#feeds/engine/report.ts";
import { isFeedId } from "#feeds/feeds.ts";
import { dropOld } from "../files/drop-old.ts";
import type { ImportJob, JobAnswer } from "../files/jobs.ts";
import { endAnswered, keepWaiting, tellWaiting } from "../files/keep-waiting.ts";
import { openQuestions } from "../files/kept.ts";
import { takesStore } from "../files/may-feed.ts";
import { rejectsName, rejectsPath } from "../files/previews.ts";
import { hasRoom, shareFiles } from "../files/shared-files.ts";
import type { OfficeServices } from "../services.ts";
import { mostFileBytes, plainName, uploadFile } from "./upload.ts";

type PushReply = { status: number; body: object };

const path = /^\/feeds\/([a-z-]{1,40})(?:\/([^/?]{1,200}))?$/;
export const isPush = (req: IncomingMessage): boolean => req.method === "PUT" && path.test(req.url ?? "");

const refuse = (status: number, problem: string): PushReply => ({ status, body: { outcome: "refused", problem } });

/** What is said to a program for whom something failed here. */
export const refusePush = ({ code }: SiteError): object =>
  refuse(
    503,
    code === "unavailable"
      ? "The office cannot keep anything now; send the file again in a minute."
      : "Something went wrong here; send the file again later.",
  ).body;

/** Ends what is longer than it may be. */
function atMost(bytes: number) {
  let seen = 0;
  return new Transform({
    transform(piece: Buffer, _coding, next) {
      seen += piece.length;
      next(seen > bytes ? new SiteError("too-large") : null, piece);
    },
  });
}

/** As the program asks for it (`Accept-Language: es`); English otherwise. */
const languageOf = (req: IncomingMessage): Edition =>
  /^\s*es\b/i.test(req.headers["accept-language"] ?? "") ? "es" : "en";

const summary = (
  { outcome, runId, read, accepted, rejected, created, changed, gone, absent, elsewhere, ...rest }: Report,
  waiting: Words | undefined,
  language: Edition,
) => ({
  outcome: waiting && outcome === "refused" ? "waiting" : outcome,
  run: runId,
  read,
  accepted,
  rejected,
  /** Lines that wait for an answer. */
  unanswered: rest.waiting,
  new: created,
  changed,
  gone,
  /** Cars that are there and that the file does not name. */
  absent,
  /** Lines about other stores. */
  elsewhere,
  ...(waiting && { waiting: waiting[language] }),
  refusals: rest.refusals.map((said) => said[language]),
  questions: rest.questions.map(({ kind, make, said, count, read, choices }) => ({
    kind,
    make,
    said,
    count,
    read,
    choices,
  })),
  problems: rest.problems.map((problem) => ({ ...problem, reason: problem.reason[language] })),
  notes: rest.notes.map((said) => said[language]),
});

/**
 * A yard's program sends a file for its own store, or the chain's for all: the same runner, the same rules, at once. Where cars
 * are missing that nobody said may leave, the file is kept for somebody at the office.
 */
export async function pushFeed(services: OfficeServices, req: IncomingMessage, network: string): Promise<PushReply> {
  const { db, uploads, runJob } = services;
  const limit = await takeToken(db, { key: `push ${network}`, limit: 60, windowSeconds: 3600 });
  if (!limit.allowed) return refuse(429, "Too many files in an hour; send fewer.");
  const [, feed = "", called = ""] = path.exec(req.url ?? "") ?? [];
  const bearer = /^Bearer (yfeed_[\w-]{43})$/.exec(req.headers.authorization ?? "")?.[1];
  const token = bearer === undefined ? undefined : await spendToken(db, bearer);
  if (!token) return refuse(401, "Send the store's token: Authorization: Bearer yfeed_… (yonke token add).");
  if (!isFeedId(feed) || !takesStore(feed)) return refuse(404, `A store sends no feed “${feed}”.`);
  if (Number(req.headers["content-length"] ?? 0) > mostFileBytes) return refuse(413, "The file is larger than 200 MB.");
  await dropOld(services);
  if (!(await hasRoom(services))) return refuse(503, "Too many files wait in the office; send it again later.");
  const id = randomUUID();
  const file = uploadFile(uploads, id);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const name = plainName(called || `${feed}.csv`);
  try {
    const target = createWriteStream(file, { flags: "wx", mode: 0o600 });
    await unhurried(() => pipeline(req, atMost(mostFileBytes), target));
  } catch (error) {
    await rm(dirname(file), { recursive: true, force: true });
    if (findTrouble(error) === "disk-full") throw error;
    return refuse(413, "The file broke off, or is larger than 200 MB.");
  }
  const seen_run = await lastRunId(db);
  const who = `${token.name} (token ${token.id})`;
  const storeId = token.store_id || null;
  const said = await listFileWords(db, feed, storeId);
  const job: ImportJob = {
    kind: "apply",
    feed,
    path: file,
    name,
    storeId,
    stores: storeId === null ? null : [storeId],
    dates: null,
    said,
    complete: await isCompleteSender(db, tokenSender(token.id)),
    byStaff: false,
    rejects: rejectsPath(uploads, id),
    who,
    note: { who, storeId: storeId ?? undefined, subject: name },
  };
  let answer: JobAnswer;
  try {
    answer = await runJob(job);
  } catch (error) {
    await rm(dirname(file), { recursive: true, force: true });
    throw error;
  }
  const facts = { feed, file: name, sha256: "", format: "", encoding: "" };
  const report: Report =
    "report" in answer
      ? answer.report
      : { ...createReport(facts), outcome: "refused", refusals: "trouble" in answer ? [answer.trouble] : [] };
  const language = languageOf(req);
  const waiting = tellWaiting(report);
  if (waiting) {
    await keepWaiting(services, { id, who: token.name, feed, storeId, name, report, said, seenRun: seen_run });
    return { status: report.outcome === "refused" ? 202 : 200, body: summary(report, waiting, language) };
  }
  if (report.outcome !== "refused") await endAnswered(services, { who: token.name, feed, storeId });
  // The program has it, and sends it again.
  await rm(file, { force: true });
  await addUpload(
    db,
    {
      id,
      staff_id: "",
      who: token.name,
      feed,
      store_id: storeId,
      file_name: name,
      state: report.outcome === "refused" ? "refused" : "applied",
      report: JSON.stringify({ report, dates: null }),
      seen_run,
      run_id: report.runId,
      asks: report.outcome === "refused" ? 0 : openQuestions(report).length,
      created_at: new Date().toISOString(),
    },
    (trx) => shareFiles(services, trx, id, [rejectsName]),
  );
  return { status: report.outcome === "refused" ? 422 : 200, body: summary(report, undefined, language) };
}
