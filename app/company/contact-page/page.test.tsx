import { beforeAll, expect, it } from "vitest";
import { type FormState, Redirect } from "#app/page.tsx";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { page } from "./page.tsx";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 18, vehicles: 60 });
});
async function open(query = "", form?: FormState) {
  const plain = pageRequest("contact", "es", { stock, now: new Date("2026-11-15T18:00:00Z"), query });
  const request = { ...plain, form, token: "t1" };
  const props = await page.load(request);
  if (props instanceof Redirect) throw new Error("It leads nowhere else");
  return { props, html: markupOf(request, <page.Page {...props} />), head: page.head(props, request) };
}

it("offers every yard that is open, by its number", async () => {
  const { props } = await open();
  expect(props.stores).toEqual(listStores(stock).map((store) => ({ value: String(store.id), text: store.listText })));
  expect(props.stores).toHaveLength(17);
});

it("begins with the subject and the yard that a link brought", async () => {
  const [, subject = ""] = /<option value="([^"]+)"/.exec((await open()).html) ?? [];
  expect(subject).not.toBe("");
  const { props, html } = await open(`subject=${subject}&store=2`);
  expect(props.brought).toEqual({ subject, store: "2" });
  expect(html).toMatch(new RegExp(`<option value="${subject}" selected=""`));
  expect(html).toMatch(/<option value="2" selected=""/);
  expect((await open()).props.brought).toEqual({ subject: "", store: "" });
});

it("shows what was sent before what a link brought", async () => {
  const sent = { values: { store: "3" }, errors: { message: "Escriba su mensaje." }, sent: false };
  const { html, head } = await open("store=2", sent);
  expect(html).toMatch(/<option value="3" selected=""/);
  expect(html).not.toMatch(/<option value="2" selected=""/);
  expect(head).toMatchObject({ title: expect.stringMatching(/^Error: /), noindex: true });
});
