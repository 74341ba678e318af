import { existsSync } from "node:fs";
import { messageOf } from "#core/errors.ts";
import { describePlace, type Place } from "#data/backup.ts";
import type { Database } from "#data/database.ts";
import { listPending } from "#data/migrate.ts";
import { type OpenOptions, openDatabase } from "#data/open.ts";
import { advice, type Finding, fine, problem } from "./finding.ts";

/** Opens the database without changing it, and says in what state it is. */
export async function examineDatabase(
  place: Place,
  options: OpenOptions,
): Promise<{ db: Database | undefined; findings: Finding[] }> {
  const name = describePlace(place);
  if (place.kind === "sqlite" && !existsSync(place.place))
    return {
      db: undefined,
      findings: [
        problem(
          "database",
          { es: `Todavía no hay base de datos (${name}).`, en: `There is no database yet (${name}).` },
          {
            es: "Si hubo una, revise DATA_DIR y DATABASE_URL; si no, escriba: yonke migrate",
            en: "If there was one, check DATA_DIR and DATABASE_URL; if not, type: yonke migrate",
          },
        ),
      ],
    };
  let db: Database | undefined;
  try {
    db = await openDatabase(options);
    const pending = await listPending(db);
    if (pending.length === 0) await tryWriting(db);
    const findings =
      pending.length > 0
        ? [
            advice(
              "database",
              {
                es: `${name} es de una versión anterior: faltan ${pending.join(", ")}.`,
                en: `${name} is of an older release: it lacks ${pending.join(", ")}.`,
              },
              {
                es: "Haga una copia (yonke backup, o pg_dump) y escriba: yonke migrate",
                en: "Make a copy (yonke backup, or pg_dump) and type: yonke migrate",
              },
            ),
          ]
        : [fine("database", `${name}: se puede leer y escribir.`, `${name}: can be read and written.`)];
    if (pending.length === 0) return { db, findings };
    await db.close();
    return { db: undefined, findings };
  } catch (error) {
    await db?.close();
    const why = messageOf(error).replace(/\.$/, "");
    return {
      db: undefined,
      findings: [
        problem(
          "database",
          { es: `${name} no se puede usar: ${why}.`, en: `${name} cannot be used: ${why}.` },
          {
            es: "Revise DATABASE_URL o DATA_DIR, que el servidor esté encendido y que este usuario pueda escribir.",
            en: "Check DATABASE_URL or DATA_DIR, that the server is up, and that this user may write.",
          },
        ),
      ],
    };
  }
}

class TakenBack extends Error {}

/** A real write, taken back. */
async function tryWriting(db: Database): Promise<void> {
  try {
    await db.main.transaction().execute(async (trx) => {
      await trx.insertInto("settings").values({ key: "doctor", value: "1" }).execute();
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
}
