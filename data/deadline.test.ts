import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/database.ts";
import { TooLate, unhurried, within } from "./deadline.ts";
import { addSubmission } from "./writes/submissions.ts";

const mail = { recipient: "a@example.com", subject: "Hello", body: "hello", replyTo: "" };
const form = (clientKey: string) => ({ form: "contact", edition: "en", clientKey, fields: {}, mail }) as const;

describe("a deadline", () => {
  test("ends what waits, and no more wait than there is room for", async () => {
    const never = new Promise<void>(() => {});
    const all = Array.from({ length: 250 }, () => within(50, () => never).catch((error: Error) => error));
    const errors = await Promise.all(all);
    expect(errors.every((error) => error instanceof TooLate)).toBe(true);
    expect(errors.filter((error) => String(error).includes("too many"))).toHaveLength(50);
    expect(await within(1000, async () => "there is room again")).toBe("there is room again");
  });

  const takes = (ms: number, value = "done") => new Promise<string>((done) => setTimeout(() => done(value), ms));

  test("does not run where the work is not the database's, nor does such work take anybody's place", async () => {
    const slow = () => within(1_000, () => unhurried(() => takes(1_300)));
    expect(await Promise.all(Array.from({ length: 250 }, slow))).toEqual(Array(250).fill("done"));
    const both = within(1_000, () => Promise.all([unhurried(() => takes(1_300)), unhurried(() => takes(10))]));
    expect(await both).toEqual(["done", "done"]);
  });

  test("runs on afterwards, and lets nothing begin when it is over", async () => {
    let begun = 0;
    const work = async () => {
      await unhurried(() => takes(300));
      await takes(400);
      await unhurried(async () => begun++);
    };
    await expect(within(200, work)).rejects.toBeInstanceOf(TooLate);
    await takes(400);
    expect(begun).toBe(0);
  });
});

describeEachDatabase("under a lock", ({ create, kind }) => {
  test("every form is answered at its own deadline, and stored when it comes again", async () => {
    const db = await create();
    const unlock = kind === "sqlite" ? lockFile(db.place) : await lockTable(db.place);
    const send = (key: string) => within(300, () => addSubmission(db, form(key)));
    const refused = await Promise.allSettled(["a", "b", "c", "d", "e", "f"].map(send));
    expect(refused.map(({ status }) => status)).toEqual(Array(6).fill("rejected"));
    await unlock();
    await expect.poll(() => send("a").then(() => "stored", String)).toBe("stored");
    for (const key of ["b", "c", "a"]) await addSubmission(db, form(key));
    // Nobody waits for the others any more: they have left the queue instead of being stored behind everyone's back.
    const rows = await db.main.selectFrom("submissions").select("client_key").execute();
    expect(rows.map((row) => row.client_key).sort()).toEqual(["a", "b", "c"]);
  });
});

function lockFile(file: string): () => Promise<void> {
  const other = new DatabaseSync(file);
  other.exec("begin immediate");
  return async () => other.close();
}

async function lockTable(place: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: `postgres://yonke@${place}` });
  await client.connect();
  await client.query("begin; lock table submissions");
  return () => client.end();
}
