import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { listAudit } from "#data/queries/audit.ts";
import { tokenSender } from "#data/queries/complete-senders.ts";
import { listImportRuns } from "#data/queries/import-runs.ts";
import { listUploads } from "#data/queries/uploads.ts";
import { setCompleteSender } from "#data/writes/complete-senders.ts";
import { addFeedToken, removeFeedToken } from "#data/writes/feed-tokens.ts";
import { fillChain } from "#feeds/engine/fixtures/chain.ts";
import { openTestOffice } from "#tests/support/office.ts";

const { db, office } = await openTestOffice("push", (db) => fillChain(db));
const stores = await db.main
  .selectFrom("stores")
  .select(["id", "site"])
  .where("active", "=", 1)
  .orderBy("id")
  .execute();
const [{ id: storeId = 0, site = "" } = {}, { id: otherId = 0, site: otherSite = "" } = {}] = stores;

async function put(path: string, token: string, body: string, language = "en") {
  const reply = await fetch(office.origin + path, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "accept-language": language },
    body,
  });
  return { status: reply.status, said: (await reply.json()) as Record<string, unknown> };
}

const cars = "stock_number,year,make,model,row,date_set\nP1,2009,Toyota,Camry,31,2026-11-01\n";

it("takes a file for the token's own store, whatever store it names, and says what it did", async () => {
  const { id, token } = await addFeedToken(db, storeId, "Yard system", "root");
  const withStore = cars.replace("stock_number", "store,stock_number").replace("P1", "somewhere else,P1");
  const { status, said } = await put("/feeds/inventory/cars.csv", token, withStore);
  expect([status, said.outcome, said.new]).toEqual([200, "written", 1]);
  const [run] = await listImportRuns(db, 1);
  expect([run?.who, run?.file_name, run?.stores]).toEqual([`Yard system (token ${id})`, "cars.csv", `[${storeId}]`]);
  expect((await put("/feeds/inventory", token, withStore)).said.outcome).toBe("unchanged");
  expect(await listAudit(db, { limit: 9, storeIds: [storeId] })).toContainEqual(
    expect.objectContaining({ action: "file.apply", who: `Yard system (token ${id})`, subject: "cars.csv" }),
  );
  expect(readdirSync(office.uploads, { recursive: true }).filter((name) => String(name).endsWith("file"))).toEqual([]);
  const manager = await office.staff({ role: "manager", email: "gerente@example.com", storeIds: [storeId] });
  expect((await manager.get("/archivos")).text).toContain("Yard system");
});

it("refuses what is wrong with the reason, and nothing of it is written", async () => {
  const { token } = await addFeedToken(db, storeId, "Yard system", "root");
  const { status, said } = await put("/feeds/inventory/bad.csv", token, "nothing,known\n1,2\n");
  expect([status, said.outcome]).toEqual([422, "refused"]);
  expect(String(said.refusals)).toContain("names none of this feed's columns");
  const spanish = await put("/feeds/inventory/bad.csv", token, "nothing,known\n1,2\n", "es-US,es;q=0.9");
  expect(String(spanish.said.refusals)).toContain("La primera línea no nombra ninguna");
  expect((await listAudit(db, { limit: 1 }))[0]?.action).toBe("file.refused");
  expect(readdirSync(office.uploads, { recursive: true }).filter((name) => String(name).endsWith("file"))).toEqual([]);
});

it("opens to nothing but a token that holds, and to the feeds of a store", async () => {
  const { id, token } = await addFeedToken(db, storeId, "Old", "root");
  expect((await put("/feeds/locations", token, cars)).status).toBe(404);
  expect((await put("/feeds/inventory", `${token}x`, cars)).status).toBe(401);
  expect((await put("/feeds/inventory", `yfeed_${"a".repeat(43)}`, cars)).status).toBe(401);
  await removeFeedToken(db, id, "root");
  const before = readdirSync(office.uploads).length;
  expect((await put("/feeds/inventory", token, cars)).status).toBe(401);
  expect(readdirSync(office.uploads)).toHaveLength(before);
});

const lines = (count: number, from = 0, store = "") =>
  Array.from({ length: count }, (_, at) => `${store}Q${from + at},2009,Toyota,Camry,${at + 1},2026-11-01\n`).join("");
const head = "stock_number,year,make,model,row,date_set\n";
const there = async (id: number) =>
  (
    await db.main
      .selectFrom("vehicles")
      .select("stock_number")
      .where("store_id", "=", id)
      .where("left_on", "is", null)
      .where("stock_number", "like", "Q%")
      .execute()
  ).length;
const waitingFiles = async () => listUploads(db, { states: ["waiting"], reach: "all", limit: 50 });

it("adds and corrects at once, and asks the office once about cars that a file of a sender nobody spoke of does not name", async () => {
  const { token } = await addFeedToken(db, otherId, "Sistema", "root");
  await put("/feeds/inventory/a.csv", token, head + lines(40));
  const { status, said } = await put("/feeds/inventory/b.csv", token, head + lines(5) + lines(1, 90), "es");
  expect([status, said.outcome, said.new, said.gone, said.absent]).toEqual([200, "written", 1, 0, 35]);
  expect(String(said.waiting)).toContain("Los 35 carros que no trae se quedan");
  expect(await there(otherId)).toBe(41);
  // The next file of the sender asks anew; the one before need not be answered.
  await put("/feeds/inventory/c.csv", token, head + lines(6) + lines(1, 90));
  const [file, ...more] = await waitingFiles();
  expect([file?.file_name, more]).toEqual(["c.csv", []]);
  const manager = await office.staff({ role: "manager", email: "otra@example.com", storeIds: [otherId] });
  const today = (await manager.get("/")).text;
  expect(today).toMatch(/Faltan 34 carros en el archivo de Yonke [^<]+<[\s\S]*De Sistema\. Lo que trae ya está/);
  const path = `/archivos/${file?.id}`;
  expect((await manager.get(path)).text).toContain("Lo que trae ya está escrito.");
  expect((await manager.send(path, { do: "apply", absent: "leave", leaving: "34" })).status).toBe(303);
  expect(await there(otherId)).toBe(7);
  expect((await manager.get("/")).text).not.toContain("Faltan 34 carros");
  // One that brings them all again leaves nothing to ask.
  await put("/feeds/inventory/d.csv", token, head + lines(5));
  expect(await waitingFiles()).toHaveLength(1);
  await put("/feeds/inventory/e.csv", token, head + lines(6) + lines(1, 90));
  expect(await waitingFiles()).toEqual([]);
});

it("lets a sender who brings every car take off a few, and stops the file whole where it is more", async () => {
  const { id, token } = await addFeedToken(db, storeId, "Nightly", "root", { complete: true });
  await put("/feeds/inventory/a.csv", token, head + lines(40, 100));
  // What others brought before is missing from it.
  const few = await put("/feeds/inventory/b.csv", token, head + lines(38, 100));
  expect([few.status, few.said.outcome, few.said.gone, few.said.absent]).toEqual([200, "written", 2, 0]);
  const short = await put("/feeds/inventory/c.csv", token, head + lines(30, 100) + lines(1, 190));
  expect([short.status, short.said.outcome, short.said.run]).toEqual([202, "waiting", null]);
  expect(String(short.said.refusals)).toContain("and 8 are missing");
  expect(String(short.said.waiting)).toContain("until then nothing changes");
  expect(await there(storeId)).toBe(38);
  const [file] = await waitingFiles();
  const owner = await office.staff({ role: "owner", email: "dueno@example.com" });
  expect((await owner.get("/en")).text).toMatch(
    /8 cars are missing from the file for Yonke [^<]+<[\s\S]*nothing has been written/,
  );
  const path = `/archivos/${file?.id}`;
  expect((await owner.get(path)).text).toContain("Entran 1 y se corrigen 0.");
  expect((await owner.send(path, { do: "apply", absent: "leave" })).status).toBe(422);
  expect((await owner.send(path, { do: "apply", absent: "leave", leaving: "8" })).status).toBe(303);
  expect(await there(storeId)).toBe(31);
  // Taken back, it only adds and asks.
  await setCompleteSender(db, tokenSender(id), false, { who: "root", subject: "Nightly" });
  const asks = await put("/feeds/inventory/d.csv", token, head + lines(29, 100) + lines(1, 190));
  expect([asks.status, asks.said.outcome, asks.said.gone, asks.said.absent]).toEqual([200, "written", 0, 1]);
  expect((await listAudit(db, { limit: 50 })).map(({ action }) => action)).toEqual(
    expect.arrayContaining(["sender.complete", "sender.part"]),
  );
});

it("passes over what a chain's export says of other yards, and takes a chain's own for all of them", async () => {
  const { token } = await addFeedToken(db, storeId, "Export", "root");
  const file = `store,${head}${lines(1, 500, `${site},`)}${lines(2, 600, `${otherSite},`)}${lines(1, 700, ",")}`;
  const own = await put("/feeds/inventory/chain.csv", token, file);
  expect([own.said.new, own.said.elsewhere, own.said.rejected]).toEqual([1, 2, 1]);
  expect(String(own.said.notes)).toContain("2 lines are about other stores and were passed over.");
  const chain = await addFeedToken(db, 0, "Export of the chain", "root");
  const all = await put("/feeds/inventory/chain.csv", chain.token, file);
  expect([all.said.new, all.said.elsewhere, all.said.rejected]).toEqual([2, 0, 1]);
  expect(await there(otherId)).toBe(9);
});
