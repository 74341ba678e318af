import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { chainFacts, chainFolder, keepChain } from "#content/chain-facts.ts";
import { coreWaivedLine } from "#core/core-waived.ts";
import type { Edition } from "#core/edition.ts";
import { formatMoney } from "#core/money.ts";
import { editionIds } from "#site/editions.ts";
import { modelSlug } from "#stock/model-slugs.ts";
import { listOfferedAnswers } from "#stock/offered-answers.ts";
import { listFamilies } from "#stock/part-families.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { get, list, readHtml, textOf } from "#tests/support/read-html.ts";
import { copy } from "./copy.ts";
import { type AnswerPage, loadAnswer } from "./load.ts";
import { page } from "./page.tsx";

const now = new Date("2026-11-15T20:00:00Z");
let stock: Stock;
let model: string;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
  const [first] = listOfferedAnswers(stock);
  model = modelSlug(stock.catalog, first?.modelId ?? 0);
});

function openPart(name: string, edition: Edition, query = "") {
  const family = listFamilies(stock.prices).find((one) => one.name.en === name);
  const params = { part: family?.slug[edition] ?? "", model };
  const request = pageRequest("partAnswer", edition, { stock, now, query, params });
  const props = loadAnswer(request) as AnswerPage;
  const root = readHtml(markupOf(request, <page.Page {...props} />));
  const till = textOf(get(root, "ul", { class: "tills" }));
  const adds = list(root, "section", { class: "yard-cars adds" }).map(({ attributes }) =>
    attributes["data-add"]?.replaceAll("&quot;", '"'),
  );
  return {
    text: textOf(root),
    till,
    adds,
    description: page.head(props, request).description ?? "",
    answer: props.answer,
  };
}
const textFor = (name: string, edition: Edition) => openPart(name, edition);

const shipped = chainFolder();
afterEach(() => keepChain(shipped));

it.each(editionIds)(
  "says that there was no such car where it was never sold in that year, and invites nobody to come back, in %s",
  (edition) => {
    const family = listFamilies(stock.prices).find((one) => one.name.en === "Alternator");
    const params = { part: family?.slug[edition] ?? "", model: "pontiac-g6" };
    const request = pageRequest("partAnswer", edition, { stock, now, query: "year=2018", params });
    const props = loadAnswer(request) as AnswerPage;
    const root = readHtml(markupOf(request, <page.Page {...props} />));
    expect(list(root, "h2").map(textOf)).toContain(props.never?.title);
    expect(textOf(root)).toContain(props.never?.text);
    for (const word of [copy[edition].noneText, copy[edition].follow]) expect(textOf(root)).not.toContain(word);
    expect(textOf(root)).toContain(copy[edition].withoutYear("Pontiac G6"));
    expect(page.head(props, request).description).toContain(props.never?.title);
  },
);

describe.each(editionIds)("in %s", (edition) => {
  const words = copy[edition];

  it("of doors, which every car has four of, one is to be picked; of what goes by an inch or a wheel one is to be told", () => {
    const door = textFor("Door, complete", edition).text;
    expect(door).toContain(words.byPlace);
    expect(door).not.toContain(words.byNothing);
    expect(textFor("Alloy wheel", edition).text).toContain(words.byNothing);
  });

  it("what is paid names a core only where there is one", () => {
    const held = { core: true, tax: true, fees: true, entrance: true };
    expect(textFor("Alternator", edition).text).toContain(words.holds(held));
    expect(textFor("Hood", edition).text).toContain(words.holds({ ...held, core: false }));
  });

  it("sizes go by the chain's own rule, the same as on the price list, and no price of one is given as the price", () => {
    const { text, till, description, answer } = openPart("Alternator", edition);
    const rule = chainFacts().rules.partSizes?.[edition] ?? "none";
    expect(text).toContain(rule);
    expect(text).not.toContain(words.byNothing);
    const priced = answer.yards.find(({ span }) => span);
    const [least, most] = (priced?.span ?? []).map(({ bill }) => formatMoney(bill.totalCents, edition, "USD"));
    expect(till).toContain(`${least}–${most}`);
    expect(description).toMatch({ es: / Desde \$\d/, en: / From \$\d/ }[edition]);
    expect(text).not.toMatch({ es: /Alternador chico: cuánto/, en: /Alternator, small: what/ }[edition]);
  });

  it("a car goes on the list with the size that was asked for, with none where nobody said which", () => {
    const adds = (query: string) => openPart("Alternator", edition, query).adds;
    const kind = openPart("Alternator", edition).answer.kinds[0]?.part.id;
    expect(adds("").filter(Boolean)).toEqual([]);
    expect(adds(`kind=${kind}`).length).toBeGreaterThan(0);
    for (const added of adds(`kind=${kind}`)) expect(JSON.parse(added ?? "")).toMatchObject([{ part: kind }]);
  });

  it("one size that was asked for has one price", () => {
    const { till, description, answer } = openPart(
      "Alternator",
      edition,
      `kind=${openPart("Alternator", edition).answer.kinds[0]?.part.id}`,
    );
    expect(answer.yards.every(({ span }) => span === undefined)).toBe(true);
    expect(till).not.toContain("–");
    const cents = new Set(answer.yards.map(({ price }) => price?.bill.partsCents));
    expect(description).toMatch(cents.size > 1 ? / (?:Desde|From) \$\d/ : / (?:Cuesta|It costs) \$\d/);
  });

  it("without the chain's rule the size is told by a photo", () => {
    keepChain({ ...shipped, facts: { ...shipped.facts, rules: { ...shipped.facts.rules, partSizes: undefined } } });
    expect(textFor("Alternator", edition).text).toContain(`${words.byNothing}${words.tell.size}`);
  });

  it("who brings the old part pays no core: said of a part with one, of a chain that says so", () => {
    const saying = (coreWaived: boolean | undefined) =>
      keepChain({ ...shipped, facts: { ...shipped.facts, rules: { ...shipped.facts.rules, coreWaived } } });
    saying(true);
    expect(textFor("Alternator", edition).text).toContain(coreWaivedLine[edition]);
    expect(textFor("Hood", edition).text).not.toContain(coreWaivedLine[edition]);
    for (const unsaid of [false, undefined]) {
      saying(unsaid);
      expect(textFor("Alternator", edition).text).not.toContain(coreWaivedLine[edition]);
    }
  });
});
