import { beforeAll, expect, it } from "vitest";
import { type FormState, Redirect } from "#app/page.tsx";
import type { Stock } from "#stock/stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { copy } from "./copy.ts";
import { page } from "./page.tsx";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 0 });
});

async function open(form?: FormState) {
  const plain = pageRequest("donateNow", "es", { stock, now: new Date("2026-11-15T18:00:00Z") });
  const request = { ...plain, form, token: "t1" };
  const props = await page.load(request);
  if (props instanceof Redirect) throw new Error("It leads nowhere else");
  return { html: markupOf(request, <page.Page {...props} />), head: page.head(props, request) };
}
const before = (html: string, one: string, other: string) => html.indexOf(one) < html.indexOf(other);
const offer = 'id="offer"';
const textBody = 'class="prose';

it("begins with its text, and leads to the form below it", async () => {
  const { html, head } = await open();
  expect(html).toContain(`href="#offer"`);
  expect(html.split(offer)).toHaveLength(2);
  expect(before(html, textBody, offer)).toBe(true);
  expect(head.noindex).toBe(false);
});

it("shows what came of the form where the page begins", async () => {
  const { html, head } = await open({
    values: { name: "Ana" },
    errors: { phone: "Escriba su teléfono." },
    sent: false,
  });
  expect(html).not.toContain(`href="#offer"`);
  expect(html.split(offer)).toHaveLength(2);
  expect(before(html, offer, textBody)).toBe(true);
  expect(html).toContain("Escriba su teléfono.");
  expect(html).toContain('value="Ana"');
  expect(head.title).toMatch(/^Error: /);
});

it("thanks for what was sent, without the form", async () => {
  const { html, head } = await open({ values: {}, errors: {}, sent: true });
  expect(html).toContain(copy.es.thanks);
  expect(head).toMatchObject({ noindex: true });
  expect(head.title).not.toMatch(/^Error/);
});
