import { expect, it } from "vitest";
import { listImportRuns } from "#data/queries/import-runs.ts";
import { fillChain } from "#feeds/engine/fixtures/chain.ts";
import { openTestOffice, type Visitor } from "#tests/support/office.ts";

const { db, office } = await openTestOffice("history", (db) => fillChain(db));
const { id: own } = await db.main
  .selectFrom("stores")
  .select("id")
  .where("active", "=", 1)
  .orderBy("id")
  .executeTakeFirstOrThrow();

async function apply(who: Visitor, feed: string, store: string, text: string) {
  const sent = await who.sendFile("/archivos", { do: "upload", feed, store }, { name: `${feed}.csv`, text });
  expect((await who.send(sent.headers.get("location") ?? "", { do: "apply" })).status).toBe(303);
  return (await listImportRuns(db, 1))[0]?.id ?? 0;
}
/** As people read it, without the marks of the page. */
const plain = (text: string) =>
  text
    .replace(/<main[\s\S]*?<\/head>|<svg[\s\S]*?<\/svg>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

it("names what changed and where, from what to what, who did it and who took it back", async () => {
  const owner = await office.staff({ role: "owner", email: "dueno@example.com" });
  const who = await office.staff({ role: "manager", email: "gerente@example.com", storeIds: [own] });
  const list = "item_number,name_es,name_en,type,category,price\nS-9,Alternador,Alternator,CAR,electrical,44.99\n";
  await apply(owner, "prices", "", list);
  const first = await apply(who, "prices", String(own), "item_number,price\nS-9,27.99\n");
  await apply(who, "prices", String(own), "item_number,price\nS-9,29.99\n");
  const said = async (path: string) => plain((await who.get(path)).text);
  // What the first wrote is told as it was then, though the price has moved since.
  expect(await said("/archivos")).toMatch(
    /Alternador, Yonke Fort Worth \$27\.99 → \$29\.99 gerente@example\.com, [^$]*Deshacer Aplicado Alternador, Yonke Fort Worth \$44\.99 → \$27\.99/,
  );
  expect(await said("/en/files")).toContain("Alternator, Yonke Fort Worth $27.99 → $29.99");
  expect(await said("/")).toContain("gerente@example.com cambió Alternador, Yonke Fort Worth: $27.99 → $29.99");
  expect(await said("/en")).toContain("changed Alternator, Yonke Fort Worth: $44.99 → $27.99");

  const cars = Array.from({ length: 9 }, (_, at) => `K${at},2004,Nissan,Altima,${at + 1}\n`).join("");
  await apply(who, "inventory", String(own), `stock_number,year,make,model,row\n${cars}`);
  expect(await said("/archivos")).toContain("Inventario de carros, Yonke Fort Worth 9 nuevos, 0 cambian, 0 se van");
  const car = await db.main
    .selectFrom("vehicles")
    .select(["id", "row"])
    .where("stock_number", "=", "K4")
    .executeTakeFirstOrThrow();
  const edit = (fields: Record<string, string>) =>
    who.send("/carros", { id: String(car.id), store: String(own), ...fields });
  expect((await edit({ do: "move", seen: "5", row: "17", space: "" })).status).toBe(303);
  expect((await edit({ do: "gone", seen: "17" })).status).toBe(303);
  const [gone] = await listImportRuns(db, 1);
  const history = await said("/archivos");
  expect(history).toContain("2004 Nissan Altima, K4, Yonke Fort Worth Ya no está gerente@example.com");
  expect(history).toMatch(/2004 Nissan Altima, K4, Yonke Fort Worth Fila 5 → 17/);
  // Marking one car is no file that came.
  expect(await said("/")).toContain("Lo subió gerente@example.com");
  expect(gone?.format).toBe("office");
  await db.main
    .updateTable("import_runs")
    .set({ who: "otra@example.com" })
    .where("id", "=", gone?.id ?? 0)
    .execute();
  expect(await said("/")).toContain("Lo subió gerente@example.com");

  await owner.send("/archivos", { do: "undo", run: String(gone?.id) });
  expect(await said("/archivos")).toMatch(
    /Deshecho 2004 Nissan Altima, K4, [^→]*Ya no está [^→]*Lo deshizo dueno@example\.com/,
  );
  expect(first).toBeGreaterThan(0);
});
