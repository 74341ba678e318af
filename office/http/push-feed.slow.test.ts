import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { listAudit } from "#data/queries/audit.ts";
import { listImportRuns } from "#data/queries/import-runs.ts";
import { addFeedToken, removeFeedToken } from "#data/writes/feed-tokens.ts";
import { fillChain } from "#feeds/engine/fixtures/chain.ts";
import { openTestOffice } from "#tests/support/office.ts";

const { db, office } = await openTestOffice("push", (db) => fillChain(db));
const storeId = (await db.main.selectFrom("stores").select("id").where("active", "=", 1).executeTakeFirstOrThrow()).id;

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
