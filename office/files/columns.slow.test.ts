import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { listAudit } from "#data/queries/audit.ts";
import { addFeedToken } from "#data/writes/feed-tokens.ts";
import { putFileWords } from "#data/writes/file-words.ts";
import { fillChain } from "#feeds/engine/fixtures/chain.ts";
import { workbook } from "#feeds/engine/write-file/workbook.ts";
import { openTestOffice, type Visitor } from "#tests/support/office.ts";

const { db, office } = await openTestOffice("columns", (db) => fillChain(db));
const stores = await db.main.selectFrom("stores").select("id").where("active", "=", 1).orderBy("id").execute();
const [own = 0, foreign = 0] = stores.map(({ id }) => id);

const manager = (store = own) =>
  office.staff({ role: "manager", email: `gerente${store}@example.com`, storeIds: [store] });

async function upload(who: Visitor, name: string, text: string | Uint8Array<ArrayBuffer>, store = own) {
  const sent = await who.sendFile(
    "/archivos",
    { do: "upload", feed: "inventory", store: String(store) },
    { name, text },
  );
  const path = sent.headers.get("location") ?? "";
  return { path, ...(await who.get(path)) };
}

/** In Spanish, and with two names that nobody knows. */
const file = "Folio,Año,Marca,Modelo,Fila,Obs.\nF1,2009,Toyota,Camry,31,golpe al frente\n";
const refused = "No sabemos qué quieren decir algunas cosas.";

it("asks once what unknown columns mean, and remembers it for that yard's files alone", async () => {
  const who = await manager();
  const { path, text } = await upload(who, "carros.csv", file);
  expect(text).toContain(refused);
  expect(text).not.toContain("El archivo se rechazó");
  expect(text).not.toContain('class="o-sum"');
  expect(text).toMatch(/Folio<\/h3><p>F1<[\s\S]*value="stock_number" selected[\s\S]*Obs\.<\/h3><p>golpe al frente/);
  const body = new URLSearchParams([
    ["_csrf", who.csrf],
    ["do", "say"],
    ["is column folio", "stock_number"],
    ["is column obs", "-"],
    ["is column marca", "model"],
  ]);
  const said = await fetch(office.origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: who.cookie, origin: office.origin },
    body,
  });
  expect(said.status).toBe(303);
  const again = await who.get(path);
  expect(again.text).not.toContain(refused);
  expect(again.text).not.toContain("Columnas que no reconocemos");
  expect(again.text).toMatch(/2009 Toyota Camry[\s\S]*F1/);
  // Only what was asked about: the make stays the make.
  const kept = await db.main.selectFrom("file_words").select(["word", "meaning"]).orderBy("word").execute();
  expect(kept).toEqual([
    { word: "folio", meaning: "stock_number" },
    { word: "obs", meaning: "" },
  ]);
  expect((await listAudit(db, { limit: 1 }))[0]).toMatchObject({ action: "file.columns", subject: "carros.csv" });

  expect((await upload(who, "otra.csv", file)).text).not.toContain(refused);
  expect((await upload(await manager(foreign), "otra.csv", file, foreign)).text).toContain(refused);
  // A yard's own program is understood as well.
  const { token } = await addFeedToken(db, own, "Yard system", "root");
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${office.origin}/feeds/inventory/c.csv`, { method: "PUT", headers, body: file });
  expect([reply.status, ((await reply.json()) as { new: number }).new]).toEqual([200, 1]);
});

it("applies a file by the meanings that its preview showed, whatever was said since", async () => {
  const who = await manager();
  const named = "Clave,Year,Make,Model,Row,Observ\nP1,2009,Toyota,Camry,31,golpe\n";
  const first = await upload(who, "uno.csv", named);
  await fetch(office.origin + first.path, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: who.cookie, origin: office.origin },
    body: new URLSearchParams([
      ["_csrf", who.csrf],
      ["do", "say"],
      ["is column clave", "stock_number"],
      ["is column observ", "-"],
    ]),
  });
  expect((await who.get(first.path)).text).toMatch(/2009 Toyota Camry[\s\S]*P1/);
  // Somebody else says otherwise for the yard's next files.
  await putFileWords(
    db,
    { feed: "inventory", storeId: own, said: { column: { clave: "notes", observ: "notes" } } },
    { who: "otra", storeId: own, subject: "dos.csv" },
  );
  await who.send(first.path, { do: "apply" });
  expect((await who.get(first.path)).text).toContain("Se aplicó.");
  const car = db.main.selectFrom("vehicles").select(["notes", "row"]).where("stock_number", "=", "P1");
  expect(await car.executeTakeFirstOrThrow()).toEqual({ notes: "", row: "31" });
});

it("lets nobody say what another yard's columns mean", async () => {
  const { path } = await upload(await manager(foreign), "otra.csv", file, foreign);
  const form = { do: "say", "is column folio": "stock_number" };
  expect((await (await manager()).send(path, form)).status).toBe(404);
  const counter = await office.staff({ role: "counter", email: "lectora@example.com", storeIds: [foreign] });
  expect((await counter.send(path, form)).status).toBe(403);
});

const rows = [
  ["stock_number", "year", "make", "model", "row"],
  ["R1", "2009", "Toyota", "Camry", "31"],
  ["R2", "abcd", "Toyota", "=1+1", "7"],
];
const records = rows.slice(1).map((cells) => Object.fromEntries(cells.map((cell, at) => [rows[0]?.[at] ?? "", cell])));
const xml = `<list>${records
  .map(
    (one) =>
      `<car>${Object.entries(one)
        .map(([name, text]) => `<${name}>${text}</${name}>`)
        .join("")}</car>`,
  )
  .join("")}</list>`;

it.each([
  ["xlsx", new Uint8Array(await buffer(workbook(rows)))],
  ["json", JSON.stringify(records)],
  ["xml", xml],
  ["tsv", rows.map((cells) => cells.join("\t")).join("\n")],
  ["csv", rows.map((cells) => cells.join(";")).join("\n")],
] as const)(
  "gives rejected lines back in the file's own form, with the reason behind each (%s)",
  async (ending, text) => {
    const who = await manager();
    const { path } = await upload(who, `carros.${ending}`, text as string);
    const reply = await fetch(office.origin + path, {
      method: "POST",
      headers: { cookie: who.cookie, origin: office.origin },
      body: new URLSearchParams({ _csrf: who.csrf, do: "rejects" }),
    });
    expect(reply.headers.get("content-disposition")).toMatch(new RegExp(`rejected-\\w+\\.${ending}"$`));
    const rejected = new Uint8Array(await reply.arrayBuffer());
    // It is read again as what it is: its one line, still wrong, and its reason a column that nobody needs.
    const again = await upload(who, `rechazadas.${ending}`, rejected);
    expect(again.text).toContain("abcd");
    expect(again.text).toMatch(/<b class="o-bad">1<\/b>/);
    // In its words: a key in the page may spell anything.
    expect(again.text).not.toMatch(/>[^<]*R1/);
  },
);
