import { expect, it } from "vitest";
import { listAudit } from "#data/queries/audit.ts";
import { addSubmission, type NewSubmission } from "#data/writes/submissions.ts";
import { fillChain } from "#tests/support/chain.ts";
import { openTestOffice } from "#tests/support/office.ts";

const { db, office } = await openTestOffice("leads", (db) => fillChain(db, { stores: 2, vehicles: 0 }));
const mail = { subject: "…", body: "…", replyTo: "" };

const add = async (fields: Record<string, string>, more: Partial<NewSubmission> = {}) =>
  (await addSubmission(db, { form: "contact", edition: "es", fields, mail, ...more })).id;

const manager = () => office.staff({ role: "manager", email: "gerente@example.com", storeIds: [1] });

it("shows a manager the leads of the own stores alone: not in lists, by address, by action or in an export", async () => {
  const mine = await add({ name: "Mía" }, { storeId: 1 });
  const theirs = await add({ name: "Ajena" }, { storeId: 2 });
  const ofChain = await add({ name: "Sin patio" });
  const { get, send } = await manager();
  const list = (await get("/solicitudes")).text;
  expect(list).toContain("Mía");
  expect(list).not.toMatch(/Ajena|Sin patio/);
  expect((await get(`/solicitudes/${mine}`)).status).toBe(200);
  for (const id of [theirs, ofChain]) {
    expect((await get(`/solicitudes/${id}`)).status).toBe(404);
    for (const fields of [{ do: "state", state: "done" }, { do: "note", text: "x" }, { do: "assign" }, { do: "erase" }])
      expect((await send(`/solicitudes/${id}`, fields)).status).toBe(404);
  }
  const file = await send("/solicitudes", { do: "export" });
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="leads-[\d-]+\.csv"$/);
  expect(file.text).toContain("Mía");
  expect(file.text).not.toMatch(/Ajena|Sin patio/);
  const owner = await office.staff({ role: "owner", email: "dueno@example.com" });
  const all = (await owner.get("/solicitudes")).text;
  for (const name of ["Mía", "Ajena", "Sin patio"]) expect(all).toContain(name);
});

it("moves a lead from new to called to done, with notes and who looks after it, and writes down who did", async () => {
  const id = await add({ name: "Ana Robles", phone: "(916) 555-0138", email: "ana@example.com" }, { storeId: 1 });
  const { get, send, person } = await manager();
  const path = `/solicitudes/${id}`;
  const before = (await get(path)).text;
  expect(before).toContain('href="tel:+19165550138"');
  expect(before).toContain('href="https://wa.me/19165550138"');
  expect(before).toContain('href="mailto:ana@example.com"');
  expect((await send(path, { do: "state", state: "called" })).status).toBe(303);
  expect((await send(path, { do: "note", text: "Llama <b>mañana</b>" })).status).toBe(303);
  expect((await send(path, { do: "assign", to: person.id })).status).toBe(303);
  expect((await send(path, { do: "assign", to: "nobody" })).status).toBe(400);
  expect((await send(path, { do: "state", state: "gone" })).status).toBe(400);
  const after = (await get(path)).text;
  expect(after).toContain("Llama &lt;b&gt;mañana&lt;/b&gt;");
  expect(after).toMatch(/value="called" aria-pressed="true"/);
  expect((await get("/solicitudes")).text).not.toContain("Ana Robles");
  expect((await get("/en/leads?state=called")).text).toContain("Ana Robles");
  await send(path, { do: "state", state: "done" });
  expect((await get("/solicitudes?state=done")).text).toContain("Ana Robles");
  const trail = await listAudit(db, { limit: 20, storeIds: [1] });
  expect(trail.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["lead.called", "lead.note", "lead.assign", "lead.done"]),
  );
  // The trail outlives the form: nothing personal is in it.
  expect(JSON.stringify(trail)).not.toMatch(/Ana Robles|555.?0138|mañana/);
});

it("keeps what was offered for a car with who and when, shows the last one, and erases all of it with the lead", async () => {
  const id = await add(
    { name: "Rosa", email: "rosa-offer@example.com", year: "2008", make: "Honda", model: "Odyssey" },
    { storeId: 1, form: "sell-my-car" },
  );
  const { get, send } = await manager();
  const path = `/solicitudes/${id}`;
  expect((await get(path)).text).toContain('name="amount"');
  for (const amount of ["", "abc", "0", "450.999", "45000000"]) {
    const wrong = await send(path, { do: "offer", amount, about: "con grúa" });
    expect([amount, wrong.status]).toEqual([amount, 422]);
    expect(wrong.text).toContain("Escriba la cotización en dólares");
    expect(wrong.text).toMatch(new RegExp(`name="amount"[^>]*value="${amount}"|value="${amount}"[^>]*name="amount"`));
    expect(wrong.text).not.toContain('name="lead"');
  }
  expect((await send(path, { do: "offer", amount: "$400", about: "" })).status).toBe(303);
  expect((await send(path, { do: "offer", amount: "1,250.50", about: "con <b>grúa</b>" })).status).toBe(303);
  const { text } = await get(path);
  expect(text).toMatch(/Cotización que vale:<!-- --> <b>\$1,250\.50|Cotización que vale: <b>\$1,250\.50/);
  expect(text).toContain("Cotización: $400.");
  expect(text).toContain("Cotización: $1,250.50. con &lt;b&gt;grúa&lt;/b&gt;");
  expect((await get("/en/leads")).text).toMatch(/Rosa[\s\S]*Offer: \$1,250\.50\./);
  expect((await send("/en/leads", { do: "export" })).text).toMatch(/,Offer,[\s\S]*,1250\.50,/);
  const trail = JSON.stringify(await listAudit(db, { limit: 50, storeIds: [1] }));
  expect(trail).toContain("lead.offer");
  expect(trail).not.toMatch(/1250|1,250|125050/);
  await send(path, { do: "erase", lead: id });
  expect(await db.main.selectFrom("lead_notes").selectAll().where("submission_id", "=", id).execute()).toEqual([]);
  // Who asks for work, or where the price list is, is offered nothing.
  const other = `/solicitudes/${await add({ name: "Otra" }, { storeId: 1 })}`;
  expect((await get(other)).text).not.toContain('name="amount"');
  expect((await send(other, { do: "offer", amount: "400" })).status).toBe(400);
});

it("keeps apart what nobody proved, and counts it nowhere", async () => {
  const { get } = await manager();
  const count = () =>
    get("/").then(({ text }) => /class="o-count"><span class="sr-only">Nuevas: <\/span>(\d+)/.exec(text)?.[1]);
  const before = await count();
  await add({ name: "Robot" }, { storeId: 1, proof: "unproven" });
  expect(await count()).toBe(before);
  expect((await get("/solicitudes")).text).toMatch(/<details class="o-panel o-fold">[\s\S]*Robot/);
});

it("erases what was ticked: by address, or telephone and name; who only shares the telephone is listed unticked", async () => {
  const add1 = (fields: Record<string, string>) => add(fields, { storeId: 1 });
  const phone = "(916) 555-0101";
  const one = await add1({ name: "Evangelina Sáenz", email: "Eva@example.com", phone });
  const mailed = await add1({ name: "E. S.", email: "eva@EXAMPLE.com" });
  const named = await add1({ name: "evangelina  saenz", phone: "916 555 0101" });
  const household = await add1({ name: "Marcos Sáenz", phone });
  const foreign = await add({ name: "Evangelina Sáenz", phone }, { storeId: 2 });
  await add1({ name: "Otro", email: "otro@example.com" });
  const { get, send } = await manager();
  await send(`/solicitudes/${one}`, { do: "note", text: "nota" });
  expect((await get(`/solicitudes/${one}`)).text).not.toContain('name="lead"');
  for (const [path, words] of [
    ["/solicitudes", "Solo coincide el teléfono"],
    ["/en/leads", "Only the phone matches"],
  ] as const) {
    const { text } = await get(`${path}/${one}?erase`);
    const boxes = [...text.matchAll(/<input[^>]*name="lead"[^>]*>/g)].map(([box]) => [
      /value="([^"]+)"/.exec(box)?.[1],
      box.includes("checked"),
    ]);
    expect(boxes).toHaveLength(4);
    expect(Object.fromEntries(boxes)).toEqual({ [one]: true, [mailed]: true, [named]: true, [household]: false });
    expect(text).toContain(words);
    expect(text).toMatch(/Marcos Sáenz<\/b>.*?\(916\) 555-0101/s);
  }
  const none = await send(`/solicitudes/${one}`, { do: "erase" });
  expect([none.status, none.text.includes("No marcó nada")]).toEqual([422, true]);
  const done = await send(`/solicitudes/${one}`, { do: "erase", lead: [one, named, foreign] });
  expect(done.headers.get("location")).toBe("/solicitudes?erased");
  const left = (await db.main.selectFrom("submissions").select("id").execute()).map(({ id }) => id);
  expect([one, mailed, named, household, foreign].filter((id) => left.includes(id))).toEqual([
    mailed,
    household,
    foreign,
  ]);
  expect(await db.main.selectFrom("lead_notes").selectAll().where("submission_id", "=", one).execute()).toEqual([]);
  const trail = (await listAudit(db, { limit: 20 })).find(({ action }) => action === "leads.erase");
  expect(trail).toMatchObject({ subject: "2", detail: JSON.stringify({ count: 2 }) });
});

it("says a subject by its word, an hour without a second point, and exports both for people", async () => {
  const id = await add({ name: "Tomás", subject: "parts", message: "¿Tienen cofres?" }, { storeId: 1 });
  // The chain may have stopped offering it since.
  await add({ name: "Vieja", subject: "rewards", store: "1" }, { storeId: 1 });
  const { get, send } = await manager();
  const said = [
    ["/solicitudes", "Piezas y precios", "Llegó el"],
    ["/en/leads", "Parts and prices", "Came on"],
  ] as const;
  for (const [path, word, came] of said) {
    expect((await get(path)).text).toContain(word);
    const { text } = await get(`${path}/${id}`);
    expect(text).toContain(`<dd>${word}</dd>`);
    expect(text).toMatch(new RegExp(`${came}[^<]*m\\.</p>`));
    expect(text).not.toMatch(/m\.\.|: parts|<dd>parts/);
    const file = (await send(path, { do: "export" })).text;
    expect(file).toContain(`,${word},`);
    expect(file).not.toMatch(/,parts,|,(un)?proven,|T\d\d:\d\d/);
    expect(file).toContain("Toolkit Rewards");
  }
  const spanish = (await send("/solicitudes", { do: "export" })).text;
  expect(spanish).toMatch(/^Clave,Llegó,Tipo,Idioma,Yonke,Prueba,Estado,/);
  expect(spanish).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d,Contacto,Español,[^,]+,Comprobada,Nueva,/);
});

it("lets no cell of an export be a formula", async () => {
  await add({ name: "=1+1", message: '"comillas",\ny más' }, { storeId: 1 });
  const { send } = await manager();
  const { text } = await send("/solicitudes", { do: "export" });
  expect(text).toContain("'=1+1");
  expect(text).toContain('"""comillas"",\ny más"');
});

it("gives who answers visitors no applications, and who reads applications nothing else of visitors", async () => {
  const asked = await add({ name: "Visita" }, { storeId: 1 });
  const applied = await add({ name: "Aspirante", store: "1" }, { storeId: 1, form: "careers" });
  const rights = {
    leads: { leads: "does", applications: "no" },
    applications: { leads: "no", applications: "does" },
  } as const;
  const acts = [
    { do: "state", state: "called" },
    { do: "note", text: "x" },
    { do: "assign", to: "" },
    { do: "erase", lead: "" },
  ];
  for (const [name, mine, theirs, seen, hidden] of [
    ["leads", asked, applied, "Visita", "Aspirante"],
    ["applications", applied, asked, "Aspirante", "Visita"],
  ] as const) {
    const email = `${name}@example.com`;
    const who = await office.staff({ role: "counter", email, storeIds: [1], rights: rights[name] });
    const lists = [(await who.get("/solicitudes")).text, (await who.send("/solicitudes", { do: "export" })).text];
    for (const list of lists) expect([name, list.includes(seen), list.includes(hidden)]).toEqual([name, true, false]);
    expect([
      name,
      (await who.get(`/solicitudes/${mine}`)).status,
      (await who.get(`/solicitudes/${theirs}`)).status,
    ]).toEqual([name, 200, 404]);
    for (const act of acts) {
      const lead = act.do === "erase" ? theirs : undefined;
      const reply = await who.send(`/solicitudes/${theirs}`, { ...act, ...(lead && { lead }) });
      expect([name, act.do, reply.status]).toEqual([name, act.do, 404]);
    }
    expect((await who.send(`/solicitudes/${mine}`, { do: "state", state: "called" })).status).toBe(303);
    // Nor by way of the other kind's page, nor handed to whoever may not see it.
    expect((await who.send(`/solicitudes/${mine}`, { do: "erase", lead: theirs })).status).toBe(422);
  }
  const boss = await manager();
  const [one] = await db.main.selectFrom("staff").select("id").where("email", "=", "leads@example.com").execute();
  expect((await boss.send(`/solicitudes/${applied}`, { do: "assign", to: one?.id ?? "" })).status).toBe(400);
  expect((await boss.send(`/solicitudes/${asked}`, { do: "assign", to: one?.id ?? "" })).status).toBe(303);
});
