import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { islandTree } from "#app/define-island.tsx";
import { Island } from "#app/island.tsx";
import { PageContext, type PageView } from "#app/page.tsx";
import { type Edition, editionIds } from "#site/editions.ts";
import { copy } from "./copy.ts";
import { readReceipt } from "./receipt.ts";
import island from "./rewards-calculator.island.tsx";

const propsFor = (edition: Edition, query: string) => ({
  receipt: readReceipt(new URLSearchParams(query), edition),
  action: "/toolkit-rewards#calculator",
});
const markup = (edition: Edition, query: string) =>
  renderToStaticMarkup(islandTree(island.Component, propsFor(edition, query), edition));

describe.each(editionIds)("the rewards calculator in %s", (edition) => {
  const words = copy[edition];

  it("is a GET form that works without script", () => {
    const html = markup(edition, "");
    expect(html).toMatch(/<form [^>]*action="\/toolkit-rewards#calculator"/);
    for (const name of ["spent", "tax", "core", "fee", "paid", "other", "points"])
      expect(html).toContain(`id="receipt-${name}"`);
    expect(html).toContain('<div role="status"></div>');
    expect(html).toContain(words.gauge(0, 350));
    expect(html).not.toContain("style=");
  });

  it("answers what the address asks", () => {
    const html = markup(edition, "spent=92.50&core=12&points=300");
    expect(html).toContain(words.earned("80", 80));
    expect(html).toContain(words.certificates(1, "$20.00"));
    expect(html).toContain('value="92.50"');
    expect(html).toContain(words.gauge(30, 350));
    expect(html).toContain('<details class="rewards__out" open="">');
  });

  it("says what is wrong", () => {
    const html = markup(edition, "spent=10&core=12");
    expect(html).toContain('role="alert"');
    expect(html).toContain(words.tooMuch);
  });

  it("renders the same from the props that travel in the page", () => {
    const props = propsFor(edition, "spent=92.50&points=300");
    const page = renderToStaticMarkup(
      <PageContext value={{ edition } as PageView}>
        <Island of={island} props={props} slots={{ intro: <h1>Toolkit</h1> }} />
      </PageContext>,
    );
    const travelled = JSON.parse(JSON.stringify(props)) as typeof props;
    expect(page).toContain(
      renderToString(islandTree(island.Component, travelled, edition, { intro: "<h1>Toolkit</h1>" })),
    );
    expect(page).toContain('data-island="rewards-calculator"');
  });
});
