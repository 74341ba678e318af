import { readdirSync } from "node:fs";
import { marked, type Token, type Tokens } from "marked";
import { describe, expect, it } from "vitest";
import { type Switches, switchNames } from "#core/switches.ts";
import { hasPage, pageIds, pages } from "#site/pages.ts";
import { saidText } from "#tests/support/said-text.ts";
import { listVocabularyFaults } from "#tests/support/vocabulary.ts";
import { findCarBuyingRegion, listAfterTheSale, listWhatToBring } from "./car-buying-lines.ts";
import { carBuyingRegions } from "./car-buying-rules.ts";
import { chainFacts, deskPhone, yearsInBusiness } from "./chain-facts.ts";
import { type Condition, conditions } from "./conditions.ts";
import { contactSubjects } from "./contact-subjects.ts";
import { type ContentPage, contentPages, parsePageFile, placeholders } from "./page-file.ts";

const editions = ["es", "en"] as const;
type Edition = (typeof editions)[number];
const folder = new URL("./pages/", import.meta.url);
const read = (page: ContentPage, edition: Edition, without: readonly Condition[] = []) =>
  parsePageFile(saidText(page, edition, without));

function tokensOf(body: string): Token[] {
  const all: Token[] = [];
  marked.walkTokens(marked.lexer(body), (token) => void all.push(token));
  return all;
}
const ofType = <T extends Tokens.Generic>(tokens: Token[], type: string) =>
  tokens.filter((token) => token.type === type) as unknown as T[];

/** What must be equal in both editions. */
function shapeOf(body: string) {
  const tokens = tokensOf(body);
  return {
    headings: ofType<Tokens.Heading>(tokens, "heading").map((heading) => heading.depth),
    lists: ofType<Tokens.List>(tokens, "list").map((list) => [list.ordered, list.items.length]),
    tables: ofType<Tokens.Table>(tokens, "table").map((table) => [table.header.length, table.rows.length]),
    paragraphs: ofType<Tokens.Paragraph>(tokens, "paragraph").length,
    links: ofType<Tokens.Link>(tokens, "link").map((link) => link.href),
    placeholders: body.match(/\{\{[^}]*\}\}/g) ?? [],
  };
}
const wordsOf = (text: string) => text.match(/[\p{L}\d]+/gu)?.length ?? 0;

describe("the long texts", () => {
  it("are exactly the listed pages, in both editions", () => {
    const wanted = contentPages.flatMap((page) => editions.map((edition) => `${page}.${edition}.md`));
    expect(readdirSync(folder).sort()).toEqual(wanted.sort());
  });

  it.each(contentPages)("%s has the same shape in both editions", (page) => {
    const es = read(page, "es");
    const en = read(page, "en");
    expect(shapeOf(es.body)).toEqual(shapeOf(en.body));
    expect(es.body).not.toBe(en.body);
    const ratio = wordsOf(es.body) / wordsOf(en.body);
    expect(ratio, "one edition is much longer than the other").toSatisfy((r: number) => r > 0.85 && r < 1.18);
  });

  it.each(conditions)("have the same shape in both editions without %s", (off) => {
    for (const page of contentPages)
      expect(shapeOf(read(page, "es", [off]).body), page).toEqual(shapeOf(read(page, "en", [off]).body));
  });

  it.each([...switchNames.map((name) => [name]), [...switchNames]])(
    "lead to no page that is gone without %s",
    (...off) => {
      const on = Object.fromEntries(switchNames.map((name) => [name, !off.includes(name)])) as Switches;
      const own = (page: ContentPage) =>
        pageIds.find((id) => id === page.replace(/-./g, ([, letter = ""]) => letter.toUpperCase()));
      const there = contentPages.filter((page) => hasPage(on, own(page) ?? "home"));
      const dead = there.flatMap((page) =>
        editions.flatMap((edition) =>
          ofType<Tokens.Link>(tokensOf(read(page, edition, off).body), "link")
            .filter(({ href }) => pageIds.some((id) => `page:${id}` === href && !hasPage(on, id)))
            .map(({ href }) => `${page}.${edition}: ${href}`),
        ),
      );
      expect(dead).toEqual([]);
    },
  );

  for (const edition of editions) {
    it.each(contentPages)(`%s.${edition} keeps to the format`, (page) => {
      const { title, description, body } = read(page, edition);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(110);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(title + description).not.toContain("{{");
      const tokens = tokensOf(body);
      const depths = ofType<Tokens.Heading>(tokens, "heading").map((heading) => heading.depth);
      expect(depths.filter((depth) => depth === 1)).toHaveLength(1);
      expect(depths[0]).toBe(1);
      depths.slice(1).forEach((depth, at) => {
        expect(depth - (depths[at] ?? 1), "a heading level is skipped").toBeLessThanOrEqual(1);
      });
      expect(tokens.filter((token) => token.type === "html")).toEqual([]);
      const names = (body.match(/\{\{[^}]*\}\}/g) ?? []).map((found) => found.slice(2, -2));
      expect(names.filter((name) => !placeholders.some((known) => known === name))).toEqual([]);
      expect(body.replaceAll(/\{\{\w+\}\}/g, "")).not.toMatch(/[{}]/);
    });

    it.each(contentPages)(`%s.${edition} links only to pages that need no parameter`, (page) => {
      for (const { href } of ofType<Tokens.Link>(tokensOf(read(page, edition).body), "link")) {
        const id = pageIds.find((known) => `page:${known}` === href);
        expect(id, `${href} is not a page`).toBeDefined();
        if (id) expect(pages[id].paths[edition]).not.toContain(":");
      }
    });

    it(`has unique titles and descriptions in ${edition}`, () => {
      const files = contentPages.map((page) => read(page, edition));
      expect(new Set(files.map((file) => file.title.toLowerCase())).size).toBe(files.length);
      expect(new Set(files.map((file) => file.description)).size).toBe(files.length);
    });
  }

  it.each(contentPages)("%s.es speaks as usted, in the vocabulary of the site", (page) => {
    const { title, description, body } = read(page, "es");
    const prose = `${title}\n${description}\n${body}`.replaceAll(/\(page:\w+\)/g, "");
    expect(listVocabularyFaults(prose)).toEqual([]);
  });

  it.each(contentPages)("%s.en keeps to the vocabulary of the site", (page) => {
    const { title, description, body } = read(page, "en");
    expect(listVocabularyFaults([title, description, body].join("\n"), "en")).toEqual([]);
  });

  it.each(["company", "terms", "legal-notices"] as const)("%s says that the chain is invented", (page) => {
    expect(read(page, "es").body).toMatch(/inventada[\s\S]*no pertenecen a nadie/);
    expect(read(page, "en").body).toMatch(/invented[\s\S]*belong to no one/);
  });

  it("names no telephone number outside the placeholder", () => {
    for (const page of contentPages) {
      for (const edition of editions) expect(read(page, edition).body).not.toMatch(/\d{3}[-. )]+\d{4}/);
    }
  });
});

describe("parsePageFile", () => {
  it("refuses a file without its header", () => {
    expect(() => parsePageFile("# A heading\n\nText")).toThrow("title");
    expect(() => parsePageFile("title: A\n\n# A")).toThrow("description");
  });
  it("reads Windows line ends", () => {
    expect(parsePageFile("title: A\r\ndescription: B\r\n\r\n# C\r\n").body).toBe("# C\n");
  });
});

describe("the vocabulary check", () => {
  it("finds tú, words of Spain and exclamation marks", () => {
    expect(listVocabularyFaults("Llene tu coche")).toHaveLength(2);
    expect(listVocabularyFaults("El capó y los neumáticos. ¡Oferta!")).toHaveLength(3);
    expect(listVocabularyFaults("Carros de chatarra")).toHaveLength(1);
  });
  it("leaves right words alone", () => {
    expect(listVocabularyFaults("Efectivo por carros chatarra: traiga su título y su autoparte")).toEqual([]);
  });
});

describe("the contact subjects", () => {
  it.each(editions)("are the ones the contact page explains, in its order (%s)", (edition) => {
    const bold = ofType<Tokens.Strong>(tokensOf(read("contact", edition).body), "strong");
    expect(contactSubjects.map((subject) => `${subject.label[edition]}:`)).toEqual(bold.map((strong) => strong.text));
  });
  it("go to addresses that can belong to no one", () => {
    for (const { id } of contactSubjects)
      expect(chainFacts().mail.subjects[id]).toMatch(/^[a-z-]+@([a-z]+\.)?example\.com$/);
  });
});

describe("the brand", () => {
  it("has been in business for over 30 years, with numbers that belong to no one", () => {
    expect(yearsInBusiness(new Date())).toBeGreaterThan(30);
    for (const phone of (["main", "carBuying", "donations"] as const).map(deskPhone)) {
      expect(phone.display).toMatch(/-555-01\d\d$/);
      expect(phone.tel).toBe(`+${phone.display.replaceAll(/\D/g, "")}`);
    }
  });
});

describe("the car-buying rules", () => {
  it("cover the 50 states, the District of Columbia, Alberta and British Columbia once each", () => {
    const codes = carBuyingRegions.map((region) => region.code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(carBuyingRegions.filter((region) => region.country === "US")).toHaveLength(51);
    expect(codes).toEqual(expect.arrayContaining(["AB", "BC"]));
    expect(findCarBuyingRegion(" ca ")?.name.es).toBe("California");
    expect(findCarBuyingRegion("ZZ")).toBeUndefined();
  });

  it.each(carBuyingRegions)("$code reads as whole sentences in both languages", (region) => {
    const lines = (edition: Edition) => [...listWhatToBring(region, edition), ...listAfterTheSale(region, edition)];
    expect(lines("es")).toHaveLength(lines("en").length);
    for (const edition of editions) {
      for (const line of lines(edition)) expect(line).toMatch(/^\p{Lu}.+\.$/u);
    }
    for (const line of lines("es")) {
      expect(listVocabularyFaults(line)).toEqual([]);
      expect(line, "de el, a el").not.toMatch(/\b(?:de|a) el /);
    }
    expect(region.checked).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it("says what California and Ohio ask for", () => {
    const ca = findCarBuyingRegion("CA");
    const oh = findCarBuyingRegion("OH");
    if (!ca || !oh) throw new Error("missing region");
    expect(listAfterTheSale(ca, "en").join(" ")).toContain("within 5 days");
    expect(listWhatToBring(oh, "es").join(" ")).toContain("notario público");
    expect(listWhatToBring(ca, "es").join(" ")).not.toContain("notario");
  });
});
