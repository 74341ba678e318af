import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import { addAudit } from "#data/writes/audit.ts";
import { bumpEverything } from "#data/writes/bump-version.ts";
import { addSubmission } from "#data/writes/submissions.ts";
import { editionIds } from "#site/editions.ts";
import { fillChain } from "#tests/support/chain.ts";
import { openTestOffice, type Visitor } from "#tests/support/office.ts";
import { addresses } from "../pages.ts";

const pathOf = addresses.anyPath;

const { db, office } = await openTestOffice("yards", (db) => fillChain(db, { stores: 3, vehicles: 30 }));
const names = (await db.main.selectFrom("stores").select("name").orderBy("id").execute()).map(({ name }) => name);

const manager = (storeIds: number[]) =>
  office.staff({ role: "manager", email: `gerente${storeIds.length}@example.com`, storeIds });
/** What is between the frame's own words. */
const main = (text: string) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "";

async function choose(who: Visitor, yard: number, back: string) {
  const reply = await who.send("/", { do: "yard", yard: String(yard), back });
  const cookie = `${who.cookie}; ${(reply.headers.get("set-cookie") ?? "").split(";")[0]}`;
  return { reply, get: async (path: string) => main((await who.get(path, { cookie })).text) };
}

it.each(editionIds)("is there for whoever has several yards, and for nobody else (%s)", async (edition) => {
  const today = pathOf("today", edition);
  const all = edition === "es" ? "Mis 2 yonkes" : "My 2 yards";
  const several = (await (await manager([1, 2])).get(today)).text;
  expect(several).toContain(all);
  expect(several).not.toContain(names[2]);
  expect((await (await manager([1])).get(today)).text).not.toContain('id="o-yards"');
});

it("calls the yards as the chain does, on every page and for its scripts in both languages", async () => {
  const folder = chainFolder();
  const yardWord = { es: { one: "huesera", many: "hueseras", gender: "f" }, en: { one: "lot", many: "lots" } } as const;
  keepChain({ ...folder, facts: { ...folder.facts, yardWord } });
  try {
    const { get } = await office.staff({ role: "owner", email: "palabra@example.com" });
    const wrong = { es: /\byonkes?\b(?! outbox)/, en: /\byards?\b/i };
    for (const id of ["today", "files", "cars", "days", "prices", "events", "leads", "figures", "staff"] as const)
      for (const edition of editionIds) {
        const { text } = await get(pathOf(id, edition));
        expect(text.replaceAll(/<[^>]+>/g, " "), `${id} ${edition}`).not.toMatch(wrong[edition]);
        expect(/<html[^>]+>/.exec(text)?.[0]).toMatch(/hueseras.*lots/);
      }
    expect((await get("/")).text).toContain("Mis 3 hueseras");
    expect((await get("/eventos?new")).text).toContain("Todas las hueseras");
  } finally {
    keepChain(folder);
  }
});

it("makes every page about the one yard that was chosen, on this device from then on, and about all again", async () => {
  const who = await manager([1, 2]);
  const [own = "", other = ""] = names;
  for (const store of [1, 2])
    await addAudit(db.main, { who: "x", action: "car.move", storeId: store, subject: `C-${store}`, detail: {} });
  const car = async (store: number) => {
    const cars = db.main.selectFrom("vehicles").select("stock_number").where("store_id", "=", store);
    return (await cars.where("left_on", "is", null).orderBy("id").executeTakeFirstOrThrow()).stock_number;
  };
  const { reply, get } = await choose(who, 2, "/archivos");
  expect([reply.status, reply.headers.get("location")]).toEqual([303, "/archivos"]);
  expect(reply.headers.get("set-cookie")).toMatch(/^office-yard=2; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  const today = await get("/");
  expect([today.includes(own), today.includes(other)]).toEqual([false, true]);
  expect([today.includes("C-1"), today.includes("C-2")]).toEqual([false, true]);
  expect(await get("/archivos")).toMatch(new RegExp(`<option value="2" selected="">${other}`));
  expect(await get(`/carros?q=${await car(2)}`)).toContain(other);
  expect(await get(`/carros?q=${await car(1)}`)).not.toContain(own);
  expect(await get("/precios")).toMatch(new RegExp(`<option value="2" selected="">${other}`));
  // What somebody may do is not less: a row that was noted elsewhere still goes through.
  const json = { accept: "application/json", cookie: `${who.cookie}; office-yard=2` };
  const noted = new Date().toISOString();
  const act = { key: randomUUID(), kind: "seen", noted, about: { text: await car(1) } };
  const sent = await who.send("/carros", { do: "acts", acts: JSON.stringify([act]), now: noted }, json);
  expect([sent.status, sent.text]).toEqual([200, expect.not.stringContaining('"refused"')]);
  const back = await choose(who, 0, "/");
  expect(back.reply.headers.get("set-cookie")).toMatch(/^office-yard=; Max-Age=0;/);
  expect(await back.get("/")).toContain(own);
});

it("shows only the leads of that yard, and counts only them", async () => {
  const who = await manager([1, 2]);
  const mail = { subject: "…", body: "…", replyTo: "" };
  for (const [at, storeId] of [1, 2, 2].entries())
    await addSubmission(db, { form: "contact", edition: "es", fields: { name: `Solicitud ${at}` }, mail, storeId });
  const { get } = await choose(who, 2, "/");
  const inbox = await get("/solicitudes");
  expect(inbox.match(/Solicitud \d/g)).toEqual(["Solicitud 1", "Solicitud 2"]);
});

it("heeds no yard that is not theirs, and leads nowhere else", async () => {
  const who = await manager([1, 2]);
  const { reply, get } = await choose(who, 3, "//evil.example/");
  expect(reply.headers.get("location")).toBe("/");
  expect(reply.headers.get("set-cookie")).toMatch(/^office-yard=;/);
  expect(await get("/")).toContain(names[0]);
  const forged = (await who.get("/", { cookie: `${who.cookie}; office-yard=3` })).text;
  expect(main(forged)).toContain(names[0]);
  expect(forged).not.toContain(names[2]);
});

it("tells a site without cars of its special days too, and of no inventory", async () => {
  await db.main.deleteFrom("store_services").where("store_id", "=", 3).execute();
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const closed = { span: 0, opens_minute: null, closes_minute: null, label_es: "Inventario físico", label_en: "Count" };
  await db.main
    .insertInto("special_days")
    .values({ store_id: 3, day, ...closed })
    .execute();
  await bumpEverything(db.main);
  await office.services.stock.refresh();
  const today = main((await (await manager([3])).get("/")).text);
  expect(today).toContain("Inventario físico");
  expect(today).not.toMatch(/carros en el patio|inventario de hace/i);
});

it("says how old a yard's inventory is, and calls none of this minute 0 minutes old", async () => {
  const said = async (age: number) => {
    const stock_read_at = new Date(Date.now() - age).toISOString();
    await db.main.updateTable("stores").set({ stock_read_at }).where("id", "=", 1).execute();
    await bumpEverything(db.main);
    await office.services.stock.refresh();
    return main((await (await manager([1])).get("/")).text);
  };
  expect(await said(0)).toContain("Inventario recién leído");
  expect(await said(20 * 3_600_000)).toContain("Inventario de hace 20 h");
});
