import { expect, it } from "vitest";
import type { Head, PageView } from "#app/page.tsx";
import { viewOf } from "#tests/support/page-request.tsx";
import { get, list, readHtml, textOf } from "#tests/support/read-html.ts";
import { testSite } from "#tests/support/test-site.ts";
import { documentHtml } from "./document.ts";

const alternates = { es: "https://yonke.test/politicas", en: "https://yonke.test/policies" };
function headOf(edition: "es" | "en", head: Head, own: typeof alternates | undefined) {
  const view = viewOf("policies", edition, new Date("2026-11-15T18:00:00Z"));
  const made = documentHtml({
    head,
    view,
    alternates: own,
    body: Buffer.alloc(0),
    islands: [],
    assets: testSite.assets,
    sheets: [],
  });
  return get(readHtml(made.bytes.toString()), "head");
}
const description = (head: ReturnType<typeof headOf>) => get(head, "meta", { name: "description" }).attributes.content;

it("the title is the chain's name, a line and the page's own", () => {
  expect(textOf(get(headOf("es", { title: "Políticas" }, alternates), "title"))).toBe("Yonke | Políticas");
  expect(textOf(get(headOf("en", { title: "Policies" }, alternates), "title"))).toBe("Yonke | Policies");
});

it("a page without a description has the chain's, in its language", () => {
  expect(description(headOf("es", { title: "x", description: "Lo suyo" }, alternates))).toBe("Lo suyo");
  expect(description(headOf("es", { title: "x" }, alternates))).toMatch(
    /^Yonke: autopartes usadas en yonkes de autoservicio/,
  );
  expect(description(headOf("en", { title: "x" }, alternates))).toMatch(/^Yonke: used auto parts at self-service/);
});

it("a page names itself, and its address in each language; an error names none", () => {
  const head = headOf("en", { title: "x" }, alternates);
  expect(get(head, "link", { rel: "canonical" }).attributes.href).toBe(alternates.en);
  expect(get(head, "link", { hreflang: "es" }).attributes.href).toBe(alternates.es);
  expect(list(headOf("en", { title: "x" }, undefined), "link", { rel: "canonical" })).toEqual([]);
});

it("whoever speaks neither language is sent to the chain's first one", () => {
  for (const languages of [
    ["es", "en"],
    ["en", "es"],
  ] as const) {
    const view = viewOf("policies", "es", new Date("2026-11-15T18:00:00Z"));
    const own = { ...view, settings: { ...view.settings, languages } };
    const said = {
      head: { title: "x" },
      view: own,
      alternates,
      body: Buffer.alloc(0),
      islands: [],
      assets: testSite.assets,
      sheets: [],
    };
    const html = readHtml(documentHtml(said).bytes.toString());
    expect(get(html, "link", { hreflang: "x-default" }).attributes.href).toBe(alternates[languages[0]]);
  }
});

it("who counts visits is named where the chain has set one, on pages that may be counted", () => {
  const counter = (analytics: PageView["settings"]["analytics"], uncounted: boolean) => {
    const view = viewOf("policies", "es", new Date("2026-11-15T18:00:00Z"));
    const settings = { ...view.settings, analytics };
    const head = { title: "x", uncounted };
    const made = documentHtml({
      head,
      view: { ...view, settings },
      alternates,
      body: Buffer.alloc(0),
      islands: [],
      assets: testSite.assets,
      sheets: [],
    });
    return list(readHtml(made.bytes.toString()), "meta", { name: "analytics" }).map((meta) => meta.attributes.content);
  };
  expect(counter({ kind: "ga4", id: "G-1" }, false)).toEqual(["ga4 G-1"]);
  expect(counter({ kind: "ga4", id: "G-1" }, true)).toEqual([]);
  expect(counter(undefined, false)).toEqual([]);
});
