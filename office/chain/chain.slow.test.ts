import { expect, it } from "vitest";
import { listAudit } from "#data/queries/audit.ts";
import { fillChain } from "#tests/support/chain.ts";
import { openTestOffice } from "#tests/support/office.ts";

const { db, office } = await openTestOffice("chain", (db) => fillChain(db, { stores: 2, vehicles: 0 }));

it("shows an owner what the doctor says, in the page's language, and nobody else", async () => {
  const owner = await office.staff({ role: "owner", email: "dueno@example.com" });
  expect((await owner.get("/cadena")).text).toMatch(/Por corregir[\s\S]*Falta algo\.[\s\S]*Póngalo\./);
  expect((await owner.get("/en/chain")).text).toMatch(/To fix[\s\S]*Something is missing\.[\s\S]*1 thing is fine/);
  const manager = await office.staff({ role: "manager", email: "gerente@example.com", storeIds: [1] });
  expect((await manager.get("/cadena")).status).toBe(403);
  expect((await manager.send("/cadena", { do: "end-session", id: "x", staff: owner.person.id })).status).toBe(403);
});

it("closes anybody's office at once, and writes down who did", async () => {
  const owner = await office.staff({ role: "owner", email: "dueno@example.com" });
  const other = await office.staff({ role: "manager", email: "otra@example.com", storeIds: [1] });
  const { id } = await db.main
    .selectFrom("staff_sessions")
    .select("id")
    .where("staff_id", "=", other.person.id)
    .executeTakeFirstOrThrow();
  expect((await owner.get("/cadena")).text).toContain("otra@example.com");
  const form = { do: "end-session", id, staff: other.person.id };
  expect((await owner.send("/cadena", form)).text).toContain("Se cerró.");
  expect((await other.get("/")).status).toBe(303);
  expect((await owner.send("/cadena", form)).status).toBe(422);
  expect((await listAudit(db, { limit: 1 }))[0]).toMatchObject({
    who: "dueno@example.com",
    action: "session.end",
    subject: "otra@example.com, test",
  });
});

it("shows who sends files, lets the owner say that they bring every car and take it back, and gives and ends access", async () => {
  const owner = await office.staff({ role: "owner", email: "dueno@example.com" });
  const made = await owner.send("/cadena", { do: "add-token", name: "Sistema", store: "1", complete: "yes" });
  expect(made.text).toMatch(/Cópielo ahora, no se vuelve a mostrar: yfeed_[\w-]{43}/);
  const page = (await owner.get("/cadena")).text;
  expect(page).not.toContain("yfeed_");
  expect(page).toMatch(/Trae todos los carros<\/p><h3>Sistema, [^<]+<\/h3><p>Todavía no ha mandado nada/);
  const [, token = ""] = /name="token" value="(\w+)"/.exec(page) ?? [];
  const sender = `token ${token}`;
  expect((await owner.send("/cadena", { do: "sender", sender, complete: "no" })).text).toContain(
    "solo agregan y corrigen",
  );
  expect((await owner.get("/en/chain")).text).toMatch(/Adds and corrects<\/p><h3>Sistema/);
  expect((await owner.send("/cadena", { do: "folder", store: "2" })).status).toBe(200);
  expect((await owner.get("/cadena")).text).toMatch(/Trae todos los carros<\/p><h3>Carpeta vigilada/);
  expect((await owner.send("/cadena", { do: "sender", sender: "token nobody", complete: "yes" })).status).toBe(422);
  expect((await owner.send("/cadena", { do: "drop-token", token })).status).toBe(200);
  expect((await owner.get("/cadena")).text).not.toContain("Sistema,");
  const trail = (await listAudit(db, { limit: 9 })).map(({ action, staff_id }) => [action, staff_id]);
  for (const action of ["token.add", "sender.complete", "sender.part", "token.remove"])
    expect(trail).toContainEqual([action, owner.person.id]);
  const manager = await office.staff({ role: "manager", email: "gerente@example.com", storeIds: [1] });
  for (const what of ["sender", "folder", "add-token", "drop-token"])
    expect((await manager.send("/cadena", { do: what, sender: "folder 1", complete: "yes", token })).status).toBe(403);
});
