import { expect, it } from "vitest";
import { formName } from "./form-name.ts";

it("calls a form in a word, and one that the office has no word for as its mail does", () => {
  expect([formName("careers", "es"), formName("careers", "en")]).toEqual(["Empleo", "Job"]);
  expect(formName("careers", "es", {})).toBe("Solicitud de trabajo");
  expect(formName("contact", "en", { careers: "Job" })).toBe("Message from the site");
});
