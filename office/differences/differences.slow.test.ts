import { expect, it } from "vitest";
import type { Rights } from "#core/tasks.ts";
import { listAudit } from "#data/queries/audit.ts";
import { addFeedToken } from "#data/writes/feed-tokens.ts";
import { fillChain } from "#feeds/engine/fixtures/chain.ts";
import { seenOf } from "#feeds/engine/peace/answer.ts";
import { openTestOffice } from "#tests/support/office.ts";
import { lonePart } from "#tests/support/peace-yard.ts";

const { db, office } = await openTestOffice("differences", fillChain);
const stores = await db.main.selectFrom("stores").select("id").where("active", "=", 1).orderBy("id").limit(2).execute();
const [store, other] = stores.map(({ id }) => id) as [number, number];
const { token } = await addFeedToken(db, store, "Yard system", "root");

const file = (lines: Record<string, string>) =>
  `stock_number,vin,year,make,model,row\n${Object.entries(lines)
    .map(([stock, row], at) => `${stock},1HGCM8263${3 + at}A00435${at},2009,Toyota,Camry,${row}\n`)
    .join("")}`;
async function push(lines: Record<string, string>): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}`, "accept-language": "es" };
  const reply = await fetch(`${office.origin}/feeds/inventory`, { method: "PUT", headers, body: file(lines) });
  expect(reply.status).toBe(200);
  await office.services.stock.refresh();
  return ((await reply.json()) as { notes: string[] }).notes;
}
const car = (stock: string) =>
  db.main.selectFrom("vehicles").selectAll().where("stock_number", "=", stock).executeTakeFirstOrThrow();
const key = async (stock: string, field: string) => `car.${store}.${(await car(stock)).id}.${field}`;
const seen = async (stock: string, field: string) => {
  const row = await db.main
    .selectFrom("staff_exceptions")
    .selectAll()
    .where("subject_id", "=", (await car(stock)).id)
    .where("field", "=", field)
    .executeTakeFirstOrThrow();
  return seenOf(row);
};
const rows = { E1: "7", E2: "7", E3: "7", E4: "7" };

it("says in the preview what stays, asks under Today, and writes what the manager decides", async () => {
  await push(rows);
  const manager = await office.staff({ role: "manager", email: "gerente@example.com", storeIds: [store] });
  const about = async (stock: string) => ({ id: String((await car(stock)).id), store: String(store), seen: "7" });
  for (const stock of ["E1", "E2"]) await manager.send("/carros", { do: "move", ...(await about(stock)), row: "41" });
  await manager.send("/carros", { do: "gone", ...(await about("E3")) });
  expect((await manager.get("/diferencias")).text).toContain("Repite lo de antes: no se tocó");

  const upload = await manager.sendFile(
    "/archivos",
    { do: "upload", feed: "inventory", store: String(store) },
    { name: "cars.csv", text: file(rows) },
  );
  const preview = (await manager.get(upload.headers.get("location") ?? "")).text;
  expect(preview).toContain("Se respetan 3 cambios del yonke");
  expect((await manager.get("/")).text).not.toContain("El sistema dice otra cosa");

  expect((await push({ ...rows, E1: "9", E2: "9" })).join()).toContain("En 2 de ellos el archivo trae un dato nuevo");
  const today = (await manager.get("/")).text;
  expect(today).toContain("El sistema dice otra cosa");
  expect(today).toContain("2 que no cuadran, por decidir; 1 se quedó como su gente dijo.");
  expect(today).toContain('href="/diferencias"');
  const page = (await manager.get("/diferencias")).text;
  expect(page).toContain("Dejar lo mío: 41");
  expect(page).toContain("Tomar lo suyo: 9");
  expect(page).toContain("Antes el sistema decía 7: es dato nuevo.");
  expect(page).toContain("usted lo pasó a la");
  const english = (await manager.get("/en/differences")).text;
  expect(english).toContain("Keep mine: 41");
  expect(english).toContain("Before, the system said 7: this is new.");
  // "All mine" only chooses.
  const all = (await manager.get("/diferencias?all=mine")).text;
  expect(all.match(/value="keep"[^>]*checked/g) ?? all.match(/checked=""[^>]*value="keep"/g)).toHaveLength(2);
  expect((await manager.get("/diferencias?of=presence")).text).not.toContain("Dejar lo mío: 41");

  const nothing = await manager.send("/diferencias", { do: "answer" });
  expect([nothing.status, nothing.text.includes("Elija primero")]).toEqual([422, true]);
  const [one, two] = [await key("E1", "place"), await key("E2", "place")];
  const done = await manager.send("/diferencias", {
    do: "answer",
    ...{ [`a.${one}`]: "keep", [`s.${one}`]: await seen("E1", "place") },
    ...{ [`a.${two}`]: "take", [`s.${two}`]: await seen("E2", "place") },
  });
  expect(done.status).toBe(303);
  const after = (await manager.get(done.headers.get("location") ?? "")).text;
  expect(after).toContain("Se queda lo suyo en 1. Se tomó lo del sistema en 1.");
  expect([(await car("E1")).row, (await car("E2")).row]).toEqual(["41", "9"]);
  expect((await listAudit(db, { limit: 1 }))[0]).toMatchObject({
    action: "difference.answer",
    who: "gerente@example.com",
    store_id: store,
    subject: "2",
  });
  const answered = (await manager.get("/")).text;
  expect(answered).toContain("decidió 2 diferencias con el sistema");
  // An answer is no file that came.
  expect(answered).toMatch(/Lo subió Yard system/);
  expect(answered).not.toContain("Lo subió gerente@example.com");
  const run = /name="run" value="(\d+)"/.exec(after)?.[1] ?? "";
  const undone = await manager.send("/diferencias", { do: "undo", run });
  expect(undone.status).toBe(303);
  expect((await manager.get(undone.headers.get("location") ?? "")).text).toContain("Se deshizo");
  expect((await car("E2")).row).toBe("41");
  expect((await manager.get("/diferencias")).text).toContain("2 por decidir");
  await manager.send("/diferencias", {
    do: "answer",
    ...{ [`a.${one}`]: "keep", [`s.${one}`]: await seen("E1", "place") },
  });
  expect((await manager.get("/archivos")).text).toMatch(/El sistema decía otra cosa, [^<]*<\/h3><p>1 respuesta</);
  const kept = /name="run" value="(\d+)"/.exec((await manager.get("/archivos")).text)?.[1] ?? "";
  expect((await manager.send("/archivos", { do: "undo", run: kept })).status).toBe(303);
});

it("takes what the system has said all along, of one that only repeats it", async () => {
  const manager = await office.staff({ role: "manager", email: "otra@example.com", storeIds: [store] });
  expect((await manager.get("/diferencias")).text).toContain("gerente@example.com marcó".slice(0, 19));
  const fields = { do: "take", key: await key("E3", "presence"), seen: await seen("E3", "presence") };
  expect((await manager.send("/en/differences", fields)).status).toBe(303);
  expect((await car("E3")).left_on).toBeNull();
});

it("is answered by those of the yard alone", async () => {
  const stranger = await office.staff({ role: "manager", email: "lejos@example.com", storeIds: [other] });
  expect((await stranger.get("/diferencias")).text).toContain("No hay diferencias");
  const one = await key("E1", "place");
  const fields = { do: "answer", [`a.${one}`]: "take", [`s.${one}`]: await seen("E1", "place") };
  expect((await stranger.send("/diferencias", fields)).status).toBe(403);
  const counter = await office.staff({ role: "counter", email: "lee@example.com", storeIds: [store] });
  expect((await counter.get("/diferencias")).status).toBe(403);
  expect((await counter.get("/")).text).not.toContain("/diferencias");
  expect((await car("E1")).row).toBe("41");
  const wild = await stranger.send("/diferencias", { do: "answer", "a.car.1.x.place": "take", "a.rule": "keep" });
  expect(wild.status).toBe(422);
});

it("keeps a price that was set in the office, and the owner answers for the chain's list", async () => {
  const owner = await office.staff({ role: "owner", email: "duena@example.com" });
  const item_number = await lonePart(db);
  const list = async (price: string) => {
    const given = { name: "precios.csv", text: `item_number,price\n${item_number},${price}\n` };
    const sent = await owner.sendFile("/archivos", { do: "upload", feed: "prices", store: "" }, given);
    const page = sent.headers.get("location") ?? "";
    const { text } = await owner.get(page);
    expect((await owner.send(page, { do: "apply" })).status).toBe(303);
    return text;
  };
  const amount = async () =>
    (await db.main.selectFrom("chain_prices").select("price_cents").executeTakeFirst())?.price_cents;
  await list("27.99");
  await office.services.stock.refresh();
  const edit = await owner.send("/precios", { do: "see", yard: "0", item_number, price: "29.99", core: "0" });
  expect((await owner.send(edit.headers.get("location") ?? "", { do: "apply" })).status).toBe(303);
  expect(await amount()).toBe(2999);
  expect(await list("27.99")).toContain("Se respeta 1 cambio del yonke");
  await list("31.99");
  expect(await amount()).toBe(2999);
  const page = (await owner.get("/diferencias")).text;
  expect(page).toContain("Dejar lo mío: $29.99");
  expect(page).toContain("Lista de la cadena");
});

it("asks of prices who may set them, and of cars who sees to the files", async () => {
  const item_number = await lonePart(db);
  const owner = await office.staff({ role: "owner", email: "duena@example.com" });
  const list = async (price: string) => {
    const given = { name: "precios.csv", text: `item_number,price\n${item_number},${price}\n` };
    const sent = await owner.sendFile("/archivos", { do: "upload", feed: "prices", store: String(store) }, given);
    expect((await owner.send(sent.headers.get("location") ?? "", { do: "apply" })).status).toBe(303);
  };
  await list("11.99");
  await office.services.stock.refresh();
  const edit = await owner.send("/precios", {
    ...{ do: "see", yard: String(store), item_number, price: "12.99", core: "0" },
  });
  expect((await owner.send(edit.headers.get("location") ?? "", { do: "apply" })).status).toBe(303);
  await list("13.99");
  const amount = () =>
    db.main.selectFrom("store_prices").select("price_cents").where("store_id", "=", store).executeTakeFirst();
  expect(await amount()).toMatchObject({ price_cents: 1299 });
  const price = await db.main
    .selectFrom("staff_exceptions")
    .selectAll()
    .where("kind", "=", "price")
    .where("store_id", "=", store)
    .executeTakeFirstOrThrow();
  const ask = { key: `price.${store}.${price.subject_id}.${price.field}`, seen: seenOf(price) };

  const someone = (email: string, rights: Rights) =>
    office.staff({ role: "manager", email, storeIds: [store], rights });
  const files = await someone("archivos@example.com", { prices: "no" });
  const cars = (await files.get("/diferencias")).text;
  expect(cars).toContain("Dejar lo mío: 41");
  expect(cars).not.toContain("$12.99");
  expect((await files.send("/diferencias", { do: "take", ...ask })).status).toBe(403);

  const prices = await someone("precios@example.com", { files: "no" });
  expect((await prices.get("/")).text).toContain('href="/diferencias"');
  const seen = (await prices.get("/diferencias")).text;
  expect(seen).toContain("$12.99");
  expect(seen).not.toContain("Dejar lo mío: 41");
  const one = await key("E1", "place");
  const barred = { do: "answer", [`a.${one}`]: "take", [`s.${one}`]: "" };
  expect((await prices.send("/diferencias", barred)).status).toBe(403);
  const done = await prices.send("/diferencias", { do: "take", ...ask });
  expect(done.status).toBe(303);
  expect(await amount()).toMatchObject({ price_cents: 1399 });
  const run = /name="run" value="(\d+)"/.exec((await prices.get(done.headers.get("location") ?? "")).text)?.[1] ?? "";
  expect((await files.send("/diferencias", { do: "undo", run })).status).toBe(403);
  const undone = await prices.send("/diferencias", { do: "undo", run });
  expect((await prices.get(undone.headers.get("location") ?? "")).status).toBe(200);
  expect(await amount()).toMatchObject({ price_cents: 1299 });
});
