import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { islandIdPrefix, islandTree } from "#app/define-island.tsx";
import { PageContext } from "#app/page.tsx";
import { contactSubjects } from "#content/contact-subjects.ts";
import { receiptOf } from "#content/receipts.ts";
import { type FormId, formIds, forms, getForm } from "#core/forms/forms.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { copy } from "./copy.ts";
import { humanCopy } from "./human-copy.ts";
import island, { type SiteFormProps } from "./site-form.island.tsx";
import { SiteForm } from "./site-form.tsx";

const propsOf = (id: FormId, more: Partial<SiteFormProps> = {}): SiteFormProps => ({
  id,
  state: { values: {}, errors: {}, sent: false },
  action: "/form",
  token: "t0k3n",
  thanks: "Thanks",
  received: "Received",
  phone: { display: "1-800-555-0152", tel: "+18005550152" },
  options: {},
  help: {},
  wide: false,
  ...more,
});
const draw = (id: FormId, more?: Partial<SiteFormProps>, edition: "es" | "en" = "es") =>
  renderToStaticMarkup(islandTree(island.Component, propsOf(id, more), edition));

describe.each(editionIds)("in %s", (edition) => {
  it.each(formIds)("%s posts every field to its own page without script", (id) => {
    const html = draw(id, {}, edition);
    expect(html).toMatch(/<form [^>]*action="\/form" method="post"/);
    expect(html).toContain('name="_csrf" value="t0k3n"');
    for (const [name, field] of Object.entries(getForm(id).fields)) {
      expect(html).toMatch(new RegExp(`name="${name}"`));
      expect(html).toContain((field.box ?? field.label)[edition]);
    }
    const unchecked = html.match(/<noscript>.*?<\/noscript>/s)?.[0];
    expect(unchecked).toContain(humanCopy[edition].noScript);
    // Whoever reads there to call has the number there.
    expect(unchecked).toContain('<a href="tel:+18005550152">1-800-555-0152</a>.');
    expect(html).not.toContain("disabled");
    expect(html).not.toContain("style=");
    expect(html).not.toMatch(/ data-(?!form\b|focus\b|bad\b|when\b)/);
  });

  it("says what is wrong in the order of the page, and keeps what was typed", () => {
    const errors = { name: "no name", message: "no message", form: "no person" };
    const html = draw("contact", { state: { values: { email: "a@b.test" }, errors, sent: false } }, edition);
    const links = [...html.matchAll(/<a href="#([\w-]+)">/g)].map(([, id]) => id);
    expect(links).toEqual(["contact-message", "contact-name", "contact-human"]);
    expect(html).toContain('value="a@b.test"');
    expect(html).toContain('id="contact-name-err"');
    expect(html).toContain('<p class="err" id="contact-human-err">no person</p>');
  });

  it("gives way to the thanks", () => {
    const html = draw("careers", { state: { values: {}, errors: {}, sent: true }, another: "Again" }, edition);
    expect(html).not.toContain("<form");
    expect(html).toContain("Received");
    expect(html).toContain('href="/form"');
    expect(draw("careers", {}, edition)).toMatch(/<div class="done"[^>]* hidden=""/);
  });

  it("marks as optional what is, but not where one of several is needed", () => {
    const html = draw("contact", {}, edition);
    const label = (name: string) => html.match(new RegExp(`<label for="contact-${name}">.*?</label>`))?.[0];
    expect(label("store")).toContain("opt");
    for (const name of ["email", "phone", "message"]) expect(label(name)).not.toContain("opt");
  });
});

it("shows the chain's own choices, those of the page, and what is said of them", () => {
  const options = { store: [{ value: "7", text: "Yonke 7" }] };
  const page = renderToStaticMarkup(
    <PageContext value={pageRequest("contact", "en", { stock: {} as Stock, now: new Date(0) })}>
      <SiteForm
        id="contact"
        state={undefined}
        token="t"
        thanks="Thanks"
        options={options}
        brought={{ subject: "sell" }}
      />
    </PageContext>,
  );
  for (const { id } of contactSubjects) expect(page).toContain(`<option value="${id}"`);
  expect(page).toMatch(/<option value="sell" selected/);
  expect(page).toContain('<option value="7">Yonke 7</option>');
  expect(page).toContain(copy.en.received);
  expect(page).toContain(receiptOf("contact").next.en);
  expect(page).toContain(`<a href="tel:${receiptOf("contact").phone.tel}">`);
  const help = { title: [{ when: "lost", lines: ["Ask for another"], more: { href: "#rules", text: "Rules" } }] };
  expect(draw("sell-my-car", { help })).toContain(
    'data-when="lost"><p>Ask for another</p><p><a href="#rules">Rules</a>',
  );
});

describe.each(editionIds)("without the human check, in %s", (edition) => {
  const open = (id: FormId, unproven: boolean) =>
    renderToStaticMarkup(
      <PageContext value={pageRequest("contact", edition, { stock: {} as Stock, now: new Date(0) })}>
        <SiteForm
          id={id}
          state={{ values: {}, errors: {}, sent: true, ...(unproven && { unproven }) }}
          token="t"
          thanks="Thanks"
        />
      </PageContext>,
    );

  it.each(formIds)("%s promises nothing that only the proven get", (id) => {
    const { next, phone } = receiptOf(id);
    expect(open(id, false)).toContain(next[edition]);
    const html = open(id, true);
    expect(html).not.toContain(next[edition]);
    expect(html).not.toContain(copy[edition].received);
    expect(html).toContain(copy[edition].receivedUnproven);
    expect(html).toContain(`${copy[edition].callInstead}<!-- --> <a href="tel:${phone.tel}">`);
  });
});

it("carries the provider's check where one is chosen", () => {
  const html = draw("careers", { captcha: { provider: "turnstile", siteKey: "k" } });
  expect(html).toContain('<div id="careers-human" tabindex="-1"></div>');
  expect(html).not.toContain(humanCopy.es.check);
});

it("draws the same from the props that travel in the page", () => {
  const props = propsOf("sell-my-car", { wide: true, privacy: "/privacy" });
  const travelled = JSON.parse(JSON.stringify(props)) as SiteFormProps;
  const drawn = (given: SiteFormProps) =>
    renderToString(islandTree(island.Component, given, "es"), { identifierPrefix: islandIdPrefix(island.name) });
  expect(drawn(travelled)).toBe(drawn(props));
  expect(forms[props.id].page).toBe("sellMyCar");
});
