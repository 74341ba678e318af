import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { listAudit } from "#data/queries/audit.ts";
import { putStaff, removeStaff } from "#data/writes/staff.ts";
import { feedFile, fillChain, importFile } from "#feeds/engine/fixtures/chain.ts";
import { openTestOffice, type Visitor } from "#tests/support/office.ts";
import { applyDue } from "./apply-due.ts";

const { db, office } = await openTestOffice("due", async (db) => {
  await fillChain(db);
  await importFile(db, "prices", feedFile("prices/sample.csv"));
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const at = `${inDays(10).toISOString().slice(0, 10)}T08:00`;
const shownDay = inDays(10).toLocaleDateString("es-MX", { day: "numeric", month: "long", timeZone: "UTC" });
/** In zones of America that is some twelve to sixteen hours after it. */
const lessThanADayAfter = new Date(Date.parse(`${at}Z`) + 20 * 3_600_000);
/** After it anywhere. */
const later = inDays(12);
const owner = (email = "dueno@example.com") => office.staff({ role: "owner", email });
const chainPrice = async () =>
  (await db.main.selectFrom("chain_prices").select("price_cents").orderBy("part_id").executeTakeFirstOrThrow())
    .price_cents;

async function schedule(who: Visitor, price: string, when = at) {
  const form = { do: "see", yard: "0", item_number: "S-9001", price };
  const file = (await who.send("/precios", form)).headers.get("location") ?? "";
  return { file, reply: await who.send(file, { do: "schedule", at: when }) };
}

it("applies what was scheduled when its hour comes, in the name of whoever did it", async () => {
  const who = await owner();
  const { file, reply } = await schedule(who, "31");
  expect(reply.status).toBe(303);
  expect((await who.get(file)).text).toMatch(new RegExp(`Se aplica solo el ${shownDay}, 8\\s+a`));
  expect((await who.get("/archivos")).text).toContain("Programado");
  await applyDue(office.services, new Date());
  expect(await chainPrice()).toBe(3499);
  await applyDue(office.services, later);
  expect(await chainPrice()).toBe(3100);
  expect((await listAudit(db, { limit: 2 })).map(({ who: name, action }) => [name, action])).toEqual([
    ["dueno@example.com", "file.apply"],
    ["dueno@example.com", "file.schedule"],
  ]);
  expect((await schedule(who, "33", "2020-01-01T08:00")).reply.status).toBe(422);
  expect((await schedule(who, "33", "tomorrow")).reply.status).toBe(422);
});

it("overwrites nothing that somebody else changed meanwhile: it then waits for somebody", async () => {
  const who = await owner();
  const { file } = await schedule(who, "40");
  const other = await owner("otra@example.com");
  const theirs = (await schedule(other, "35")).file;
  await other.send(theirs, { do: "unschedule" });
  await other.send(theirs, { do: "apply" });
  expect(await chainPrice()).toBe(3500);
  await applyDue(office.services, later);
  expect(await chainPrice()).toBe(3500);
  expect((await who.get(file)).text).toContain("Nada se ha escrito todavía.");
  expect((await who.get(file)).text).not.toContain("Se aplica solo");
});

it("does nothing in the name of somebody who is no longer on the staff", async () => {
  const gone = await owner("antes@example.com");
  await schedule(gone, "45");
  await removeStaff(db, gone.person.email, { who: "test" });
  await applyDue(office.services, later);
  expect(await chainPrice()).toBe(3500);
});

it("applies by what whoever scheduled it may do at that hour, whoever sent the file", async () => {
  const who = await owner("ascenso@example.com");
  const { file } = await schedule(who, "46");
  const other = await owner("programa@example.com");
  await other.send(file, { do: "schedule", at });
  await putStaff(db, { email: other.person.email, role: "counter", storeIds: [] }, "test");
  await applyDue(office.services, later);
  expect(await chainPrice()).toBe(3500);
  expect((await who.get(file)).text).not.toContain("Se aplica solo");
});

it("leaves a file that lies on another server to that one, for a day", async () => {
  const who = await owner();
  const { file } = await schedule(who, "47");
  rmSync(join(office.services.uploads, file.split("/").at(-1) ?? ""), { recursive: true });
  await applyDue(office.services, lessThanADayAfter);
  expect((await who.get(file)).text).toContain("Se aplica solo");
  await applyDue(office.services, later);
  expect((await who.get(file)).text).not.toContain("Se aplica solo");
  expect(await chainPrice()).toBe(3500);
});
