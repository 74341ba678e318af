import { expect, test } from "vitest";
import { contactSubjects } from "#content/contact-subjects.ts";
import { allDesksAnswer, listRecipients } from "./desks.ts";

const lead = (form: "careers" | "contact" | "sell-my-car" | "donate", fields = {}, storeEmail = "") => ({
  form,
  fields,
  storeEmail,
});
const general = ["office@yonke.test"];

test("a form's own desk comes instead of the general one", () => {
  const desks = { general, careers: ["jobs@yonke.test"], "sell-my-car": ["buyers@yonke.test"] };
  expect(listRecipients(lead("careers"), desks)).toEqual(["jobs@yonke.test"]);
  expect(listRecipients(lead("donate"), desks)).toEqual(general);
  expect(listRecipients(lead("contact", { subject: "parts" }), desks)).toEqual(general);
  expect(listRecipients(lead("contact", { subject: "sell" }), desks)).toEqual(["buyers@yonke.test"]);
});

test("a store's own address gets its forms beside the desk", () => {
  expect(listRecipients(lead("contact", {}, "fw1@yonke.test"), { general })).toEqual(["fw1@yonke.test", ...general]);
  expect(listRecipients(lead("contact", {}, general[0]), { general })).toEqual(general);
});

test("nobody is written to at an example address; every subject of the demo chain is one", () => {
  for (const { id } of contactSubjects)
    expect(listRecipients(lead("contact", { subject: id }, "x@example.com"), { general: ["a@example.org"] })).toEqual(
      [],
    );
  expect(allDesksAnswer({ general: [] })).toBe(false);
  expect(allDesksAnswer({ general: ["empleos@example.com"] })).toBe(false);
  expect(allDesksAnswer({ general, careers: ["jobs@example.com"] })).toBe(false);
  expect(allDesksAnswer({ general })).toBe(true);
});
