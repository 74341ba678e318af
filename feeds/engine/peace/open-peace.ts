import type { Words } from "#core/edition.ts";
import type { KeyedTable } from "#data/keys.ts";
import type { Executor } from "#data/schema.ts";
import type { ChangeLog } from "#data/writes/feeds-changes.ts";
import type { PlainRow } from "#data/writes/feeds-rows.ts";
import type { WriteSession } from "#feeds/engine/write/write-session.ts";
import { openExceptions } from "./exceptions.ts";
import { keepStaffWords } from "./keep-staff-words.ts";
import { speakOfCar, speakOfPrice } from "./speak.ts";

type Run = { byStaff: boolean; who: string; now: Date };

const keptNote = (count: number): Words => ({
  es:
    count === 1
      ? "Se respeta 1 cambio del yonke: el archivo repite o dice otra cosa, y queda lo que puso el personal."
      : `Se respetan ${count} cambios del yonke: el archivo repite o dice otra cosa, y queda lo que puso el personal.`,
  en:
    count === 1
      ? "1 change by your staff is kept: the file says something else, and what staff set stays."
      : `${count} changes by your staff are kept: the file says something else, and what staff set stays.`,
});

const askedNote = (count: number): Words => ({
  es:
    count === 1
      ? "En 1 de ellos el archivo trae un dato nuevo: decida en Hoy, en la oficina."
      : `En ${count} de ellos el archivo trae un dato nuevo: decida en Hoy, en la oficina.`,
  en:
    count === 1
      ? "For 1 of them the file says something new: decide under Today in the office."
      : `For ${count} of them the file says something new: decide under Today in the office.`,
});

/** Peace between the yard's program and its staff, for one run: what of it comes from whom. */
export function openPeace(db: Executor, log: ChangeLog, { byStaff, who, now }: Run) {
  const exceptions = openExceptions(db, log);
  const staffWords = keepStaffWords(db, exceptions, now);
  const onChange = async (table: KeyedTable, before: PlainRow | undefined, after: PlainRow | undefined) => {
    if (table === "chain_prices" || table === "store_prices")
      await speakOfPrice(exceptions, before, after, { at: now.toISOString(), who });
    // Where a car stands that staff received; of one that no file ever brought, no file has said it.
    if (table === "vehicles" && after && after.left_on === null && (!before || before.left_on !== null))
      await speakOfCar(exceptions, { ...after, row: "", space: "", hit_side: "" }, after, {
        at: now.toISOString(),
        who,
      });
  };
  const session: Pick<WriteSession, "staffWords" | "byStaff" | "onChange"> = byStaff
    ? { byStaff, onChange }
    : { staffWords };
  return {
    session,
    endFile: staffWords.endFile,
    save: exceptions.save,
    notes(): Words[] {
      const { kept, asked } = staffWords.counts();
      return [...(kept > 0 ? [keptNote(kept)] : []), ...(asked > 0 ? [askedNote(asked)] : [])];
    },
  };
}

export type Peace = ReturnType<typeof openPeace>;
