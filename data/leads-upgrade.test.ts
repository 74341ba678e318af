import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, it } from "vitest";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations/all.ts";
import { openDatabase } from "./open.ts";
import { getLeadAddress, listLeads } from "./queries/leads.ts";
import { takeDueMail } from "./writes/outbox.ts";

it("forms that an older release stored, with the address of that day, go to whoever gets them now", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "yonke-upgrade-"));
  const db = await openDatabase({ dataDir });
  try {
    const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0008"));
    const { error } = await new Migrator({
      db: db.main,
      provider: { getMigrations: async () => older },
    }).migrateToLatest();
    expect(error).toBeUndefined();
    const at = new Date().toISOString();
    await sql`insert into submissions (id, form, edition, client_key, fields, created_at)
      values ('s', 'careers', 'es', null, '{"name":"Lupe"}', ${at})`.execute(db.main);
    await sql`insert into outbox (id, submission_id, recipient, subject, body, reply_to, status, attempts,
      next_attempt_at, taken_until, last_error, sent_at, created_at)
      values ('o', 's', 'empleos@example.com', 'Solicitud', '…', '', 'waiting', 0, ${at}, null, '', null, ${at})`.execute(
      db.main,
    );
    await migrate(db);
    expect(await takeDueMail(db)).toMatchObject([{ id: "o", kind: "desk" }]);
    expect(await getLeadAddress(db, "s")).toEqual({ form: "careers", fields: { name: "Lupe" }, storeEmail: "" });
    expect(await listLeads(db, { state: "waiting" })).toMatchObject([{ id: "s", proof: "proven" }]);
    await sql`delete from submissions`.execute(db.main);
    expect((await sql`select id from outbox`.execute(db.main)).rows).toEqual([]);
  } finally {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
