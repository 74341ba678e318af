import { expect, it } from "vitest";
import type { Staff } from "#core/staff.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import type { Database } from "./database.ts";
import { listAudit } from "./queries/audit.ts";
import { findStaff, listStaff } from "./queries/staff.ts";
import { type Doer, giveWork, putStaff, removeStaff } from "./writes/staff.ts";
import { addKey } from "./writes/staff-keys.ts";
import { addLink, findLink } from "./writes/staff-links.ts";
import { addSession, enterByKey, findSession } from "./writes/staff-sessions.ts";
import type { Work } from "./writes/staff-work.ts";

const manager = { email: "Gerente@Example.com", name: "", role: "manager", edition: "es", storeIds: [2, 1] } as const;
const hour = 3_600_000;
const maker = { who: "root", action: "link.add" } as const;
const key = { public_key: "pk", counter: 0, transports: "[]", device: "Firefox" };

describeEachDatabase("what the staff do", ({ create }) => {
  it("keeps for a person and a yard what differs from the role, and nothing else", async () => {
    const db = await create();
    const rights = { photos: "no", leads: "does", prices: "no" } as const;
    await putStaff(db, { ...manager, role: "helper", storeIds: [1, 2], rights }, "root");
    const posts = [1, 2].map((storeId) => ({ storeId, role: "helper", rights: { leads: "does", photos: "no" } }));
    expect((await findStaff(db.main, { email: manager.email }))?.posts).toEqual(posts);
    expect((await listStaff(db))[0]?.posts).toEqual(posts);
    await expect(
      db.main
        .insertInto("staff_rights")
        .values({ staff_id: "nobody", store_id: 1, task: "move", level: "does" })
        .execute(),
    ).rejects.toThrow(/foreign key/i);
  });

  /** Somebody of the staff, and how what they do is signed. */
  const take = async (db: Database, email: string, work: Work): Promise<Staff & { by: Doer }> => {
    const person = await putStaff(db, { email, ...work }, "root");
    return { ...person, by: { who: email, staffId: person.id } };
  };
  const trailOf = async (db: Database, who: string) =>
    (await listAudit(db, { limit: 100 }))
      .filter((row) => row.who === who)
      .map(({ action, store_id, staff_id }) => `${action} ${store_id} ${staff_id ? "signed" : ""}`.trim())
      .sort();

  it("changes and takes away what somebody is in the yards that are meant, leaves them the others, and says so of each yard", async () => {
    const db = await create();
    const { email } = manager;
    const { by } = await take(db, "jefa@example.com", { role: "manager", storeIds: [2, 3] });
    const { id } = await putStaff(db, { email, role: "counter", storeIds: [1, 2, 3], rights: { leads: "no" } }, "root");
    await giveWork(db, { email, role: "helper", storeIds: [2] }, by, { replaces: [2, 3] });
    const [one, two] = [
      { storeId: 1, role: "counter", rights: { leads: "no" } },
      { storeId: 2, role: "helper", rights: {} },
    ];
    expect((await findStaff(db.main, { id }))?.posts).toEqual([one, two]);
    await removeStaff(db, email, by);
    expect((await findStaff(db.main, { id }))?.posts).toEqual([one]);
    expect(await trailOf(db, "jefa@example.com")).toEqual([
      "staff.change 2 signed",
      "staff.change 3 signed",
      "staff.remove 2 signed",
    ]);
    await removeStaff(db, email, { who: "root" });
    expect(await findStaff(db.main, { id })).toBeUndefined();
    expect(await db.main.selectFrom("staff_rights").selectAll().execute()).toEqual([]);
  });

  it("keeps what was said of a person where the role stays and nothing else is said, and writes nothing when all is as it was", async () => {
    const db = await create();
    const rights = { photos: "no" } as const;
    const given = { email: manager.email, role: "helper", storeIds: [1] } as const;
    const first = await putStaff(db, { ...given, rights }, "root");
    expect(await putStaff(db, given, "again")).toEqual(first);
    expect(await trailOf(db, "again")).toEqual([]);
    await giveWork(db, { ...given, rights, name: "Ana" }, { who: "again" }, { replaces: [1] });
    expect(await trailOf(db, "again")).toEqual(["staff.change 1"]);
    await giveWork(db, { ...given, rights, name: "" }, { who: "again" }, { replaces: [1] });
    expect(await findStaff(db.main, { email: manager.email })).toEqual(first);
  });

  it("asks in the same moment whether whoever does it may", async () => {
    const db = await create();
    const { by } = await take(db, "jefa@example.com", { role: "manager", storeIds: [1, 2] });
    const helper = await take(db, "ayudante@example.com", { role: "helper", storeIds: [1] });
    const other = await take(db, "otra@example.com", { role: "helper", storeIds: [3] });
    const owner = await take(db, "dueno@example.com", { role: "owner", storeIds: [] });
    const give = (email: string, work: Work, replaces: number[] = []) =>
      giveWork(db, { email, ...work }, by, { replaces });
    const refused = [
      () => give("dueno@example.com", { role: "helper", storeIds: [1] }),
      () => give("jefa@example.com", { role: "helper", storeIds: [1] }, [1]),
      () => give("ayudante@example.com", { role: "manager", storeIds: [1] }, [1]),
      () => give("ayudante@example.com", { role: "helper", storeIds: [3] }),
      () => give("otra@example.com", { role: "helper", storeIds: [1] }, [3]),
      () => giveWork(db, { email: "otra@example.com", name: "X", role: "helper", storeIds: [1] }, by, { replaces: [] }),
      () => removeStaff(db, "dueno@example.com", by),
      () => removeStaff(db, "otra@example.com", by),
      () => removeStaff(db, "jefa@example.com", by),
      () => addLink(db, owner, hour, { ...by, action: "link.add" }),
      () => addLink(db, other, hour, { ...by, action: "link.add" }),
      () =>
        give("ayudante@example.com", { role: "counter", storeIds: [1] }, [1])
          .then(() => removeStaff(db, "jefa@example.com", { who: "root" }))
          .then(() => addLink(db, helper, hour, { ...by, action: "link.add" })),
      () => give("ayudante@example.com", { role: "helper", storeIds: [1] }, [1]),
    ];
    for (const attempt of refused) await expect(attempt()).rejects.toMatchObject({ code: "forbidden" });
    expect(await findStaff(db.main, { email: "otra@example.com" })).toMatchObject({ posts: [{ storeId: 3 }] });
  });

  it("ends what let somebody in before they got more, unless only an owner could have made it", async () => {
    const db = await create();
    const boss = await take(db, "dueno@example.com", { role: "owner", storeIds: [] });
    const chief = await take(db, "jefa@example.com", { role: "manager", storeIds: [1] });
    const open = async (staff: Staff) => {
      const link = await addLink(db, staff, hour, maker);
      const token = await addSession(db, staff, "?");
      const session = await findSession(db, token);
      const id = `key of ${token}`;
      if (session) await addKey(db, session, { ...key, id });
      return async () => [
        (await findLink(db.main, link)) !== undefined,
        (await findSession(db, token)) !== undefined,
        (await enterByKey(db, id, "?")) !== undefined,
      ];
    };
    const steps: [from: Work, to: Work, by: Doer, stays: boolean][] = [
      [{ role: "helper", storeIds: [1] }, { role: "manager", storeIds: [1] }, boss.by, false],
      [{ role: "helper", storeIds: [1] }, { role: "owner", storeIds: [] }, boss.by, false],
      [{ role: "helper", storeIds: [1] }, { role: "helper", storeIds: [1, 2] }, boss.by, false],
      [
        { role: "helper", storeIds: [1] },
        { role: "helper", storeIds: [1], rights: { leads: "does" } },
        chief.by,
        false,
      ],
      [{ role: "helper", storeIds: [2] }, { role: "helper", storeIds: [1] }, chief.by, false],
      [{ role: "counter", storeIds: [1] }, { role: "helper", storeIds: [1] }, chief.by, true],
      [{ role: "helper", storeIds: [1, 2] }, { role: "helper", storeIds: [1] }, boss.by, true],
      [{ role: "manager", storeIds: [2] }, { role: "helper", storeIds: [1] }, chief.by, true],
      [{ role: "manager", storeIds: [2] }, { role: "owner", storeIds: [] }, boss.by, true],
    ];
    for (const [at, [from, to, by, stays]] of steps.entries()) {
      const email = `${at}@example.com`;
      const person = await putStaff(db, { email, ...from }, "root");
      const isOpen = await open(person);
      const replaces = by === chief.by ? [1] : from.storeIds;
      const { anew } = await giveWork(db, { email, ...to }, by, { replaces });
      expect([at, anew, ...(await isOpen())]).toEqual([at, !stays, stays, stays, stays]);
    }
  });
});
