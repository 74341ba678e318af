import { beforeAll, describe, expect, test } from "vitest";
import type { Form } from "#core/forms/form.ts";
import type { Stock } from "#stock/stock.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { chainForm } from "./chain-forms.ts";
import { findLeadPlace, mailSubject, mailText } from "./lead-words.ts";

describe("where a lead is", () => {
  let stock: Stock;
  beforeAll(async () => {
    stock = await loadSmallStock({ stores: 9, vehicles: 0 });
  });

  test("a city leads to the same yard as its code", () => {
    const byCode = findLeadPlace(stock, { zip: "95823" });
    const byCity = findLeadPlace(stock, { zip: "sacramento california" });
    expect(byCode).toMatchObject({ chosen: false, place: "Sacramento, CA 95823" });
    expect(byCity).toMatchObject({ chosen: false, place: "Sacramento, CA" });
    expect(byCity.store).toBeDefined();
    expect(byCity.store).toBe(byCode.store);
  });

  test("a place in no table is kept as it was typed", () => {
    expect(findLeadPlace(stock, { zip: "Pueblo Escondido" })).toEqual({ chosen: false, place: "Pueblo Escondido" });
  });
});

describe("what the mail says", () => {
  const form: Form = chainForm("contact");
  const lead = (values: Record<string, string>, more = {}) => ({
    brand: "Yonke",
    form,
    values,
    edition: "en" as const,
    where: { chosen: false, place: "" },
    proven: true,
    ...more,
  });

  test("its subject names what was chosen, the car, the place and the yard, as far as they are known", async () => {
    const stock = await loadSmallStock({ stores: 9, vehicles: 0 });
    const { store } = findLeadPlace(stock, { store: "1" });
    const values = { subject: "parts", year: "2004", make: "Honda", model: "Civic" };
    const where = { store, chosen: true, place: "Sacramento, CA" };
    const chosen = form.fields.subject?.choices?.parts?.en;
    expect(mailSubject(lead(values, { where }))).toBe(
      `Yonke: Message from the site: ${chosen}, 2004 Honda Civic, Sacramento, CA, ${store?.name}`,
    );
    expect(mailSubject(lead({}))).toBe("Yonke: Message from the site");
    expect(mailSubject(lead({}, { proven: false }))).toMatch(/^\S.* Yonke: Message from the site$/);
  });

  test("its lines are the fields that were filled in, and the yard by name", async () => {
    const stock = await loadSmallStock({ stores: 9, vehicles: 0 });
    const { store } = findLeadPlace(stock, { store: "1" });
    const chosen = mailText(
      lead({ name: "Ana", store: "1", message: "" }, { where: { store, chosen: true, place: "" } }),
    );
    expect(chosen).toContain("Name: Ana");
    expect(chosen).toContain(`Yard: ${store?.name}`);
    expect(chosen.split("\n")).toHaveLength(2);
    const unknown = mailText(lead({ store: "77" }, { where: { chosen: true, place: "" } }));
    expect(unknown).toBe("Yard: 77");
    const near = mailText(lead({ name: "Ana" }, { where: { store, chosen: false, place: "Sacramento, CA" } }));
    expect(near.split("\n").slice(1)).toEqual([
      expect.stringContaining("Sacramento, CA"),
      expect.stringContaining(store?.name ?? "?"),
    ]);
    expect(mailText(lead({ name: "Ana" }, { proven: false })).split("\n")).toEqual([
      expect.any(String),
      "",
      "Name: Ana",
    ]);
  });
});
