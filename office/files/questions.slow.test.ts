import { expect, it } from "vitest";
import { listAudit } from "#data/queries/audit.ts";
import { listUploads } from "#data/queries/uploads.ts";
import { addFeedToken } from "#data/writes/feed-tokens.ts";
import { feedFile, fillChain, importFile } from "#feeds/engine/fixtures/chain.ts";
import { openTestOffice, type Said, type Visitor } from "#tests/support/office.ts";

const { db, office } = await openTestOffice("questions", async (db) => {
  await fillChain(db);
  await importFile(db, "prices", feedFile("prices/sample.csv"));
});
const stores = await db.main.selectFrom("stores").select("id").where("active", "=", 1).orderBy("id").execute();
const [own = 0, foreign = 0] = stores.map(({ id }) => id);

const manager = (store = own) =>
  office.staff({ role: "manager", email: `gerente${store}@example.com`, storeIds: [store] });

const head = "stock_number,year,make,model,row\n";
const file = `${head}Q1,2008,TOYT,CAMRY,1\nQ2,2009,Toyt2,Corolla,1\nQ3,2010,??,Ram 1500,2\nQ4,2008,Honda,Zivic,2\n`;

async function upload(who: Visitor, text: string, store = own, feed = "inventory") {
  const sent = await who.sendFile("/archivos", { do: "upload", feed, store: String(store) }, { name: "q.csv", text });
  return sent.headers.get("location") ?? "";
}

const say = (who: Visitor, path: string, answers: Readonly<Record<string, string>>, action = "say") => {
  const said = Object.entries(answers).map(([question, means]) => [`is ${question}`, means] as const);
  return who.send(path, { do: action, ...Object.fromEntries(said) });
};

const stock = async (numbers: string) =>
  (
    await db.main
      .selectFrom("vehicles")
      .innerJoin("models", "models.id", "vehicles.model_id")
      .where("stock_number", "like", numbers)
      .where("left_on", "is", null)
      .select(["stock_number", "models.name"])
      .orderBy("stock_number")
      .execute()
  ).map(({ stock_number, name }) => `${stock_number} ${name}`);

it("asks what words mean before it publishes them, remembers the answers for that yard, and forgets them on request", async () => {
  const who = await manager();
  const path = await upload(who, file);
  const { text } = await who.get(path);
  expect(text).toMatch(/¿Qué es esto\?[\s\S]*Toyt2<\/h3><p>1 carro<\/p><p>2009 Toyt2 Corolla, Q2/);
  expect(text).toMatch(/Honda Zivic<\/h3>[\s\S]*Es un modelo nuevo: agregar “Zivic”/);
  expect(text).toMatch(/Así leímos sus claves[\s\S]*TOYT<\/h3>[\s\S]*selected[^>]*>Toyota</);
  expect(text).toContain("3 líneas esperan su respuesta y no se publican.");
  const english = await who.get(path.replace("/archivos", "/en/files"));
  expect(english.text).toMatch(/What’s this\?[\s\S]*Leave these cars out[\s\S]*How we read your codes/);
  // What was not asked, or cannot be chosen, is not kept.
  await say(who, path, { "make toyt2": "Toyota", "make ??": "-", "model honda zivic": "Camry", "make honda": "Ford" });
  const kept = () => db.main.selectFrom("file_words").select(["kind", "word", "meaning"]).orderBy("word").execute();
  expect(await kept()).toEqual([
    { kind: "make", word: "??", meaning: "" },
    { kind: "make", word: "toyt2", meaning: "Toyota" },
  ]);
  expect((await listAudit(db, { limit: 1 }))[0]).toMatchObject({ action: "file.columns", subject: "q.csv" });
  await say(who, path, { "model honda zivic": "+" });
  const last = await who.get(path);
  expect(last.text).not.toContain("¿Qué es esto?");
  await who.send(path, { do: "apply" });
  expect(await stock("Q%")).toEqual(["Q1 Camry", "Q2 Corolla", "Q4 Zivic"]);
  // Who applies what the page showed has confirmed its signs.
  expect((await kept()).find(({ word }) => word === "toyt")).toEqual({ kind: "make", word: "toyt", meaning: "Toyota" });
  expect((await who.get(await upload(who, file))).text).not.toContain("Así leímos sus claves");

  const files = await who.get("/archivos");
  expect(files.text).toMatch(/Lo que ya nos dijo de sus archivos[\s\S]*Marca “toyt2” → Toyota/);
  const stranger = await manager(foreign);
  expect((await stranger.get("/archivos")).text).not.toContain("toyt2");
  expect((await stranger.send("/archivos", { do: "forget", key: `${own} inventory make toyt2` })).status).toBe(403);
  await who.send("/archivos", { do: "forget", key: `${own} inventory make toyt2` });
  expect((await kept()).map(({ word }) => word)).not.toContain("toyt2");
  expect((await listAudit(db, { limit: 1 }))[0]).toMatchObject({ action: "file.forget", subject: "toyt2" });
});

it("leaves out what a yard's own program writes and nobody knows, and asks it under the upload", async () => {
  const { token } = await addFeedToken(db, foreign, "Yard system", "root");
  const push = async (text: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${office.origin}/feeds/inventory/c.csv`, { method: "PUT", headers, body: text });
    return (await reply.json()) as { new: number; unanswered: number; questions: { said: string }[] };
  };
  const line = `${head}P1,2008,TOYT,CAMRY,1\nP2,2009,Toyt3,Corolla,1\n`;
  const reply = await push(line);
  expect(reply).toMatchObject({ new: 1, unanswered: 1, questions: [{ said: "Toyt3" }, { said: "TOYT" }] });
  await push(line);
  const who = await manager(foreign);
  const listed = (await who.get("/archivos")).text;
  // The newest of its kind alone.
  expect(listed.match(/1 pregunta por contestar/g)).toHaveLength(1);
  expect((await who.get("/")).text).toContain("Preguntas sobre c.csv");
  const path = /href="(\/archivos\/[\w-]+)"/.exec(listed.slice(listed.indexOf("1 pregunta por contestar")))?.[1] ?? "";
  expect((await who.get(path)).text).toMatch(/Toyt3<\/h3>[\s\S]*Guardar para el siguiente archivo/);
  const done = await say(who, path, { "make toyt3": "Toyota" });
  expect(done.headers.get("location")).toBe(`${path}?said`);
  expect((await who.get(`${path}?said`)).text).toContain("Se recordará para el siguiente archivo.");
  expect((await who.get("/archivos")).text).not.toContain("por contestar");
  expect(await push(line)).toMatchObject({ new: 1, unanswered: 0 });
  expect(await stock("P%")).toEqual(["P1 Camry", "P2 Corolla"]);
});

/** What stands under Today as still to be done. */
const pending = async (who: Visitor) => /id="waits-h"[\s\S]*?<\/section>/.exec((await who.get("/")).text)?.[0] ?? "";

it("asks of one file both what its words mean and whether the cars left that it does not name", async () => {
  const { token } = await addFeedToken(db, foreign, "Both", "root");
  const push = (text: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return fetch(`${office.origin}/feeds/inventory/both.csv`, { method: "PUT", headers, body: text });
  };
  await push(`${head}B1,2008,Toyota,Camry,1\nB2,2008,Toyota,Camry,1\n`);
  const file = `${head}B1,2008,Toyota,Camry,1\nB3,2009,Toyt4,Corolla,1\n`;
  const reply = (await (await push(file)).json()) as { outcome: string; absent: number; unanswered: number };
  expect(reply).toMatchObject({ outcome: "written", unanswered: 1, waiting: expect.stringContaining("3 cars") });
  const who = await manager(foreign);
  expect(await pending(who)).toMatch(/Preguntas sobre both\.csv[\s\S]*Faltan 3 carros en el archivo/);
  const listed = (await who.get("/archivos")).text;
  const at = listed.indexOf("1 pregunta por contestar, Vista previa");
  const path = /href="(\/archivos\/[\w-]+)"/.exec(listed.slice(at))?.[1] ?? "";
  const { text } = await who.get(path);
  expect(text).toMatch(/Toyt4<\/h3>[\s\S]*Lo que trae ya está escrito\./);
  expect(text).not.toContain("Guardar para el siguiente archivo");
  // Answered, the same file brings what waited; the cars are asked about as before.
  await say(who, path, { "make toyt4": "Toyota" });
  const answered = await who.get(path);
  expect(answered.text).toContain("Entran 1 y se corrigen 0.");
  expect(answered.text).not.toContain("Toyt4</h3>");
  expect(await pending(who)).toMatch(/^(?!.*Preguntas sobre both).*Faltan 3 carros/s);
  await who.send(path, { do: "apply", absent: "stay" });
  expect(await stock("B%")).toEqual(["B1 Camry", "B2 Camry", "B3 Corolla"]);
  expect(await pending(who)).not.toMatch(/both\.csv|Faltan/);
  // Discarded, nothing of it is asked any more.
  await push(`${head}B1,2008,Toyota,Camry,1\nB4,2009,Toyt6,Corolla,1\n`);
  const [waiting] = await listUploads(db, { states: ["waiting"], reach: "all", limit: 1 });
  expect(await pending(who)).toContain("Preguntas sobre both.csv");
  await who.send(`/archivos/${waiting?.id}`, { do: "discard" });
  expect(await pending(who)).not.toMatch(/both\.csv|Faltan/);
});

it("stops the file of a sender who brings every car, and asks both before anything is written", async () => {
  const { token } = await addFeedToken(db, foreign, "Whole", "root", { complete: true });
  const push = async (lines: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const url = `${office.origin}/feeds/cars-for-sale/whole.csv`;
    return (await (await fetch(url, { method: "PUT", headers, body: lines })).json()) as object;
  };
  const cars = (count: number, make = "Toyota", from = 0) =>
    Array.from({ length: count }, (_, i) => `W${from + i},2008,${make},Camry,${3000 + i}\n`).join("");
  const columns = "stock_number,year,make,model,price\n";
  await push(columns + cars(20));
  const short = await push(columns + cars(8) + cars(2, "Toyt5", 8));
  expect(short).toMatchObject({ outcome: "waiting", run: null, absent: 10, unanswered: 2 });
  const who = await manager(foreign);
  const listed = (await who.get("/archivos")).text;
  const path = /href="(\/archivos\/[\w-]+)"/.exec(listed.slice(listed.indexOf("1 pregunta por contestar")))?.[1] ?? "";
  expect((await who.get(path)).text).toMatch(/Toyt5<\/h3>/);
  await say(who, path, { "make toyt5": "Toyota" });
  expect((await who.get(path)).text).not.toContain("Toyt5</h3>");
  expect((await who.send(path, { do: "apply", absent: "leave", leaving: "9" })).status).toBe(422);
  expect((await who.send(path, { do: "apply", absent: "leave", leaving: "10" })).status).toBe(303);
  const rows = await db.main.selectFrom("cars_for_sale").select("stock_number").where("sold_on", "is", null).execute();
  expect(rows.filter(({ stock_number }) => /^W/.test(stock_number))).toHaveLength(10);
  expect(await pending(who)).not.toMatch(/whole\.csv|Faltan/);
});

/** React parts two texts that meet. */
const joined = ({ text }: Said) => text.replaceAll("<!-- -->", "");

it("asks whether a typed price is right that is a hundred times what it was, the old one beside it", async () => {
  const who = await office.staff({ role: "owner", email: "duena@example.com", storeIds: [] });
  const edit = async (price: string, yard = 0) => {
    const sent = await who.send("/precios", { do: "see", yard: String(yard), item_number: "S-9002", price });
    return sent.headers.get("location") ?? "";
  };
  const path = await edit("7999");
  const text = joined(await who.get(path));
  expect(text).toMatch(/¿100 veces más\?[\s\S]*\$79\.99<\/b> hoy en la lista[\s\S]*\$7,999\.00<\/b> usted puso/);
  expect(text).toMatch(/Dejar \$79\.99[\s\S]*Sí, son \$7,999\.00/);
  // Nobody sent a file, nothing was turned down, and what stands already is not meant anew.
  expect(text).not.toMatch(/El archivo se rechazó|>Aplicar<|Así se verá|Quise decir/);
  const listed = (await who.get("/archivos")).text;
  expect(listed).toContain("1 pregunta por contestar");
  expect(listed).not.toContain("Rechazado");
  expect(await pending(who)).toMatch(/Preguntas sobre Precio[^<]*<[\s\S]*Hay líneas que esperan su respuesta/);
  const kept = await who.send(path, { do: "discard" });
  expect(kept.headers.get("location")).toBe("/precios?yard=0");

  const sure = await edit("7999");
  await say(who, sure, { "price S-9002 799900": "799900" });
  expect((await who.get(sure)).text).toContain(">Aplicar<");
  await who.send(sure, { do: "apply" });
  const price = () =>
    db.main
      .selectFrom("chain_prices")
      .innerJoin("parts", "parts.id", "chain_prices.part_id")
      .where("item_number", "=", "S-9002")
      .select("price_cents")
      .executeTakeFirstOrThrow();
  expect(await price()).toEqual({ price_cents: 799900 });
  const back = await edit("80.5");
  expect((await who.get(back.replace("/archivos", "/en/files"))).text).toMatch(
    /1\/99 of the price\?[\s\S]*I meant \$8,050/,
  );
  await say(who, back, { "price S-9002 8050": "805000" });
  // What was meant is what visitors are shown to read.
  expect((await who.get(back)).text).not.toContain("$80.50");
});

it("asks the same of a yard's first own price, with what the part costs elsewhere, and of prices in a file together", async () => {
  const who = await manager(foreign);
  const sent = await who.send("/precios", { do: "see", yard: String(foreign), item_number: "S-9001", price: "3599" });
  const first = joined(await who.get(sent.headers.get("location") ?? ""));
  expect(first).toMatch(/¿103 veces más\?[\s\S]*\$34\.99<\/b> hoy en[\s\S]*\$3,599\.00<\/b> usted puso/);
  expect(first).toMatch(/En (los otros \d+|el otro) \w+ cuesta de \$29\.99 a \$34\.99\.[\s\S]*Quise decir \$35\.99/);
  const file = await upload(who, "item_number,price\nS-9001,3699\nS-9002,36.99\n", foreign, "prices");
  expect((await who.get(file)).text).toMatch(
    /¿Están bien estos precios\?[\s\S]*Hoy \$34\.99\. Con este cambio, \$3,699\.00\./,
  );
});

const vinHead = "stock_number,vin,year,make,model,row\n";

it("asks whom to believe where file and VIN differ, in a card for each kind, and remembers it", async () => {
  const who = await manager();
  const lines = [
    "V1,1HGCM82633A004352,2003,Honda,Civic,1",
    "V2,1HGEJ6676TL012345,1997,Honda,Civic,1",
    "V3,2T1BR32E53C123456,,Toyota,Corolla,1",
    "V4,2T1BR32E43C123456,2003,Toyota,Corolla,1",
    "V5,,1979,Honda,Civic,1",
  ];
  const path = await upload(who, `${vinHead}${lines.join("\n")}\n`);
  const asked = joined(await who.get(path));
  expect(asked).toMatch(
    /El archivo y el VIN no dicen lo mismo[\s\S]*El archivo dice<\/p><b>Honda Civic<\/b>[\s\S]*El VIN dice<\/p><b>Honda Accord<\/b>/,
  );
  expect(asked).toMatch(/V1<\/th><td>2003 Honda Civic<\/td><td><b>Honda Accord<\/b>/);
  expect(asked).toMatch(/El archivo dice un año más que el VIN[\s\S]*1997 Honda Civic, por ejemplo[\s\S]*1996/);
  expect(asked).toMatch(
    /¿A quién le cree\?[\s\S]*El VIN: Honda Accord[\s\S]*El archivo: Honda Civic[\s\S]*Verlos uno por uno[\s\S]*Dejarlos fuera/,
  );
  // Nobody is believed beforehand.
  expect(/id="vins"[\s\S]*Guardar y revisar/.exec(asked)?.[0]).not.toContain("checked");
  // The sums add up to the file.
  expect(asked).toMatch(
    /Los 5 carros del archivo[\s\S]*<b>0<\/b> dicen lo mismo[\s\S]*<b>1<\/b> van como dice[\s\S]*<b>2<\/b> preguntan: 2 respuestas[\s\S]*<b>1<\/b> con VIN que no cuadra[\s\S]*<b>1<\/b> sin VIN/,
  );
  expect(asked).toMatch(/Lo que completó el VIN[\s\S]*sin año<\/span><b>1<\/b>/);
  const english = await who.get(path.replace("/archivos", "/en/files"));
  expect(english.text).toMatch(/The file and the VIN say different things[\s\S]*Look at them one by one/);
  // Pressed early it says what lacks, and keeps what was answered.
  const early = await say(who, path, { "vin Honda Civic / Honda Accord": "vin" }, "apply");
  expect([early.status, joined(early)]).toEqual([422, expect.stringContaining("Falta 1 respuesta sobre los VIN.")]);
  expect(await stock("V%")).toEqual([]);
  const looked = await who.send(path, { do: "apply", next: "look", "is vin year +1": "each" });
  expect([looked.status, looked.headers.get("location"), await stock("V%")]).toEqual([303, path, []]);
  expect(joined(await who.get(path))).toMatch(/<b>V2<\/b> 1997 Honda Civic[\s\S]*Los que falten/);
  const done = await say(who, path, { "vin year +1": "file" }, "apply");
  expect(done.status).toBe(303);
  expect((await who.get(path)).text).not.toContain("El archivo y el VIN no dicen lo mismo");
  expect(await stock("V%")).toEqual(["V1 Accord", "V2 Civic", "V3 Corolla", "V4 Corolla", "V5 Civic"]);
  const known = (await who.get("/archivos")).text;
  expect(known).toContain("VIN “Honda Civic / Honda Accord” → Como dice el VIN");
  expect(known).toContain("VIN “un año más en el archivo” → Como dice el archivo");
});

it("lets in what the file says while nobody has answered, and asks under Today, of all or one by one", async () => {
  const who = await manager(foreign);
  const text = `${vinHead}W1,1HGCM82633A004352,2003,Honda,Civic,1\nW2,1HGCM82653A004353,2003,Honda,Civic,1\n`;
  const path = await upload(who, text, foreign);
  const question = "vin Honda Civic / Honda Accord";
  expect((await say(who, path, { [question]: "each" }, "apply")).status).toBe(303);
  expect(await stock("W%")).toEqual(["W1 Civic", "W2 Civic"]);
  expect(await pending(who)).toContain(path);
  const asked = joined(await who.get(path));
  expect(asked).toMatch(/<b>W1<\/b> 2003 Honda Civic[\s\S]*El VIN: Honda Accord[\s\S]*<b>W2<\/b>[\s\S]*Los que falten/);
  // One is answered, the other waits on; what is no question of this file is not kept.
  await say(who, path, { [`${question} @W1`]: "vin", [`${question} @W9`]: "vin" });
  expect(joined(await who.get(path))).not.toContain("<b>W1</b>");
  expect(await pending(who)).toContain(path);
  const words = await db.main.selectFrom("file_words").select("word").where("kind", "=", "vin").execute();
  expect(words.map(({ word }) => word)).not.toContain("Honda Civic / Honda Accord @W9");
  expect((await who.get("/archivos")).text).toContain("Honda Accord, W1” → Como dice el VIN");
  const next = await upload(who, text, foreign);
  await who.send(next, { do: "apply" });
  expect(await stock("W%")).toEqual(["W1 Accord", "W2 Civic"]);
  // All that are left, at once, of both files; what was said of one stays.
  await say(who, next, { [question]: "file" });
  for (const one of [path, next]) expect(await pending(who)).not.toContain(one);
  await who.send(await upload(who, `${text}W3,1HGCM82693A004355,2003,Honda,Civic,1\n`, foreign), { do: "apply" });
  expect(await stock("W%")).toEqual(["W1 Accord", "W2 Civic", "W3 Civic"]);
});
