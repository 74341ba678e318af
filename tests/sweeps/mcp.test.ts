import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ask } from "../support/ask.ts";

const origin = inject("servers").one.es;
const client = new Client({ name: "test", version: "1" });
beforeAll(() => client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`))));
afterAll(() => client.close());

type Result = { result: Record<string, unknown> };
async function call(name: string, args: Record<string, unknown>) {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return { data: (structuredContent as Result | undefined)?.result, text: first?.text ?? "", isError };
}

const read = async (path: string) => JSON.parse((await ask(origin, path)).text);
const yard = (await read("/api/locations/partpricing"))[0] as { id: number; postalCode: string };

describe("assistants", () => {
  it("are told what there is to ask, and that it only reads", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      "find_cars",
      "find_part",
      "part_prices",
      "read_vin",
      "yard_events",
      "yard_hours",
      "yards_near",
    ]);
    for (const { annotations, inputSchema } of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(inputSchema.properties).toHaveProperty("language");
    }
  });

  it("find the cars that the results page counts, by name, in a language", async () => {
    const asked = { make: "honda", model: "civic", year: "1999-2003", place: yard.postalCode, miles: 500 };
    const { data } = await call("find_cars", { ...asked, language: "en" });
    const found = data as { total: number; url: string; yards: { cars: { url: string; row: string }[] }[] };
    expect(found.total).toBeGreaterThan(0);
    const { text } = await ask(origin, new URL(found.url).pathname + new URL(found.url).search);
    expect(text).toContain(found.total.toLocaleString("en-US"));
    const car = found.yards[0]?.cars[0];
    expect((await ask(origin, new URL(car?.url ?? "").pathname)).status).toBe(200);
    const spanish = (await call("find_cars", asked)).data as typeof found;
    expect(spanish.total).toBe(found.total);
    expect(spanish.url).toContain("/revise-inventario/");
  });

  it("say which name they did not understand", async () => {
    const { data } = await call("find_cars", { make: "Trabant", place: "95823" });
    expect(data).toMatchObject({ total: 0, understood: { make: false, place: true } });
  });

  describe.each(["es", "en"] as const)("in %s", (language) => {
    const say = (es: string, en: string) => ({ es, en })[language];

    it("find a part for a car with its total, as the API does", async () => {
      const { data, isError } = await call("find_part", {
        part: say("alternador", "alternator"),
        make: "Honda",
        model: "Civic",
        year: "2001",
        place: yard.postalCode,
        miles: 500,
        language,
      });
      expect(isError).toBeFalsy();
      type Bill = { totalPrice: string } | null;
      const answer = data as { total: number; yards: { bill: Bill; billFrom: Bill }[] };
      expect(answer.total).toBeGreaterThan(0);
      // Of a part in sizes, where nothing says which one this car takes, from what to what.
      expect(answer.yards.some(({ bill, billFrom }) => Number((bill ?? billFrom)?.totalPrice) > 0)).toBe(true);
      expect(JSON.stringify(data)).toContain(say("Alternador", "Alternator"));
    });

    it("read prices, hours, events and yards", async () => {
      const part = say("alternador", "alternator");
      const prices = (await call("part_prices", { part, yard: yard.id, language })).data as unknown as {
        description: string;
      }[];
      expect(prices[0]?.description).toContain(say("Alternador", "Alternator"));
      expect((await call("yard_hours", { yard: yard.id, language })).data).toMatchObject({ locationID: yard.id });
      const { data: events } = await call("yard_events", { yard: yard.id, language });
      expect(events).toEqual(await read(`/api/event/location/${yard.id}?language=${language}`));
      const near = (await call("yards_near", { place: yard.postalCode, miles: 50, language })).data as {
        yards: { locationID: number }[];
      };
      expect(near.yards[0]?.locationID).toBe(yard.id);
    });
  });

  it("are refused in the language of the call", async () => {
    expect(await call("find_part", { part: "xyzzy", make: "Honda", model: "Civic" })).toMatchObject({ isError: true });
    const en = await call("yard_hours", { yard: 999_999, language: "en" });
    const es = await call("yard_hours", { yard: 999_999 });
    expect([en.isError, es.isError]).toEqual([true, true]);
    expect(en.text).not.toBe(es.text);
  });

  it("send one small message at a time, and nothing but messages", async () => {
    const post = (body: string, type = "application/json") =>
      fetch(`${origin}/mcp`, {
        method: "POST",
        body,
        headers: { "content-type": type, accept: "application/json, text/event-stream" },
      });
    expect((await post("[]")).status).toBe(400);
    expect((await post("{")).status).toBe(400);
    expect((await post(`"${"a".repeat(70_000)}"`)).status).toBe(413);
    expect((await post("a=1", "multipart/form-data")).status).toBe(400);
    expect((await fetch(`${origin}/mcp`)).status).toBe(405);
    const hostile = await client.callTool({ name: "find_cars", arguments: { make: "a".repeat(5000), miles: -1 } }).then(
      ({ isError }) => isError,
      () => true,
    );
    expect(hostile).toBe(true);
  });
});
