import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Database } from "#data/database.ts";
import { listOfficeLeads } from "#data/queries/lead-work.ts";
import { addFollow } from "#data/writes/followers.ts";
import { addLeadNote, eraseLeads } from "#data/writes/lead-work.ts";
import { putStaff } from "#data/writes/staff.ts";
import { addSubmission } from "#data/writes/submissions.ts";
import { openMigrated } from "#tests/support/migrated.ts";
import { keepTimeAndPurge } from "./purge.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-erased-"));
const db = await openMigrated(folder);
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

/** How often it stands in the bytes of the database's files, whatever SQLite thinks of them. */
const countBytes = ({ place }: Database, text: string): number =>
  ["", "-wal", "-shm", "-journal"]
    .filter((end) => existsSync(place + end))
    .reduce((sum, end) => sum + readFileSync(place + end, "latin1").split(text).length - 1, 0);

const person = { name: "Evangelina Sepulveda", email: "evangelina.sepulveda@mail.test" };
const others = Array.from({ length: 400 }, (_, at) => ({ name: `Persona ${at}`, email: `persona.${at}@mail.test` }));
const send = (fields: Record<string, string>) =>
  addSubmission(db, {
    form: "contact",
    edition: "es",
    fields: { ...fields, message: "Busco un cofre. ".repeat(20) },
    mail: { subject: fields.name ?? "", body: `${fields.name} ${fields.email}`, replyTo: fields.email ?? "" },
    receipt: { recipient: fields.email ?? "", subject: "Gracias", body: `${fields.name}`, replyTo: "", limits: [] },
  });

test("who was erased stands nowhere in the files any more, nor does whoever was purged", async () => {
  for (const [at, one] of others.entries()) {
    await send(one);
    if (at % 20 === 0) await send({ ...person, message: String(at) });
  }
  const query = "q=camry";
  const mail = () => ({ subject: "?", body: person.email, html: "" });
  const follower = { address: person.email, mailbox: "p", edition: "es", time_zone: "UTC" } as const;
  await addFollow(db, { ...follower, query, limits: [], mail });
  expect(countBytes(db, person.name)).toBeGreaterThan(20);
  const staff = await putStaff(db, { email: "dueno@example.com", role: "owner", storeIds: [] }, "test");
  const leads = (await listOfficeLeads(db, { reach: "all" })).filter(({ fields }) => fields.name === person.name);
  const [first] = leads;
  if (!first) throw new Error("no lead");
  await addLeadNote(db, staff, first, { text: `${person.name} ${person.email}` });
  await eraseLeads(
    db,
    staff,
    first,
    leads.map(({ id }) => id),
  );
  expect(countBytes(db, person.name)).toBe(0);
  // What the person follows is ended by another way.
  expect(countBytes(db, person.email)).toBeGreaterThan(0);

  // Three days on their time is over: all of it goes by the hourly work.
  const ago = new Date(Date.now() - 3 * 86_400_000).toISOString();
  await db.main.updateTable("submissions").set({ created_at: ago }).execute();
  await db.main.updateTable("follows").set({ created_at: ago }).execute();
  const keeper = keepTimeAndPurge(db, 1, { info() {}, warn() {} }, 50);
  const left = () => [person.email, "Persona", "persona."].map((text) => countBytes(db, text));
  await expect.poll(left).toEqual([0, 0, 0]);
  await keeper.stop();
});
