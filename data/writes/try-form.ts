import { randomBytes } from "node:crypto";
import type { Database } from "../database.ts";
import { putSetting } from "./settings.ts";
import { insertSubmission } from "./submissions.ts";

/** As long as the longest forms, and nothing that could be packed smaller. */
const words = () => randomBytes(16_000).toString("base64");

class Undone extends Error {}

/**
 * Writes what a form would, to see whether one could be kept: into the forms' own tables, taken back before anybody can
 * see it, and for good into a row of settings. A note of some bytes would fit on a disk that is full for forms.
 */
export const tryForm = (db: Database): Promise<void> =>
  db.writes.follow(async () => {
    const mail = { subject: "try", body: words(), replyTo: "" };
    const undone = new Undone();
    await db.main
      .transaction()
      .execute(async (trx) => {
        await insertSubmission(trx, { form: "contact", edition: "en", fields: { words: words() }, mail });
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    for (const value of [words(), ""]) await putSetting(db.main, "try", value);
  });
