import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { describe, expect, test } from "vitest";
import type { Database } from "#data/open.ts";
import { listOutbox } from "#data/queries/outbox.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { createCsrf } from "../csrf.ts";
import { createHumanCheck } from "../human-check.ts";
import { forms } from "./all.ts";
import { checkFields } from "./form.ts";
import { formsPerHour, submitForm } from "./submit.ts";

const person = { name: "Prueba Uno", phone: "555-0100", email: "uno@example.com" };
const requestId = "r-1";
const visitor = { address: "203.0.113.9", loopback: false };

function servicesOf(db: Database) {
  let woken = 0;
  const logged: object[] = [];
  return {
    db,
    csrf: createCsrf("s"),
    human: createHumanCheck({ provider: "altcha", siteKey: "", secret: undefined }, "s", db),
    mailTo: ["jobs@example.com"],
    brand: "Yonke",
    onMail: () => void woken++,
    woken: () => woken,
    log: { error: (details: object) => void logged.push(details), warn() {} },
    logged,
  };
}

async function solve(services: ReturnType<typeof servicesOf>): Promise<string> {
  const challenge = (await services.human.challenge()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

describe("the careers form", () => {
  const wrong = (fields: object, edition: "es" | "en") =>
    checkFields(forms.careers, fields as Record<string, unknown>, edition).errors;
  test("says what is wrong word for word, in both languages", () => {
    expect(wrong({}, "es")).toEqual({
      name: "Por favor, indique su nombre",
      phone: "Indique su número de teléfono",
      email: "Indique una dirección de correo electrónico con un formato válido",
    });
    expect(Object.keys(wrong({}, "en"))).toEqual(["name", "phone", "email"]);
  });
  test("holds to the limits of each field", () => {
    expect(wrong(person, "es")).toEqual({});
    expect(wrong({ ...person, name: "n".repeat(100), phone: "5".repeat(20) }, "es")).toEqual({});
    for (const [field, value] of [
      ["name", "n".repeat(101)],
      ["name", "   "],
      ["phone", "5".repeat(21)],
      ["email", "no address"],
      ["email", `${"a".repeat(100)}@b.co`],
      ["email", ["a@b.co"]],
    ] as const)
      expect(Object.keys(wrong({ ...person, [field]: value }, "es"))).toEqual([field]);
  });
});

describeEachDatabase("sending a form", ({ create }) => {
  const stored = (db: Database) => db.main.selectFrom("submissions").selectAll().execute();

  test("stores it with its mail before it says so, and once for one key", async () => {
    const services = servicesOf(await create());
    const sent = { ...person, recaptcha: await solve(services), clientKey: "device-key-1" };
    expect(await submitForm(services, "careers", "es", sent, { visitor, requestId })).toEqual({ kind: "sent" });
    expect(await submitForm(services, "careers", "es", sent, { visitor, requestId })).toEqual({ kind: "sent" });
    const rows = await stored(services.db);
    expect(rows).toHaveLength(1);
    expect(JSON.parse(rows[0]?.fields ?? "")).toEqual(person);
    expect(await listOutbox(services.db)).toMatchObject([
      { recipient: "jobs@example.com", reply_to: "uno@example.com", status: "waiting" },
    ]);
    expect(services.woken()).toBe(1);
  });

  test("takes a solution once, and none that was not earned", async () => {
    const services = servicesOf(await create());
    const recaptcha = await solve(services);
    const send = (answer: string) =>
      submitForm(services, "careers", "en", { ...person, recaptcha: answer }, { visitor, requestId });
    expect((await send(recaptcha)).kind).toBe("sent");
    for (const answer of [recaptcha, "", "x", Buffer.from("{}").toString("base64")])
      expect(await send(answer)).toMatchObject({ kind: "wrong", errors: { form: expect.any(String) } });
    const forged = JSON.parse(Buffer.from(await solve(services), "base64").toString());
    forged.challenge.parameters.salt = "00".repeat(16);
    expect((await send(Buffer.from(JSON.stringify(forged)).toString("base64"))).kind).toBe("wrong");
    expect(await stored(services.db)).toHaveLength(1);
  });

  test("drops what a program filled in, and says the same as to a person", async () => {
    const services = servicesOf(await create());
    expect(
      await submitForm(services, "careers", "es", { ...person, additionalInformation: "x" }, { visitor, requestId }),
    ).toEqual({ kind: "sent" });
    expect(await stored(services.db)).toHaveLength(0);
  });

  test("without script takes a token that is some seconds old, once", async () => {
    const services = servicesOf(await create());
    const send = (pageToken: string) =>
      submitForm(services, "careers", "es", person, { visitor, requestId, pageToken });
    expect((await send(services.csrf.issue())).kind).toBe("wrong");
    const token = services.csrf.issue(Date.now() - 5_000);
    expect([await send(token), await send(token)]).toEqual([{ kind: "sent" }, { kind: "sent" }]);
    expect(await stored(services.db)).toHaveLength(1);
    expect((await send(services.csrf.issue(Date.now() - 86_400_000))).kind).toBe("wrong");
  });

  test("counts by network, without keeping the address", async () => {
    const services = servicesOf(await create());
    const tries = Array.from({ length: formsPerHour }, (_, n) => ({ address: `203.0.113.${n}`, loopback: false }));
    for (const who of tries)
      await submitForm(services, "careers", "es", { ...person, recaptcha: "x" }, { visitor: who, requestId });
    await expect(
      submitForm(services, "careers", "es", { ...person, recaptcha: "x" }, { visitor, requestId }),
    ).rejects.toMatchObject({ code: "too-many" });
    expect(
      (
        await submitForm(
          services,
          "careers",
          "es",
          { ...person, recaptcha: "x" },
          { visitor: { ...visitor, address: "198.51.100.1" }, requestId },
        )
      ).kind,
    ).toBe("wrong");
    const keys = await services.db.main.selectFrom("rate_limits").select("key").execute();
    expect(keys.some(({ key }) => key.includes("203.0.113"))).toBe(false);
  });

  test("says that it cannot, and logs why, when the database is away", async () => {
    const services = servicesOf(await create());
    const recaptcha = await solve(services);
    await services.db.main.destroy();
    await expect(
      submitForm(services, "careers", "es", { ...person, recaptcha }, { visitor, requestId }),
    ).rejects.toMatchObject({
      code: "unavailable",
      retryAfter: 60,
    });
    expect(services.logged).toMatchObject([{ id: requestId, form: "careers", reason: expect.stringMatching(/./) }]);
    expect(JSON.stringify(services.logged)).not.toContain(person.email);
  });
});
