import { beforeAll, describe, expect, it } from "vitest";
import type { Edition } from "#core/edition.ts";
import { editionIds } from "#site/editions.ts";
import { modelSlug } from "#stock/model-slugs.ts";
import { listOfferedAnswers } from "#stock/offered-answers.ts";
import { listFamilies } from "#stock/part-families.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { readHtml, textOf } from "#tests/support/read-html.ts";
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

function textFor(name: string, edition: Edition): { text: string; chosen: string } {
  const family = listFamilies(stock.prices).find((one) => one.name.en === name);
  const params = { part: family?.slug[edition] ?? "", model };
  const request = pageRequest("partAnswer", edition, { stock, now, query: "", params });
  const props = loadAnswer(request) as AnswerPage;
  const text = textOf(readHtml(markupOf(request, <page.Page {...props} />)));
  return { text, chosen: props.chosen?.part.name[edition] ?? "" };
}

describe.each(editionIds)("in %s", (edition) => {
  const words = copy[edition];

  it("of doors, which every car has four of, one is to be picked; of alternators one is to be told", () => {
    const door = textFor("Door, complete", edition);
    expect(door.text).toContain(words.byPlace(door.chosen));
    expect(door.text).not.toContain(words.byNothing(door.chosen));
    const alternator = textFor("Alternator", edition);
    expect(alternator.text).toContain(words.byNothing(alternator.chosen));
  });

  it("what is paid names a core only where there is one", () => {
    expect(textFor("Alternator", edition).text).toContain(words.inAllHow(true));
    expect(textFor("Hood", edition).text).toContain(words.inAllHow(false));
  });
});
