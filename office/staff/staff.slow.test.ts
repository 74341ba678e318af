import { expect, it } from "vitest";
import { listAudit } from "#data/queries/audit.ts";
import { findStaff } from "#data/queries/staff.ts";
import { fillChain } from "#tests/support/chain.ts";
import { openTestOffice } from "#tests/support/office.ts";

const { db, office } = await openTestOffice("staff", (db) => fillChain(db, { stores: 2, vehicles: 0 }));

const owner = () => office.staff({ role: "owner", email: "dueno@example.com" });

it("lets an owner invite, and whoever was invited come in by the mail's link, to the own yards", async () => {
  const { send } = await owner();
  const given = { do: "invite", email: "Nueva@example.com", role: "manager", store: "2", language: "en" };
  expect((await send("/personal", given)).text).toContain("El enlace salió por correo a nueva@example.com.");
  expect(await findStaff(db.main, { email: "nueva@example.com" })).toMatchObject({
    owner: false,
    posts: [{ storeId: 2, role: "manager", rights: {} }],
  });
  const link = /http:\S+/.exec(office.mails.at(-1)?.text ?? "")?.[0] ?? "";
  expect(new URL(link).pathname).toMatch(/^\/en\/link\//);
  expect((await office.visitor().send(new URL(link).pathname, { do: "enter" })).status).toBe(303);
});

it("says what is missing, and invents no role and no store", async () => {
  const { send } = await owner();
  const wrong = [
    [{ email: "x" }, "Escriba un correo"],
    [{ role: "king" }, "Elija la función"],
    [{ store: "99" }, "al menos un yonke"],
  ] as const;
  for (const [fields, why] of wrong) {
    const base = { do: "invite", email: "otra@example.com", role: "counter", store: "1" };
    const reply = await send("/personal", { ...base, ...fields });
    expect([reply.status, reply.text.includes(why)]).toEqual([422, true]);
  }
  expect(await findStaff(db.main, { email: "otra@example.com" })).toBeUndefined();
});

it("changes only what was given when somebody is invited again, and never one's own role", async () => {
  const { send } = await owner();
  await office.staff({ role: "manager", email: "ana@example.com", name: "Ana", edition: "en", storeIds: [1] });
  await send("/personal", {
    do: "invite",
    email: "ana@example.com",
    name: "",
    language: "",
    role: "counter",
    store: "2",
  });
  expect(await findStaff(db.main, { email: "ana@example.com" })).toMatchObject({
    name: "Ana",
    edition: "en",
    posts: [{ storeId: 2, role: "counter", rights: {} }],
  });
  const own = { do: "invite", email: "Dueno@example.com", role: "counter", store: "1" };
  expect((await send("/personal", own)).status).toBe(422);
  expect(await findStaff(db.main, { email: "dueno@example.com" })).toMatchObject({ owner: true });
});

it("shows the link where the mail with it cannot be sent, and writes down who made it", async () => {
  const { send } = await owner();
  office.breakMail();
  const { status, text } = await send("/personal", { do: "link", email: "ana@example.com" });
  expect(status).toBe(200);
  expect(text).toMatch(/El correo no salió\.[\s\S]*\/en\/link\/[\w-]{43}/);
  expect((await listAudit(db, { limit: 1 }))[0]).toMatchObject({
    who: "dueno@example.com",
    action: "link.add",
    subject: "ana@example.com",
  });
});

it("puts somebody out at once, but never oneself", async () => {
  const boss = await owner();
  const other = await office.staff({ role: "manager", email: "fuera@example.com", storeIds: [1] });
  expect((await other.get("/")).status).toBe(200);
  await boss.send("/personal", { do: "remove", email: "fuera@example.com" });
  expect((await other.get("/")).status).toBe(303);
  expect((await boss.send("/personal", { do: "remove", email: "dueno@example.com" })).status).toBe(422);
  expect((await boss.get("/personal")).text).toContain("fuera@example.com");
});
