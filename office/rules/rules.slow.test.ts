import { expect, it } from "vitest";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import { ruleIds } from "#content/rules/table.ts";
import { listAudit } from "#data/queries/audit.ts";
import { listRuleAnswers } from "#data/queries/rule-answers.ts";
import { fillChain } from "#tests/support/chain.ts";
import { openTestOffice, type Said, type Visitor } from "#tests/support/office.ts";

const { db, office } = await openTestOffice("rules", (filled) => fillChain(filled, { stores: 2, vehicles: 0 }));
const shipped = chainFolder();
const folder = (rules: object) => keepChain({ ...shipped, facts: { ...shipped.facts, rules } });
const held = async () => (await listRuleAnswers(db.main)).map(({ rule, value }) => [rule, value]);
const lastTo = async (rule: string) => (await listRuleAnswers(db.main)).find((one) => one.rule === rule)?.id ?? "";
/** What the page of an edition says of itself after a press. */
const after = async (who: Pick<Visitor, "get">, { status, headers }: Said) => {
  expect(status).toBe(303);
  return (await who.get(headers.get("location") ?? "")).text;
};

it("lists what nobody has said, under Today too, and takes the owner's answers, one by one or a group at once", async () => {
  folder({ noSmoking: true });
  const owner = await office.staff({ role: "owner", email: "dueno@example.com" });
  const total = ruleIds.length;
  expect((await owner.get("/")).text).toContain(`${total - 1} reglas por decir`);
  const page = (await owner.get("/promesas")).text;
  expect(page).toContain("Lo que falta decir");
  expect(page).toContain("Nadie lo ha dicho. No se publica.");
  expect(page).toContain("de la carpeta de la cadena");
  expect((await owner.get("/en/promises")).text).toContain("What’s still unsaid");

  const said = await owner.send("/promesas", { do: "say", rule: "waiver", value: "true" });
  expect(await after(owner, said)).toContain("Guardado.");
  await owner.send("/promesas", { do: "say", rule: "cashBack", value: "false" });
  await owner.send("/promesas", { do: "type", rule: "answerDays", n: "3" });
  await owner.send("/promesas", { do: "type", rule: "payment", es: "efectivo", en: "cash" });
  await owner.send("/promesas", { do: "hush", rule: "jobReadDays" });
  expect(Object.fromEntries(await held())).toEqual({
    waiver: "true",
    cashBack: "false",
    answerDays: "3",
    payment: '{"es":"efectivo","en":"cash"}',
    jobReadDays: null,
  });
  const all = (await owner.get("/promesas")).text;
  expect(all).toContain("Respondemos en 3 días hábiles.");
  expect(all).toContain("lo dijo el personal, dueno@example.com");
  expect(all).toContain("Calladas");
  expect((await owner.get("/")).text).toContain("dijo la regla “callada: Leemos cada solicitud");
  // What the folder says is not asked again, nor what is said already.
  await owner.send("/promesas", { do: "usual", group: "gate" });
  const gate = (await held())
    .map(([rule]) => rule)
    .filter((rule) => ["noPets", "noSmoking", "mayTurnAway"].includes(rule as string));
  expect(gate.sort()).toEqual(["mayTurnAway", "noPets"]);

  await owner.send("/promesas", { do: "type", rule: "answerDays", n: "4" });
  const four = { do: "undo", rule: "answerDays", answer: await lastTo("answerDays") };
  expect((await owner.get("/promesas")).text).toContain(`name="answer" value="${four.answer}"`);
  expect(await after(owner, await owner.send("/promesas", four))).toContain("Deshecho.");
  // The same press again, by a double click or a reload: what stood before stays.
  const again = await owner.send("/promesas", four);
  expect([again.status, again.text.includes("No había nada que deshacer.")]).toEqual([422, true]);
  expect((await owner.send("/en/promises", four)).text).toContain("There was nothing to undo.");
  expect(Object.fromEntries(await held()).answerDays).toBe("3");
  await owner.send("/promesas", { ...four, answer: await lastTo("answerDays") });
  expect((await held()).map(([rule]) => rule)).not.toContain("answerDays");
  const [last] = await listAudit(db, { limit: 1 });
  expect(last).toMatchObject({ action: "rule.undone", subject: "answerDays", who: "dueno@example.com" });
  expect((await owner.get("/")).text).toContain("deshizo lo dicho de la regla “Respondemos en 3 días hábiles.”");
});

it("asks what stands where the office and the folder differ, and ends it either way", async () => {
  folder({ minimumAge: 16, carRemovalDays: 7 });
  const owner = await office.staff({ role: "owner", email: "duena@example.com", edition: "en" });
  await owner.send("/en/promises", { do: "type", rule: "minimumAge", n: "18" });
  await owner.send("/en/promises", { do: "type", rule: "carRemovalDays", n: "9" });
  const page = (await owner.get("/en/promises")).text;
  expect(page).toContain("In conflict");
  expect(page).toContain("The office: “You must be 18 or older to come in.”");
  expect(page).toContain("The folder: “You must be 16 or older to come in.”");
  expect((await owner.get("/en")).text).toContain("2 in conflict");
  await owner.send("/en/promises", { do: "keep", rule: "minimumAge" });
  await owner.send("/en/promises", { do: "folder", rule: "carRemovalDays" });
  const decided = (await owner.get("/en/promises")).text;
  expect(decided).not.toContain("In conflict");
  expect(decided).toContain("You must be 18 or older to come in.");
  expect(decided).toContain("Pick the car up within 7 days after you pay.");
  // The folder's word taken is an answer too, which can be taken back.
  const press = { do: "undo", rule: "carRemovalDays", answer: await lastTo("carRemovalDays") };
  expect(decided).toContain(`name="answer" value="${press.answer}"`);
  expect(await after(owner, await owner.send("/en/promises", press))).toContain("In conflict");
});

it("lists what the folder keeps silent among the silent, with no day of the folder, and asks where the office says it", async () => {
  folder({ boxesChecked: false, hoists: false, rentsTools: false, noAlcohol: true });
  const owner = await office.staff({ role: "owner", email: "callado@example.com" });
  for (const [path, mute, said] of [
    ["/promesas", '<h2 id="mute-h">Calladas', "No rentamos herramienta"],
    ["/en/promises", '<h2 id="mute-h">Kept silent', "rent tools"],
  ] as const) {
    const page = (await owner.get(path)).text;
    const silent = page.slice(page.indexOf(mute));
    expect(page.indexOf(mute)).toBeGreaterThan(0);
    for (const id of ["boxesChecked", "hoists"]) expect(silent).toContain(`id="${id}"`);
    expect(page.slice(0, page.indexOf(mute))).not.toMatch(/id="(boxesChecked|hoists)"/);
    expect(silent).not.toContain(said);
    expect(page).toMatch(/>(de la carpeta de la cadena|from the chain’s folder)<\/span>/);
  }
  await owner.send("/promesas", { do: "say", rule: "boxesChecked", value: "true" });
  const page = (await owner.get("/promesas")).text;
  expect(page).toContain("La oficina: “Revisamos su caja de herramienta al entrar y al salir.”");
  expect(page).toContain("La carpeta: “no decir nada”");
  expect((await owner.get("/en/promises")).text).toContain("The folder: “say nothing”");
});

it("says what is wrong with an answer, and takes none from others than the owner", async () => {
  folder({});
  const owner = await office.staff({ role: "owner", email: "otro@example.com" });
  const wrong = await owner.send("/promesas", { do: "type", rule: "carCallDays", n: "soon" });
  expect([wrong.status, wrong.text.includes("El valor debe ser un número.")]).toEqual([422, true]);
  expect((await owner.send("/promesas", { do: "say", rule: "noDogs", value: "true" })).status).toBe(422);
  expect((await owner.send("/promesas", { do: "say", rule: "waiver", value: "{" })).status).toBe(422);
  const manager = await office.staff({ role: "manager", email: "gerente@example.com", storeIds: [1] });
  expect((await manager.get("/promesas")).text).toContain("Solo el dueño puede contestar.");
  expect((await manager.send("/promesas", { do: "hush", rule: "carCallDays" })).status).toBe(403);
  const counter = await office.staff({ role: "counter", email: "lee@example.com", storeIds: [1] });
  expect((await counter.get("/promesas")).status).toBe(403);
});
