import { readdirSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, it } from "vitest";
import { listImportRuns } from "#data/queries/import-runs.ts";
import { feedFile } from "#feeds/engine/fixtures/chain.ts";
import { fillChain } from "#tests/support/chain.ts";
import { openTestOffice } from "#tests/support/office.ts";

const { db, office } = await openTestOffice("cars", (db) => fillChain(db, { stores: 2, vehicles: 20 }));

const manager = () => office.staff({ role: "manager", email: "gerente@example.com", storeIds: [1] });
const aCar = (storeId: number) =>
  db.main
    .selectFrom("vehicles")
    .selectAll()
    .where("store_id", "=", storeId)
    .where("left_on", "is", null)
    .executeTakeFirstOrThrow();
const fieldsOf = (car: { id: number; store_id: number; row: string; stock_number: string }) => ({
  id: String(car.id),
  store: String(car.store_id),
  seen: car.row,
  q: car.stock_number,
});

it("puts a car into another row as a run of its own, which is taken back like an import", async () => {
  const { get, send } = await manager();
  const car = await aCar(1);
  expect((await get(`/carros?q=${car.stock_number}`)).text).toContain(car.stock_number);
  const done = await send("/carros", { do: "move", ...fieldsOf(car), row: "52", space: "7" });
  expect(done.status).toBe(303);
  expect((await get(done.headers.get("location") ?? "")).text).toContain("en la fila 52");
  expect(await aCar(1)).toMatchObject({ id: car.id, row: "52", space: "7" });
  const [run] = await listImportRuns(db, 1);
  expect(run).toMatchObject({
    who: "gerente@example.com",
    file_name: car.stock_number,
    rows_changed: 1,
    stores: "[1]",
  });
  await send("/archivos", { do: "undo", run: String(run?.id) });
  expect(await aCar(1)).toMatchObject({ id: car.id, row: car.row });
});

it("moves no car that cannot be written down", async () => {
  const { send } = await manager();
  const car = await aCar(1);
  await sql`create trigger no_trail before insert on audit begin select raise(abort, 'no trail'); end`.execute(db.main);
  await send("/carros", { do: "move", ...fieldsOf(car), row: "77", space: "" });
  await sql`drop trigger no_trail`.execute(db.main);
  expect(await aCar(1)).toEqual(car);
});

it("says it when somebody else changed the row meanwhile, and overwrites nothing", async () => {
  const { send } = await manager();
  const car = await aCar(1);
  const reply = await send("/carros", { do: "move", ...fieldsOf(car), seen: "another", row: "9", space: "" });
  expect(reply.status).toBe(422);
  expect(reply.text).toContain("Otra persona cambió esta fila");
  expect((await aCar(1)).row).toBe(car.row);
});

it("marks a car as gone, once", async () => {
  const { send } = await manager();
  const car = await aCar(1);
  expect((await send("/carros", { do: "gone", ...fieldsOf(car) })).status).toBe(303);
  const row = await db.main.selectFrom("vehicles").selectAll().where("id", "=", car.id).executeTakeFirstOrThrow();
  expect([row.left_how, row.left_on?.length]).toEqual(["gone", 10]);
  expect((await send("/carros", { do: "gone", ...fieldsOf(car) })).status).toBe(422);
});

it("never touches a car of another's store, by whatever it is called", async () => {
  const { get, send } = await manager();
  const car = await aCar(2);
  expect((await get(`/carros?q=${car.stock_number}`)).text).not.toContain(`name="id" value="${car.id}"`);
  expect((await send("/carros", { do: "move", ...fieldsOf(car), row: "1", space: "" })).status).toBe(403);
  expect((await send("/carros", { do: "move", ...fieldsOf(car), store: "1", row: "1", space: "" })).status).toBe(422);
  expect((await send("/carros", { do: "move", ...fieldsOf(await aCar(1)), row: "<b>", space: "" })).status).toBe(422);
  expect(await aCar(2)).toEqual(car);
});

it("takes a car's photos from a telephone, the newest as its cover, and takes them off again", async () => {
  const who = await manager();
  const car = await aCar(1);
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#c1440e" } })
    .jpeg()
    .toBuffer();
  const send = (name: string, bytes: Uint8Array, about = fieldsOf(car), second = bytes) => {
    const body = new FormData();
    for (const [key, value] of Object.entries({ _csrf: who.csrf, do: "photos", ...about })) body.append(key, value);
    body.append("photos", new File([new Uint8Array(bytes)], name));
    body.append("photos", new File([new Uint8Array(second)], name));
    const headers = { cookie: who.cookie, origin: office.origin };
    return fetch(`${office.origin}/carros`, { method: "POST", redirect: "manual", headers, body });
  };
  const reply = await send("image.jpg", photo);
  expect(reply.status).toBe(303);
  expect((await who.get(reply.headers.get("location") ?? "")).text).toContain("tiene fotos nuevas");
  const ids = async () => JSON.parse((await aCar(1)).photos) as string[];
  const before = JSON.parse(car.photos) as string[];
  expect((await ids()).slice(1)).toEqual(before);
  const image = await db.main
    .selectFrom("images")
    .select(["mime", "width"])
    .where("id", "=", (await ids())[0] ?? "")
    .execute();
  expect(image).toEqual([{ mime: "image/jpeg", width: 800 }]);
  expect(readdirSync(office.uploads)).toEqual([]);
  const [run] = await listImportRuns(db, 1);
  await who.send("/archivos", { do: "undo", run: String(run?.id) });
  expect(await ids()).toEqual(before);

  // The second as the telephone keeps it.
  const heic = readFileSync(feedFile("engine/fixtures/photo.heic"));
  const half = await send("IMG_0001.jpg", photo, fieldsOf(car), heic);
  const told = (await who.get(half.headers.get("location") ?? "")).text;
  expect(told).toContain("tiene fotos nuevas. Una foto no se pudo leer: mándela en JPEG.");
  expect(await ids()).toHaveLength(before.length + 1);
  const none = await send("IMG_0001.HEIC", heic);
  expect([none.status, await none.text()]).toEqual([422, expect.stringContaining("foto HEIC: mándela en JPEG")]);

  expect((await send("image.jpg", Buffer.from("no picture"))).status).toBe(422);
  expect((await send("image.exe", photo)).status).toBe(400);
  expect((await send("image.jpg", photo, fieldsOf(await aCar(2)))).status).toBe(403);
});

it("keeps what somebody says of a car, each by its name, and refuses what cannot be", async () => {
  const { get, send } = await manager();
  const car = await aCar(1);
  const { text } = await get(`/carros?q=${car.stock_number}`);
  expect(text).toContain("Lo que se sabe del carro");
  expect(text).toContain('name="engine_code"');
  const about = { do: "facts", ...fieldsOf(car) };
  const bad = await send("/carros", { ...about, doors: "17" });
  expect([bad.status, bad.text.includes("Puertas: eso no puede ser")]).toEqual([422, true]);
  for (const wrong of [{ cylinders: "2.5" }, { hit_side: "roof" }, { engine_code: "a|b" }, { litres: "-1" }])
    expect([wrong, (await send("/carros", { ...about, ...wrong })).status]).toEqual([wrong, 422]);
  const done = await send("/carros", { ...about, litres: "2,4", cylinders: "4", high_voltage: "1", hit_side: "left" });
  expect(done.status).toBe(303);
  const shown = (await get(done.headers.get("location") ?? "")).text;
  expect(shown).toContain("Quedó guardado lo que dijo de");
  expect(shown).toContain("lo dijo el personal");
  expect(await aCar(1)).toMatchObject({ litres: 2.4, cylinders: 4, high_voltage: 1, hit_side: "left", row: car.row });
  const [run] = await listImportRuns(db, 1);
  await send("/carros", { do: "undo", run: String(run?.id) });
  expect(await aCar(1)).toEqual(car);
});

it("takes what is known of a car from who receives cars alone", async () => {
  const { get, send } = await office.staff({
    role: "helper",
    email: "ayudante@example.com",
    storeIds: [1],
    rights: { receive: "no" },
  });
  const car = await aCar(1);
  expect((await get(`/carros?q=${car.stock_number}`)).text).not.toContain('name="engine_code"');
  expect((await send("/carros", { do: "facts", ...fieldsOf(car), litres: "2.4" })).status).toBe(403);
});
