import { beforeAll, describe, expect, it } from "vitest";
import { copy as answerCopy } from "#app/parts/answer-page/copy.ts";
import { type AnswerPage, loadAnswer } from "#app/parts/answer-page/load.ts";
import { page } from "#app/parts/answer-page/page.tsx";
import { listPartLinks } from "#app/parts/common-parts.ts";
import { copy as partCopy } from "#app/parts/copy.ts";
import { spokenPart } from "#app/parts/spoken.ts";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import { needWords } from "#core/part-need-words.ts";
import { type Edition, editionIds } from "#site/editions.ts";
import { answerPart } from "#stock/answer-part.ts";
import { findModelBySlug } from "#stock/model-slugs.ts";
import { listFamilies, type PartFamily } from "#stock/part-families.ts";
import type { Stock } from "#stock/stock.ts";
import { openApi } from "#tests/support/api-call.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadStockedCatalog } from "#tests/support/stocked-catalog.ts";

const now = new Date("2026-11-15T20:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadStockedCatalog();
});

const familyOf = (name: string) => listFamilies(stock.prices).find((one) => one.name.en === name) as PartFamily;
const words = (html: string) => html.replace(/<[^>]*>/g, "").replaceAll("&#x27;", "'");
function open(name: string, model: string, edition: Edition, query = "") {
  const params = { part: familyOf(name).slug[edition], model };
  const request = pageRequest("partAnswer", edition, { stock, now, query, params });
  const props = loadAnswer(request) as AnswerPage;
  const html = markupOf(request, <page.Page {...props} />);
  return { props, html, text: words(html), head: page.head(props, request) };
}
const find = async (name: string, model: string, edition: Edition) => {
  const part = encodeURIComponent(familyOf(name).name[edition]);
  const modelId = findModelBySlug(stock.catalog, model)?.id;
  const language = edition === "en" ? "english" : "";
  return (await openApi({ stock }).call(`/parts/find?part=${part}&modelId=${modelId}&language=${language}`)).json as {
    total: number;
    askInstead: string;
    notOnEveryCar: string;
    yards: { count: number; bill: unknown; cars: { stillThere: string | null }[] }[];
  };
};

describe.each(editionIds)("a car is shown for a part only where it may have it, %s", (edition) => {
  const likelihoods = Object.values(partCopy[edition].still);
  const isGuessed = (text: string) => likelihoods.some((word) => text.includes(word));

  it("no hybrid battery is looked for on a car that is not known to be a hybrid", async () => {
    const civic = open("Hybrid battery", "honda-civic", edition);
    expect([civic.props.answer.total, civic.props.years]).toEqual([0, []]);
    expect(civic.text).toContain(needWords["high-voltage"].none[edition]);
    expect(civic.head.description).toContain(needWords["high-voltage"].none[edition]);
    expect(isGuessed(civic.text)).toBe(false);
    expect(civic.text).not.toContain(answerCopy[edition].none("Honda Civic"));
    expect(await find("Hybrid battery", "honda-civic", edition)).toMatchObject({
      total: 0,
      yards: [],
      notOnEveryCar: needWords["high-voltage"].none[edition],
    });
    const prius = open("Hybrid battery", "toyota-prius", edition);
    expect(prius.props.answer.total).toBe(1);
    expect(isGuessed(prius.text)).toBe(true);
  });

  it("of a model with and without, the hybrids alone are looked for, and no list leads to the others", async () => {
    const mixed = await loadStockedCatalog([
      { name: "Civic", more: { year: 2007, trim: "Hybrid", fuel: "" } },
      { name: "Civic", more: { year: 2008, trim: "LX", fuel: "Gas/Electric" } },
      { name: "Civic", more: { year: 2009, trim: "LX", fuel: "Gas" } },
    ]);
    const params = { part: familyOf("Hybrid battery").slug[edition], model: "honda-civic" };
    const request = pageRequest("partAnswer", edition, { stock: mixed, now, params });
    const props = loadAnswer(request) as AnswerPage;
    const html = markupOf(request, <page.Page {...props} />);
    expect(props.answer.total).toBe(2);
    expect(props.answer.yards[0]?.cars.map(({ vehicle }) => vehicle.year).sort()).toEqual([2007, 2008]);
    expect(words(html)).toContain(needWords["high-voltage"].some?.[edition]);
    expect(words(html)).not.toContain(answerCopy[edition].all);
    const alternator = { ...params, part: familyOf("Alternator").slug[edition] };
    const { answer } = loadAnswer(
      pageRequest("partAnswer", edition, { stock: mixed, now, query: "zip=76106", params: alternator }),
    ) as AnswerPage;
    // A hybrid is charged otherwise: it is no answer to who asks for an alternator.
    expect(answer.rare).toBeUndefined();
    expect(answer.yards[0]?.cars.map(({ vehicle, still }) => [vehicle.year, still !== undefined]).sort()).toEqual([
      [2006, true],
      [2009, true],
    ]);
  });

  it("no alternator on a Prius, nor a way to one", async () => {
    const { props, text } = open("Alternator", "toyota-prius", edition);
    expect(props.answer.total).toBe(0);
    expect(text).toContain(needWords.alternator.none[edition]);
    const waysOf = (model: string) => {
      const modelId = findModelBySlug(stock.catalog, model)?.id ?? 0;
      return listPartLinks(pageRequest("findPart", edition, { stock, now }), stock, modelId).map((link) => link.text);
    };
    const alternator = familyOf("Alternator").name[edition];
    expect(waysOf("toyota-prius")).not.toContain(alternator);
    expect(waysOf("honda-civic")).toContain(alternator);
    expect(open("Alternator", "honda-civic", edition).props.answer.total).toBe(1);
  });

  it("an airbag of before the law is not said to be still there, and one of before airbags is not listed", async () => {
    const camaro = open("Driver airbag", "chevrolet-camaro", edition);
    expect(camaro.props.answer.total).toBe(1);
    expect(camaro.text).toContain(needWords.airbag.some?.[edition]);
    expect(isGuessed(camaro.text)).toBe(false);
    expect((await find("Driver airbag", "chevrolet-camaro", edition)).yards[0]?.cars).toMatchObject([
      { stillThere: null },
    ]);
    const side = open("Side airbag", "chevrolet-camaro", edition);
    expect(side.props.answer.total).toBe(0);
    expect(side.text).toContain(needWords["side-airbag"].none[edition]);
    const civic = open("Driver airbag", "honda-civic", edition);
    expect(civic.text).not.toContain(needWords.airbag.some?.[edition]);
    expect(isGuessed(civic.text)).toBe(true);
  });

  it("a battery that the yard takes out has prices, the counter and no cars", async () => {
    const shipped = chainFolder();
    const { rules } = shipped.facts;
    try {
      keepChain({ ...shipped, facts: { ...shipped.facts, rules: { ...rules, batteryOut: true } } });
      const { props, html, text, head } = open("Battery", "honda-civic", edition);
      expect(text).toContain({ es: "sin batería: pídala en la caja", en: "ask for one at the counter" }[edition]);
      expect(html).toContain('class="till"');
      expect(html).not.toContain("yard-cars");
      expect(text).not.toContain(answerCopy[edition].cars("1"));
      expect(isGuessed(text)).toBe(false);
      expect([props.answer.total, props.asksYear, props.years, head.jsonLd]).toEqual([0, false, [], []]);
      expect(head.description).toContain(props.note?.instead[edition]);
      const found = await find("Battery", "honda-civic", edition);
      expect(found).toMatchObject({
        total: 0,
        askInstead: props.note?.instead[edition],
        yards: [{ count: 0, cars: [] }],
      });
      expect(found.yards[0]?.bill).not.toBeNull();
      keepChain({ ...shipped, facts: { ...shipped.facts, rules: { ...rules, batteryOut: undefined } } });
      expect(open("Battery", "honda-civic", edition).html).toContain("yard-cars");
    } finally {
      keepChain(shipped);
    }
  });
});

describe.each(editionIds)(
  "a part that no such car has is not looked for: why, and what is likely meant, %s",
  (edition) => {
    const kindOf = (name: string, kind: string) =>
      familyOf(name).kinds.find(({ part }) => part.name.en.endsWith(kind))?.part.id ?? 0;

    it.each([
      ["Catalytic converter", "tesla-model-s", "zip=90001", "combustion", []],
      ["Oil cooler", "tesla-model-3", "", "combustion", []],
      ["Carburetor", "toyota-corolla", "year=2015", "carburetor", ["Throttle body"]],
      ["Distributor cap and rotor", "chevrolet-silverado", "year=2014", "distributor", ["Ignition coil"]],
      ["Clutch pedal", "toyota-prius", "year=2012", "clutch", []],
      ["Driveshaft", "honda-civic", "year=2005&zip=76106", "rear-drive", ["CV axle"]],
      ["Tailgate", "honda-civic", "year=2010", "tailgate", ["Liftgate", "Trunk lid"]],
      ["Pickup bed", "dodge-grand-caravan", "year=2010", "bed", []],
      ["Sliding door", "ford-mustang", "year=2011", "sliding-door", ["Complete door"]],
    ] as const)("%s of a %s (%s)", async (name, model, query, need, meant) => {
      const { props, text, html, head } = open(name, model, edition, query);
      const { title = "" } = props.lacking ?? {};
      expect(props.answer).toMatchObject({ total: 0, yards: [], ban: undefined });
      expect(text).toContain(title);
      expect(text).toContain(needWords[need].none[edition]);
      expect(head.description).toBe(`${title}. ${needWords[need].none[edition]}`);
      const english = open(name, model, "en", query).props;
      expect(english.answer.instead.map(({ name: one }) => spokenPart(one.en, "en"))).toEqual(meant);
      for (const { href } of props.meant) expect(html).toContain(href.replaceAll("&", "&amp;"));
      expect(text).not.toContain(answerCopy[edition].noneText);
      expect(text).not.toContain(answerCopy[edition].follow);
      expect(html).not.toContain('class="part-place');
      expect(await find(name, model, edition)).toMatchObject({ total: 0 });
    });

    it("of a kind that was named, where others of the part are there", () => {
      const rear = kindOf("Door, complete", "rear left");
      const corvette = open("Door, complete", "chevrolet-corvette", edition, `year=2008&kind=${rear}`).props;
      expect(corvette.lacking?.text).toBe(needWords["rear-door"].none[edition]);
      expect(corvette.lacking?.title).toMatch({ es: /trasera izquierda$/, en: /rear left$/ }[edition]);
      const whole = open("Door, complete", "chevrolet-corvette", edition, "year=2008").props;
      expect([whole.lacking, whole.kinds.length]).toEqual([undefined, 2]);
      const odyssey = open("Door, complete", "honda-odyssey", edition, `year=2011&kind=${rear}`).props;
      expect(odyssey.lacking?.text).toBe(needWords["hinged-door"].none[edition]);
      expect(odyssey.answer.instead[0]?.name.en).toBe("Sliding door");
      expect(open("Door, complete", "honda-civic", edition, `kind=${rear}`).props.lacking).toBeUndefined();
    });

    it("and nothing is said of a car that has it, where none is shown for another reason", async () => {
      const banned = open("Catalytic converter", "honda-civic", edition, "year=2006&zip=76106").props.answer;
      const others = await loadStockedCatalog([{ name: "Civic", more: { year: 2003, engine: "1.7L I4" } }]);
      const modelId = findModelBySlug(others.catalog, "honda-civic")?.id ?? 0;
      const years = [[2003, 2003]] as const;
      for (const name of ["Oil pan", "Alternator"]) {
        const ask = {
          family: familyOf(name),
          modelId,
          years,
          engine: "3.5 V6",
          partIds: [],
          origin: undefined,
          miles: 0,
          now,
        };
        const other = answerPart(others, ask);
        expect([name, other.total, other.yards[0]?.others.count]).toEqual([name, 0, 1]);
        expect(other.rare).toBeUndefined();
      }
      const near = await loadStockedCatalog([{ name: "Civic", more: { year: 1995 } }]);
      const asked = { family: familyOf("Carburetor"), modelId, years: [[1993, 1993]] as const, partIds: [] };
      expect(answerPart(near, { ...asked, origin: undefined, miles: 0, now }).rare).toBeUndefined();
      expect([banned.rare, open("Starter", "honda-civic", edition, "year=1999").props.answer.rare]).toEqual([
        undefined,
        undefined,
      ]);
    });

    it("of a part that no list of such cars has, what is likely meant is asked beside them", async () => {
      const suv = open("Tailgate", "honda-cr-v", edition, "year=2001");
      expect(suv.props.lacking).toBeUndefined();
      expect(suv.props.answer.instead.map((one) => one.name.en)).toEqual(["Liftgate"]);
      for (const { href } of suv.props.meant) expect(suv.html).toContain(href.replaceAll("&", "&amp;"));
    });

    it("and what some years of the model had is looked for in those alone", () => {
      const { props } = open("Carburetor", "chevrolet-camaro", edition);
      expect([props.lacking, props.answer.total]).toEqual([undefined, 1]);
      expect(props.answer.rare).toBe(needWords.carburetor.some);
      expect(open("Carburetor", "honda-civic", edition).props.answer).toMatchObject({
        total: 0,
        rare: needWords.carburetor.none,
      });
    });
  },
);
