import { basename } from "node:path";
import { countText } from "#core/count-text.ts";
import type { Words } from "#core/edition.ts";
import { findUpload, listUploads } from "#data/queries/uploads.ts";
import { addUpload, claimUpload, discardUpload, releaseUpload } from "#data/writes/uploads.ts";
import type { Report } from "#feeds/engine/report.ts";
import type { FeedId } from "#feeds/feeds.ts";
import { uploadFile } from "../http/upload.ts";
import type { OfficeServices } from "../services.ts";
import { type KeptUpload, openQuestions, readKept } from "./kept.ts";
import { dropFiles, shareFiles } from "./shared-files.ts";

type Place = Pick<OfficeServices, "db" | "uploads">;
type Sent = {
  id: string;
  /** A program or a folder, as people call it. */
  who: string;
  feed: FeedId;
  storeId: number | null;
  name: string;
  report: Report;
  said?: KeptUpload["said"];
  /** The last run before it. */
  seenRun: number;
};

/** What becomes of a file that nobody stood beside, as its sender is told; undefined where nothing is left to ask. */
export function tellWaiting({ absent, outcome }: Report): Words | undefined {
  if (absent === 0) return undefined;
  if (outcome === "refused")
    return {
      es: `El archivo quedó en espera en la oficina, 30 días: le faltan ${countText(absent)} carros. Ahí alguien dice si salen; hasta entonces no cambia nada.`,
      en: `The file waits in the office, for 30 days: ${countText(absent)} cars are missing from it. Somebody there says whether they leave; until then nothing changes.`,
    };
  return {
    es: `Lo que trae el archivo quedó como dice. Los ${countText(absent)} carros que no trae se quedan hasta que alguien diga en la oficina que ya no están.`,
    en: `What is in the file stands as it says. The ${countText(absent)} cars that are not in it stay until somebody at the office says they left.`,
  };
}

/** What is left to do: nothing of a file that was stopped is written, of another all but that cars leave. */
function leftToDo(report: Report): Report {
  const open: Report = { ...report, outcome: "preview", refusals: [], runId: null };
  if (report.outcome === "refused") return open;
  return { ...open, created: 0, changed: 0, gone: 0, details: [] };
}

/** Keeps a file that lies among the uploads and names fewer cars than are there, so that a person says what it means. */
export async function keepWaiting(place: Place, sent: Sent, now = new Date()): Promise<void> {
  const { id, who, feed, storeId, name, report, said, seenRun } = sent;
  const written = report.outcome !== "refused";
  await endAnswered(place, sent);
  const kept: KeptUpload = { report: leftToDo(report), dates: null, said, ...(written && { written: true as const }) };
  await addUpload(
    place.db,
    {
      id,
      staff_id: "",
      who,
      feed,
      store_id: storeId,
      file_name: name,
      state: "waiting",
      report: JSON.stringify(kept),
      seen_run: report.runId ?? seenRun,
      run_id: null,
      asks: openQuestions(report).length,
      created_at: now.toISOString(),
    },
    (trx) => shareFiles(place, trx, id),
  );
}

/** An older file of the same sender that was written but for the cars that it did not name: the newer one asks anew. */
export async function endAnswered(
  place: Place,
  { who, feed, storeId }: Pick<Sent, "who" | "feed" | "storeId">,
): Promise<void> {
  const { db } = place;
  const waiting = await listUploads(db, { states: ["waiting"], reach: "all", limit: 200 });
  for (const { id, ...one } of waiting) {
    if (one.staff_id !== "" || one.who !== who || one.feed !== feed || one.store_id !== storeId) continue;
    const upload = await findUpload(db, id);
    if (!upload || !readKept(upload.report).written || !(await claimUpload(db, id))) continue;
    try {
      await discardUpload(db, id, { who, storeId: storeId ?? undefined, subject: upload.file_name, detail: { id } });
    } catch (error) {
      await releaseUpload(db, id);
      throw error;
    }
    await dropFiles(place, id, basename(uploadFile("", id)));
  }
}
