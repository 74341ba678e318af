import { beforeAll, expect, it } from "vitest";
import type { FormState } from "#app/page.tsx";
import type { Stock } from "#stock/stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { page } from "./page.tsx";

const now = new Date("2026-11-15T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 0 });
});

async function load(query = "", form?: FormState, edition: "es" | "en" = "es") {
  const request = { ...pageRequest("sellMyCar", edition, { stock, now, query }), form, token: "t1" };
  const props = await page.load(request);
  if ("redirect" in props) throw new Error("It leads nowhere else");
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
