import { openDatabase } from "#data/open.ts";

type SentForm = { form: string; proof: string; fields: Record<string, string>; subject: string };

/** Forms in a server's database whose mail waits or was sent, by the e-mail address or name that was typed. */
export async function listSentForms(dataDir: string, typed: string): Promise<SentForm[]> {
  const db = await openDatabase({ dataDir });
  try {
    const rows = await db.main
      .selectFrom("submissions")
      .innerJoin("outbox", "outbox.submission_id", "submissions.id")
      .select(["submissions.form", "submissions.proof", "submissions.fields", "outbox.subject"])
      .where("outbox.kind", "=", "desk")
      .where("submissions.fields", "like", `%${typed}%`)
      .execute();
    return rows.map(({ fields, ...rest }) => ({ ...rest, fields: JSON.parse(fields) as Record<string, string> }));
  } finally {
    await db.close();
  }
}
