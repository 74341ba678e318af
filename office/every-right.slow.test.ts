import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import { type Role, roles } from "#core/staff.ts";
import { listAudit } from "#data/queries/audit.ts";
import { feedFile, fillChain, importFile } from "#feeds/engine/fixtures/chain.ts";
import { openMigrated } from "#tests/support/migrated.ts";
import { runOffice } from "#tests/support/office.ts";
import { preparePresses } from "#tests/support/office-presses.ts";
import { copy } from "./errors/copy.ts";
import { pageModules } from "./page-modules.ts";
import { needsOfAct, officePageIds } from "./pages.ts";

/** Who may do it at the yards of the test, by page and action; what is not here fails the test. "all": whoever comes. */
const allowed: Record<string, string> = {
  "today.yard": "helper counter manager owner",
  "differences.answer": "manager owner",
  "differences.take": "manager owner",
  "differences.undo": "manager owner",
  "files.upload": "manager owner",
  "files.forget": "manager owner",
  "files.undo": "manager owner",
  "file.apply": "manager owner",
  "file.say": "manager owner",
  "file.kind": "manager owner",
  "file.schedule": "manager owner",
  "file.unschedule": "manager owner",
  "file.discard": "manager owner",
  "file.absent": "manager owner",
  "file.rejects": "manager owner",
  "cars.move": "helper counter manager owner",
  "cars.gone": "helper counter manager owner",
  "cars.acts": "helper counter manager owner",
  "cars.photos": "helper counter manager owner",
  "cars.facts": "helper counter manager owner",
  "cars.hold": "helper counter manager owner",
  "cars.undo": "helper counter manager owner",
  "receive.receive": "helper counter manager owner",
  "receive.known": "helper counter manager owner",
  "receive.undo": "helper counter manager owner",
  "walk.act": "helper counter manager owner",
  "walk.undo": "helper counter manager owner",
  "prices.see": "manager owner",
  "days.see": "manager owner",
  "events.see": "manager owner",
  "front.see": "owner",
  "rules.say": "owner",
  "rules.type": "owner",
  "rules.hush": "owner",
  "rules.usual": "owner",
  "rules.keep": "owner",
  "rules.folder": "owner",
  "rules.undo": "owner",
  "leads.export": "counter manager owner",
  "lead.state": "counter manager owner",
  "lead.assign": "counter manager owner",
  "lead.note": "counter manager owner",
  "lead.offer": "counter manager owner",
  "lead.erase": "counter manager owner",
  "staff.invite": "manager owner",
  "staff.link": "manager owner",
  "staff.remove": "manager owner",
  "chain.folder": "owner",
  "chain.sender": "owner",
  "chain.add-token": "owner",
  "chain.drop-token": "owner",
  "chain.end-session": "owner",
  "key.options": "helper counter manager owner",
  "key.save": "helper counter manager owner",
  "devices.remove-key": "helper counter manager owner",
  "devices.end-session": "helper counter manager owner",
  "devices.sign-out": "helper counter manager owner",
  "signIn.options": "all",
  "signIn.passkey": "all",
  "signIn.mail": "all",
  "link.enter": "all",
};

const every = officePageIds.flatMap((id) =>
  Object.keys(pageModules[id].actions ?? {}).map((name) => ({ id, name, key: `${id}.${name}` })),
);

it("knows of each action of each page who may do it", () => {
  expect(every.map(({ key }) => key).sort()).toEqual(Object.keys(allowed).sort());
  for (const { id, name, key } of every)
    expect([key, needsOfAct(id, name) === "nobody"]).toEqual([key, allowed[key] === "all"]);
});

const root = mkdtempSync(join(tmpdir(), "yonke-every-right-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const shipped = chainFolder();
const picture = new Uint8Array(
  await sharp({ create: { width: 640, height: 360, channels: 3, background: "#c1440e" } })
    .jpeg()
    .toBuffer(),
);
/** What somebody of the yard is asked nothing about: it ends what the test stands on, or belongs to another's session. */
const last = ["devices.sign-out"];

/** Keys and sessions are of one person: nobody else has them to end, whatever they may. */
const ofAnother: Record<string, number> = { "key.save": 422 };

/** Of everybody's own, whatever yard they have. */
const everybodys = /^(today\.yard|leads\.export|key\.|devices\.)/;

async function open(role: Role, elsewhere = false) {
  const db = await openMigrated(mkdtempSync(join(root, `${role}-`)));
  await fillChain(db);
  for (const feed of ["prices", "events", "slides", "promos"] as const)
    await importFile(db, feed, feedFile(`${feed}/sample.csv`));
  keepChain({ ...shipped, facts: { ...shipped.facts, rules: {} } });
  const office = await runOffice(db);
  const ready = await preparePresses({ db, office, picture });
  const others = await db.main.selectFrom("stores").select("id").where("id", "not in", ready.stores).execute();
  const storeIds = role === "owner" ? [] : elsewhere ? others.map(({ id }) => id) : ready.stores;
  const who = await office.staff({ role, email: "quien@example.com", name: "Quien", storeIds });
  return { db, office, who, presses: ready.presses };
}

describe.each(roles)("a %s", (role) => {
  it("does what the table says, and is refused all else in words, with nothing written", async () => {
    const { db, office, who, presses } = await open(role);
    const done = async () => (await listAudit(db, { limit: 1000 })).filter((row) => row.who === "Quien").length;
    const told: [string, number][] = [];
    for (const { key } of every.toSorted((a, b) => Number(last.includes(a.key)) - Number(last.includes(b.key)))) {
      if (allowed[key] === "all") continue;
      const mine = allowed[key]?.split(" ").includes(role);
      const before = await done();
      const reply = await presses[key]?.(who);
      told.push([key, reply?.status ?? 0]);
      if (!mine) {
        expect([key, reply?.text]).toEqual([key, expect.stringContaining(copy.es.forbidden.heading)]);
        expect([key, await done()]).toEqual([key, before]);
      }
    }
    const expected = told.map(([key, status]) => [
      key,
      allowed[key]?.split(" ").includes(role) ? (ofAnother[key] ?? (status === 303 ? 303 : 200)) : 403,
    ]);
    expect(told).toEqual(expected);
    expect(await db.main.selectFrom("staff_keys").selectAll().execute()).toHaveLength(1);
    const foreign = db.main.selectFrom("staff_sessions").select("device").where("device", "=", "two");
    expect(await foreign.execute()).toHaveLength(1);
    await office.stop();
    await db.close();
  });
});

it("a manager of other yards does nothing of it, and nothing is written", async () => {
  const { db, office, who, presses } = await open("manager", true);
  const done = async () => (await listAudit(db, { limit: 1000 })).filter((row) => row.who === "Quien").length;
  const before = await done();
  const managers = every.filter(({ key }) => allowed[key]?.includes("manager") && !everybodys.test(key));
  for (const { key } of managers) {
    const reply = await presses[key]?.(who);
    // Of many at once each is answered by itself.
    const refused = [403, 404, 422].includes(reply?.status ?? 0) || reply?.text.includes('"refused":');
    expect([key, refused ? "refused" : reply?.status]).toEqual([key, "refused"]);
    expect([key, await done()]).toEqual([key, before]);
  }
  await office.stop();
  await db.close();
});
