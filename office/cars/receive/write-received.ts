import { Readable } from "node:stream";
import type { Words } from "#core/edition.ts";
import { nameOfStaff } from "#core/staff.ts";
import { findReceived, receivedFile, receivedFormat } from "#data/queries/received-cars.ts";
import type { Executor } from "#data/schema.ts";
import { addAudit } from "#data/writes/audit.ts";
import { runImport } from "#feeds/engine/run.ts";
import { SaidError } from "#feeds/engine/said.ts";
import type { StaffRequest } from "../../page.tsx";
import { copy } from "./copy.ts";

const alreadyHere: Words = {
  es: "Otra persona acaba de recibir este carro. No se cambió nada.",
  en: "Somebody else has just received this car. Nothing was changed.",
};

export type Received = {
  key: string;
  storeId: number;
  stock: string;
  /** What is written with it, all or nothing. */
  keep?: ((trx: Executor, run: number) => Promise<void>) | undefined;
};

/** Imports the one line that a car is. Unlike a file it waits for no process of its own: twelve may come one after the other. */
export async function writeReceived(
  { services: { db }, staff, edition }: StaffRequest,
  line: Record<string, string>,
  { key, storeId, stock, keep }: Received,
): Promise<{ run: number } | { why: string }> {
  const who = nameOfStaff(staff);
  const work = runImport(db, {
    ...{
      feed: "inventory",
      path: receivedFile(key),
      madeAs: receivedFormat,
      storeId,
      who,
      byStaff: true,
      details: true,
    },
    piped: Readable.from([Buffer.from(JSON.stringify([line]))]),
    mayChange: (id) => id === storeId,
    async alongside(trx, { runId, created, changed, gone, rejected, details }) {
      // Somebody else was first, since it was looked for; or the very same was sent twice at once, and nothing is left to write.
      const isHere = details?.some(({ before }) => before !== null && before.left_on === null);
      if (isHere || details?.length === 0) throw new SaidError(alreadyHere);
      const entry = { staffId: staff.id, who, storeId, subject: stock, action: "car.receive" };
      await addAudit(trx, { ...entry, detail: { run: runId, created, changed, gone, rejected } });
      if (runId !== null) await keep?.(trx, runId);
    },
  });
  const report = await work.catch((error: unknown) => {
    if (error instanceof SaidError) return error;
    throw error;
  });
  if (report instanceof SaidError) return { why: report.said[edition] };
  const [wrong] = [...report.refusals, ...report.problems.map(({ reason }) => reason)];
  const run = await findReceived(db, key);
  if (report.outcome !== "written" || !run) return { why: wrong?.[edition] ?? copy[edition].badName };
  return { run: run.id };
}
