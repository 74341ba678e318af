import { beforeAll, describe, expect, it } from "vitest";
import { copy as shared } from "#app/parts/copy.ts";
import { spokenPart } from "#app/parts/spoken.ts";
import type { Edition } from "#core/edition.ts";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { get, list, readHtml, textOf } from "#tests/support/read-html.ts";
import { copy } from "./copy.ts";
import { type FindPart, loadFindPart } from "./load.ts";
import { page } from "./page.tsx";

const now = new Date("2026-11-15T20:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

function open(query: string, edition: Edition) {
  const request = pageRequest("findPart", edition, { stock, now, query });
  const loaded = loadFindPart(request) as FindPart;
  return { loaded, head: page.head(loaded, request), root: readHtml(markupOf(request, <page.Page {...loaded} />)) };
}

describe.each(editionIds)("the page that asks for part and car in %s", (edition) => {
  const words = copy[edition];
  const handle = { es: "manija", en: "handle" }[edition];
  const radiator = { es: "radiador", en: "radiator" }[edition];

  it("asks for all of it, and offers what there is most of", () => {
    const { loaded, head, root } = open("", edition);
    expect(textOf(get(root, "h1"))).toBe(words.heading);
    const common = list(get(root, "nav", { "aria-label": words.common }), "a");
    expect(common.map(textOf)).toEqual(loaded.common.map(({ part, car }) => words.pair(part, car)));
    expect(common.map(({ attributes }) => attributes.href)).toEqual(loaded.common.map(({ href }) => href));
    expect(head).toMatchObject({ title: words.title, noindex: false, search: undefined });
  });

  it("offers to read what is no part as a question", () => {
    const { loaded, root } = open("part=hinda+sivic", edition);
    const link = list(root, "a").find((one) => textOf(one).includes(shared[edition].asQuestion("hinda sivic")));
    expect([loaded.question, link?.attributes.href]).toEqual([expect.stringContaining("?q=hinda"), loaded.question]);
  });

  it("asks for the car of a part that it knows", () => {
    const { loaded, head, root } = open(`part=${radiator}`, edition);
    const name = spokenPart(loaded.family?.name[edition] ?? "", edition);
    expect(textOf(get(root, "h1"))).toBe(words.whichModel(name));
    expect(textOf(root)).toContain(words.chooseModel);
    const chips = list(get(root, "nav", { "aria-label": words.commonOf(name) }), "a").map(textOf);
    expect(chips).toEqual(loaded.common.map(({ car }) => car));
    expect(head).toMatchObject({
      title: words.titlePart(name),
      noindex: true,
      search: { kind: "prices", found: true, typed: radiator },
    });
  });

  it("asks which of several is meant, and takes the rest of the question along", () => {
    const { loaded, root } = open(`part=${handle}&zip=95670&year=2001`, edition);
    const which = list(get(root, "nav", { "aria-label": shared[edition].whichPart(handle) }), "a");
    expect(which.map(textOf)).toEqual(loaded.several.map(({ family }) => family.name[edition]));
    for (const { attributes } of which) expect(attributes.href).toMatch(/\?year=2001&zip=95670&part=/);
  });

  it("says that it knows no such part, with the nearest names or without, and where all are listed", () => {
    const { head, root } = open("part=qqqqqqqq", edition);
    expect(textOf(root)).toContain(shared[edition].unknownPart("qqqqqqqq"));
    expect(textOf(root)).toContain(shared[edition].noNames);
    expect(list(root, "a").map(textOf)).toContain(shared[edition].wholeList);
    expect(head.search).toMatchObject({ found: false });
  });

  it("says of a car that was never sold in that year just that, whatever the part", () => {
    const ion = stock.catalog.makes.flatMap(({ id }) => stock.catalog.modelsOf(id)).find(({ name }) => name === "Ion");
    const transmission = { es: "transmision", en: "transmission" }[edition];
    const { loaded, root } = open(`part=${transmission}&model=${ion?.id}&year=2014`, edition);
    expect(textOf(root)).toContain(loaded.never?.title ?? "?");
    expect(open(`part=${transmission}&model=${ion?.id}&year=2005`, edition).loaded.never).toBeUndefined();
  });

  it("answers 400 to years and places that are none, not to a code that no table has", () => {
    expect([`year=abc`, "zip=12", "zip=00000", "zip=95670"].map((query) => open(query, edition).head.status)).toEqual([
      400,
      400,
      undefined,
      undefined,
    ]);
  });
});
