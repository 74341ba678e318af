import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { describe, expect, test } from "vitest";
import { checkFields } from "#core/forms/check-fields.ts";
import { forms } from "#core/forms/forms.ts";
import { findPostalCode, type PostalCode } from "#core/postal-code.ts";
import type { Database } from "#data/database.ts";
import { listOutbox } from "#data/queries/outbox.ts";
import { createAddresses } from "#site/address.ts";
import { loadStock } from "#stock/load/stock.ts";
import { findPlaceOfCode } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { listNearestStores } from "#stock/stores.ts";
import { fillChain, keepOwnCodes } from "#tests/support/chain.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { oneSecret } from "#tests/support/one-secret.ts";
import { createCsrf } from "../csrf.ts";
import { createHumanCheck } from "../human-check.ts";
import type { Refusal } from "../refusals.ts";
import { formsPerHour, submitForm, unprovenPerHour } from "./submit.ts";

/** What it costs a device is not what is tried here. */
const work = { cost: 1, least: 1, most: 2 };
const person = { name: "Prueba Uno", phone: "555-0100", email: "uno@example.com" };
const requestId = "r-1";
const visitor = { address: "203.0.113.9", loopback: false };

/** An empty chain, read once: most tests need none. */
let empty: Promise<Stock> | undefined;

async function servicesOf(db: Database, stock?: Stock) {
  empty ??= loadStock(db).then((loaded) => loaded.stock);
  let woken = 0;
  const logged: object[] = [];
  const refused: string[] = [];
  return {
    db,
    csrf: createCsrf(oneSecret("s")),
    human: createHumanCheck({ provider: "altcha", siteKey: "", secret: undefined, work }, oneSecret("s"), db),
    stock: { current: stock ?? (await empty) },
    addresses: createAddresses({ es: "https://yonke.test", en: "https://yonke.test" }),
    onMail: () => void woken++,
    onRefusal: ({ kind }: Refusal) => void refused.push(kind),
    refused,
    woken: () => woken,
    log: { error: (details: object) => void logged.push(details), warn() {} },
    logged,
  };
}

async function solve(services: Awaited<ReturnType<typeof servicesOf>>): Promise<string> {
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

async function withPlaces(db: Database): Promise<void> {
  await keepOwnCodes(db);
  await fillChain(db, { stores: 9, vehicles: 0 });
}
function nearestBuyer(stock: Stock) {
  const place = findPlaceOfCode(stock, findPostalCode("95670") as PostalCode);
  return place && listNearestStores(stock, place, 1, "buyscars")[0]?.store.id;
}

describeEachDatabase("sending a form", ({ create }) => {
  const stored = (db: Database) => db.main.selectFrom("submissions").selectAll().execute();

  test("stores it with its mail before it says so, and once for one key", async () => {
    const services = await servicesOf(await create());
    const sent = { ...person, recaptcha: await solve(services), clientKey: "device-key-1" };
    expect(await submitForm(services, "careers", "es", sent, { visitor, requestId })).toEqual({ kind: "sent" });
    expect(await submitForm(services, "careers", "es", sent, { visitor, requestId })).toEqual({ kind: "sent" });
    const rows = await stored(services.db);
    expect(rows).toHaveLength(1);
    expect(JSON.parse(rows[0]?.fields ?? "")).toEqual({ store: "", ...person });
    expect(await listOutbox(services.db)).toMatchObject([
      { kind: "desk", recipient: "", reply_to: "uno@example.com", status: "waiting" },
    ]);
    expect(services.woken()).toBe(1);
  });

  test("takes a solution once, and none that was not earned", async () => {
    const services = await servicesOf(await create());
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
    expect(services.refused).toEqual(Array(5).fill("captcha"));
    expect(services.woken()).toBe(1);
  });

  test("stores nothing that a field refuses, whatever the browser let through, and says what is wrong", async () => {
    const services = await servicesOf(await create());
    const recaptcha = await solve(services);
    const send = (form: "careers" | "contact", fields: object, edition: "es" | "en" = "es") =>
      submitForm(services, form, edition, { ...person, recaptcha, ...fields }, { visitor, requestId });
    expect(await send("careers", { email: "no address" })).toEqual({
      kind: "wrong",
      values: { ...person, store: "", email: "no address" },
      errors: { email: "Indique una dirección de correo electrónico con un formato válido" },
    });
    expect(await send("careers", { name: undefined, phone: "5".repeat(21) }, "en")).toMatchObject({
      kind: "wrong",
      errors: { name: expect.any(String), phone: expect.any(String) },
    });
    // A yard that there is not.
    for (const [form, fields] of [
      ["contact", { message: "Hola", subject: "other" }],
      ["careers", {}],
    ] as const)
      expect(await send(form, { ...fields, store: "999" })).toMatchObject({
        kind: "wrong",
        errors: { store: expect.any(String) },
      });
    expect(await stored(services.db)).toEqual([]);
    expect(await listOutbox(services.db)).toEqual([]);
    expect(services.woken()).toBe(0);
    expect(await send("careers", {})).toEqual({ kind: "sent" });
  });

  test("keeps an application for the yard that was chosen, and tells that yard’s own address of it", async () => {
    const db = await create(withPlaces);
    const services = await servicesOf(db, (await loadStock(db)).stock);
    const send = async (store: string) =>
      submitForm(
        services,
        "careers",
        "en",
        { ...person, store, recaptcha: await solve(services) },
        { visitor, requestId },
      );
    expect([await send("2"), await send("")]).toEqual([{ kind: "sent" }, { kind: "sent" }]);
    const rows = await db.main
      .selectFrom("submissions")
      .innerJoin("outbox", "outbox.submission_id", "submissions.id")
      .select(["store_id", "subject", "body"])
      .where("kind", "=", "desk")
      .execute();
    const yard = services.stock.current.chain.storeById.get(2)?.name;
    const chosen = rows.find((row) => row.store_id === 2);
    expect(chosen?.subject).toContain(yard);
    expect(chosen?.body).toContain(`Yard where you’d like to work: ${yard}\n`);
    expect(rows.filter((row) => row.store_id === null)).toHaveLength(1);
  });

  test("drops what a program filled in, and says the same as to a person", async () => {
    const services = await servicesOf(await create());
    expect(
      await submitForm(services, "careers", "es", { ...person, additionalInformation: "x" }, { visitor, requestId }),
    ).toEqual({ kind: "sent" });
    expect(await stored(services.db)).toHaveLength(0);
  });

  test("without script takes a token that is some seconds old, once", async () => {
    const services = await servicesOf(await create());
    const send = (pageToken: string) =>
      submitForm(services, "careers", "es", person, { visitor, requestId, pageToken });
    expect((await send(services.csrf.issue())).kind).toBe("wrong");
    const token = services.csrf.issue(Date.now() - 5_000);
    expect([await send(token), await send(token)]).toEqual([{ kind: "sent" }, { kind: "sent" }]);
    expect(await stored(services.db)).toMatchObject([{ proof: "unproven" }]);
    expect((await send(services.csrf.issue(Date.now() - 86_400_000))).kind).toBe("wrong");
  });

  test("without script takes a token of before the clock was set back, but none of a server whose clock is a bit ahead", async () => {
    const services = await servicesOf(await create());
    const send = (ahead: number) =>
      submitForm(services, "careers", "es", person, {
        visitor,
        requestId,
        pageToken: services.csrf.issue(Date.now() + ahead),
      });
    expect((await send(30_000)).kind).toBe("wrong");
    expect(await send(3_600_000)).toEqual({ kind: "sent" });
    expect(await stored(services.db)).toHaveLength(1);
  });

  test("what comes without proof is marked, gets no receipt, and is limited hard by network and in all", async () => {
    const services = await servicesOf(await create());
    const send = (address: string, edition: "es" | "en" = "es") =>
      submitForm(
        services,
        "careers",
        edition,
        { ...person, email: "lupe@visitor.test" },
        {
          visitor: { address, loopback: false },
          requestId,
          pageToken: services.csrf.issue(Date.now() - 5_000),
        },
      );
    for (let n = 0; n < unprovenPerHour.network; n++) expect((await send(`203.0.113.${n}`)).kind).toBe("sent");
    await expect(send("203.0.113.99")).rejects.toMatchObject({ code: "too-many" });
    await send("198.51.100.1", "en");
    const mail = await listOutbox(services.db);
    expect(mail.map(({ kind }) => kind)).toEqual(mail.map(() => "desk"));
    expect(mail.map(({ subject }) => subject.split(" Yonke")[0]).toSorted()).toEqual([
      "[not verified]",
      ...Array(unprovenPerHour.network).fill("[sin verificar]"),
    ]);
    let taken = unprovenPerHour.network + 1;
    const more = async () => {
      for (let net = 0; ; net++) {
        await send(`100.64.${net}.1`);
        taken += 1;
      }
    };
    await expect(more()).rejects.toMatchObject({ code: "too-many" });
    // The one refused for its network was never counted in all.
    expect(taken).toBe(unprovenPerHour.all);
    const recaptcha = await solve(services);
    expect((await submitForm(services, "careers", "es", { ...person, recaptcha }, { visitor, requestId })).kind).toBe(
      "sent",
    );
  });

  test("a visitor who left an address gets one receipt an hour, in their language, without a word that was typed", async () => {
    const services = await servicesOf(await create());
    const receipts = async () => (await services.db.main.selectFrom("outbox").selectAll().execute()).filter(isReceipt);
    const isReceipt = ({ kind }: { kind: string }) => kind === "receipt";
    const send = async (email: string, edition: "es" | "en") =>
      submitForm(
        services,
        "contact",
        edition,
        {
          name: "Buy at evil.test",
          subject: "warranty",
          message: "Visit evil.test",
          email,
          recaptcha: await solve(services),
        },
        { visitor, requestId },
      );
    await send("Lupe@visitor.test", "es");
    await send("lupe+2@VISITOR.test", "en");
    const [spanish, ...more] = await receipts();
    expect(more).toEqual([]);
    expect(spanish).toMatchObject({ recipient: "Lupe@visitor.test", subject: "Yonke: recibimos su mensaje" });
    expect(spanish?.body).toContain("Cambios y garantía");
    expect(spanish?.body).toContain("https://yonke.test/");
    expect(spanish?.body).not.toMatch(/evil|{{|undefined/);
    await send("other@visitor.test", "en");
    expect((await receipts()).map(({ subject }) => subject)).toContain("Yonke: we received your message");
    await send("nobody@example.com", "en");
    expect(await receipts()).toHaveLength(2);
  });

  test("a form that could not be stored has used up nobody's receipt", async () => {
    const services = await servicesOf(await create());
    const { db } = services;
    const send = async () =>
      submitForm(
        services,
        "careers",
        "es",
        { ...person, email: "lupe@visitor.test", recaptcha: await solve(services), clientKey: "device-key-9" },
        { visitor, requestId },
      );
    await db.main.schema.alterTable("outbox").renameTo("outbox_away").execute();
    await expect(send()).rejects.toMatchObject({ code: "unavailable" });
    await db.main.schema.alterTable("outbox_away").renameTo("outbox").execute();
    expect(await send()).toEqual({ kind: "sent" });
    const mails = await db.main.selectFrom("outbox").select("kind").orderBy("kind").execute();
    expect(mails).toEqual([{ kind: "desk" }, { kind: "receipt" }]);
  });

  test("the mail names the car, its place and the nearest yard that buys; the message names the yard chosen", async () => {
    const db = await create(withPlaces);
    const services = await servicesOf(db, (await loadStock(db)).stock);
    const car = { year: "2004", make: "Honda", model: "Civic\r\nBcc: a@b.co", runs: "starts", consent: "yes" };
    const send = async (form: "sell-my-car" | "contact", fields: object) =>
      submitForm(
        services,
        form,
        "es",
        { ...fields, phone: "5\n5", recaptcha: await solve(services) },
        {
          visitor,
          requestId,
        },
      );
    expect(await send("sell-my-car", { ...car, zip: "95670" })).toEqual({ kind: "sent" });
    const message = { name: "Lupe\nGarcía", subject: "parts", message: "Uno\r\nDos" };
    expect(await send("contact", { ...message, store: "999" })).toMatchObject({
      errors: { store: "Elija uno de los yonkes de la lista" },
    });
    expect(await send("contact", { ...message, store: "2" })).toEqual({ kind: "sent" });
    const rows = await db.main
      .selectFrom("submissions")
      .innerJoin("outbox", "outbox.submission_id", "submissions.id")
      .select(["form", "store_id", "subject", "body"])
      .execute();
    const [sell, contact] = ["sell-my-car", "contact"].map((form) => rows.find((row) => row.form === form));
    const yards = services.stock.current.chain.storeById;
    expect(sell?.store_id).toBe(nearestBuyer(services.stock.current));
    const yard = yards.get(sell?.store_id ?? 0)?.name;
    expect(sell?.subject).toBe(
      `Yonke: Carro que nos ofrecen: 2004 Honda Civic Bcc: a@b.co, Rancho Cordova, CA 95670, ${yard}`,
    );
    expect(sell?.body).toContain(`Yonke más cercano: ${yard}`);
    expect(sell?.body).toContain("Teléfono: 5 5\n");
    expect(contact?.store_id).toBe(2);
    expect(contact?.body).toContain(`Yonke: ${yards.get(2)?.name}\nMensaje: Uno\nDos`);
    expect(contact?.body).toContain("Nombre: Lupe García\n");
    expect(contact?.subject).toContain(yards.get(2)?.name);
  });

  test("counts by network, without keeping the address", async () => {
    const services = await servicesOf(await create());
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
    const services = await servicesOf(await create());
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
