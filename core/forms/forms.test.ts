import { describe, expect, it } from "vitest";
import { formIds, formPath, getForm } from "./forms.ts";

it("the addresses of the endpoints are those that callers know", () => {
  const known = ["careers", "contact", "sell-my-car", "donate"] as const;
  expect(known.map(formPath)).toEqual(["/careers/form", "/contact/form", "/sellmycar/form", "/donate/form"]);
  expect(formIds).toEqual(expect.arrayContaining([...known]));
  expect(new Set(formIds.map(formPath)).size).toBe(formIds.length);
});

it("no two forms share a page", () => {
  expect(new Set(formIds.map((id) => getForm(id).page)).size).toBe(formIds.length);
});

describe.each(formIds)("the form %s", (id) => {
  const { fields, parts, oneOf } = getForm(id);

  it("shows every field once", () => {
    const shown = parts.flatMap(({ rows }) => rows.flat());
    expect([...shown].sort()).toEqual(Object.keys(fields).sort());
  });

  it("asks for one of fields that it has, none of which is needed by itself", () => {
    for (const name of oneOf?.names ?? []) expect(fields[name]?.required, name).toBe(false);
  });

  it("has a sentence of its own for every field", () => {
    const sentences = Object.values(fields).map(({ message }) => message.es);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it("ticks what it asks to be ticked with a value that it takes", () => {
    for (const { box, choices } of Object.values(fields)) if (box) expect(choices).toHaveProperty("yes");
  });
});
