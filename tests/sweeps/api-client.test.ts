import createClient from "openapi-fetch";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { formIds, formPath } from "#core/forms/forms.ts";
import type { paths } from "../api-client/paths.generated.ts";
import { pathValues, readExamples } from "../support/api-examples.ts";
import { readOpenApi } from "../support/api-schema.ts";

const origin = inject("servers").one.es;
const described = await readOpenApi(origin);
const called: { call: string; status: number; wrong: string }[] = [];

/** The typed client that any program could have; whatever comes back is held against the description. */
const client = createClient<paths>({ baseUrl: origin });
client.use({
  async onResponse({ schemaPath, request: { method }, response }) {
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    const known = described.operations.find((one) => one.path === schemaPath && one.method === method);
    const wrong = !known?.operation.responses[response.status]
      ? `status ${response.status} is not described`
      : isJson
        ? described.problemsOf(schemaPath, method, response.status, await response.clone().json())
        : "";
    called.push({ call: `${method} ${schemaPath}`, status: response.status, wrong });
  },
});

/** What the next call needs; an answer without it ends the walk with what was said instead. */
function some<T>(value: T | undefined, said?: unknown): T {
  if (value === undefined) throw new Error(`nothing came: ${JSON.stringify(said)}`);
  return value;
}

async function askForCars() {
  const makes = some((await client.GET("/api/vehicle/makes")).data);
  const { id: makeId } = some(makes.find(({ name }) => name === "Honda"));
  const { data } = await client.GET("/api/vehicle/makes/{id}/models", {
    params: { path: { id: makeId }, query: { inStock: true } },
  });
  const { id: modelId } = some(data?.find(({ name }) => name === "Civic"));
  const query = { makeId, modelId, distance: 0 };
  const found = await client.GET("/api/vehicle/search", { params: { query } });
  const [first] = some(found.data, found.error);
  const posted = await client.POST("/api/vehicle/search", { params: {}, body: { ...query, language: "english" } });
  expect(posted.data?.length).toBe(found.data?.length);
  const car = some(first?.vehicles[0]);
  const { data: detail } = await client.GET("/api/vehicle/{id}", { params: { path: { id: String(car.id) } } });
  expect(detail?.vehicle.vin).toBe(car.vin);
  const zip = some(first).location.postalCode;
  const part = await client.GET("/api/parts/find", {
    params: { query: { part: "alternador", makeId, modelId, zip, distance: 500 } },
  });
  expect(some(part.data, part.error).yards.length).toBeGreaterThan(0);
  return zip;
}

async function askForYards(zip: string) {
  const { data: priced } = await client.GET("/api/locations/partpricing");
  const { data: buyers } = await client.GET("/api/locations/buyscars");
  const [id, buyer] = [some(priced?.[0]).id, some(buyers?.[0]).id];
  const path = { id };
  for (const language of ["spanish", "english"]) {
    const query = { language };
    expect((await client.GET("/api/locations/{id}", { params: { path, query } })).data?.locationID).toBe(id);
    await client.GET("/api/locations/dropdown", { params: { query } });
    const near = await client.GET("/api/locations/search", { params: { query: { ...query, zip, distance: 100 } } });
    expect(near.data?.[0]?.locationDistance).toBeDefined();
    await client.GET("/api/parts/list/{locationID}", {
      params: { path: { locationID: id }, query: { ...query, partKeyword: "alternador" } },
    });
  }
  await client.GET("/api/locations/count/{type}", { params: { path: { type: "APBStore" }, query: { country: "US" } } });
  await client.GET("/api/locations/partlocations/{id}", { params: { path } });
  const desk = await client.GET("/api/locations/webuycarslocation/{id}", { params: { path: { id: buyer } } });
  some(desk.data, desk.error);
  await client.GET("/api/locations/webuycarsmarket/{id}", { params: { path: { id: 1 } } });
  await client.GET("/api/locations/storemap/{id}", { params: { path } });
  await client.GET("/api/locations/mapdata/{id}", { params: { path }, parseAs: "arrayBuffer" });
}

async function askForTheRest() {
  const { data: having } = await client.GET("/api/event/alllocations");
  const { id } = some(having?.[0]);
  const { data: events } = await client.GET("/api/event/location/{id}", { params: { path: { id } } });
  await client.GET("/api/event/{id}", { params: { path: { id: some(events?.[0]).id } } });
  await client.GET("/api/promoimage/promos");
  await client.GET("/api/search", { params: { query: { t: "mofle", page: 1 } } });
  await client.GET("/api/vin/{vin}", { params: { path: { vin: "1HGCM665930004352" } } });
  await client.GET("/api/suggest", { params: { query: { t: "alterna", language: "english" } } });
  await client.POST("/api/suggest", { params: {}, body: { t: "1HGCM665930004352" } });
  await client.GET("/api/config/config/{key}", { params: { path: { key: "nobody-has-this" } } });
  await client.GET("/api/captcha/challenge");
  await client.GET("/api/openapi.json");
}

/** As a program fills forms in that does not know the hidden field: it is thanked, and nothing is kept. */
async function sendForms() {
  const { data } = await client.GET("/api/token");
  const { token } = some(data);
  const headers = { cookie: `XSRF-TOKEN=${token}`, "x-xsrf-token": token };
  const person = { name: "Prueba", phone: "555-0100", email: "cliente@example.com", additionalInformation: "x" };
  const car = { zip: "95823", year: "2001", make: "Honda", model: "Civic" };
  const sent = [
    await client.POST("/api/careers/form", { headers, body: person }),
    await client.POST("/api/contact/form", { headers, body: { ...person, subject: "parts", message: "¿Hay?" } }),
    await client.POST("/api/donate/form", { headers, body: { ...person, ...car } }),
    await client.POST("/api/sellmycar/form", { headers, body: { ...person, ...car, runs: "starts", consent: "yes" } }),
  ];
  // A form that is new needs no line of its own here.
  for (const path of formIds.map((id) => `/api${formPath(id)}` as "/api/careers/form"))
    if (!called.some(({ call }) => call === `POST ${path}`))
      sent.push(await client.POST(path, { headers, body: person }));
  expect(sent.map(({ data }) => data?.sent)).toEqual(formIds.map(() => true));
  // Not without the administration's key.
  const [urls, ended] = [
    await client.POST("/api/config/urls", { headers, body: ["/"] }),
    await client.POST("/api/alerts/ended", { headers, body: ["nobody@example.com"] }),
  ];
  expect([urls.error?.error.code, ended.error?.error.code]).toEqual(["forbidden", "forbidden"]);
}

/** A new call needs no line of its own here: it is called by the example that its endpoint gives. */
async function askByExamples() {
  for (const { address, path } of await readExamples(origin, described.document)) {
    if (called.some(({ call }) => call === `GET ${path}`)) continue;
    const { searchParams } = new URL(address, origin);
    await client.GET(path as "/api/event/{id}", {
      params: { path: pathValues(path, address), query: Object.fromEntries(searchParams) } as never,
      parseAs: "arrayBuffer",
    });
  }
}

describe("the typed client of the API", () => {
  beforeAll(async () => {
    const zip = await askForCars();
    await askForYards(zip);
    await askForTheRest();
    await askByExamples();
    await sendForms();
  });

  it("has called everything that is described", () => {
    const all = described.operations.map(({ method, path }) => `${method} ${path}`);
    expect(all.filter((one) => !called.some(({ call }) => call === one))).toEqual([]);
  });

  it("was answered as the description says, by every call", () => {
    expect(called.filter(({ wrong }) => wrong)).toEqual([]);
    const answered = new Set(called.filter(({ status }) => status === 200).map(({ call }) => call));
    const others = new Set(called.map(({ call }) => call).filter((call) => !answered.has(call)));
    expect([...others]).toEqual(["GET /api/config/config/{key}", "POST /api/config/urls", "POST /api/alerts/ended"]);
  });
});
