import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { listAudit } from "#data/queries/audit.ts";
import { insertRows } from "#data/writes/rows.ts";
import { feedFile, fillChain, importFile } from "#feeds/engine/fixtures/chain.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { runOffice } from "#tests/support/office.ts";

const folder = mkdtempSync(join(tmpdir(), "yonke-receive-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [accord, typedWrong, other] = ["1HGCM82633A004335", "1HGCM82633A00433S", "1HGCM82633A004853"];

describeEachDatabase("cars that come in", ({ create }) => {
  const running: Awaited<ReturnType<typeof runOffice>>[] = [];
  afterAll(async () => {
    for (const office of running) await office.stop();
  });

  async function open() {
    const db = await create(fillChain);
    const yard = (site: string) =>
      db.main.selectFrom("stores").select("id").where("site", "=", site).executeTakeFirstOrThrow();
    const [{ id: store }, { id: elsewhere }] = [await yard("FW1"), await yard("DA1")];
    await db.main.deleteFrom("store_maps").where("store_id", "=", store).execute();
    const map = { title_es: "Mapa", title_en: "Map", width: 10, height: 20, gate: "left", image_id: null } as const;
    await insertRows(db.main, "store_maps", [{ ...map, store_id: store }]);
    await insertRows(db.main, "store_map_zones", [
      { store_id: store, position: 1, code: "A", name_es: "A", name_en: "A" },
    ]);
    const rows = Array.from({ length: 60 }, (_, at) => ({ position: at + 1, row: String(at + 1) }));
    const place = { store_id: store, zone: "A", x: 1, y: 2, width: 3, height: 4 };
    await insertRows(
      db.main,
      "store_map_rows",
      rows.map((row) => ({ ...place, ...row })),
    );
    const office = await runOffice(db);
    running.push(office);
    const who = await office.staff({ role: "manager", email: "gerente@example.com", storeIds: [store] });
    const look = async (more: Record<string, string>) =>
      (await who.get(`/carros/recibir?${new URLSearchParams({ store: String(store), ...more })}`)).text;
    /** The form of a car as the page gave it, with what is typed over it. */
    const formOf = async (vin: string, over: Record<string, string> = {}): Promise<Record<string, string>> => {
      const page = await look({ vin, row: "12", ...over });
      const value = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1] ?? "";
      const model = /<option[^>]*value="(\d+)"[^>]*selected/.exec(page)?.[1] ?? "";
      const names = ["store", "key", "asis", "vin", "make", "year", "stock"];
      const fields = Object.fromEntries(names.map((name) => [name, value(name)]));
      return { do: "receive", ...fields, model, row: "12", ...over };
    };
    const send = (fields: Record<string, string>) => who.send("/carros/recibir", fields);
    const cars = () => db.main.selectFrom("vehicles").selectAll().orderBy("id").execute();
    return { db, office, who, look, formOf, send, cars, store, elsewhere };
  }

  it("are told by their VIN, put into a row that the yard has, kept once, and taken back", async () => {
    const { db, who, look, formOf, send, cars, store } = await open();
    await importFile(db, "inventory", feedFile("inventory/sample.csv"));
    const before = (await cars()).length;
    const read = await db.main.selectFrom("stores").select("stock_read_at").where("id", "=", store).execute();
    const form = await formOf(accord);
    expect(form).toMatchObject({ vin: accord, year: "2003", make: expect.stringMatching(/^\d+$/) });
    for (const row of ["banana", "9999", ""]) {
      const refused = await send({ ...form, stock: "Z100", row });
      expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("van de la 1 a la 60")]);
    }
    const sent = { ...form, row: "012", stock: "Z100" };
    const done = await send(sent);
    expect(done.status).toBe(303);
    const page = await who.get(done.headers.get("location") ?? "");
    expect(page.text).toContain("Recibido: 2003 Honda Accord, fila 12, número Z100.");
    // Sent again by a phone that did not hear the answer.
    expect((await send(sent)).status).toBe(303);
    const now = await cars();
    expect(now.slice(before)).toMatchObject([{ store_id: store, vin: accord, row: "12", stock_number: "Z100" }]);
    expect(now.at(-1)?.engine).toContain("V6");
    // It says nothing of when the yard's file was read, nor of how many cars it names.
    expect(await db.main.selectFrom("stores").select("stock_read_at").where("id", "=", store).execute()).toEqual(read);
    const run = await db.main.selectFrom("import_runs").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();
    expect(await db.main.selectFrom("file_cars").selectAll().where("run_id", "=", run.id).execute()).toEqual([]);
    expect(await listAudit(db, { limit: 1 })).toMatchObject([
      { action: "car.receive", subject: "Z100", store_id: store },
    ]);
    expect((await formOf(other)).stock).toBe("Z101");

    expect(await look({ vin: accord })).toContain("Este carro ya está aquí, en la fila 12, con el número Z100.");
    expect((await send({ ...form, key: crypto.randomUUID(), row: "13", stock: "Z101" })).status).toBe(422);
    const taken = await send({ ...(await formOf(other)), stock: "Z100" });
    expect([taken.status, taken.text]).toEqual([422, expect.stringContaining("Sigue libre Z101")]);

    const back = await send({ do: "undo", run: String(run.id), stock: "Z100", row: "12" });
    expect(back.status).toBe(303);
    expect(await cars()).toHaveLength(before);
    expect((await send(sent)).text).toContain("después se deshizo");
    expect(await cars()).toHaveLength(before);
  });

  it("are those alone that were received here: a file sent under such a name is not for who receives to take back", async () => {
    const { db, office, who, look, cars, store } = await open();
    const key = crypto.randomUUID();
    const name = `received-${key}.json`;
    const text = JSON.stringify([{ stock_number: "Q1", year: 2003, make: "Honda", model: "Accord", row: "3" }]);
    const upload = { do: "upload", feed: "inventory", store: String(store) };
    const sent = await who.sendFile("/archivos", upload, { name, text });
    expect((await who.send(sent.headers.get("location") ?? "", { do: "apply" })).status).toBe(303);
    const run = await db.main.selectFrom("import_runs").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();
    expect(run).toMatchObject({ file_name: name, format: "json" });
    const helper = await office.staff({ role: "helper", email: "ayudante@example.com", storeIds: [store] });
    const undo = { do: "undo", run: String(run.id) };
    expect((await helper.send("/carros", undo)).status).toBe(403);
    expect((await helper.send("/carros/recibir", undo)).status).toBe(404);
    expect((await cars()).map(({ stock_number }) => stock_number)).toContain("Q1");
    expect(await look({ key })).not.toContain("Q1");
  });

  it("stand where staff put them, which no file of the yard changes unasked", async () => {
    const { db, formOf, send, cars, store } = await open();
    await send({ ...(await formOf(accord)), stock: "Z100" });
    const said = async () => db.main.selectFrom("staff_exceptions").selectAll().execute();
    expect(await said()).toMatchObject([{ store_id: store, field: "place", now_says: null }]);
    const path = join(folder, `${store}.csv`);
    writeFileSync(path, `stock_number,vin,year,make,model,row\nZ100,${accord},2003,Honda,Accord,20\n`);
    await importFile(db, "inventory", path, { storeId: store, now: new Date() });
    expect(await cars()).toMatchObject([{ stock_number: "Z100", row: "12" }]);
    expect(await said()).toMatchObject([{ field: "place", now_says: expect.stringContaining('"row":"20"') }]);
  });

  it("stay for three days when a file of every car does not know of them yet", async () => {
    const { db, formOf, send, cars, store } = await open();
    await send({ ...(await formOf(accord)), stock: "Z100" });
    const path = join(folder, `${store}-whole.csv`);
    writeFileSync(path, `stock_number,vin,year,make,model,row\nZ101,${other},2005,Toyota,Corolla,20\n`);
    const day = 86_400_000;
    const bring = (days: number) =>
      importFile(db, "inventory", path, { storeId: store, now: new Date(Date.now() + days * day), complete: true });
    expect(await bring(2)).toMatchObject({ gone: 0, absent: 0 });
    expect((await cars()).map(({ stock_number, left_on }) => [stock_number, left_on])).toContainEqual(["Z100", null]);
    const later = await bring(4);
    expect([later.gone + later.absent, later.named.gone.length + later.named.absent.length]).toEqual([1, 1]);
  });

  it("are taken back whatever came after them, unless it was of the same car", async () => {
    const { db, who, formOf, send, cars, store } = await open();
    await send({ ...(await formOf(accord)), stock: "Z1" });
    await send({ ...(await formOf(other)), stock: "Z2" });
    const [first, second] = await cars();
    const runs = await db.main
      .selectFrom("import_runs")
      .select("id")
      .where("format", "=", "office-received")
      .orderBy("id")
      .execute();
    const undo = (at: number) => send({ do: "undo", run: String(runs[at]?.id), stock: "Z", row: "12" });
    const moved = { id: String(first?.id), store: String(store), seen: "12", q: "", row: "13", space: "" };
    await who.send("/carros", { do: "move", ...moved });
    const refused = await undo(0);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("Deshaga primero la")]);
    expect((await undo(1)).status).toBe(303);
    expect((await cars()).map(({ id }) => id)).toEqual([first?.id]);
    expect(second?.stock_number).toBe("Z2");
    await who.send("/archivos", { do: "undo", run: String((runs[1]?.id ?? 0) + 1) });
    expect((await undo(0)).status).toBe(303);
    expect([await cars(), await db.main.selectFrom("staff_exceptions").selectAll().execute()]).toEqual([[], []]);
  });

  it("are mended by a tap where a sign is wrong, asked for where nobody knows them, and no new make is made", async () => {
    const { look, formOf, send, cars, db } = await open();
    const wrong = await look({ vin: typedWrong });
    expect(wrong).toContain("Este VIN no cuadra");
    expect(wrong).toContain(`vin=${accord}`);
    expect(await look({ vin: "1HGCM82633AOO4335" })).toContain(`se leyó ${accord}`);
    expect(await look({ vin: "1234" })).toContain("no es un VIN completo");
    const makes = await db.main.selectFrom("makes").select("id").execute();
    const honda = await db.main.selectFrom("makes").select("id").where("name", "=", "Honda").executeTakeFirstOrThrow();
    expect(await look({ vin: "12345", asis: "1" })).toContain("Elija la marca");
    const old = await formOf("H1234567", { asis: "1", make: String(honda.id), year: "1979" });
    expect((await send({ ...old, model: "0" })).status).toBe(422);
    const model = await db.main
      .selectFrom("models")
      .select("id")
      .where("make_id", "=", honda.id)
      .executeTakeFirstOrThrow();
    expect((await send({ ...old, model: String(model.id), stock: "OLD-1" })).status).toBe(303);
    expect((await cars()).at(-1)).toMatchObject({ vin: "H1234567", year: 1979, model_id: model.id });
    expect(await db.main.selectFrom("makes").select("id").execute()).toEqual(makes);
  });

  it("are one car where two people read it at once, come back as they were, and belong to one's own yards", async () => {
    const { office, who, look, formOf, send, cars, store, elsewhere } = await open();
    const form = await formOf(accord);
    const two = await office.staff({ role: "manager", email: "otra@example.com", storeIds: [store, elsewhere] });
    const both = await Promise.all([
      send({ ...form, stock: "Z1" }),
      two.send("/carros/recibir", { ...form, key: crypto.randomUUID(), stock: "Z2" }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 422]);
    const [car] = await cars();
    expect(await cars()).toHaveLength(1);
    const there = await two.get(`/carros/recibir?${new URLSearchParams({ store: String(elsewhere), vin: accord })}`);
    expect(there.text).toContain("márquelo como “Ya no está” allá");
    expect((await send({ ...form, store: String(elsewhere) })).status).toBe(403);
    const rights = { receive: "no" } as const;
    const mover = await office.staff({ role: "helper", email: "mueve@example.com", storeIds: [store], rights });
    expect((await mover.get("/carros/recibir")).status).toBe(403);

    const about = { id: String(car?.id), store: String(store), seen: "12", q: "" };
    expect((await who.send("/carros", { do: "gone", ...about })).status).toBe(303);
    expect(await look({ vin: accord, row: "14" })).toContain("Ya estuvo aquí");
    expect((await send({ ...(await formOf(accord)), row: "14", stock: "Z3" })).status).toBe(303);
    expect(await cars()).toMatchObject([{ id: car?.id, row: "14", stock_number: "Z3", left_on: null }]);
  });
});
