import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeEachDatabase } from "#tests/support/database.ts";
import { listAudit } from "./queries/audit.ts";
import { findStaff, listSessions, listStaff } from "./queries/staff.ts";
import { keepLanguages } from "./writes/chain-settings.ts";
import { putStaff, removeStaff } from "./writes/staff.ts";
import { addChallenge, addKey, removeKey, takeChallenge } from "./writes/staff-keys.ts";
import { addLink, enterByLink, findLink } from "./writes/staff-links.ts";
import {
  addSession,
  endSession,
  enterByKey,
  findSession,
  idleMs,
  longestMs,
  purgeSessions,
} from "./writes/staff-sessions.ts";

const manager = { email: "Gerente@Example.com", name: "", role: "manager", edition: "es", storeIds: [2, 1] } as const;
const hour = 3_600_000;
const maker = { who: "root", action: "link.add" } as const;
const key = { public_key: "pk", counter: 0, transports: "[]", device: "Firefox" };
const later = (ms: number) => new Date(Date.now() + ms);

describeEachDatabase("the staff", ({ create }) => {
  it("takes somebody in once, however the address is written, and changes role and stores when invited again", async () => {
    const db = await create();
    const first = await putStaff(db, manager, "root");
    const again = await putStaff(
      db,
      { ...manager, email: "gerente@ｅXample.com", role: "counter", storeIds: [3] },
      "root",
    );
    expect(again.id).toBe(first.id);
    expect(await listStaff(db)).toEqual([
      {
        ...{ id: first.id, email: "gerente@example.com", name: "", edition: "es", owner: false },
        posts: [{ storeId: 3, role: "counter", rights: {} }],
      },
    ]);
  });

  it("writes to whoever is new in the language that the chain names first", async () => {
    const db = await create();
    const { email, role, storeIds } = manager;
    for (const languages of [["es", "en"], ["en", "es"], ["en"], ["es"]]) {
      await keepLanguages(db, languages);
      const invited = await putStaff(db, { email: `${languages}@example.com`, role, storeIds }, "root");
      expect([languages, invited.edition]).toEqual([languages, languages[0]]);
    }
    expect((await putStaff(db, { email, role, storeIds, edition: "en" }, "root")).edition).toBe("en");
  });

  it("keeps the name and the language of whoever is invited again without them", async () => {
    const db = await create();
    await putStaff(db, { ...manager, name: "Ana", edition: "en" }, "root");
    const again = await putStaff(db, { email: manager.email, role: "owner", storeIds: [] }, "root");
    expect(again).toMatchObject({ name: "Ana", edition: "en", owner: true, posts: [] });
    expect(await listStaff(db)).toEqual([again]);
  });

  it("writes down who made a link, and for whom", async () => {
    const db = await create();
    const staff = await putStaff(db, manager, "root");
    await addLink(db, staff, hour, { who: "dueno@example.com", action: "link.add" });
    expect(await listAudit(db, { limit: 5 })).toContainEqual(
      expect.objectContaining({ who: "dueno@example.com", action: "link.add", subject: "gerente@example.com" }),
    );
  });

  it("lets a link in once, and not after its time; only its hash is kept", async () => {
    const db = await create();
    const { id } = await putStaff(db, manager, "root");
    const token = await addLink(db, { id, email: "gerente@example.com" }, hour, maker);
    expect(JSON.stringify(await db.main.selectFrom("staff_links").selectAll().execute())).not.toContain(token);
    expect((await findLink(db.main, token))?.id).toBe(id);
    expect(await enterByLink(db, token, "?", later(hour + 1))).toBeUndefined();
    const both = await Promise.all([enterByLink(db, token, "?"), enterByLink(db, token, "?")]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await findLink(db.main, token)).toBeUndefined();
  });

  it("keeps a session for twelve hours after the last use, and ends it at once when asked", async () => {
    const db = await create();
    const staff = await putStaff(db, manager, "root");
    const token = await addSession(db, staff, "Chrome, Android");
    expect((await findSession(db, token, later(idleMs - 1000)))?.staff.id).toBe(staff.id);
    // It was used: the twelve hours begin again.
    expect(await findSession(db, token, later(2 * idleMs - 2000))).toBeDefined();
    expect(await findSession(db, token, later(4 * idleMs))).toBeUndefined();
    const [open] = await listSessions(db, staff.id, new Date(0));
    const other = await putStaff(db, { ...manager, email: "otra@example.com" }, "root");
    expect(await endSession(db, other, open?.id ?? "")).toBe(false);
    expect(await endSession(db, staff, open?.id ?? "")).toBe(true);
    expect(await findSession(db, token)).toBeUndefined();
  });

  it("ends a session after thirty days, however much it is used", async () => {
    const db = await create();
    const staff = await putStaff(db, manager, "root");
    const token = await addSession(db, staff, "?");
    const use = (ms: number) => findSession(db, token, later(ms));
    for (let ms = 0; ms < longestMs - hour; ms += idleMs - hour) expect(await use(ms)).toBeDefined();
    await purgeSessions(db, later(longestMs - hour));
    expect(await use(longestMs - 60_000)).toBeDefined();
    expect(await use(longestMs + 1000)).toBeUndefined();
    await purgeSessions(db, later(longestMs + 1000));
    expect(await db.main.selectFrom("staff_sessions").selectAll().execute()).toEqual([]);
  });

  it("believes a challenge once, in its time, and from whom it was made for", async () => {
    const db = await create();
    await addChallenge(db, "a", "person");
    expect(await takeChallenge(db, "a", "another")).toBe(false);
    await addChallenge(db, "b", null);
    expect(await takeChallenge(db, "b", null)).toBe(true);
    expect(await takeChallenge(db, "b", null)).toBe(false);
    await addChallenge(db, "c", null);
    expect(await takeChallenge(db, "c", null, later(hour))).toBe(false);
  });

  it("ends everything that lets somebody in when they are removed, and keeps what they did", async () => {
    const db = await create();
    const staff = await putStaff(db, manager, "root");
    const token = await addSession(db, staff, "Firefox, Windows");
    const link = await addLink(db, staff, hour, maker);
    const session = await findSession(db, token);
    if (!session) throw new Error("no session");
    await addKey(db, session, { ...key, id: "key" });
    await removeStaff(db, manager.email, { who: "root" });
    expect(await findStaff(db.main, { email: manager.email })).toBeUndefined();
    expect(await findSession(db, token)).toBeUndefined();
    expect(await enterByLink(db, link, "?")).toBeUndefined();
    expect(await enterByKey(db, "key", "?")).toBeUndefined();
    await expect(addKey(db, session, { ...key, id: "late" })).rejects.toThrow("a key for a session that has ended");
    expect(await removeKey(db, staff, "key")).toBe(false);
    const done = (await listAudit(db, { limit: 10 })).map(({ action, who }) => `${who} ${action}`);
    expect(done.sort()).toEqual(
      [
        "gerente@example.com key.add",
        "gerente@example.com session.open",
        // For each of the two yards.
        ...["root link.add", "root link.add"],
        ...["root staff.invite", "root staff.invite"],
        ...["root staff.remove", "root staff.remove"],
      ].sort(),
    );
  });

  it("lets nobody change or delete what the audit trail holds", async () => {
    const db = await create();
    await putStaff(db, manager, "root");
    const kept = await listAudit(db, { limit: 10 });
    await expect(db.main.updateTable("audit").set({ who: "nobody" }).execute()).rejects.toThrow(/kept as they are/);
    await expect(db.main.deleteFrom("audit").execute()).rejects.toThrow(/kept as they are/);
    if (db.kind === "postgres") await expect(sql`truncate audit`.execute(db.main)).rejects.toThrow(/kept as they are/);
    expect(await listAudit(db, { limit: 10 })).toEqual(kept);
  });

  it("forgets sessions, links and challenges that let nobody in any more", async () => {
    const db = await create();
    const staff = await putStaff(db, manager, "root");
    await addSession(db, staff, "?");
    await addLink(db, staff, hour, maker);
    await addChallenge(db, "a", null);
    const count = async () =>
      Promise.all(
        (["staff_sessions", "staff_links", "staff_challenges"] as const).map(
          async (table) => (await db.main.selectFrom(table).selectAll().execute()).length,
        ),
      );
    await purgeSessions(db);
    expect(await count()).toEqual([1, 1, 1]);
    await purgeSessions(db, later(idleMs + hour));
    expect(await count()).toEqual([0, 0, 0]);
  });
});
