import { expect, it } from "vitest";
import type { FormState } from "#app/page.tsx";
import { formHead } from "./form-head.ts";

const text = { title: "Carreras", description: "Trabaje con nosotros.", questions: [] };
const came = (errors: Record<string, string>, sent = false): FormState => ({ values: {}, errors, sent });

it.each([
  ["nothing was sent", undefined, { title: "Carreras", noindex: false }],
  ["an answer is wrong", came({ name: "Escriba su nombre." }), { title: "Error: Carreras", noindex: true }],
  ["all was well", came({}, true), { title: "Carreras", noindex: true }],
] as const)("%s", (_, state, head) => {
  expect(formHead(text, state, "es")).toEqual({ ...head, description: text.description, jsonLd: [] });
});

it("takes the words of a page that is no long text", () => {
  const { title, description } = text;
  expect(formHead({ title, description }, undefined, "es")).toEqual(formHead(text, undefined, "es"));
});
