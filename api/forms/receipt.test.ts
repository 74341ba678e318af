import { beforeAll, expect, it } from "vitest";
import type { FormId } from "#core/forms/forms.ts";
import type { Database } from "#data/database.ts";
import { quietToken, readQuietToken } from "#data/mailbox-hash.ts";
import { findMailbox, getMailboxKey } from "#data/queries/mailboxes.ts";
import { createAddresses } from "#site/address.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { describeEachDatabase } from "#tests/support/database.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { chainForm } from "./chain-forms.ts";
import { findLeadPlace } from "./lead-words.ts";
import { makeReceipt } from "./receipt.ts";

const addresses = createAddresses({ es: "https://yonke.test", en: "https://yonke.test" });
const stranger = { address: "203.0.113.9", loopback: false };

describeEachDatabase("a visitor's receipt", ({ create }) => {
  let db: Database;
  beforeAll(async () => {
    db = await create();
  });
  const receive = async (id: FormId, values: Record<string, string>, visitor = stranger, more = {}) => {
    const stock: Stock = await loadSmallStock({ stores: 9, vehicles: 0 });
    const lead = {
      ...{
        brand: "Yonke",
        form: chainForm(id),
        values: { email: "ana@correo.test", ...values },
        edition: "en" as const,
      },
      ...{ where: findLeadPlace(stock, values), proven: true, ...more },
    };
    return makeReceipt({ db, addresses }, id, lead, stock, visitor);
  };
  const bodyOf = async (...asked: Parameters<typeof receive>) => (await receive(...asked))?.body ?? "";

  it("names the car only in the catalogue's words, and nothing that was typed freely", async () => {
    const stock = await loadSmallStock({ stores: 9, vehicles: 0 });
    const make = stock.catalog.makes[0];
    const model = stock.catalog.modelsOf(make?.id ?? 0)[0];
    const car = { year: "2004", make: make?.name.toUpperCase() ?? "", model: model?.name.toLowerCase() ?? "" };
    expect(await bodyOf("sell-my-car", car)).toContain(`\n2004 ${make?.name} ${model?.name}`);
    const other = stock.catalog.makes[1]?.name;
    expect(await bodyOf("sell-my-car", { ...car, model: "visit evil.test" })).toContain(`2004 ${make?.name}\n`);
    for (const said of [
      await bodyOf("sell-my-car", { ...car, make: "evil.test" }),
      await bodyOf("contact", { message: "evil.test", name: "evil.test" }),
    ])
      expect(said).not.toMatch(/evil|2004/);
    expect(await bodyOf("sell-my-car", car)).not.toContain(other ?? "?");
  });

  it("names the subject that was chosen and the yard", async () => {
    const said = await bodyOf("contact", { subject: "parts", store: "1" });
    const { name } = (await loadSmallStock({ stores: 9, vehicles: 0 })).chain.storeById.get(1) ?? { name: "?" };
    expect(said).toContain(`${chainForm("contact").fields.subject?.choices?.parts?.en} · ${name}\n`);
    expect(said).toContain(addresses.url("privacy", "en"));
  });

  it("counts against the mailbox, the network and all together; on this machine itself a network is many people", async () => {
    const limits = async (visitor: typeof stranger, email = "ana@correo.test") =>
      (await receive("contact", { email }, visitor))?.limits ?? [];
    expect((await limits(stranger)).map(({ limit, windowSeconds }) => [limit, windowSeconds])).toEqual([
      ...[1, 5, 200].map((limit) => [limit, 3600]),
    ]);
    expect((await limits({ address: "127.0.0.1", loopback: true })).map(({ limit }) => limit)).toEqual([1, 200, 200]);
    const keys = (await limits(stranger)).map(({ key }) => key);
    expect(keys.map((key) => key.split(":").slice(0, 2).join(":"))).toEqual([
      ...["receipt:mailbox", "receipt:network", "receipt:all"],
    ]);
    expect(keys.join()).not.toMatch(/ana@|correo|203\.0/);
    expect(keys[0]?.length).toBe("receipt:mailbox:".length + 22);
  });

  it("is one mailbox, however it is written", async () => {
    const keyOf = async (email: string) => (await receive("contact", { email }))?.limits[0]?.key;
    const plain = await keyOf("ana@gmail.com");
    for (const email of ["ana@ＧＭＡＩＬ.com", "a.na+x@gmail.com", "ana@googlemail.com"])
      expect([email, await keyOf(email)]).toEqual([email, plain]);
    expect(await receive("contact", { email: "ana@ｃorreo.test" })).toMatchObject({ recipient: "ana@correo.test" });
  });

  it("carries the word for no more mail, good for its mailbox alone", async () => {
    const key = await getMailboxKey(db);
    for (const edition of editionIds) {
      const said = await bodyOf("contact", { email: "a.na+x@gmail.com" }, stranger, { edition });
      const [, token = ""] = /\?n=(\S+)\n/.exec(said) ?? [];
      expect(readQuietToken(key, decodeURIComponent(token))).toBe(await findMailbox(db, "ana@gmail.com"));
    }
    expect(readQuietToken(key, quietToken("another", await findMailbox(db, "ana@gmail.com")))).toBeUndefined();
    expect(readQuietToken(key, "")).toBeUndefined();
  });

  it("is sent to nobody who did not prove to be a person or left no address", async () => {
    expect(await receive("contact", {}, stranger, { proven: false })).toBeUndefined();
    for (const email of ["", "ana", "ana@example.com"]) expect(await receive("contact", { email })).toBeUndefined();
    expect(await receive("contact", {})).toMatchObject({ recipient: "ana@correo.test", replyTo: "" });
  });
});
