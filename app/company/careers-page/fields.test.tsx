import { describe, expect, it } from "vitest";
import { Redirect } from "#app/page.tsx";
import { checkFields } from "#core/forms/check-fields.ts";
import { forms } from "#core/forms/forms.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { get, list, readHtml } from "#tests/support/read-html.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { page } from "./page.tsx";

const messages = {
  es: {
    name: "Por favor, indique su nombre",
    phone: "Indique su número de teléfono",
    email: "Indique una dirección de correo electrónico con un formato válido",
  },
  en: {
    name: "Please tell us your name",
    phone: "Please enter your phone number",
    email: "Please enter a valid email address",
  },
};

describe.each(["es", "en"] as const)("the application in %s", (edition) => {
  const errors = (fields: object) => checkFields(forms.careers, fields as Record<string, unknown>, edition).errors;
  const person = { name: "Ana", phone: "555-0100", email: "ana@example.com" };

  it("needs a name, a phone and an e-mail, and says so in these words", () => {
    expect(errors({})).toEqual(messages[edition]);
    expect(errors(person)).toEqual({});
  });

  it("takes 100 characters of a name, 20 of a phone, 100 of an e-mail, and no more", () => {
    const mail = (length: number) => `${"a".repeat(length - 5)}@b.co`;
    expect(errors({ name: "n".repeat(100), phone: "5".repeat(20), email: mail(60) })).toEqual({});
    expect(errors({ ...person, name: "n".repeat(101) })).toEqual({ name: messages[edition].name });
    expect(errors({ ...person, phone: "5".repeat(21) })).toEqual({ phone: messages[edition].phone });
    expect(errors({ ...person, email: mail(101) })).toEqual({ email: messages[edition].email });
  });

  it("takes what looks like an address, and nothing else", () => {
    for (const email of ["ana", "ana@", "@example.com", "ana example@x.co"])
      expect([email, Object.keys(errors({ ...person, email }))]).toEqual([email, ["email"]]);
  });

  it("has a field that nobody sees beside its own three and the human check", async () => {
    const stock = await loadSmallStock({ stores: 9, vehicles: 0 });
    const request = pageRequest("careers", edition, { stock, now: new Date("2026-11-15T18:00:00Z") });
    const asked = { ...request, token: "t1" };
    const props = await page.load(asked);
    if (props instanceof Redirect) throw new Error("It leads nowhere else");
    const form = get(readHtml(markupOf(asked, <page.Page {...props} />)), "form", { "data-form": "careers" });
    const names = list(form, "input").map(({ attributes }) => attributes.name);
    expect(names).toEqual(expect.arrayContaining(["name", "phone", "email", "recaptcha", "additionalInformation"]));
    const hidden = get(form, "input", { name: "additionalInformation" });
    expect(hidden.attributes.tabindex).toBe("-1");
    expect(hidden.parent?.parent?.attributes).toMatchObject({ class: "honeypot", "aria-hidden": "true" });
  });
});
