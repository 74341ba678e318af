import sharp from "sharp";
import { expect, it } from "vitest";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import { listAudit } from "#data/queries/audit.ts";
import { listImportRuns } from "#data/queries/import-runs.ts";
import { feedFile, fillChain, importFile } from "#feeds/engine/fixtures/chain.ts";
import { openTestOffice, type Visitor } from "#tests/support/office.ts";

const { db, office } = await openTestOffice("edit", async (db) => {
  await fillChain(db);
  for (const feed of ["prices", "events", "slides", "promos"] as const)
    await importFile(db, feed, feedFile(`${feed}/sample.csv`));
});
const site = "FW1";
const other = "PO1";
const idOf = async (word: string) =>
  (await db.main.selectFrom("stores").select("id").where("site", "=", word).executeTakeFirstOrThrow()).id;
const [own, foreign] = [await idOf(site), await idOf(other)];

const manager = () => office.staff({ role: "manager", email: "gerente@example.com", storeIds: [own] });
const owner = () => office.staff({ role: "owner", email: "dueno@example.com" });

/** Sends a form, looks at what it would change, and applies it. */
async function apply(who: Visitor, path: string, fields: Record<string, string>) {
  const sent = await who.send(path, { do: "see", ...fields });
  expect([sent.status, sent.text]).toEqual([303, ""]);
  const file = sent.headers.get("location") ?? "";
  const { text } = await who.get(file);
  expect((await who.send(file, { do: "apply" })).status).toBe(303);
  return { text, file };
}
const undoLast = async (who: Visitor) => {
  const [run] = await listImportRuns(db, 1);
  return (await who.send("/archivos", { do: "undo", run: String(run?.id) })).status;
};

it("changes one price of one's own yard, shows it in both editions first, and takes it back", async () => {
  const who = await manager();
  const list = (await who.get(`/precios?yard=${own}&q=techo`)).text;
  // A car's part and a pickup's have the same name.
  expect(list).toMatch(/Portaequipaje de techo[\s\S]*(Carro|Troca o van), S-9001/);
  const form = await who.get(`/precios?yard=${own}&item=S-9001`);
  expect(form.text).toContain('value="29.99"');
  const price = () =>
    db.main.selectFrom("store_prices").select("price_cents").where("store_id", "=", own).executeTakeFirst();
  const { text } = await apply(who, "/precios", {
    yard: String(own),
    item_number: "S-9001",
    price: "24.50",
    core: "2",
  });
  expect(text).toMatch(/lang="es-US"[\s\S]*Portaequipaje de techo[\s\S]*\$24\.50[\s\S]*más \$2\.00 de casco/);
  expect(text).toMatch(/lang="en-US"[\s\S]*Roof rack[\s\S]*\$24\.50[\s\S]*plus \$2\.00 core/);
  expect((await price())?.price_cents).toBe(2450);
  expect((await listAudit(db, { limit: 1, storeIds: [own] }))[0]).toMatchObject({
    who: "gerente@example.com",
    action: "file.apply",
    subject: "Precio: Portaequipaje de techo",
  });
  expect(await undoLast(who)).toBe(303);
  expect((await price())?.price_cents).toBe(2999);

  // Neither another's yard nor the chain's list.
  for (const yard of [String(foreign), "0"])
    expect((await who.send("/precios", { do: "see", yard, item_number: "S-9001", price: "1" })).status).toBe(403);
  await apply(who, "/precios", { yard: String(own), item_number: "S-9001", price: "29.99", remove: "yes" });
  expect(await price()).toBeUndefined();
});

it("gives a day other hours, and the usual ones back", async () => {
  const who = await manager();
  const day = "2030-12-24";
  const spans = () => db.main.selectFrom("special_days").selectAll().where("day", "=", day).orderBy("span").execute();
  const hours = { opens: "08:00", closes: "12:00", opens_2: "13:00", closes_2: "15:00" };
  const labels = { label_es: "Nochebuena", label_en: "Christmas Eve" };
  const { text } = await apply(who, "/horarios", { store: site, day, ...hours, ...labels });
  const plain = text.replaceAll("\u00a0", " ");
  expect(plain).toContain("De 8 a. m. a 12 p. m. y de 1 p. m. a 3 p. m.");
  expect(plain).not.toContain("m..");
  expect(plain).toContain("8 a.m. to 12 p.m. and 1 p.m. to 3 p.m.");
  expect((await spans()).map(({ store_id, opens_minute }) => [store_id, opens_minute])).toEqual([
    [own, 480],
    [own, 780],
  ]);
  expect((await who.get("/horarios")).text).toContain("Nochebuena");
  await apply(who, "/horarios", { store: site, day, was: "1", remove: "yes" });
  expect(await spans()).toEqual([]);
  expect((await who.send("/horarios", { do: "see", store: other, day, closed: "yes" })).status).toBe(403);
  expect((await who.send("/horarios", { do: "see", store: "*", day, closed: "yes" })).status).toBe(403);
  expect((await who.send("/horarios", { do: "see", store: site, day, opens: "08:00" })).status).toBe(422);
});

const newEvent = {
  title_es: "Sábado de rines",
  title_en: "Wheel Saturday",
  description_es: "Rines a mitad de precio.\n\nTraiga su llave.",
  description_en: "Wheels at half price.\n\nBring your wrench.",
  starts_at: "2030-06-01T08:00",
  ends_at: "2030-06-01T17:00",
  off_wheels: "50",
};

it("lets a manager make, change and undo events of the own yards, with a picture, and no one else's", async () => {
  const who = await manager();
  const body = new FormData();
  const fields = { _csrf: who.csrf, do: "see", ...newEvent, stores: site };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: "#c1440e" } })
    .jpeg()
    .toBuffer();
  body.append("image", new File([new Uint8Array(picture)], "foto.jpg"));
  const reply = await fetch(`${office.origin}/eventos`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: who.cookie, origin: office.origin },
    body,
  });
  expect(reply.status).toBe(303);
  const file = reply.headers.get("location") ?? "";
  const preview = await who.get(file);
  expect(preview.text).toContain('src="data:image/jpeg;base64,');
  expect(preview.text).toMatch(/Sábado de rines[\s\S]*50% menos en Rines y llantas[\s\S]*Wheel Saturday/);
  await who.send(file, { do: "apply" });
  const event = () =>
    db.main.selectFrom("events").selectAll().where("title_en", "=", "Wheel Saturday").executeTakeFirst();
  const made = await event();
  expect(made).toMatchObject({
    all_stores: 0,
    description_es: "<p>Rines a mitad de precio.</p><p>Traiga su llave.</p>",
  });
  expect(made?.image_id).toBeTruthy();
  expect((await who.get("/eventos")).text.replaceAll("\u00a0", " ")).toContain("De 8 a. m. a 5 p. m. Yonke");
  const stores = await db.main
    .selectFrom("event_stores")
    .selectAll()
    .where("event_id", "=", made?.id ?? 0)
    .execute();
  expect(stores.map(({ store_id }) => store_id)).toEqual([own]);
  expect(await undoLast(who)).toBe(303);
  expect(await event()).toBeUndefined();

  expect((await who.send("/eventos", { do: "see", ...newEvent, stores: "*" })).status).toBe(403);
  expect((await who.send("/eventos", { do: "see", ...newEvent, stores: other })).status).toBe(403);
  expect((await who.send("/eventos", { do: "see", ...newEvent })).status).toBe(422);
  // The sample's first event has the strip of the site, its second is at every yard: both are the chain's.
  for (const id of ["900001", "900002"])
    expect((await who.send("/eventos", { do: "see", id, ...newEvent, stores: site })).status).toBe(404);
});

it("holds the runner's own rule for events, whatever form or file they come from", async () => {
  const who = await manager();
  const upload = (lines: object[]) =>
    who.sendFile("/archivos", { do: "upload", feed: "events" }, { name: "e.json", text: JSON.stringify(lines) });
  const line = { id: 777001, ...newEvent, off_wheels: undefined, stores: site };
  const refusedOf = async (lines: object[]) => {
    const path = (await upload(lines)).headers.get("location") ?? "";
    return (await who.get(path)).text.includes("El archivo se rechazó");
  };
  expect(await refusedOf([line])).toBe(false);
  expect(await refusedOf([{ ...line, stores: `${site}|${other}` }])).toBe(true);
  expect(await refusedOf([{ ...line, stores: "*" }])).toBe(true);
  expect(await refusedOf([{ ...line, banner_starts_at: "2030-05-01T08:00", banner_ends_at: "2030-05-02T08:00" }])).toBe(
    true,
  );
  expect(await refusedOf([{ id: 900002, status: "cancelled" }])).toBe(true);
  expect(await refusedOf([{ id: 900001, remove: "yes" }])).toBe(true);
});

it("lets owners alone change the front page, both languages of a promo at once", async () => {
  const who = await owner();
  expect((await (await manager()).send("/portada", { do: "see", front: "slide" })).status).toBe(403);
  expect((await who.get("/portada")).text).toMatch(/Prepare su carro para el frío[\s\S]*Abrimos los domingos/);
  // The site's drawings by what is on them, not by their files' names.
  const drawings = (await who.get("/en/front-page?kind=slide")).text;
  expect(drawings).toMatch(/<option value="promo-toolkit"[^>]*>Toolbox</);
  const { art } = await db.main.selectFrom("slides").select("art").executeTakeFirstOrThrow();
  const slide = { title_es: "Frío", title_en: "Cold", position: "9", kind: "slide", art };
  await apply(who, "/portada", { front: "slide", key: "sample-winter", ...slide });
  const titles = () => db.main.selectFrom("slides").select(["title_es", "title_en"]).execute();
  expect(await titles()).toEqual([{ title_es: "Frío", title_en: "Cold" }]);
  await undoLast(who);
  expect((await titles())[0]?.title_en).toBe("Get your car ready for the cold");

  const key = "1 2027-01-01T00:00";
  expect((await who.get(`/portada?${new URLSearchParams({ kind: "promo", key })}`)).text).toContain("Open on Sundays");
  const said = { name_es: "Domingos también", name_en: "Sundays too", url_es: "/ubicaciones", url_en: "/locations" };
  const { text } = await apply(who, "/portada", { front: "promo", key, ...said, ends_at: "2027-03-01T00:00" });
  expect(text).toMatch(/Domingos también[\s\S]*Sundays too/);
  const promos = await db.main.selectFrom("promos").select(["edition", "name", "ends_at"]).orderBy("edition").execute();
  expect(promos).toEqual([
    { edition: "en", name: "Sundays too", ends_at: "2027-03-01T00:00" },
    { edition: "es", name: "Domingos también", ends_at: "2027-03-01T00:00" },
  ]);
});

it("empties what is emptied where the thing can be without it, and nothing that was left alone", async () => {
  const who = await owner();
  const price = () =>
    db.main.selectFrom("store_prices").selectAll().where("store_id", "=", own).executeTakeFirstOrThrow();
  const full = { core: "3", warranty_price: "4", note_es: "Con polea", note_en: "With pulley" };
  const item = { yard: String(own), item_number: "S-9001", price: "20" };
  await apply(who, "/precios", { ...item, ...full });
  expect(await price()).toMatchObject({ core_cents: 300, warranty_cents: 400, note_en: "With pulley" });
  const { text } = await apply(who, "/precios", { ...item, ...full, core: "", note_es: "", note_en: "" });
  expect(text).toMatch(/<del>Con polea<\/del>/);
  expect(await price()).toMatchObject({ core_cents: 0, warranty_cents: 400, note_es: "", note_en: "" });
  expect(await undoLast(who)).toBe(303);
  expect(await price()).toMatchObject({ core_cents: 300, note_es: "Con polea" });

  const day = { store: site, day: "2031-05-05", opens: "08:00", closes: "12:00" };
  await apply(who, "/horarios", { ...day, label_es: "Fiesta", label_en: "Holiday" });
  await apply(who, "/horarios", { ...day, was: "1", label_es: "", label_en: "" });
  const days = db.main.selectFrom("special_days").selectAll().where("day", "=", day.day);
  expect(await days.executeTakeFirstOrThrow()).toMatchObject({ label_es: "", opens_minute: 480 });

  const event = await db.main
    .selectFrom("events")
    .selectAll()
    .where("description_es", "<>", "")
    .executeTakeFirstOrThrow();
  const said = {
    title_es: event.title_es,
    title_en: event.title_en,
    starts_at: event.starts_at,
    ends_at: event.ends_at,
  };
  const links = { url_es: event.url_es, url_en: event.url_en };
  await apply(who, "/eventos", { id: String(event.id), stores: site, ...said, ...links, no_image: "yes" });
  const after = await db.main.selectFrom("events").selectAll().where("id", "=", event.id).executeTakeFirstOrThrow();
  expect(after).toMatchObject({ ...said, ...links, description_es: "", description_en: "", image_id: null });

  const slide = await db.main
    .selectFrom("slides")
    .selectAll()
    .where("ends_at", "is not", null)
    .executeTakeFirstOrThrow();
  const kept = {
    title_es: slide.title_es,
    title_en: slide.title_en,
    position: String(slide.position),
    kind: slide.kind,
  };
  const art = { art: slide.art, starts_at: slide.starts_at ?? "" };
  await apply(who, "/portada", {
    front: "slide",
    key: slide.slug,
    ...kept,
    ...art,
    ends_at: "",
    body_es: "",
    body_en: "",
  });
  const shown = await db.main.selectFrom("slides").selectAll().where("id", "=", slide.id).executeTakeFirstOrThrow();
  expect(shown).toMatchObject({ ends_at: null, starts_at: slide.starts_at, body_es: "", art: slide.art });

  const { id: picture } = await db.main.selectFrom("images").select("id").executeTakeFirstOrThrow();
  const pictures = db.main.selectFrom("slides").select(["art", "image_es_id"]).where("id", "=", slide.id);
  const pictured = { image_es_id: picture, image_en_id: picture };
  await db.main.updateTable("slides").set(pictured).where("id", "=", slide.id).execute();
  await apply(who, "/portada", { front: "slide", key: slide.slug, ...kept, art: "", starts_at: art.starts_at });
  expect(await pictures.executeTakeFirst()).toEqual({ art: "", image_es_id: picture });
  await apply(who, "/portada", { front: "slide", key: slide.slug, ...kept, ...art, no_images: "yes" });
  expect(await pictures.executeTakeFirst()).toEqual({ art: slide.art, image_es_id: null });
});

it("asks for no price of a warranty that the chain does not sell", async () => {
  const who = await manager();
  const form = async () => (await who.get(`/precios?yard=${own}&item=S-9001`)).text;
  expect(await form()).toContain('name="warranty_price"');
  const shipped = chainFolder();
  const switches = { ...shipped.facts.switches, warrantyPlus: false };
  keepChain({ ...shipped, facts: { ...shipped.facts, switches } });
  try {
    expect(await form()).toContain('name="core"');
    expect(await form()).not.toMatch(/warranty_price|Warranty Plus/);
  } finally {
    keepChain(shipped);
  }
});
