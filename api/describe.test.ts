import { beforeAll, describe, expect, it } from "vitest";
import type { Service } from "#core/store.ts";
import type { ApiCallDoc } from "#site/api-docs.ts";
import { listStores } from "#stock/stores.ts";
import { openApi } from "#tests/support/api-call.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { describeApi } from "./describe.ts";
import { describeShapes, typeOf } from "./shape-docs.ts";

let api: ReturnType<typeof openApi>;
let calls: ApiCallDoc[];
beforeAll(async () => {
  api = openApi({ stock: await loadSmallStock({ stores: 9, vehicles: 60 }) });
  calls = await describeApi(() => api.services).list("es");
});
const find = (path: string, method = "GET") =>
  calls.find((call) => call.path === `/api${path}` && call.method === method);

describe("the calls as the readable page has them", () => {
  it("each with an example that works on the data of now", async () => {
    const shown = calls.flatMap(({ example }) => example ?? []);
    expect(shown.length).toBeGreaterThan(20);
    for (const { address } of shown)
      expect([address, (await api.call(address.slice("/api".length))).status]).toEqual([address, 200]);
  });

  it("with an answer where it is text, cut where it is long", async () => {
    expect(find("/locations/count/{type}")?.example).toEqual({
      address: "/api/locations/count/APBStore?country=*",
      answer: "9",
    });
    const long = find("/vehicle/search")?.example?.answer ?? "";
    expect(long).toMatch(/\n…$/);
    expect(long.length).toBeLessThanOrEqual(702);
    expect(JSON.parse(find("/config/config/{key}")?.example?.answer ?? "")).toBe("altcha");
    expect(find("/locations/mapdata/{id}")).toMatchObject({ answer: undefined, example: { answer: "" } });
    expect(find("/openapi.json")?.example?.answer).toBe("");
  });

  it("with texts of up to 160 signs whole, and of longer ones the beginning", async () => {
    const [whole, long] = ["a".repeat(160), "b".repeat(161)];
    const hit = { url: "/a", title: whole, description: long, image: "", highlight: "" };
    const { services } = openApi({ stock: api.services.stock.current, search: () => ({ total: 1, hits: [hit] }) });
    const shown = (await describeApi(() => services).list("es")).find(({ path }) => path === "/api/search");
    expect(shown?.example?.answer).toContain(`"title": "${whole}"`);
    expect(shown?.example?.answer).toContain(`"meta_description": "${"b".repeat(80)}…"`);
  });

  it("of a yard that does what the call is about", async () => {
    const { chain, ...rest } = api.services.stock.current;
    const stores = chain.stores.filter(({ id }) => id !== 1);
    const { services } = openApi({ stock: { ...rest, chain: { ...chain, stores } } });
    const list = await describeApi(() => services).list("es");
    const address = (path: string) => list.find((call) => call.path === `/api${path}`)?.example?.address;
    const first = (service?: Service) =>
      listStores(services.stock.current).find((store) => !service || store.services.has(service))?.id;
    expect(address("/locations/{id}")).toBe(`/api/locations/${first()}`);
    expect(address("/parts/list/{locationID}")).toBe(`/api/parts/list/${first("partpricing")}?partKeyword=altern`);
    expect(address("/locations/partlocations/{id}")).toBe(`/api/locations/partlocations/${first("partpricing")}`);
    expect(address("/locations/webuycarslocation/{id}")).toMatch(
      new RegExp(`^/api/locations/webuycarslocation/${first("buyscars")}\\b`),
    );
    expect(address("/suggest")).toBe("/api/suggest?t=alternador+civ");
  });

  it("in English ask for English, where a call has languages", async () => {
    const english = await describeApi(() => api.services).list("en");
    const address = (path: string) => english.find((call) => call.path === `/api${path}`)?.example?.address;
    expect(address("/search")).toBe("/api/search?t=mofle&page=1&sfilter=english");
    expect(address("/locations/dropdown")).toBe("/api/locations/dropdown?language=english");
    expect(address("/vehicle/makes")).toBe("/api/vehicle/makes");
  });

  it("say where each value stands, who may call, and what can come back", () => {
    expect(find("/vehicle/makes/{id}/models")).toMatchObject({
      noun: "vehicle",
      parameters: [
        { name: "id", place: "path", required: true },
        { name: "inStock", place: "query", required: false },
      ],
      token: false,
      statuses: expect.arrayContaining([200, 404, 429]),
    });
    expect(find("/vehicle/search")?.parameters.map(({ place }) => place)).toContain("query");
    expect(find("/vehicle/search", "POST")).toMatchObject({ token: false, example: undefined });
    expect(new Set(find("/vehicle/search", "POST")?.parameters.map(({ place }) => place))).toEqual(new Set(["any"]));
    expect(find("/careers/form", "POST")).toMatchObject({ token: true, example: undefined });
    expect(find("/careers/form", "POST")?.parameters).toContainEqual(
      expect.objectContaining({ name: "name", place: "body", required: true }),
    );
    expect(find("/token")?.example).toBeUndefined();
  });
});

describe("types in words", () => {
  it("of plain values, lists and choices", () => {
    expect(typeOf({ type: "integer" }).type).toEqual({ es: "número entero", en: "whole number" });
    expect(typeOf({ type: "array", items: { type: "string" } }).type).toEqual({
      es: "lista de textos",
      en: "list of texts",
    });
    expect(typeOf({ type: "array", items: { type: "boolean" } }).type.es).toBe("lista de true o false");
    expect(typeOf({ anyOf: [{ type: "string" }, { type: "null" }] }).type).toEqual({
      es: "texto o null",
      en: "text or null",
    });
    expect(typeOf({ const: true }).type.en).toBe("true or false");
    expect(typeOf({ const: "x" }).type.en).toBe("text");
    expect(typeOf({ type: "strange" }).type.en).toBe("object");
  });

  it("of every shape, with the fields of objects inside", () => {
    const shapes = describeShapes();
    expect(shapes.length).toBeGreaterThan(10);
    expect(shapes.every(({ name, fields }) => name !== "" && fields.length > 0)).toBe(true);
    const names = shapes.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(names).toContain("locationID");
    expect(names.some((name) => /^\w+\[\]\.\w+$/.test(name))).toBe(true);
    expect(names.some((name) => /^\w+\.\w+$/.test(name))).toBe(true);
  });
});
