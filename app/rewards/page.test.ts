import { beforeAll, expect, it } from "vitest";
import { Redirect } from "#app/page.tsx";
import type { Stock } from "#stock/stock.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { page } from "./page.tsx";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 0 });
});

async function open(query: string, edition: "es" | "en" = "es") {
  const now = new Date("2026-11-15T18:00:00Z");
  const request = pageRequest("toolkitRewards", edition, { stock, now, query });
  const props = await page.load(request);
  if (props instanceof Redirect) throw new Error("It leads nowhere else");
  return { props, head: page.head(props, request) };
}

it("reckons what the address asks, and keeps such an address from search engines", async () => {
  const { props, head } = await open("spent=92.50&core=12&points=300");
  expect(props.receipt.answer?.rewards).toMatchObject({ earned: 80, certificates: 1 });
  expect(head).toMatchObject({ title: props.text.title, noindex: true });
});

it("asks for nothing by itself", async () => {
  const { props, head } = await open("utm_source=x");
  expect(props.receipt).toMatchObject({ values: {}, errors: {}, answer: undefined });
  expect(head.noindex).toBe(false);
});

it("says what is wrong in the words of the edition", async () => {
  const wrong = async (edition: "es" | "en") => (await open("spent=10&core=12", edition)).props.receipt.errors;
  const [es, en] = [await wrong("es"), await wrong("en")];
  expect(Object.keys(es)).toEqual(Object.keys(en));
  expect(Object.values(es)).not.toEqual(Object.values(en));
});
