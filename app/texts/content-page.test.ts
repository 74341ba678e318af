import { beforeAll, describe, expect, it } from "vitest";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { loadText } from "./content-page.tsx";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 0 });
});

const now = new Date("2026-11-15T18:00:00Z");
/** What a server says that sends these. */
function said(name: "privacy" | "terms", edition: "es" | "en", mail: boolean, mailAlerts: boolean, push?: string) {
  const request = pageRequest("privacy", edition, { stock, now });
  const settings = { ...request.settings, mail, alerts: { mail: mailAlerts, push } };
  return loadText(name, { ...request, settings })
    .sections.map(({ heading, html }) => `${heading}\n${html}`)
    .join("\n");
}

describe.each(editionIds)("what the %s texts say of mail and alerts", (edition) => {
  const es = edition === "es";
  const alertsOf = {
    privacy: es ? "Si pide que le avisemos" : "If you ask us to tell you",
    terms: es ? "Avisos\n" : "Alerts\n",
  };
  const receipt = es ? "acuse de recibo" : "we usually send you a confirmation";
  const byMail = {
    privacy: es ? "Guardamos su correo" : "We keep your email address",
    terms: es ? "su propio correo" : "your own email address",
  };

  it.each(["privacy", "terms"] as const)("is nothing where the server sends none (%s)", (name) => {
    const text = said(name, edition, false, false);
    expect(text).not.toContain(alertsOf[name]);
    expect(text).not.toContain(byMail[name]);
    expect(text).not.toContain(receipt);
  });

  it.each(["privacy", "terms"] as const)("is of mail where it sends mail (%s)", (name) => {
    const text = said(name, edition, true, true);
    expect(text).toContain(alertsOf[name]);
    expect(text).toContain(byMail[name]);
    expect(text.includes(receipt)).toBe(name === "privacy");
    expect(text).not.toContain(es ? "su navegador nos da" : "your browser gives us");
  });

  it.each(["privacy", "terms"] as const)("is of the browser alone where only that can be told (%s)", (name) => {
    const text = said(name, edition, false, false, "key");
    expect(text).toContain(alertsOf[name]);
    expect(text).not.toContain(byMail[name]);
    expect(text.includes(es ? "Le avisa su navegador" : "Your browser tells you")).toBe(name === "privacy");
  });
});

it.each(editionIds)("shows a text of the chain's own though it links to a page that there is not (%s)", (edition) => {
  const shipped = chainFolder();
  const own = "title: A\ndescription: B\n\n# A\n\nC [d](page:nope), [e](page:safety).\n";
  keepChain({ ...shipped, texts: new Map([[`about.${edition}`, own]]) });
  try {
    const request = pageRequest("about", edition, { stock, now });
    const to = request.href("safety");
    expect(loadText("about", request).lead).toBe(`C d, <a href="${to}">e</a>.`);
  } finally {
    keepChain(shipped);
  }
});

it("keeps a title within what search engines show, beside a longer brand too", () => {
  const titleBeside = (brand: string, name: "safety" | "home-intro" = "safety") => {
    const request = pageRequest("safety", "en", { stock, now });
    return loadText(name, { ...request, settings: { ...request.settings, brand } }).title;
  };
  expect(titleBeside("Palo Verde", "home-intro")).toBe("Used auto parts: self-service junkyards");
  expect(titleBeside("Yonke")).toBe("Safety in the junkyard: what to wear and bring");
  expect(titleBeside("Hermanos Palo Verde")).toBe("Safety in the junkyard");
});

describe.each(editionIds)("when Warranty Plus makes sense, in %s", (edition) => {
  const said = (exchangeDays: number | null) => {
    const stores = stock.chain.stores.map((store) => ({ ...store, exchangeDays }));
    const request = pageRequest("warrantyPlus", edition, {
      stock: { ...stock, chain: { ...stock.chain, stores } },
      now,
    });
    const heading = edition === "es" ? "Cuándo conviene" : "When it makes sense";
    const section = loadText("warranty-plus", request).sections.find((one) => one.heading === heading);
    return section?.html.replace(/<[^>]+>/g, "").trim();
  };
  const last = {
    es: ["También conviene si va a tardar en armar el carro.", "Para una manija o un tapón,"],
    en: ["It also makes sense if the job will take you a while.", "For a door handle or a hubcap,"],
  }[edition];
  const [before, small] = last;

  it("names a small part only where it is said how long one has without it, or that one has not", () => {
    const [plenty, hardly] =
      edition === "es"
        ? ["con 30 días suele bastar.", "casi nunca hace falta."]
        : ["30 days is usually plenty.", "you’ll hardly ever need it."];
    expect(said(30)).toMatch(new RegExp(`${before} ${small} ${plenty}$`));
    expect(said(0)).toMatch(new RegExp(`${before} ${small} ${hardly}$`));
    expect(said(null)).toMatch(new RegExp(`${before}$`));
  });
});
