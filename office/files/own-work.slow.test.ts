import { expect, it } from "vitest";
import type { Rights } from "#core/tasks.ts";
import { listImportRuns } from "#data/queries/import-runs.ts";
import { feedFile, fillChain, importFile } from "#feeds/engine/fixtures/chain.ts";
import { openTestOffice, type Visitor } from "#tests/support/office.ts";

const { db, office } = await openTestOffice("own-work", async (db) => {
  await fillChain(db);
  await importFile(db, "prices", feedFile("prices/sample.csv"));
});
const { id: own } = await db.main.selectFrom("stores").select("id").where("site", "=", "FW1").executeTakeFirstOrThrow();

const person = (name: string, rights: Rights) =>
  office.staff({ role: "counter", email: `${name}@example.com`, storeIds: [own], rights });
const pricing = () => person("precios", { files: "no", prices: "does" });
const filing = () => person("archivos", { files: "does", prices: "no" });

const cars = (row: number) =>
  `stock_number,year,make,model,row,date_set,vin\nA1,2009,Toyota,Camry,${row},2026-11-01,\n`;
const see = async (who: Visitor, price: string) =>
  (await who.send("/precios", { do: "see", yard: String(own), item_number: "S-9001", price })).headers.get(
    "location",
  ) ?? "";
const send = async (who: Visitor, name: string, text: string) => {
  const sent = await who.sendFile("/archivos", { do: "upload", feed: "inventory", store: String(own) }, { name, text });
  return sent.headers.get("location") ?? "";
};
const lastRun = async () => String((await listImportRuns(db, 1))[0]?.id);
const status = async (who: Visitor, path: string) => (await who.get(path)).status;

it("lets whoever changes prices see and take back what they did, without the right over files", async () => {
  const [priced, filed] = [await pricing(), await filing()];
  await filed.send(await send(filed, "carros.csv", cars(3)), { do: "apply" });
  const ofCars = await lastRun();
  const file = await see(priced, "24.50");
  expect((await priced.send(file, { do: "apply" })).status).toBe(303);
  const run = await lastRun();
  expect((await priced.get(file)).text).toContain(`value="${run}"`);
  const history = (await priced.get("/archivos")).text;
  expect(history).toContain(`name="run" value="${run}"`);
  expect(history).not.toMatch(new RegExp(`value="${ofCars}"|type="file"[^>]*inventory|Camry`));
  expect((await priced.send("/archivos", { do: "undo", run: ofCars })).status).toBe(403);
  const undone = await priced.send("/archivos", { do: "undo", run });
  expect([undone.status, undone.headers.get("location")]).toEqual([303, "/archivos?undone"]);
  expect(await status(priced, "/archivos?undone")).toBe(200);
  // Who moves cars and sees the history takes a move back from it.
  const mover = await person("mueve", {});
  const car = await db.main
    .selectFrom("vehicles")
    .selectAll()
    .where("stock_number", "=", "A1")
    .executeTakeFirstOrThrow();
  await mover.send("/carros", { do: "move", id: String(car.id), store: String(own), seen: car.row, q: "A1", row: "9" });
  expect((await mover.get("/archivos")).text).toContain(`name="run" value="${await lastRun()}"`);
  expect((await mover.send("/archivos", { do: "undo", run: await lastRun() })).status).toBe(303);
  const helper = await office.staff({ role: "helper", email: "ayuda@example.com", storeIds: [own] });
  expect(await status(helper, "/archivos")).toBe(403);
});

it("lists of what waits exactly what somebody may open", async () => {
  const [priced, filed] = [await pricing(), await filing()];
  const boss = await office.staff({ role: "manager", email: "gerente@example.com", storeIds: [own] });
  const [price, file] = [await see(boss, "21.00"), await send(boss, "espera.csv", cars(4))];
  for (const [who, mine, theirs] of [
    [priced, price, file],
    [filed, file, price],
  ] as const) {
    const list = (await who.get("/archivos")).text;
    expect([list.includes(`href="${mine}"`), list.includes(`href="${theirs}"`)]).toEqual([true, false]);
    expect([await status(who, mine), await status(who, theirs)]).toEqual([200, 404]);
  }
  // What one sent oneself is gone from the list with the right to it.
  const own1 = await send(filed, "mio.csv", cars(5));
  expect((await filed.get("/archivos")).text).toContain(`href="${own1}"`);
  const narrowed = await person("archivos", { files: "sees", prices: "no" });
  expect((await narrowed.get("/archivos")).text).not.toContain(`href="${own1}"`);
  expect(await status(narrowed, own1)).toBe(403);
});

it("writes down what one file does in several yards for the people of each, and what takes it back", async () => {
  const { id: other } = await db.main
    .selectFrom("stores")
    .select("id")
    .where("site", "=", "PO1")
    .executeTakeFirstOrThrow();
  const boss = (name: string, storeIds: number[]) =>
    office.staff({ role: "manager", email: `${name}@example.com`, storeIds });
  const [both, second] = [await boss("ambos", [own, other]), await boss("otra", [other])];
  const lines = ["FW1", "PO1"].map((site) => `${site},2030-12-25,yes,Navidad,Christmas`);
  const file = { name: "navidad.csv", text: ["store,date,closed,label_es,label_en", ...lines].join("\n") };
  const sent = await both.sendFile("/archivos", { do: "upload", feed: "special-days" }, file);
  await both.send(sent.headers.get("location") ?? "", { do: "apply" });
  await both.send("/archivos", { do: "undo", run: await lastRun() });
  for (const who of [both, second]) {
    const { text } = await who.get("/personal");
    for (const said of ["aplicó navidad.csv", "deshizo navidad.csv"]) expect(text.split(said)).toHaveLength(2);
  }
});
