import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { dirname } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Edition } from "#core/edition.ts";
import { SiteError } from "#core/errors.ts";
import { listColumnNames } from "#data/queries/column-names.ts";
import { lastRunId } from "#data/queries/uploads.ts";
import { useFeedToken as spendToken } from "#data/writes/feed-tokens.ts";
import { takeToken } from "#data/writes/limits.ts";
import { addUpload } from "#data/writes/uploads.ts";
import { createReport, type Report } from "#feeds/engine/report.ts";
import { isFeedId } from "#feeds/feeds.ts";
import { dropOld } from "../files/drop-old.ts";
import type { ImportJob, JobAnswer } from "../files/jobs.ts";
import { takesStore } from "../files/may-feed.ts";
import { rejectsName, rejectsPath } from "../files/previews.ts";
import { hasRoom, shareFiles } from "../files/shared-files.ts";
import type { OfficeServices } from "../services.ts";
import { mostFileBytes, plainName, uploadFile } from "./upload.ts";

export type PushReply = { status: number; body: object };

const path = /^\/feeds\/([a-z-]{1,40})(?:\/([^/?]{1,200}))?$/;
export const isPush = (req: IncomingMessage): boolean => req.method === "PUT" && path.test(req.url ?? "");

const refuse = (status: number, problem: string): PushReply => ({ status, body: { outcome: "refused", problem } });

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
  { outcome, runId, read, accepted, rejected, created, changed, gone, ...rest }: Report,
  language: Edition,
) => ({
  outcome,
  run: runId,
  read,
  accepted,
  rejected,
  new: created,
  changed,
  gone,
  refusals: rest.refusals.map((said) => said[language]),
  problems: rest.problems.map((problem) => ({ ...problem, reason: problem.reason[language] })),
  notes: rest.notes.map((said) => said[language]),
});

/** A yard's program sends a file for its own store: the same runner, the same rules, at once. */
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
    await pipeline(req, atMost(mostFileBytes), createWriteStream(file, { flags: "wx", mode: 0o600 }));
  } catch {
    await rm(dirname(file), { recursive: true, force: true });
    return refuse(413, "The file broke off, or is larger than 200 MB.");
  }
  const seen_run = await lastRunId(db);
  const who = `${token.name} (token ${token.id})`;
  const job: ImportJob = {
    kind: "apply",
    feed,
    path: file,
    name,
    storeId: token.store_id,
    stores: [token.store_id],
    dates: null,
    said: await listColumnNames(db, feed, token.store_id),
    allowShrink: false,
    rejects: rejectsPath(uploads, id),
    who,
    note: { who, storeId: token.store_id, subject: name },
  };
  let answer: JobAnswer;
  try {
    answer = await runJob(job);
  } catch (error) {
    await rm(dirname(file), { recursive: true, force: true });
    throw error;
  }
  // The program has it, and sends it again.
  await rm(file, { force: true });
  const facts = { feed, file: name, sha256: "", format: "", encoding: "" };
  const report: Report =
    "report" in answer
      ? answer.report
      : { ...createReport(facts), outcome: "refused", refusals: "trouble" in answer ? [answer.trouble] : [] };
  await addUpload(
    db,
    {
      id,
      staff_id: "",
      who: token.name,
      feed,
      store_id: token.store_id,
      file_name: name,
      state: report.outcome === "refused" ? "refused" : "applied",
      report: JSON.stringify({ report, dates: null }),
      seen_run,
      run_id: report.runId,
      created_at: new Date().toISOString(),
    },
    (trx) => shareFiles(services, trx, id, [rejectsName]),
  );
  return { status: report.outcome === "refused" ? 422 : 200, body: summary(report, languageOf(req)) };
}
