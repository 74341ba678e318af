import { expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/database.ts";
import { countOutbox, listOutbox } from "./queries/outbox.ts";
import { listPostedUrls } from "./queries/posted-urls.ts";
import { countUses, takeToken, useOnce } from "./writes/limits.ts";
import { keepMail, markMailFailed, markMailSent, releaseMail, retryMail, takeDueMail } from "./writes/outbox.ts";
import { replacePostedUrls } from "./writes/posted-urls.ts";
import { purgePersonalData } from "./writes/purge.ts";
import { addSubmission, type NewSubmission } from "./writes/submissions.ts";

const form = (clientKey?: string): NewSubmission => ({
  form: "careers",
  edition: "es",
  clientKey,
  fields: { name: "Ñandú", phone: "555-0100", email: "a@example.com" },
  mail: { subject: "Solicitud", body: "…", replyTo: "a@example.com" },
});

describeEachDatabase("submissions", ({ create, openAgain }) => {
  test("an acknowledged form is there for another process, with its mail", async () => {
    const db = await create();
    const other = await openAgain(db);
    const { id, repeated } = await addSubmission(db, form());
    expect(repeated).toBe(false);
    const stored = await other.main.selectFrom("submissions").selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ id, form: "careers", edition: "es" });
    expect(JSON.parse(stored.fields)).toEqual(form().fields);
    expect(await listOutbox(other)).toMatchObject([{ submission_id: id, status: "waiting", attempts: 0 }]);
  });

  test("the database takes a form that it has not known, and none without a name", async () => {
    const db = await create();
    await addSubmission(db, { ...form(), form: "new-here" as NewSubmission["form"] });
    expect(await db.main.selectFrom("submissions").select("form").execute()).toEqual([{ form: "new-here" }]);
    await expect(addSubmission(db, { ...form(), form: "" as NewSubmission["form"] })).rejects.toThrow(/check/i);
  });

  test("the same form sent again stores once", async () => {
    const db = await create();
    const first = await addSubmission(db, form("key-1"));
    expect(await addSubmission(db, form("key-1"))).toEqual({ id: first.id, repeated: true });
    await addSubmission(db, form());
    await addSubmission(db, form());
    expect(await countOutbox(db)).toEqual({ waiting: 3, sent: 0, failed: 0 });
  });

  test("mail is taken by one sender, sent once, tried again later, given up, revived", async () => {
    const db = await create();
    const other = await openAgain(db);
    for (let count = 0; count < 6; count++) await addSubmission(db, form());
    const [mine, theirs] = await Promise.all([takeDueMail(db, 6), takeDueMail(other, 6)]);
    expect(mine.length + theirs.length).toBe(6);
    const [first, second] = [...mine, ...theirs].map((mail) => mail.id) as [string, string];
    await markMailSent(db, first, { recipient: "jobs@yonke.test" });
    await markMailFailed(db, second, "greylisted", new Date(Date.now() + 60_000));
    expect(await takeDueMail(db)).toEqual([]);
    const later = new Date(Date.now() + 61_000);
    expect((await takeDueMail(db, 10, later)).map((mail) => mail.id)).toEqual([second]);
    await markMailFailed(db, second, "no such user", null);
    expect(await countOutbox(db)).toEqual({ waiting: 4, sent: 1, failed: 1 });
    // A sender that died frees its mail after the lease.
    expect(await takeDueMail(db, 10, new Date(Date.now() + 200_000))).toHaveLength(4);
    expect(await retryMail(db, second)).toEqual([second]);
    expect(await retryMail(db, second)).toEqual([]);
    expect(await takeDueMail(db)).toMatchObject([{ id: second, attempts: 2 }]);
    await markMailFailed(db, second, "no such user", null);
    expect(await retryMail(db, "all")).toEqual([second]);
  });

  test("a sender keeps its mail past the lease, unless another took it meanwhile", async () => {
    const db = await create();
    await addSubmission(db, form());
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    const [mine] = await takeDueMail(db, 1);
    if (!mine) throw new Error("nothing was due");
    expect(await keepMail(db, mine, minutes(1.5))).toBe(true);
    expect(await takeDueMail(db, 1, minutes(3))).toEqual([]);
    const [theirs] = await takeDueMail(db, 1, minutes(5));
    expect(theirs?.id).toBe(mine.id);
    expect(await keepMail(db, mine)).toBe(false);
    await releaseMail(db, [mine]);
    expect(await takeDueMail(db)).toEqual([]);
    if (theirs) await releaseMail(db, [theirs]);
    expect(await takeDueMail(db)).toHaveLength(1);
  });

  test("limits are counted over processes and windows", async () => {
    const db = await create();
    const other = await openAgain(db);
    const limit = { key: "careers:192.0.2.0/24", limit: 3, windowSeconds: 60 };
    const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);
    expect(await takeToken(db, limit, at(0))).toEqual({ allowed: true, remaining: 2, retryAfterSeconds: 0 });
    expect((await takeToken(other, limit, at(1))).allowed).toBe(true);
    expect((await takeToken(db, limit, at(2))).remaining).toBe(0);
    expect(await takeToken(other, limit, at(20))).toEqual({ allowed: false, remaining: 0, retryAfterSeconds: 40 });
    expect((await takeToken(db, { ...limit, key: "else" }, at(20))).allowed).toBe(true);
    expect((await takeToken(db, limit, at(60))).allowed).toBe(true);
  });

  test("a window counts by whichever clock began it, unless that clock was set back", async () => {
    const db = await create();
    const limit = { key: "careers:192.0.2.0/24", limit: 2, windowSeconds: 60 };
    const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);
    expect((await takeToken(db, limit, at(61))).remaining).toBe(1);
    // Another machine, whose clock is two seconds behind: the same window, not a new one at every turn.
    expect((await takeToken(db, limit, at(59))).remaining).toBe(0);
    expect(await takeToken(db, limit, at(62))).toEqual({ allowed: false, remaining: 0, retryAfterSeconds: 58 });
    expect((await takeToken(db, limit, at(61 - 86_400))).allowed).toBe(true);
  });

  test("of several counts it says whose is full, and counts no further", async () => {
    const db = await create();
    const windowSeconds = 60;
    const limits = [
      { key: "mine", limit: 2, windowSeconds },
      { key: "everybody's", limit: 1, windowSeconds, ofAll: true as const },
    ];
    const use = () => countUses(db.main, limits, new Date(1_800_000_000_000));
    expect([await use(), await use(), await use()]).toEqual([undefined, "too-many-now", "too-many"]);
    const counted = await db.main.selectFrom("rate_limits").select("used").where("key", "=", "everybody's").execute();
    expect(counted).toEqual([{ used: 2 }]);
  });

  test("a captcha solution is good once, wherever it is shown", async () => {
    const db = await create();
    const other = await openAgain(db);
    const soon = new Date(Date.now() + 60_000);
    const answers = await Promise.all([useOnce(db, "solution", soon), useOnce(other, "solution", soon)]);
    expect(answers.sort()).toEqual([false, true]);
    expect(await useOnce(db, "another", soon)).toBe(true);
  });

  test("personal data goes after its time, mailed or not, with its mail", async () => {
    const db = await create();
    await addSubmission(db, form());
    await useOnce(db, "old", new Date(Date.now() - 1000));
    await takeToken(db, { key: "k", limit: 1, windowSeconds: 60 }, new Date(Date.now() - 5 * 86_400_000));
    expect(await purgePersonalData(db, 30)).toEqual({ submissions: 0, solutions: 1, limits: 1 });
    const later = new Date(Date.now() + 31 * 86_400_000);
    expect((await purgePersonalData(db, 30, new Date(Date.now() + 29 * 86_400_000))).submissions).toBe(0);
    expect(await listOutbox(db)).not.toEqual([]);
    expect((await purgePersonalData(db, 30, later)).submissions).toBe(1);
    expect(await listOutbox(db)).toEqual([]);
  });

  test("posted addresses are replaced", async () => {
    const db = await create();
    expect(await replacePostedUrls(db, ["/b", "/a", "/a"])).toBe(2);
    await replacePostedUrls(db, ["/c"]);
    expect(await listPostedUrls(db)).toEqual(["/c"]);
    await expect(replacePostedUrls(db, ["/d", "javascript:alert(1)"])).rejects.toThrow();
    expect(await listPostedUrls(db)).toEqual(["/c"]);
  });
});
