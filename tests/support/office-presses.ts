import { randomUUID } from "node:crypto";
import type { Database } from "#data/database.ts";
import { listImportRuns } from "#data/queries/import-runs.ts";
import { addFeedToken } from "#data/writes/feed-tokens.ts";
import { putStaff } from "#data/writes/staff.ts";
import { addLink } from "#data/writes/staff-links.ts";
import { addSession } from "#data/writes/staff-sessions.ts";
import { addSubmission } from "#data/writes/submissions.ts";
import type { runOffice, Said, Visitor } from "./office.ts";
import { makeSoftKey } from "./soft-key.ts";

/** Sends a form of the office that would write something; of the owner, where no one else is named. */
type Press = (as?: Pick<Visitor, "send" | "sendFile">) => Promise<Said>;
type Form = Record<string, string | string[]>;
export type Tools = { db: Database; office: Awaited<ReturnType<typeof runOffice>>; picture: Uint8Array<ArrayBuffer> };

const json = { accept: "application/json" };
const owner = { email: "dueno@example.com", role: "owner", name: "", edition: "es", storeIds: [] } as const;
const head = "stock_number,year,make,model,row,date_set,vin";

export type Prepared = Awaited<ReturnType<typeof preparePresses>>;

/**
 * A press for each action of each page of the office, by page and action, made ready so that it would go well. `keeps` is false
 * where nothing is written.
 */
export async function preparePresses({ db, office, picture }: Tools) {
  const who = await office.staff({ ...owner });
  const person = await putStaff(db, owner, "test");
  const store = await db.main.selectFrom("stores").selectAll().where("site", "=", "FW1").executeTakeFirstOrThrow();
  const own = String(store.id);
  const press =
    (path: string, fields: Form, headers = {}): Press =>
    (as = who) =>
      as.send(path, fields, headers);
  const at = ({ headers }: Said) => headers.get("location") ?? "";

  const upload = (text: string, store = own, as: Pick<Visitor, "sendFile"> = who) =>
    as.sendFile("/archivos", { do: "upload", feed: "inventory", store }, { name: "cars.csv", text });
  const line = (stock: string, row: number) => `${stock},2009,Toyota,Camry,${row},2026-11-01,`;
  const stockWith = (row: number) => [head, line("A1", 1), line("A2", 2), line("D1", row), line("D2", 4)].join("\n");
  const stock = stockWith(3);
  /** The stock with one car more, so that each is a file of its own. */
  const waiting = async (name: string) => at(await upload(`${stock}\n${name},2010,Honda,Civic,3,2026-11-02,`));
  await who.send(at(await upload(stock)), { do: "apply" });
  await who.send(await waiting("A3"), { do: "apply" });
  const scheduled = await waiting("U1");
  const later = { do: "schedule", at: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 16) };
  await who.send(scheduled, later);
  const strange = at(await upload("Folio,Año,Marca,Modelo,Fila,Obs.\nF1,2009,Toyota,Camry,31,x\n"));

  const odd = at(await upload(`${stock}\nX1,2009,Toyt2,Corolla,3,2026-11-02,`));
  await who.send(odd, { do: "say", "is make toyt2": "Toyota" });

  const rejected = at(await upload(`${stock}\nbad,no year,Toyota,Camry,3,2026-11-02,`));

  const short = at(await upload([head, line("A1", 1)].join("\n")));

  const car = async (stock: string) => {
    const found = await db.main
      .selectFrom("vehicles")
      .selectAll()
      .where("stock_number", "=", stock)
      .executeTakeFirstOrThrow();
    return { id: String(found.id), store: String(found.store_id), seen: found.row, q: stock };
  };
  const [moved, gone] = [await car("A1"), await car("A2")];
  // Of one that staff moved the file says something new, of the other the same as before.
  for (const name of ["D1", "D2"]) await who.send("/carros", { do: "move", ...(await car(name)), row: "50" });
  await who.send(at(await upload(stockWith(8))), { do: "apply" });
  const differences = (await who.get("/diferencias")).text;
  const find = (pattern: RegExp) => pattern.exec(differences)?.[1] ?? "";
  const [open, openSeen] = [find(/name="a\.([^"]*)"/), find(/name="s\.[^"]*" value="([^"]*)"/)];
  const [quiet, quietSeen] = [find(/name="key" value="([^"]*)"/), find(/name="seen" value="([^"]*)"/)];
  // Of another yard: nothing else here stands in the way of taking it back.
  const elsewhere = await db.main.selectFrom("stores").select("id").where("site", "=", "PO1").executeTakeFirstOrThrow();
  await who.send(at(await upload([head, line("B1", 1)].join("\n"), String(elsewhere.id))), { do: "apply" });
  const [run] = await listImportRuns(db, 1);
  const others = await db.main
    .selectFrom("stores")
    .select("id")
    .where("active", "=", 1)
    .where("id", "not in", [store.id, elsewhere.id])
    .orderBy("id")
    .limit(2)
    .execute();
  for (const [i, { id }] of others.entries()) {
    await who.send(at(await upload([head, line(`C${i + 1}`, 1)].join("\n"), String(id))), { do: "apply" });
    await who.send("/carros", { do: "move", ...(await car(`C${i + 1}`)), row: "70" });
  }
  await who.send("/carros", { do: "move", ...(await car("A3")), row: "71" });
  const { id: token } = await addFeedToken(db, store.id, "Sistema", "test");

  const runOf = (name: string) =>
    db.main
      .selectFrom("import_runs")
      .select("id")
      .where("format", "=", "office")
      .where("file_name", "=", name)
      .executeTakeFirstOrThrow();
  const [carRun, otherRun, walkRun] = [await runOf("C1"), await runOf("C2"), await runOf("A3")];

  const civic = await db.main
    .selectFrom("models")
    .select(["id", "make_id"])
    .where("name", "=", "Civic")
    .executeTakeFirstOrThrow();
  const arriving = {
    store: own,
    make: String(civic.make_id),
    model: String(civic.id),
    year: "2010",
    row: "3",
    asis: "1",
  };
  await who.send("/carros/recibir", { do: "receive", ...arriving, stock: "R1", key: randomUUID() });
  const arrived = await db.main
    .selectFrom("import_runs")
    .select("id")
    .where("format", "=", "office-received")
    .executeTakeFirstOrThrow();

  const lead = async (name: string, form: "contact" | "sell-my-car" | "careers" = "contact") => {
    const mail = { subject: name, body: name, replyTo: "" };
    return `/solicitudes/${(await addSubmission(db, { form, edition: "es", fields: { name }, mail, storeId: store.id })).id}`;
  };
  const erased = await lead("Borrada");

  const session = async (device: string) => {
    const token = await addSession(db, person, device);
    const row = await db.main
      .selectFrom("staff_sessions")
      .select("id")
      .where("device", "=", device)
      .executeTakeFirstOrThrow();
    return { id: row.id, visitor: office.visitor(token) };
  };
  const [leaving, lost, foreign] = [await session("one"), await session("two"), await session("three")];

  const challenge = async (path: string): Promise<string> =>
    JSON.parse((await who.send(path, { do: "options" }, json)).text).challenge;
  const [kept, fresh] = [makeSoftKey(office.origin), makeSoftKey(office.origin)];
  await who.send("/llave", { do: "save", response: kept.register(await challenge("/llave")) }, json);
  const [key] = await db.main.selectFrom("staff_keys").select("id").execute();
  const newKey = fresh.register(await challenge("/llave"));
  const signed = kept.sign(await challenge("/entrar"));
  const link = await addLink(db, person, 3_600_000, { who: "test", action: "link.add" });
  for (const name of ["ayudante", "saliente"])
    await office.staff({ role: "helper", email: `${name}@example.com`, storeIds: [store.id] });

  for (const rule of ["waiver", "cashBack", "noSmoking"])
    await who.send("/promesas", { do: "say", rule, value: "true" });
  const answer = await db.main
    .selectFrom("rule_answers")
    .select("id")
    .where("rule", "=", "noSmoking")
    .executeTakeFirstOrThrow();
  const slide = await db.main.selectFrom("slides").select("art").executeTakeFirstOrThrow();
  const event = {
    title_es: "Sábado de rines",
    title_en: "Wheel Saturday",
    description_es: "Rines a mitad.",
    description_en: "Wheels at half price.",
    starts_at: "2030-06-01T08:00",
    ends_at: "2030-06-01T17:00",
    off_wheels: "50",
  };
  const photo = { name: "foto.jpg", text: picture };

  const noted = new Date().toISOString();
  const act = { key: randomUUID(), kind: "move", noted, about: { text: "A1", row: "61" } };

  const free = await car("D2");

  const presses: Record<string, Press> = {
    "today.yard": press("/", { do: "yard", yard: own, back: "/" }),
    "files.upload": (as) => upload(stock, own, as),
    "files.forget": press("/archivos", { do: "forget", key: `${own} inventory make toyt2` }),
    "files.undo": press("/archivos", { do: "undo", run: String(run?.id) }),
    "file.apply": press(await waiting("W1"), { do: "apply" }),
    "file.say": press(strange, { do: "say", "is column folio": "stock_number" }),
    "file.kind": press(await waiting("W2"), { do: "kind", feed: "inventory", store: own }),
    "file.schedule": press(await waiting("W3"), later),
    "file.unschedule": press(scheduled, { do: "unschedule" }),
    "file.discard": press(await waiting("W4"), { do: "discard" }),
    "file.rejects": press(rejected, { do: "rejects" }),
    "cars.move": press("/carros", { do: "move", ...moved, row: "52", space: "7" }),
    "cars.gone": press("/carros", { do: "gone", ...gone }),
    "cars.acts": press("/carros", { do: "acts", acts: JSON.stringify([act]) }, json),
    "cars.facts": press("/carros", { do: "facts", ...moved, doors: "4" }),
    "cars.photos": (as = who) => as.sendFile("/carros", { do: "photos", ...moved }, photo),
    "cars.hold": press("/carros", { do: "hold", ...free, until: "tomorrow" }),
    "cars.undo": press("/carros", { do: "undo", run: String(carRun.id) }),
    "walk.act": press("/carros/recorrer", {
      ...{ do: "act", key: randomUUID(), kind: "seen", walk: "50" },
      ...{ store: moved.store, car: moved.id },
    }),
    "walk.undo": press("/carros/recorrer", { do: "undo", run: String(walkRun.id) }),
    "receive.receive": press("/carros/recibir", { do: "receive", ...arriving, stock: "R2", key: randomUUID() }),
    "receive.known": press("/carros/recibir", { do: "known", store: own, vin: "1HGCM82633A004335" }, json),
    "receive.undo": press("/carros/recibir", { do: "undo", run: String(arrived.id), stock: "R1", row: "1" }),
    "prices.see": press("/precios", { do: "see", yard: own, item_number: "S-9001", price: "24.50" }),
    "days.see": press("/horarios", { do: "see", store: "FW1", day: "2030-12-24", opens: "08:00", closes: "12:00" }),
    "events.see": press("/eventos", { do: "see", ...event, stores: "FW1" }),
    "front.see": press("/portada", {
      do: "see",
      front: "slide",
      key: "sample-winter",
      title_es: "Frío",
      title_en: "Cold",
      position: "9",
      kind: "slide",
      ...slide,
    }),
    "rules.say": press("/promesas", { do: "say", rule: "noPets", value: "true" }),
    "rules.type": press("/promesas", { do: "type", rule: "answerDays", n: "3" }),
    "rules.hush": press("/promesas", { do: "hush", rule: "jobReadDays" }),
    "rules.usual": press("/promesas", { do: "usual", group: "gate" }),
    "rules.keep": press("/promesas", { do: "keep", rule: "waiver" }),
    "rules.folder": press("/promesas", { do: "folder", rule: "cashBack" }),
    "rules.undo": press("/promesas", { do: "undo", rule: "noSmoking", answer: answer.id }),
    "leads.export": press("/solicitudes", { do: "export" }),
    "lead.state": press(await lead("Uno"), { do: "state", state: "called" }),
    "lead.assign": press(await lead("Dos"), { do: "assign", to: person.id }),
    "lead.note": press(await lead("Tres"), { do: "note", text: "nota" }),
    "lead.offer": press(await lead("Cuatro", "sell-my-car"), { do: "offer", amount: "450" }),
    "lead.erase": press(erased, { do: "erase", lead: erased.split("/").at(-1) ?? "" }),
    "staff.invite": press("/personal", { do: "invite", email: "nueva@example.com", role: "helper", store: own }),
    "staff.link": press("/personal", { do: "link", email: "ayudante@example.com" }),
    "staff.remove": press("/personal", { do: "remove", email: "saliente@example.com" }),
    "differences.answer": press("/diferencias", { do: "answer", [`a.${open}`]: "keep", [`s.${open}`]: openSeen }),
    "differences.take": press("/diferencias", { do: "take", key: quiet, seen: quietSeen }),
    "differences.undo": press("/diferencias", { do: "undo", run: String(otherRun.id) }),
    "file.absent": press(short, { do: "absent" }),
    "chain.folder": press("/cadena", { do: "folder", store: own }),
    "chain.sender": press("/cadena", { do: "sender", sender: `token ${token}`, complete: "yes" }),
    "chain.add-token": press("/cadena", { do: "add-token", name: "Otro", store: own }),
    "chain.drop-token": press("/cadena", { do: "drop-token", token }),
    "chain.end-session": press("/cadena", { do: "end-session", staff: person.id, id: foreign.id }),
    "signIn.options": press("/entrar", { do: "options" }, json),
    "signIn.passkey": press("/entrar", { do: "passkey", response: signed }, json),
    "signIn.mail": press("/entrar", { do: "mail", email: owner.email }),
    "link.enter": press(`/enlace/${link}`, { do: "enter" }),
    "key.options": press("/llave", { do: "options" }, json),
    "key.save": press("/llave", { do: "save", response: newKey }, json),
    "devices.remove-key": press("/aparatos", { do: "remove-key", id: key?.id ?? "" }),
    "devices.end-session": press("/aparatos", { do: "end-session", id: lost.id }),
    "devices.sign-out": (as = leaving.visitor) => as.send("/aparatos", { do: "sign-out" }),
  };
  const keeps = (name: string) => !["today.yard", "file.rejects", "file.absent", "receive.known"].includes(name);
  return { presses, keeps, who, stores: [store.id, elsewhere.id, ...others.map(({ id }) => id)] };
}
