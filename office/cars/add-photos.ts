import { readFile } from "node:fs/promises";
import type { Database } from "#data/database.ts";
import { addAudit } from "#data/writes/audit.ts";
import { type CarPhoto, editCar } from "#feeds/engine/edit-car.ts";
import { reencode } from "#feeds/engine/images/reencode.ts";
import type { ImportJob, JobAnswer } from "../files/jobs.ts";

type PhotosJob = Extract<ImportJob, { kind: "photos" }>;

const unread = {
  es: "Ninguna de las fotos se puede leer. Tómelas otra vez, en JPEG.",
  en: "None of the photos can be read. Take them again, as JPEG.",
};

/** Gives a car photos, as a run of its own. They are decoded here, apart from the server: who knows what is in them. */
export async function addPhotos(db: Database, { carId, storeId, paths, who, note }: PhotosJob): Promise<JobAnswer> {
  const photos: CarPhoto[] = [];
  for (const path of paths) {
    const photo = await reencode(await readFile(path), "photo").catch(() => undefined);
    if (photo) photos.push(photo);
  }
  if (photos.length === 0) return { trouble: unread };
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
  return { photos: { runId: typeof done === "object" && "runId" in done ? done.runId : null } };
}
