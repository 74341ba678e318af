import { beforeAll, describe, expect, it } from "vitest";
import { type FormState, Redirect } from "#app/page.tsx";
import { copy as vinCopy } from "#app/vin/copy.ts";
import { fieldsOfVin } from "#app/vin/fields-of-vin.ts";
import type { Stock } from "#stock/stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { copy } from "./copy.ts";
import { page } from "./page.tsx";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 0 });
});

async function load(query = "", form?: FormState, edition: "es" | "en" = "es") {
  const request = { ...pageRequest("sellMyCar", edition, { stock, now, query }), form, token: "t1" };
  const props = await page.load(request);
  if (props instanceof Redirect) throw new Error("It leads nowhere else");
  return { request, props, head: page.head(props, request) };
}

it("asks for nothing at first: no desk, no state's rules, every market", async () => {
  const { props, head } = await load();
  expect(props).toMatchObject({ answer: undefined, state: "", region: undefined, form: undefined, token: "t1" });
  expect(props.markets.map(({ slug }) => slug)).toEqual(["sacramento"]);
  expect(head).toMatchObject({ title: props.text.title, noindex: false });
});

it.each([
  ["zip=95823", "CA", "CA"],
  ["zip=T2C1A1", "AB", "AB"],
  ["zip=zzzz", "", undefined],
  ["zip=95823&state=TX", "TX", "CA"],
  ["state=TEXAS", "TEX", undefined],
])("%s shows the rules of %j, and helps with the title by those of %j", async (query, state, region) => {
  const { props } = await load(query);
  expect(props.state).toBe(state);
  expect(props.region?.code).toBe(region);
});

it("helps by the postal code in the form that came back, before the one in the address", async () => {
  const form = { values: { zip: "60501" }, errors: { name: "Falta" }, sent: false };
  const { props, head } = await load("zip=95823", form);
  expect(props.region?.code).toBe("IL");
  expect(props.answer?.zip).toBe("95823");
  expect(head).toMatchObject({ title: `Error: ${props.text.title}`, noindex: true });
});

it("brings the postal code that was asked into the form", async () => {
  const { request, props } = await load("zip=95823");
  expect(markupOf(request, <page.Page {...props} />)).toMatch(/<input [^>]*name="zip"[^>]*value="95823"/);
});

describe("a VIN", () => {
  const read = (vin: string) => {
    const values = { read: "", vin, ...fieldsOfVin(vin, now)?.fields };
    return load("", { values, errors: {}, sent: false }, "en");
  };
  const field = (markup: string, name: string) =>
    new RegExp(`<input [^>]*id="sell-my-car-${name}"[^>]*>`).exec(markup)?.[0].match(/ value="([^"]*)"/)?.[1] ?? "";

  it("fills year, make and model beside itself", async () => {
    const { request, props } = await read("1hgcm66593OOO4352");
    const markup = markupOf(request, <page.Page {...props} />);
    const filled = ["vin", "year", "make", "model", "name", "notes"].map((name) => field(markup, name));
    expect(filled).toEqual(["1HGCM665930004352", "2003", "Honda", "Accord", "", ""]);
    expect(markup).toContain(copy.en.filled);
  });

  it("with a wrong sign fills nothing and offers what may be meant, each of which fills", async () => {
    const { request, props } = await read("2T1BR32E18X018356");
    const markup = markupOf(request, <page.Page {...props} />);
    expect(["year", "make", "model"].map((name) => field(markup, name))).toEqual(["", "", ""]);
    expect(markup).toMatch(/<button type="submit" value="2T1BR32E13X018356" name="read"><b>2003 Toyota Corolla</);
    expect(fieldsOfVin("2T1BR32E13X018356", now)).toMatchObject({
      fields: { make: "Toyota", year: "2003" },
      mends: [],
    });
  });

  it("of a maker alone fills no model, and one that nobody filed fills nothing", async () => {
    expect(fieldsOfVin("3N1EB31S270018356", now)?.fields).not.toHaveProperty("model");
    expect(fieldsOfVin("ZZZZZZZZ8ZZ123456", now)?.fields).toEqual({ vin: "ZZZZZZZZ8ZZ123456" });
  });

  it.each(["", "HOLA", "1HGCM66593000435", "x".repeat(400)])(
    "is not %s, which says so and stays typed",
    async (vin) => {
      const { request, props } = await read(vin);
      expect(fieldsOfVin(vin, now)).toBeUndefined();
      expect(markupOf(request, <page.Page {...props} />)).toContain(vinCopy.en.noVin(vin.length));
    },
  );
});
