import { expect, it } from "vitest";
import { formIds } from "#core/forms/forms.ts";
import { keptForm } from "./kept-form.ts";
import { readKept } from "./outbox-list.ts";

const filled = new FormData();
for (const [name, value] of [
  ["_csrf", "t"],
  ["name", "Ana"],
  ["phone", ""],
  ["recaptcha", "r"],
  ["g-recaptcha-response", "g"],
] as const)
  filled.append(name, value);

it("keeps what was filled in, not what proves who sent it", () => {
  expect(keptForm("careers", filled, "es", "/carreras")).toMatchObject({
    form: "careers",
    address: "/api/careers/form/",
    page: "/carreras",
    fields: { language: "es", name: "Ana" },
  });
  expect(keptForm("careers", filled, "es", "/carreras").fields).not.toHaveProperty("recaptcha");
});

it("every sending has a key of its own, and every form an address that is read again", () => {
  const kept = formIds.map((id) => keptForm(id, filled, "en", "/en/page"));
  expect(new Set(kept.map(({ key }) => key)).size).toBe(formIds.length);
  for (const { key } of kept) expect(key).toMatch(/^[\da-f]{32}$/);
  expect(readKept(JSON.stringify(kept), Date.now()).kept).toEqual(kept);
});
