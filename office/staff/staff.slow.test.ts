import { describe, expect, it } from "vitest";
import { listAudit } from "#data/queries/audit.ts";
import { findStaff } from "#data/queries/staff.ts";
import { giveWork } from "#data/writes/staff.ts";
import { fillChain } from "#tests/support/chain.ts";
import { openTestOffice, type Visitor } from "#tests/support/office.ts";

const { db, office } = await openTestOffice("staff", (db) => fillChain(db, { stores: 2, vehicles: 0 }));

const owner = () => office.staff({ role: "owner", email: "dueno@example.com" });

it("lets an owner invite, and whoever was invited come in by the mail's link, to the own yards", async () => {
  const { send } = await owner();
  const given = { do: "invite", email: "Nueva@example.com", role: "manager", store: "2", language: "en" };
  expect((await send("/personal", given)).text).toContain("El enlace salió por correo a nueva@example.com.");
  expect(await findStaff(db.main, { email: "nueva@example.com" })).toMatchObject({
    owner: false,
    posts: [{ storeId: 2, role: "manager", rights: {} }],
  });
  const link = /http:\S+/.exec(office.mails.at(-1)?.text ?? "")?.[0] ?? "";
  expect(new URL(link).pathname).toMatch(/^\/en\/link\//);
  expect((await office.visitor().send(new URL(link).pathname, { do: "enter" })).status).toBe(303);
});

it("says what is missing, and invents no role and no store", async () => {
  const { send } = await owner();
  const wrong = [
    [{ email: "x" }, "Escriba un correo"],
    [{ role: "king" }, "Elija la función"],
    [{ store: "99" }, "al menos un yonke"],
  ] as const;
  for (const [fields, why] of wrong) {
    const base = { do: "invite", email: "otra@example.com", role: "counter", store: "1" };
    const reply = await send("/personal", { ...base, ...fields });
    expect([reply.status, reply.text.includes(why)]).toEqual([422, true]);
  }
  expect(await findStaff(db.main, { email: "otra@example.com" })).toBeUndefined();
});

/** What the form of a person sends once it is opened, as a browser fills it in. */
async function formOf({ get }: Pick<Visitor, "get">, id: string, at = ""): Promise<Record<string, string | string[]>> {
  const { text } = await get(`/personal?change=${id}&at=${at}`);
  const form = /<form[^>]*id="invite"[\s\S]*?<\/form>/.exec(text)?.[0] ?? "";
  const sent: Record<string, string[]> = {};
  const put = (name: string | undefined, value = "") => {
    if (name && name !== "_csrf") sent[name] = [...(sent[name] ?? []), value];
  };
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    if (!/type="(radio|checkbox)"/.test(tag) || / checked/.test(tag)) put(of("name"), of("value"));
  }
  for (const [, name, options = ""] of form.matchAll(/<select[^>]* name="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g))
    put(name, /<option[^>]*value="([^"]*)"[^>]*selected/.exec(options)?.[1]);
  return sent;
}

const find = (email: string) => findStaff(db.main, { email });

it("changes nothing and writes nothing down when what the form shows is sent as it is", async () => {
  const boss = await owner();
  const rights = { photos: "no", leads: "does" } as const;
  const { person } = await office.staff({
    role: "helper",
    email: "igual@example.com",
    name: "Igual",
    storeIds: [1],
    rights,
  });
  const trail = () => listAudit(db, { limit: 1000 });
  const before = await trail();
  const form = await formOf(boss, person.id);
  expect(form).toMatchObject({
    "right.photos": ["no"],
    "right.leads": ["does"],
    had: ["1"],
    store: ["1"],
    name: ["Igual"],
  });
  expect((await boss.send("/personal", form)).text).toContain("Se guardó lo que hace Igual.");
  expect(await find("igual@example.com")).toEqual(person);
  expect(await trail()).toEqual(before);
  await boss.send("/personal", { ...form, name: "" });
  expect(await find("igual@example.com")).toEqual({ ...person, name: "" });
});

it("changes what somebody is where it is alike, and leaves as it is what they are elsewhere, also in a yard that is closed", async () => {
  const boss = await owner();
  const { person } = await office.staff({ role: "manager", email: "dos@example.com", storeIds: [1, 99] });
  await giveWork(db, { email: person.email, role: "helper", storeIds: [2] }, { who: "test" }, { replaces: [] });
  const posts = async () =>
    (await find("dos@example.com"))?.posts.map(({ storeId, role, rights }) => [storeId, role, rights]);
  const list = (await boss.get("/personal")).text;
  for (const at of [1, 2]) expect(list).toContain(`change=${person.id}&amp;at=${at}#invite`);
  const form = await formOf(boss, person.id, "2");
  expect([form.role, form.store, form.had]).toEqual([["helper"], ["2"], ["2"]]);
  await boss.send("/personal", { ...form, "right.photos": "no" });
  const closed = [99, "manager", {}];
  expect(await posts()).toEqual([[1, "manager", {}], [2, "helper", { photos: "no" }], closed]);
  await boss.send("/personal", { ...(await formOf(boss, person.id, "1")), role: "counter" });
  expect(await posts()).toEqual([[1, "counter", {}], [2, "helper", { photos: "no" }], closed]);
});

it("keeps what was chosen when the form comes back, and takes nothing from whoever is on the list already", async () => {
  const { send } = await owner();
  const chosen = { do: "invite", role: "helper", store: "1", name: "Nueva", language: "en", "right.photos": "no" };
  const { status, text } = await send("/personal", { ...chosen, email: "x" });
  expect(status).toBe(422);
  for (const kept of [
    /name="name"[^>]*value="Nueva"/,
    /<option[^>]*value="en"[^>]*selected/,
    /<option[^>]*value="no"[^>]*selected/,
  ])
    expect(text).toMatch(kept);
  await office.staff({
    role: "manager",
    email: "ana@example.com",
    name: "Ana",
    edition: "en",
    storeIds: [1],
    rights: { prices: "no" },
  });
  const before = await find("ana@example.com");
  const again = await send("/personal", { do: "invite", email: "Ana@example.com", role: "counter", store: "2" });
  expect([again.status, again.text.includes("Ana ya está en la lista")]).toEqual([422, true]);
  expect(await find("ana@example.com")).toEqual(before);
  const own = { do: "invite", email: "Dueno@example.com", role: "counter", store: "1" };
  expect((await send("/personal", own)).status).toBe(422);
  expect(await find("dueno@example.com")).toMatchObject({ owner: true });
});

it("lets whoever gets more come in anew: what a manager may have kept of the account opens nothing", async () => {
  const boss = await owner();
  const chief = await office.staff({ role: "manager", email: "jefa@example.com", storeIds: [1] });
  await chief.send("/personal", { do: "invite", email: "doble@example.com", role: "helper", store: "1" });
  const linkIn = (text = "") => new URL(/https?:\/\/[^\s<]+\/enlace\/[\w-]{43}/.exec(text)?.[0] ?? "").pathname;
  await chief.send("/personal", { do: "link", email: "doble@example.com" });
  const [first, second] = office.mails.slice(-2).map(({ text }) => linkIn(text)) as [string, string];
  const entered = await office.visitor().send(first, { do: "enter" });
  const kept = office.visitor(/office=([\w-]{43})/.exec(entered.headers.get("set-cookie") ?? "")?.[1]);
  expect((await kept.get("/carros")).status).toBe(200);
  const person = await find("doble@example.com");
  const form = await formOf(boss, person?.id ?? "");
  const done = await boss.send("/personal", { ...form, role: "owner" });
  expect(done.text).toContain("sus llaves, enlaces y sesiones de antes se acabaron");
  expect(await find("doble@example.com")).toMatchObject({ owner: true });
  expect((await kept.get("/carros")).status).toBe(303);
  expect((await office.visitor().send(second, { do: "enter" })).status).toBe(422);
  expect((await office.visitor().send(linkIn(office.mails.at(-1)?.text), { do: "enter" })).status).toBe(303);
  expect((await chief.send("/personal", { do: "link", email: "doble@example.com" })).status).toBe(422);
});

describe("a manager", () => {
  const chief = () => office.staff({ role: "manager", email: "gerenta@example.com", storeIds: [1] });

  it("takes in whoever works elsewhere, who comes in by the own mail alone, and takes back no more than that", async () => {
    const { person, get } = await office.staff({
      role: "helper",
      email: "lejos@example.com",
      name: "Lejos",
      storeIds: [2],
    });
    const boss = await chief();
    const stranger = await boss.get(`/personal?change=${person.id}`);
    expect(stranger.text).not.toContain("Lejos");
    for (const act of ["link", "remove"])
      expect((await boss.send("/personal", { do: act, email: person.email })).status).toBe(422);
    expect((await boss.send("/personal", { do: "invite", change: person.id, role: "helper", store: "1" })).status).toBe(
      422,
    );
    expect(await find(person.email)).toEqual(person);
    const given = { do: "invite", email: person.email, name: "Otra", language: "en", role: "helper", store: "1" };
    const mails = office.mails.length;
    const joined = await boss.send("/personal", given);
    expect(joined.text).toContain("ya trabaja en otro lado de la cadena; desde ahora también aquí.");
    expect(joined.text).not.toMatch(/enlace\/[\w-]{43}/);
    expect(office.mails).toHaveLength(mails + 1);
    expect(await find(person.email)).toMatchObject({
      name: "Lejos",
      edition: "es",
      posts: [{ storeId: 1 }, { storeId: 2 }],
    });
    expect((await get("/carros")).status).toBe(303);
    expect((await boss.send("/personal", { do: "link", email: person.email })).status).toBe(422);
    const form = await formOf(boss, person.id);
    expect(form.had).toEqual(["1"]);
    const kept = await boss.send("/personal", { ...form, "right.photos": "no" });
    expect(kept.text).toContain("Se guardó lo que hace Lejos.");
    await boss.send("/personal", { do: "remove", email: person.email });
    expect(await find(person.email)).toMatchObject({ posts: [{ storeId: 2, role: "helper", rights: {} }] });
  });

  it("leaves a manager of another yard signed in, of whom only an owner could have made the key", async () => {
    const other = await office.staff({ role: "manager", email: "otrojefe@example.com", storeIds: [2] });
    const boss = await chief();
    const joined = await boss.send("/personal", {
      do: "invite",
      email: "otrojefe@example.com",
      role: "helper",
      store: "1",
    });
    expect(joined.text).toContain("Entra como siempre.");
    expect((await other.get("/carros")).status).toBe(200);
  });

  it("offers and gives no role, task or yard beyond the own, and sees in the trail what concerns the own yard", async () => {
    const boss = await chief();
    const { text } = await boss.get("/personal");
    expect(text).not.toMatch(/name="role"[^>]*value="(manager|owner)"|name="right\.staff"/);
    const wrong: [Record<string, string>, number][] = [
      [{ role: "manager" }, 422],
      [{ role: "owner" }, 422],
      [{ store: "2" }, 422],
    ];
    for (const [fields, status] of wrong) {
      const base = { do: "invite", email: "mas@example.com", role: "helper", store: "1" };
      expect([fields, (await boss.send("/personal", { ...base, ...fields })).status]).toEqual([fields, status]);
    }
    expect(await find("mas@example.com")).toBeUndefined();
    const top = await owner();
    const both = { do: "invite", email: "ambos@example.com", role: "helper", store: ["1", "2"] };
    expect((await top.send("/personal", both)).status).toBe(200);
    const trail = (page: string) =>
      [...page.matchAll(/invitó a ambos@example\.com, ([^<]*)/g)].map(([, where]) => where);
    const names = await db.main.selectFrom("stores").select("name").orderBy("id").execute();
    const everywhere = names.map(({ name }) => name).join(", ");
    expect(trail((await boss.get("/personal")).text)).toEqual([names[0]?.name]);
    // What was done at once is one line.
    expect(trail((await top.get("/personal")).text)).toEqual([everywhere]);
  });
});

it("offers the right over people only to be taken away: it comes with the manager's role alone", async () => {
  const { text } = await (await owner()).get("/personal");
  const select = /<select[^>]*name="right\.staff"[\s\S]*?<\/select>/.exec(text)?.[0] ?? "";
  expect([...select.matchAll(/value="([^"]*)"/g)].map(([, value]) => value)).toEqual(["", "no"]);
});

it("shows the link where the mail with it cannot be sent, and writes down who made it", async () => {
  const { send } = await owner();
  office.breakMail();
  const { status, text } = await send("/personal", { do: "link", email: "ana@example.com" });
  expect(status).toBe(200);
  expect(text).toMatch(/El correo no salió\.[\s\S]*\/en\/link\/[\w-]{43}/);
  expect((await listAudit(db, { limit: 1 }))[0]).toMatchObject({
    who: "dueno@example.com",
    action: "link.add",
    subject: "ana@example.com",
  });
});

it("puts somebody out at once, but never oneself", async () => {
  const boss = await owner();
  const other = await office.staff({ role: "manager", email: "fuera@example.com", storeIds: [1] });
  expect((await other.get("/")).status).toBe(200);
  await boss.send("/personal", { do: "remove", email: "fuera@example.com" });
  expect((await other.get("/")).status).toBe(303);
  expect((await boss.send("/personal", { do: "remove", email: "dueno@example.com" })).status).toBe(422);
  expect((await boss.get("/personal")).text).toContain("fuera@example.com");
});
