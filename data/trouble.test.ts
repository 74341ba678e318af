import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/database.ts";
import { troubleOf } from "./database.ts";
import { within } from "./deadline.ts";
import { findDiskTrouble } from "./sqlite/disk-trouble.ts";
import { findTrouble } from "./trouble.ts";
import { keepTime } from "./writes/clock.ts";
import { addSubmission } from "./writes/submissions.ts";
import { tryForm } from "./writes/try-form.ts";

const mail = { recipient: "a@example.com", subject: "Hello", body: "x".repeat(20_000), replyTo: "" };
const form = { form: "contact", edition: "en", fields: {}, mail } as const;

test("an error of a system, a database or what it was caused by says what the matter is", () => {
  expect(findTrouble(new Error("a bug"))).toBeUndefined();
  expect(findTrouble(undefined)).toBeUndefined();
  expect(findTrouble(Object.assign(new Error(), { code: "53100" }))).toBe("disk-full");
  expect(findTrouble(Object.assign(new Error(), { code: "57P01" }))).toBe("database-away");
  expect(findTrouble(Object.assign(new Error(), { code: "23505" }))).toBeUndefined();
  expect(findTrouble(new Error("Connection terminated unexpectedly"))).toBe("database-away");
  expect(findTrouble(new Error("outer", { cause: Object.assign(new Error(), { errcode: 778 }) }))).toBe(
    "writes-failing",
  );
});

test.runIf(process.platform === "linux")(
  "a disk says itself what SQLite does not: no room, or no right to write",
  () => {
    expect(findDiskTrouble(join(tmpdir(), "any.sqlite"))).toBeUndefined();
    // The kernel's own folder has no free block, and only root may try.
    expect(findDiskTrouble("/proc/any.sqlite")).toBe(process.getuid?.() === 0 ? "disk-full" : "database-read-only");
  },
);

describeEachDatabase("a database that takes no writes", ({ create, kind }) => {
  test("says that it is read-only, and is well again after the next write", async () => {
    const db = await create();
    if (kind === "sqlite") await sql`pragma query_only = on`.execute(db.main);
    else await sql.raw(`alter database ${name(db.place)} set default_transaction_read_only = on`).execute(db.main);
    if (kind === "postgres") await cutOthers(db.main);
    const send = () => addSubmission(db, form).then(String, () => troubleOf(db));
    await expect.poll(send).toBe("database-read-only");
    expect(db.writes.failures).toBeGreaterThan(0);
    await expect(keepTime(db, false)).rejects.toThrow();
    if (kind === "sqlite") await sql`pragma query_only = off`.execute(db.main);
    else {
      // The connection that lifts it was itself made read-only.
      await sql
        .raw(`begin read write; alter database ${name(db.place)} reset default_transaction_read_only; commit`)
        .execute(db.main);
      await cutOthers(db.main);
    }
    await expect.poll(() => keepTime(db, false).then(() => "kept", String)).toBe("kept");
    // A few bytes prove nothing; what a form would write does, and leaves none.
    expect(troubleOf(db)).toBeDefined();
    await tryForm(db);
    expect(troubleOf(db)).toBeUndefined();
    expect(await db.main.selectFrom("submissions").select("id").execute()).toEqual([]);
    await addSubmission(db, form);
  });

  test.runIf(kind === "sqlite")("says that there is no room, or that another holds the lock", async () => {
    const db = await create();
    // What an earlier table left free would still take it.
    await sql`vacuum`.execute(db.main);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db.main);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db.main);
    await expect(addSubmission(db, form)).rejects.toThrow("full");
    expect(troubleOf(db)).toBe("disk-full");
    await sql.raw("pragma max_page_count = 1000000").execute(db.main);
    await addSubmission(db, form);
    expect(troubleOf(db)).toBeUndefined();
    const other = new DatabaseSync(db.place);
    other.exec("begin immediate");
    await expect(within(100, () => addSubmission(db, form))).rejects.toThrow();
    await expect.poll(() => troubleOf(db)).toBe("database-locked");
    other.close();
    await addSubmission(db, form);
    expect(troubleOf(db)).toBeUndefined();
  });
});

const name = (place: string) => place.split("/").at(-1);

/** Settings of a database hold for connections that are made from now on. */
const cutOthers = (db: Parameters<ReturnType<typeof sql>["execute"]>[0]) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`
    .execute(db)
    .catch(() => {});
