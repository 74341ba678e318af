import { readFile } from "node:fs/promises";
import type { Words } from "#core/edition.ts";
import type { Database } from "#data/database.ts";
import { addAudit } from "#data/writes/audit.ts";
import { type CarPhoto, editCar } from "#feeds/engine/edit-car.ts";
import { reencode } from "#feeds/engine/images/reencode.ts";
import { SaidError } from "#feeds/engine/said.ts";
import type { ImportJob, JobAnswer } from "../files/jobs.ts";

type PhotosJob = Extract<ImportJob, { kind: "photos" }>;

const unread = (why: Words): Words => ({
  es: `No se puede leer ninguna foto: ${why.es || "no son imágenes."}`,
  en: `None of the photos can be read: ${why.en || "they are no pictures."}`,
});

/** Gives a car photos, as a run of its own. They are decoded here, apart from the server: who knows what is in them. */
export async function addPhotos(db: Database, { carId, storeId, paths, who, note }: PhotosJob): Promise<JobAnswer> {
  const photos: CarPhoto[] = [];
  let why: Words = { es: "", en: "" };
  for (const path of paths)
    try {
      photos.push(await reencode(await readFile(path), "photo"));
    } catch (error) {
      if (error instanceof SaidError) why = error.said;
    }
  if (photos.length === 0) return { trouble: unread(why) };
  const done = await editCar(db, {
    id: carId,
    storeId,
    edit: { photos },
    who,
    alongside: (trx, { runId, before }) =>
      addAudit(trx, {
        ...note,
        action: "car.photos",
        subject: String(before.stock_number || before.vin),
        detail: { run: runId, photos: photos.length },
      }),
  });
  const runId = typeof done === "object" && "runId" in done ? done.runId : null;
  return { photos: { runId, unread: paths.length - photos.length } };
}
