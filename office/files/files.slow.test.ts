import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { listAudit } from "#data/queries/audit.ts";
import { listImportRuns } from "#data/queries/import-runs.ts";
import { fillChain } from "#feeds/engine/fixtures/chain.ts";
import { openTestOffice, type Visitor } from "#tests/support/office.ts";
import { dropOld } from "./drop-old.ts";

const { db, office } = await openTestOffice("files", (db) => fillChain(db));
const stores = await db.main.selectFrom("stores").select("id").where("active", "=", 1).orderBy("id").execute();
const [own = 0, foreign = 0] = stores.map(({ id }) => id);

const head = "stock_number,year,make,model,row,date_set,vin";
const car = (stock: string, row: number | string) => `${stock},2009,Toyota,Camry,${row},2026-11-01,`;
const inventory = (...cars: string[]) => [head, ...cars].join("\n");

type Sent = { feed?: string; store?: number; name?: string; csrf?: string };

/** A form with a file, as a browser sends it. */
const upload = (who: Visitor, text: string, { feed = "inventory", store = own, name = "cars.csv" }: Sent = {}) =>
  who.sendFile("/archivos", { do: "upload", feed, store: String(store) }, { name, text });

const manager = (email = "gerente@example.com") => office.staff({ role: "manager", email, storeIds: [own] });
const present = async (storeId: number) =>
  (
    await db.main
      .selectFrom("vehicles")
      .select(["stock_number", "row"])
      .where("store_id", "=", storeId)
      .where("left_on", "is", null)
      .orderBy("stock_number")
      .execute()
  ).map(({ stock_number, row }) => `${stock_number} ${row}`);

async function apply(who: Visitor, text: string, more: Record<string, string> = {}) {
  const path = (await upload(who, text)).headers.get("location") ?? "";
  return { path, done: await who.send(path, { do: "apply", ...more }) };
}

/** Says on the page of a file that it names every car, and how many leave by that. */
async function applyWhole(who: Visitor, path: string) {
  const [, count = ""] = /Sacar (?:los )?([\d,]+)</.exec((await who.get(path)).text) ?? [];
  return who.send(path, { do: "apply", ...(count && { absent: "leave", leaving: count }) });
}

it("shows by name what a file would change, writes nothing before it is applied, and takes it back", async () => {
  const who = await manager();
  await apply(who, inventory(car("A1", 31), car("A2", 7), car("A3", 9), car("A4", 4)));
  const before = await present(own);
  expect(before).toEqual(["A1 31", "A2 7", "A3 9", "A4 4"]);
  const sent = await upload(who, inventory(car("A1", 52), car("A2", 7), car("A3", 9), car("A5", 12)));
  expect(sent.status).toBe(303);
  const path = sent.headers.get("location") ?? "";
  const { text } = await who.get(path);
  expect(text).toMatch(/id="changed"[\s\S]*2009 Toyota Camry<small>A1<\/small>[\s\S]*<del[^>]*>31<\/del>[\s\S]*>52</);
  expect(text).toMatch(/id="new"[\s\S]*A5/);
  expect(text).toMatch(/href="#absent"><b>1<\/b>no viene<[\s\S]*href="#rejected"/);
  expect(text).toMatch(
    /id="absent"[\s\S]*El que no viene[\s\S]*class="o-place">4<\/span><span>2009 Toyota Camry<\/span><small>A4</,
  );
  expect(await present(own)).toEqual(before);

  // One of four is few enough that nobody needs to type a number.
  expect(text).not.toContain('name="leaving"');
  expect((await who.send(path, { do: "apply", absent: "leave" })).status).toBe(303);
  expect(await present(own)).toEqual(["A1 52", "A2 7", "A3 9", "A5 12"]);
  const [run] = await listImportRuns(db, 1);
  expect([run?.who, run?.file_name]).toEqual(["gerente@example.com", "cars.csv"]);
  // Pressed twice, it is done once.
  expect((await who.send(path, { do: "apply" })).status).toBe(422);
  expect((await listImportRuns(db, 1))[0]?.id).toBe(run?.id);

  const undone = await who.send("/archivos", { do: "undo", run: String(run?.id) });
  expect(undone.headers.get("location")).toBe("/archivos?undone");
  expect(await present(own)).toEqual(before);
  expect((await who.get("/archivos")).text).toContain("Deshecho");
});

it("recognises what a file holds by its columns, and reads it as something else where somebody says so", async () => {
  const who = await manager();
  const page = async (text: string) => {
    const path = (await upload(who, text, { feed: "" })).headers.get("location") ?? "";
    return { path, text: (await who.get(path)).text };
  };
  const prices = await page("item_number,price\n682-1,61.99\n");
  expect(prices.text).toMatch(/<p>Precios de [^<]+, 1 línea</);
  const cars = await page(inventory(car("A1", 31)));
  expect(cars.text).toMatch(/<p>(?:cars\.csv, )?Inventario de carros de /);
  const as = (feed: string, store = own) => who.send(cars.path, { do: "kind", feed, store: String(store) });
  expect((await as("cars-for-sale")).status).toBe(303);
  expect((await who.get(cars.path)).text).toMatch(/<p>Carros en venta de [^<]+, 1 línea</);
  expect((await as("inventory", foreign)).status).toBe(422);
  expect((await as("slides")).status).toBe(422);
  // What nobody can tell is asked about as an inventory is.
  expect((await page("a,b\n1,2\n")).text).toContain("Columnas que no reconocemos");
});

it("names each rejected line with its reason, and gives them back as a file", async () => {
  const who = await manager();
  const sent = await upload(who, inventory(car("A1", 31), "A9,abcd,Toyota,Camry,3,2026-11-01,"));
  const path = sent.headers.get("location") ?? "";
  expect((await who.get(path)).text).toMatch(/id="rejected"[\s\S]*abcd[\s\S]*no es un año, y el VIN no lo dice/);
  const english = path.replace("/archivos", "/en/files");
  expect((await who.get(english)).text).toMatch(/id="rejected"[\s\S]*abcd[\s\S]*no year, and the VIN does not tell/);
  // Where the server keeps them is nothing to people without a shell.
  expect((await who.get(path)).text).not.toContain("office-uploads");
  expect((await who.get(path)).text).not.toContain(office.uploads);
  const rejects = await who.send(path, { do: "rejects" });
  expect(rejects.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(rejects.text).toMatch(/reason\r\n[\s\S]*abcd/);
});

it("only adds and corrects a short file unless somebody says that it is everything and types how many leave", async () => {
  const who = await manager();
  const many = Array.from({ length: 60 }, (_, at) => car(`M${at}`, at + 1));
  await applyWhole(who, (await upload(who, inventory(...many))).headers.get("location") ?? "");
  expect(await present(own)).toHaveLength(60);
  const short = inventory(car("M1", 77), car("N1", 5));
  const first = (await apply(who, short)).path;
  expect(await present(own)).toHaveLength(61);
  expect(await present(own)).toContain("M1 77");
  expect((await who.get(first)).text).toContain("Se aplicó.");

  const path = (await upload(who, short)).headers.get("location") ?? "";
  const { text } = await who.get(path);
  expect(text).toMatch(/<h1>Trae 2 carros de 61: ¿solo agregar\?<\/h1>/);
  expect(text).toMatch(/type="radio"[^>]*checked=""[^>]*value="stay"|value="stay"[^>]*checked=""/);
  expect(text).toContain("Los 59 que no vienen");
  expect(text).toContain("Se ven 10 de 59.");
  expect(text).toMatch(/class="btn btn--stop o-if-leave"[^>]*>Sacar los 59</);
  expect((await who.get(path.replace("/archivos", "/en/files"))).text).toContain("It has 2 of 61 cars: only add?");
  expect((await who.get(`${path}?all`)).text.match(/<small>M\d+<\/small>/g)).toHaveLength(59);
  const asked = (await who.get(`${path}?q=m4`)).text;
  expect(asked.match(/<small>M4\d*<\/small>/g)).toHaveLength(11);
  const list = await who.send(path, { do: "absent" });
  expect(list.headers.get("content-disposition")).toMatch(/\.csv"$/);
  expect(list.text.trim().split("\r\n")).toHaveLength(60);

  for (const leaving of ["", "58", "60"]) {
    const refused = await who.send(path, { do: "apply", absent: "leave", leaving });
    expect([refused.status, refused.text.includes("escriba cuántos son: 59")]).toEqual([422, true]);
    // What was chosen stays chosen.
    expect(refused.text).toMatch(/checked=""[^>]*value="leave"|value="leave"[^>]*checked=""/);
  }
  expect(await present(own)).toHaveLength(61);
  expect((await who.send(path, { do: "apply", absent: "leave", leaving: "59" })).status).toBe(303);
  expect(await present(own)).toEqual(["M1 77", "N1 5"]);
  const [run] = await listImportRuns(db, 1);
  await who.send("/archivos", { do: "undo", run: String(run?.id) });
  expect(await present(own)).toHaveLength(61);
  // Not the file that was meant.
  const wrong = (await upload(who, short)).headers.get("location") ?? "";
  expect((await who.send(wrong, { do: "apply", absent: "drop" })).headers.get("location")).toBe("/archivos");
  expect((await who.send(wrong, { do: "apply" })).status).toBe(422);
});

it("refuses whole what cannot be right, and says why", async () => {
  const who = await manager();
  // One that can only be sent again does not wait for ever.
  const wrong = (await upload(who, "a,b\n1,2\n", { name: "mal.csv" })).headers.get("location") ?? "";
  expect((await who.get(wrong)).text).toContain("Descartar");
  expect((await who.send(wrong, { do: "discard" })).status).toBe(303);
  expect((await who.get("/")).text).not.toContain("Archivo rechazado: mal.csv");
});

it("never lets a manager touch another's store, or what is the chain's", async () => {
  const who = await manager();
  await db.main.updateTable("vehicles").set({ store_id: foreign }).where("stock_number", "=", "M2").execute();
  const there = await present(foreign);
  expect((await upload(who, inventory(car("Z1", 1)), { store: foreign })).status).toBe(422);
  expect((await upload(who, inventory(car("Z1", 1)), { store: 0 })).status).toBe(422);
  expect((await upload(who, "site,name\nFW1,Mine", { feed: "locations" })).status).toBe(422);
  const site = await db.main.selectFrom("stores").select("site").where("id", "=", foreign).executeTakeFirstOrThrow();
  const days = `store,date,closed,label_es,label_en\n${site.site},2026-12-25,yes,Navidad,Christmas`;
  const sent = await upload(who, days, { feed: "special-days" });
  const path = sent.headers.get("location") ?? "";
  expect((await who.get(path)).text).toContain("algo de otros patios");
  await who.send(path, { do: "apply" });
  expect(await db.main.selectFrom("special_days").selectAll().where("store_id", "=", foreign).execute()).toEqual([]);
  expect(await present(foreign)).toEqual(there);

  const owner = await office.staff({ role: "owner", email: "dueno@example.com" });
  const theirs = (await upload(owner, inventory(car("Z1", 1)), { store: foreign })).headers.get("location") ?? "";
  expect((await who.get(theirs)).status).toBe(404);
  expect((await who.send(theirs, { do: "apply" })).status).toBe(404);
  await owner.send(theirs, { do: "apply" });
  const [run] = await listImportRuns(db, 1);
  expect((await who.send("/archivos", { do: "undo", run: String(run?.id) })).status).toBe(403);
  expect((await who.get("/archivos")).text).not.toContain(`value="${run?.id}"`);
  const counter = await office.staff({ role: "counter", email: "lector@example.com", storeIds: [own] });
  expect((await counter.get("/archivos")).text).not.toContain('type="file"');
  expect((await upload(counter, inventory(car("Z1", 1)))).status).toBe(403);
});

it("never lets a manager undo what is the chain's, though it touched the own store alone", async () => {
  const who = await manager();
  const owner = await office.staff({ role: "owner", email: "dueno@example.com" });
  const { site } = await db.main.selectFrom("stores").select("site").where("id", "=", own).executeTakeFirstOrThrow();
  const send = async (feed: string, text: string) => {
    const sent = await owner.sendFile("/archivos", { do: "upload", feed, store: "" }, { name: `${feed}.csv`, text });
    expect((await owner.send(sent.headers.get("location") ?? "", { do: "apply" })).status).toBe(303);
    const [run] = await listImportRuns(db, 1);
    expect([run?.feed, run?.stores]).toEqual([feed, `[${own}]`]);
    return run?.id ?? 0;
  };
  const status = async (id: number) =>
    (await db.main.selectFrom("import_runs").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;
  const market = "slug,name_es,name_en,state,country,phone,area_es,area_en,stores,postal_codes,cities";
  const area = await send(
    "markets",
    `${market}\nnorte,Norte,North,TX,US,(817) 555-0143,Norte,North,${site},76119,Fort Worth`,
  );
  expect((await who.get("/archivos")).text).not.toContain(`value="${area}"`);
  expect((await who.send("/archivos", { do: "undo", run: String(area) })).status).toBe(403);
  // A feed of theirs, but with lines of the whole chain in it.
  const prices = await send(
    "prices",
    [
      "store,item_number,name_es,name_en,type,category,price",
      ",S-9,Alternador,Alternator,CAR,electrical,50",
      `${site},S-9,,,,,40`,
    ].join("\n"),
  );
  const refused = await who.send("/archivos", { do: "undo", run: String(prices) });
  expect([refused.status, refused.text.includes("o de la cadena")]).toEqual([422, true]);
  expect([await status(area), await status(prices)]).toEqual(["done", "done"]);
  expect((await who.send("/archivos", { do: "undo", run: "999999" })).status).toBe(404);
});

it("applies once what is pressed twice at the same moment, and tells the second", async () => {
  const who = await manager();
  const sent = await upload(who, inventory(car("T1", 1)), { name: "twice.csv" });
  const path = sent.headers.get("location") ?? "";
  const both = await Promise.all([1, 2].map(() => who.send(path, { do: "apply" })));
  expect(both.map(({ status }) => status).sort()).toEqual([303, 422]);
  expect((await listImportRuns(db, 5)).filter(({ file_name }) => file_name === "twice.csv")).toHaveLength(1);
});

it("writes nothing that cannot be written down, and what was discarded is", async () => {
  const who = await manager();
  const before = await present(own);
  const path = (await upload(who, inventory(car("T9", 9)))).headers.get("location") ?? "";
  const refuse = (action: string) =>
    sql`create trigger no_trail before insert on audit when new.action = '${sql.raw(action)}'
      begin select raise(abort, 'no trail'); end`.execute(db.main);
  const allow = () => sql`drop trigger no_trail`.execute(db.main);
  await refuse("file.apply");
  await who.send(path, { do: "apply" });
  await allow();
  expect(await present(own)).toEqual(before);
  const [run] = await listImportRuns(db, 1);
  await refuse("file.undo");
  await who.send("/archivos", { do: "undo", run: String(run?.id) });
  await allow();
  expect(await present(own)).toEqual(before);
  await who.send(path, { do: "discard" });
  const [last] = await listAudit(db, { limit: 1 });
  expect([last?.action, last?.who, last?.store_id]).toEqual(["file.discard", "gerente@example.com", own]);
});

it("says it when a file is no longer on this server", async () => {
  const who = await manager();
  const path = (await upload(who, inventory(car("T1", 2)))).headers.get("location") ?? "";
  rmSync(join(office.uploads, path.split("/").at(-1) ?? ""), { recursive: true });
  const reply = await who.send(path, { do: "apply" });
  expect([reply.status, reply.text.includes("ya no está en el servidor")]).toEqual([422, true]);
});

it("keeps no file that an action did not keep, and drops what a process left behind", async () => {
  const who = await manager();
  const before = readdirSync(office.uploads).length;
  expect((await upload(who, inventory(car("T1", 2)), { feed: "nothing" })).status).toBe(422);
  expect((await who.sendFile("/archivos", { do: "constructor" }, { name: "x.csv", text: "a" })).status).toBe(404);
  expect(readdirSync(office.uploads)).toHaveLength(before);
  const left = join(office.uploads, "00000000-0000-4000-8000-000000000000");
  mkdirSync(left);
  await dropOld({ db, uploads: office.uploads });
  expect(existsSync(left)).toBe(true);
  await dropOld({ db, uploads: office.uploads }, new Date(Date.now() + 2 * 3_600_000));
  expect(existsSync(left)).toBe(false);
  expect(readdirSync(office.uploads)).toHaveLength(before);
});

it("shows the own history, however much others did since", async () => {
  const who = await manager();
  await apply(who, inventory(car("H1", 1)));
  const [mine] = await listImportRuns(db, 1);
  if (!mine) throw new Error("no run");
  const theirs = Array.from({ length: 210 }, (_, at) => ({ ...mine, id: 900_000 + at, stores: `[${foreign}]` }));
  await db.main.insertInto("import_runs").values(theirs).execute();
  const { text } = await who.get("/archivos");
  await db.main.deleteFrom("import_runs").where("id", ">=", 900_000).execute();
  expect(text).toContain(`name="run" value="${mine.id}"`);
});

it("refuses the second of two who apply at once, with the first one's name and the preview of now", async () => {
  const first = await manager();
  const second = await manager("otra@example.com");
  await applyWhole(first, (await upload(first, inventory(car("B1", 1)))).headers.get("location") ?? "");
  const mine = (await upload(first, inventory(car("B1", 2)))).headers.get("location") ?? "";
  const yours = (await upload(second, inventory(car("B1", 3)))).headers.get("location") ?? "";
  expect((await first.send(mine, { do: "apply" })).status).toBe(303);
  const refused = await second.send(yours, { do: "apply" });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("gerente@example.com aplicó otro archivo");
  expect(refused.text).toMatch(/<del[^>]*>2<\/del>/);
  expect(await present(own)).toEqual(["B1 2"]);
  expect((await second.send(yours, { do: "apply" })).status).toBe(303);
  expect(await present(own)).toEqual(["B1 3"]);
});

it("keeps nothing of a file without our mark, too large a form, or a line that broke", async () => {
  const who = await manager();
  const files = () => readdirSync(office.uploads).length;
  const before = files();
  const forged = await who.sendFile("/archivos", { do: "upload", _csrf: "no" }, { name: "x.csv", text: "a" });
  expect(forged.status).toBe(403);
  expect(files()).toBe(before);
  // Half of a body, then silence for ever.
  const socket = connect(office.port, "127.0.0.1");
  socket.write(
    `POST /archivos HTTP/1.1\r\nhost: localhost:${office.port}\r\norigin: ${office.origin}\r\ncookie: ${who.cookie}\r\n` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n` +
      `--b\r\ncontent-disposition: form-data; name="_csrf"\r\n\r\n${who.csrf}\r\n` +
      `--b\r\ncontent-disposition: form-data; name="file"; filename="x.csv"\r\n\r\nhalf`,
  );
  await expect.poll(files).toBe(before + 1);
  socket.destroy();
  await expect.poll(files).toBe(before);
});

it("reads a workbook as it reads a table", async () => {
  const who = await manager();
  const bytes = readFileSync(new URL("../../feeds/engine/fixtures/stock.xlsx", import.meta.url));
  const sent = await who.sendFile(
    "/archivos",
    { do: "upload", feed: "inventory", store: String(own) },
    { name: "existencias.xlsx", text: bytes },
  );
  const { text } = await who.get(sent.headers.get("location") ?? "");
  expect(text).toContain("<title>existencias.xlsx | ");
  expect(text).toMatch(/id="new"/);
});

it("never lets a name lead anywhere", async () => {
  const who = await manager();
  const sent = await upload(who, inventory(car("B1", 3)), { name: "../../etc/pass\u202ewd.csv" });
  const { text } = await who.get(sent.headers.get("location") ?? "");
  expect(text).toContain("<h1>passwd.csv</h1>");
  expect(readdirSync(office.uploads).every((name) => /^[\da-f-]{36}$/.test(name))).toBe(true);
});
