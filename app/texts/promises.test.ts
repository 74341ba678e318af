import { beforeAll, describe, expect, it } from "vitest";
import { chainFacts } from "#content/chain-facts.ts";
import type { ContentPage } from "#content/page-file.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { loadText } from "./content-page.tsx";

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

describe.each(editionIds)("what the shipped chain promises in %s", (edition) => {
  const es = edition === "es";
  const read = (name: ContentPage): string => {
    const request = pageRequest("company", edition, { stock, now: new Date("2026-11-15T18:00:00Z") });
    const { description, lead, intro, sections } = loadText(name, request);
    return [description, lead, intro, ...sections.map(({ heading, html }) => `${heading} ${html}`)].join(" ");
  };

  it("is one time after which what a form brought is deleted, on every page that speaks of it", () => {
    const said = es ? /[Bb]orramos lo que mandó a los 90 días/ : /delete what you sent after 90 days/;
    for (const page of ["privacy", "contact", "sell-my-car", "careers"] as const) {
      expect(read(page), page).toMatch(said);
      expect(read(page), page).not.toMatch(
        /no manda correos|isn’t sending email|hasta que se mande|after a while|después de un tiempo/,
      );
    }
  });

  it("is no job near anybody, and no denial of it beside", () => {
    expect(read("careers")).not.toMatch(/cerca de usted|near you|inventada|invented/);
  });

  it("is no core charge for who brings the old part that day, wherever cores are explained", () => {
    for (const page of ["policies", "about", "warranty-plus"] as const)
      expect(read(page), page).toMatch(es ? /no paga casco/ : /pay no core charge/);
  });

  it("has what its points speak of: parts that are shipped, services, wholesale", () => {
    const excluded = read("toolkit-rewards");
    for (const word of es ? ["Envío", "Compras de mayoreo", "Servicios"] : ["Shipping", "Wholesale", "Services"])
      expect(excluded).toContain(word);
    expect(chainFacts().rules.shipsParts).toBe(true);
    expect(read("policies")).toMatch(es ? /Mandamos piezas/ : /We ship parts/);
    expect(read("what-we-sell")).toMatch(es ? /servicios y ventas de mayoreo/ : /services and wholesale/);
  });

  it("is both languages at many counters and a hoist at some yards, not everywhere", () => {
    expect(read("company")).toContain(es ? "en la caja de muchos yonkes" : "at many counters");
    expect(read("policies")).not.toMatch(/en la caja, en español|counter, in Spanish/);
    expect(read("safety")).toContain(es ? "algunos yonkes la tienen" : "some yards have one");
  });
});
