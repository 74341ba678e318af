import { describe, expect, it } from "vitest";
import { Redirect } from "#app/page.tsx";
import type { ApiCallDoc, ApiShapeDoc } from "#site/api-docs.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { callId } from "./call.tsx";
import { copy } from "./copy.ts";
import { page } from "./page.tsx";

const drawn = (text: string) => text.replaceAll("'", "&#x27;");
const both = (text: string) => ({ es: text, en: text });
const call = (method: "GET" | "POST", path: string, more: Partial<ApiCallDoc> = {}): ApiCallDoc => ({
  method,
  path,
  noun: "vehicle",
  summary: { es: `Da ${path}`, en: `Gives ${path}` },
  parameters: [],
  token: false,
  answer: undefined,
  statuses: [200],
  example: undefined,
  ...more,
});
const calls = [
  call("GET", "/api/vehicle/makes/{id}/models", {
    parameters: [{ name: "id", place: "path", about: both("a make"), required: true }],
    answer: { type: { es: "lista de Model", en: "list of Model" }, shape: "Model" },
    statuses: [200, 404],
    example: { address: "/api/vehicle/makes/1/models", answer: "[{}]" },
  }),
  call("POST", "/api/contact/", {
    parameters: [{ name: "name", place: "body", about: both("who writes"), required: false }],
    token: true,
  }),
  call("GET", "/api/openapi.json"),
];
const shapes: ApiShapeDoc[] = [
  {
    name: "Model",
    fields: [{ name: "make.id", type: both("number"), shape: undefined, about: both("of `makes`, not a name") }],
  },
];

async function open(edition: "es" | "en", list = calls) {
  const plain = pageRequest("apiDocs", edition, { stock: {} as Stock, now: new Date("2026-11-15T18:00:00Z") });
  const apiDocs = { callsPerMinute: 120, formsPerHour: 9, list: async () => list, shapes: () => shapes };
  const request = { ...plain, apiDocs };
  const props = await page.load(request);
  if (props instanceof Redirect) throw new Error("It leads nowhere else");
  return { props, html: markupOf(request, <page.Page {...props} />) };
}

it("has an anchor for each call, of letters, digits and dashes", () => {
  expect(calls.map(callId)).toEqual(["get-api-vehicle-makes-id-models", "post-api-contact-", "get-api-openapi-json"]);
});

it("leads to the description for programs, and to nowhere when there is none", async () => {
  expect((await open("es")).props.openapi).toBe("/api/openapi.json");
  expect((await open("es", calls.slice(0, 2))).props.openapi).toBe("");
});

describe.each(editionIds)("in %s", (edition) => {
  const words = copy[edition];

  it("says of each call what it does, takes and answers", async () => {
    const { html } = await open(edition);
    const [models = "", contact = ""] = html.split('<section class="api-call"').slice(1);
    expect(models).toContain(calls[0]?.summary[edition]);
    expect(models).toContain(`${words.places.path}, ${words.required}`);
    expect(models).toContain(`${edition === "es" ? "lista de" : "list of"} <a href="#shape-model"><code>Model</code>`);
    expect(models).toContain(`${words.statuses}: 200, 404`);
    expect(models).toContain('<a href="/api/vehicle/makes/1/models" rel="nofollow">');
    expect(models).toContain("<code>[{}]</code>");
    expect(models).not.toContain(drawn(words.needsToken));
    expect(models).not.toContain(words.bodyForms);
    expect(contact).toContain(drawn(words.needsToken));
    expect(contact).toContain(words.bodyForms);
    expect(contact).not.toContain(words.required);
    expect(contact).not.toContain(words.example);
  });

  it("says what the fields of a shape mean, code as code", async () => {
    const { html } = await open(edition);
    expect(html).toContain('id="shape-model"');
    expect(html).toContain("<code>make.<wbr/>id</code>");
    expect(html).toContain("of <code>makes</code>, not a name");
  });

  it("tells the limits", async () => {
    const { html } = await open(edition);
    expect(html).toContain(words.limitCalls(120));
    expect(html).toContain(words.limitForms(9));
  });
});
