import { expect, it } from "vitest";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import { ruleIds } from "#content/rules/table.ts";
import { listAudit } from "#data/queries/audit.ts";
import { listRuleAnswers } from "#data/queries/rule-answers.ts";
import { fillChain } from "#tests/support/chain.ts";
import { openTestOffice } from "#tests/support/office.ts";

const { db, office } = await openTestOffice("rules", (filled) => fillChain(filled, { stores: 2, vehicles: 0 }));
const shipped = chainFolder();
const folder = (rules: object) => keepChain({ ...shipped, facts: { ...shipped.facts, rules } });
const held = async () => (await listRuleAnswers(db.main)).map(({ rule, value }) => [rule, value]);

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

  expect((await owner.send("/promesas", { do: "say", rule: "waiver", value: "true" })).text).toContain("Guardado.");
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
  const after = (await owner.get("/promesas")).text;
  expect(after).toContain("Respondemos en 3 días hábiles.");
  expect(after).toContain("lo dijo el personal, dueno@example.com");
  expect(after).toContain("Calladas");
  // What the folder says is not asked again, nor what is said already.
  await owner.send("/promesas", { do: "usual", group: "gate" });
  const gate = (await held())
    .map(([rule]) => rule)
    .filter((rule) => ["noPets", "noSmoking", "mayTurnAway"].includes(rule as string));
  expect(gate.sort()).toEqual(["mayTurnAway", "noPets"]);

  expect((await owner.send("/promesas", { do: "undo", rule: "answerDays" })).text).toContain("Deshecho.");
  expect((await held()).map(([rule]) => rule)).not.toContain("answerDays");
  expect((await owner.send("/promesas", { do: "undo", rule: "answerDays" })).status).toBe(422);
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
  const reader = await office.staff({ role: "reader", email: "lee@example.com", storeIds: [1] });
  expect((await reader.get("/promesas")).status).toBe(403);
});
