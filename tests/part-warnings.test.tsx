import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { beforeAll, describe, expect, it } from "vitest";
import { openJob } from "#app/list/book.ts";
import { wantedOf } from "#app/list/freshen.ts";
import { StopItem } from "#app/list/stop-item.tsx";
import { copy as answerCopy } from "#app/parts/answer-page/copy.ts";
import { type AnswerPage, loadAnswer } from "#app/parts/answer-page/load.ts";
import { page as answerPage } from "#app/parts/answer-page/page.tsx";
import { typeWord } from "#app/prices/ask.ts";
import { loadPrices, type PricePage } from "#app/prices/load.ts";
import { page as pricePage } from "#app/prices/page.tsx";
import { page as vehiclePage } from "#app/vehicle/vehicle-page/page.tsx";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import { type PartType, partTypeOf } from "#core/part.ts";
import { dangerOf, dangerText, type PartDanger } from "#core/part-dangers.ts";
import { whoPulls } from "#core/who-pulls.ts";
import type { YardFile } from "#core/yard-file.ts";
import { makeYardFile } from "#server/files/yard-files.ts";
import { createTools } from "#server/mcp/tools.ts";
import { listPartDocuments } from "#server/search/search-documents.ts";
import { type Edition, editionIds } from "#site/editions.ts";
import { findModelBySlug } from "#stock/model-slugs.ts";
import { kindsFor, listFamilies, type PartFamily } from "#stock/part-families.ts";
import type { Stock } from "#stock/stock.ts";
import { listNewestArrivals } from "#stock/vehicles.ts";
import { openApi } from "#tests/support/api-call.ts";
import { bookOf, listedCar, listedPart, listedStop } from "#tests/support/listed.ts";
import { openList, visitOf } from "#tests/support/open-list.tsx";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadStockedCatalog } from "#tests/support/stocked-catalog.ts";
import { testSite } from "#tests/support/test-site.ts";

/** What every part whose name says so has to be shown with, whoever shows it: written here once more, on purpose. */
const kinds: readonly (readonly [name: RegExp, danger: PartDanger])[] = [
  [/^(driver|passenger|side) airbag|^airbag module|^clock spring/i, "airbag"],
  [/^hybrid (battery|inverter)/i, "high-voltage"],
  [/^torsion bar/i, "spring-torsion"],
  [/^fuel (pump|level sender|injector|rail|pressure regulator)|^diesel injection pump/i, "fuel-pressure"],
  [/^fuel (tank|filler neck|level sender|pump)|^gas cap/i, "fuel-vapor"],
];
const dangersOf = (name: string) =>
  kinds.flatMap(([pattern, danger]) =>
    pattern.test(name) ? (name.startsWith("Diesel") ? (["diesel-pressure"] as const) : danger) : [],
  );
/** As it is said at this chain, which has drained the tanks. */
const toldOf = (danger: PartDanger) => dangerText(danger, chainFolder().facts.rules);
const staffs = new Set<PartDanger>(["airbag", "high-voltage", "spring-torsion"]);
const isStaffs = (name: string) => dangersOf(name).some((danger) => staffs.has(danger));

const now = new Date("2026-11-15T20:00:00Z");
let stock: Stock;
let hurting: PartFamily[];
let file: YardFile;
beforeAll(async () => {
  stock = await loadStockedCatalog();
  hurting = listFamilies(stock.prices).filter(({ name }) => dangersOf(name.en).length > 0);
  file = makeYardFile(stock, stock.chain.stores[0] as never);
});

const models: Readonly<Record<PartType, string>> = { CAR: "honda-civic", "PU/VAN": "ford-f-150" };

function draw(family: PartFamily, edition: Edition, model: string, query = ""): string {
  const params = { part: family.slug[edition], model };
  const request = pageRequest("partAnswer", edition, { stock, now, query, params });
  const props = loadAnswer(request) as AnswerPage;
  return markupOf(request, <answerPage.Page {...props} />);
}
const words = (html: string) => html.replace(/<[^>]*>/g, "").replaceAll("&#x27;", "'");
const shortOf = (dangers: readonly PartDanger[], edition: Edition) =>
  new RegExp(dangers.map((danger) => dangerOf(danger).short[edition]).join("|"));

it("knows which parts it speaks of", () => {
  expect(hurting.map(({ name }) => name.en).sort()).toHaveLength(17);
});

describe.each(editionIds)("no part that hurts is shown without its warning, %s", (edition) => {
  it("on its answer, with cars and without, and of what only the staff pulls no tools, no minutes, no how", () => {
    for (const family of hurting) {
      const types = (["CAR", "PU/VAN"] as const).filter((type) => kindsFor(family, type).length > 0);
      const asked = types.map((type) => [models[type], ""]);
      for (const [model, query] of [...asked, [asked[0]?.[0], "year=1990"]]) {
        const html = draw(family, edition, model as string, query);
        const text = words(html);
        const [worst] = dangersOf(family.name.en);
        expect(text, family.name.en).toContain(toldOf(worst as PartDanger)[edition]);
        if (!isStaffs(family.name.en)) continue;
        expect(text).toContain(whoPulls.staff[edition]);
        expect(html).not.toContain('id="tools-h"');
      }
      const whole = words(draw(family, edition, models[types[0] as PartType]));
      for (const danger of dangersOf(family.name.en)) expect(whole).toContain(toldOf(danger)[edition]);
    }
  });

  it("on the price list, in the row of what only the staff pulls and of fuel", () => {
    for (const type of ["CAR", "PU/VAN"] as const) {
      const request = pageRequest("partPricing", edition, { stock, now, query: `store=1&type=${typeWord(type)}` });
      const prices = loadPrices(request) as PricePage;
      const text = words(markupOf(request, <pricePage.Page {...prices} />));
      expect(text).toContain(`${dangerOf("airbag").short[edition]}. ${whoPulls.staff[edition]}`);
      expect(text).toContain(dangerOf("fuel-vapor").short[edition]);
      expect(text).toContain(dangerOf(type === "CAR" ? "high-voltage" : "spring-torsion").short[edition]);
    }
  });

  it("on the list, as it is read and printed, with its yard's file and before that came", async () => {
    const parts = file.parts.filter(({ name }) => dangersOf(name.en).length > 0);
    for (const part of parts) {
      const want = listedPart(part.id, wantedOf(part, new Map(), "2026-11-15"));
      const book = bookOf(listedStop(1, [want]));
      for (const given of [file, undefined]) {
        const live = await openList(
          book,
          (one) => {
            const [stop] = visitOf(one).stops;
            expect(openJob(one).stops).toHaveLength(1);
            return stop ? <StopItem visit={stop} alone currency="USD" today="" file={given} /> : null;
          },
          edition,
        );
        const all = dangersOf(part.name.en);
        // Of its name alone the device knows that a part is dangerous, not each of its dangers.
        if (!given) expect(live.text, part.name.en).toMatch(shortOf([...all, "fuel-pressure"], edition));
        for (const danger of given ? all : []) {
          expect(live.text, part.name.en).toContain(dangerOf(danger).short[edition]);
          expect(live.text).toContain(toldOf(danger)[edition]);
        }
        if (given) expect(live.get("details").getAttribute("class")).toBe("want__danger");
        if (isStaffs(part.name.en)) expect(live.text).toContain(whoPulls.staff[edition]);
      }
    }
  });

  it("in the site's search", () => {
    const found = listPartDocuments(testSite, stock, edition);
    const [airbag] = found.filter(
      ({ title }) => title === { es: "Bolsa de aire del pasajero", en: "Passenger airbag" }[edition],
    );
    expect(airbag?.description).toContain(`${dangerOf("airbag").short[edition]}. ${whoPulls.staff[edition]}`);
    const [tank] = found.filter(
      ({ title }) => title === { es: "Tanque de gasolina chico", en: "Fuel tank, small" }[edition],
    );
    expect(tank?.description).toContain(dangerOf("fuel-vapor").short[edition]);
  });

  it("by the API, for an answer and in a list of prices", async () => {
    const { call } = openApi({ stock });
    const language = edition === "en" ? "english" : "";
    for (const family of hurting) {
      const { name } = family;
      for (const type of ["CAR", "PU/VAN"] as const) {
        if (kindsFor(family, type).length === 0) continue;
        const modelId = findModelBySlug(stock.catalog, models[type])?.id;
        const part = encodeURIComponent(name[edition]);
        const found = (await call(`/parts/find?part=${part}&modelId=${modelId}&language=${language}`)).json;
        const { warnings, pulledBy, tools, how, minutesFrom } = found as Record<string, unknown> & {
          warnings: { danger: string; text: string }[];
        };
        for (const danger of dangersOf(name.en))
          expect(warnings, name.en).toContainEqual(expect.objectContaining({ danger, text: toldOf(danger)[edition] }));
        if (isStaffs(name.en))
          expect({ pulledBy, tools, how, minutesFrom }).toEqual({
            pulledBy: "staff",
            tools: [],
            how: "",
            minutesFrom: null,
          });
      }
    }
    const list = (await call(`/parts/list/1?language=${language}`)).json as { description: string; warning: string }[];
    const named = new Map(stock.prices.parts.map((part) => [part.name[edition], part.name.en]));
    for (const { description, warning } of list)
      for (const danger of dangersOf(named.get(description) ?? ""))
        expect(warning, description).toContain(dangerOf(danger).short[edition]);
  });
});

it("nor in the file that a device keeps of a yard, and the staff's parts have no tools there", () => {
  const found = file.parts.filter(({ name }) => dangersOf(name.en).length > 0);
  expect(found.length).toBeGreaterThan(30);
  for (const part of found) {
    const ids = part.dangers?.map((at) => file.dangers?.[at]?.id);
    expect(ids, part.name.en).toEqual(expect.arrayContaining(dangersOf(part.name.en)));
    if (isStaffs(part.name.en)) expect([part.who, part.tools]).toEqual(["staff", -1]);
  }
});

it("nor by what assistants ask", async () => {
  const { call } = openApi({ stock });
  const askApi = async (path: string, query: Record<string, string | number | undefined>) =>
    (await call(`${path}?${new URLSearchParams(JSON.parse(JSON.stringify(query)))}`)).json;
  const handler = createMcpHandler(
    () => createTools({ stock, addresses: testSite.addresses, brand: "Yonke", askApi, now, explain: String }),
    { responseMode: "json", maxSubscriptions: 0 },
  );
  const client = new Client({ name: "test", version: "1" });
  const fetch = (input: string | URL, init?: RequestInit) => handler.fetch(new Request(input, init));
  await client.connect(new StreamableHTTPClientTransport(new URL("https://yonke.test/mcp"), { fetch: fetch as never }));
  for (const part of ["Passenger airbag", "Hybrid battery", "Fuel tank"]) {
    const [danger] = dangersOf(part) as [PartDanger];
    const find = { part, make: "Honda", model: "Civic", year: "2006", miles: 100, language: "en" };
    for (const [name, given] of [
      ["find_part", find],
      ["part_prices", { part, yard: 1, language: "en" }],
    ] as const) {
      const told = JSON.stringify(await client.callTool({ name, arguments: given }));
      expect(told, `${name} ${part}`).toContain(name === "find_part" ? toldOf(danger).en : dangerOf(danger).short.en);
    }
  }
  await client.close();
  await handler.close();
});

it("on a hybrid the high voltage comes first, whatever the part and its place in the list", () => {
  for (const name of ["Alternator", "Engine, complete", "Emblem", "Grille"]) {
    const family = listFamilies(stock.prices).find((one) => one.name.en === name) as PartFamily;
    const { caution } = loadAnswer(
      pageRequest("partAnswer", "es", { stock, now, params: { part: family.slug.es, model: "toyota-prius" } }),
    ) as AnswerPage;
    expect(caution.dangers[0], name).toBe("high-voltage-car");
    expect(words(draw(family, "es", "toyota-prius"))).toContain(dangerOf("high-voltage-car").es);
    expect(words(draw(family, "es", "honda-civic"))).not.toContain(dangerOf("high-voltage-car").es);
  }
});

it("a hybrid says so on its own page and on the list, a car without high voltage does not", async () => {
  const draws = (id: number) => {
    const request = pageRequest("vehicle", "en", { stock, now, params: { vin: String(id) } });
    const props = vehiclePage.load(request) as Parameters<typeof vehiclePage.Page>[0];
    return words(markupOf(request, <vehiclePage.Page {...props} />));
  };
  const said = listNewestArrivals(stock, 9).map((car) => [
    car.model,
    draws(car.id).includes(dangerOf("high-voltage-car").en),
  ]);
  expect(Object.fromEntries(said)).toEqual({ Camaro: false, Civic: false, "F-150": false, Prius: true });
  for (const name of ["2006 Toyota Prius", "2006 Honda Civic"]) {
    const [stop] = visitOf(bookOf(listedStop(1, [], { car: listedCar(1, { name }) }))).stops;
    const live = await openList(bookOf(), () => stop && <StopItem visit={stop} alone currency="USD" today="" />, "en");
    expect(live.text.includes(dangerOf("high-voltage-car").short.en)).toBe(name.includes("Prius"));
  }
});

it("notes go by what the chain says of its cars: no battery to unhook, nothing to drain", () => {
  const answer = (name: string, edition: Edition) =>
    words(draw(listFamilies(stock.prices).find((one) => one.name.en === name) as PartFamily, edition, "honda-civic"));
  const shipped = chainFolder();
  const { rules } = shipped.facts;
  const keep = (batteryOut?: boolean, fluidsOut?: boolean) =>
    keepChain({ ...shipped, facts: { ...shipped.facts, rules: { ...rules, batteryOut, fluidsOut } } });
  try {
    keep(true, true);
    expect(answer("Alternator", "en")).not.toMatch(/disconnect the battery|black cable/i);
    expect(answer("Oil pan", "es")).toContain("Ya viene sin líquidos; aun así, ponga la charola. Quite todos");
    expect(answer("Battery", "es")).toContain("sin batería: pídala en la caja");
    expect(answer("Battery", "es")).not.toContain("Herramienta");
    keep();
    expect(answer("Alternator", "en")).toContain("If the battery is in, free its black cable first.");
    expect(answer("Oil pan", "es")).toContain("Si todavía trae líquidos");
    expect(answer("Battery", "es")).toContain("Herramienta");
  } finally {
    keepChain(shipped);
  }
});

it("tells of inch bolts on an old American car, and of no tools where nobody named them", () => {
  const family = listFamilies(stock.prices).find(({ name }) => name.en === "Starter") as PartFamily;
  const [old, newer] = ["chevrolet-camaro", "honda-civic"].map((model) => words(draw(family, "en", model)));
  expect(old).toContain(answerCopy.en.inches);
  expect(newer).not.toContain(answerCopy.en.inches);
  const joint = listFamilies(stock.prices).find(({ name }) => name.en === "Ball joint") as PartFamily;
  expect(words(draw(joint, "en", "honda-civic"))).not.toContain(answerCopy.en.noTools);
});

describe.each(editionIds)("the warning is told, and nothing against it, %s", (edition) => {
  const named = (name: string) => listFamilies(stock.prices).find((one) => one.name.en === name) as PartFamily;

  it("no advice to compare or take out one's own under what only the staff may touch", () => {
    for (const name of ["Hybrid battery", "Hybrid inverter", "Driver airbag", "Torsion bar"]) {
      const model = { "Driver airbag": "honda-civic", "Torsion bar": "ford-f-150" }[name] ?? "toyota-prius";
      const said = words(draw(named(name), edition, model));
      expect(said, name).not.toContain(answerCopy[edition].compare);
      expect(said, name).not.toMatch(/Traiga su pieza vieja|Bring your old part/);
    }
    const battery = words(draw(named("Hybrid battery"), edition, "toyota-prius"));
    expect(battery).toMatch({ es: /No saque usted la de su carro/, en: /Don’t take yours out yourself/ }[edition]);
    expect(words(draw(named("Starter"), edition, "honda-civic"))).toMatch(/Traiga su pieza vieja|Bring your old part/);
  });

  it("a region with a name, each sentence a paragraph", () => {
    const html = draw(named("Driver airbag"), edition, "honda-civic");
    const name = { es: "Cuidado", en: "Careful" }[edition];
    const [, box = ""] =
      new RegExp(`<section class="part-danger" aria-label="${name}">(.*?)</section>`).exec(html) ?? [];
    expect(words(box)).toContain(dangerOf("airbag")[edition]);
    expect(box).toContain(`<p><b>${whoPulls.staff[edition]}</b></p>`);
  });

  it("in prices the recall's links stand beside the label, and the converter says to ask before", () => {
    const request = pageRequest("partPricing", edition, { stock, now, query: "store=1" });
    const html = markupOf(request, <pricePage.Page {...(loadPrices(request) as PricePage)} />);
    expect(html).toContain('href="https://www.nhtsa.gov/recalls"');
    for (const [label] of html.matchAll(/<label.*?<\/label>/g)) expect(label).not.toContain("nhtsa.gov");
    expect(words(html)).toContain(dangerOf("catalytic")[edition]);
    const one = pageRequest("partPricing", edition, {
      stock,
      now,
      query: `store=1&q=${encodeURIComponent(named("Catalytic converter").name[edition])}`,
    });
    const alone = markupOf(one, <pricePage.Page {...(loadPrices(one) as PricePage)} />);
    expect(alone).toContain("part-danger");
    expect(words(alone)).toContain(dangerOf("catalytic")[edition]);
  });
});

it("a steering wheel is not told by the number of doors", () => {
  const wheel = listFamilies(stock.prices).find(({ name }) => name.en === "Steering wheel") as PartFamily;
  expect(stock.sharing.factsOf(wheel.kinds[0]?.part.id ?? 0)?.shared).toBe("model");
  expect(words(draw(wheel, "en", "honda-civic"))).not.toContain("number of doors");
});

it("an airbag leads to where its recall is looked up", () => {
  const family = listFamilies(stock.prices).find(({ name }) => name.en === "Side airbag") as PartFamily;
  const html = draw(family, "en", "honda-civic");
  expect(html).toContain('href="https://www.nhtsa.gov/recalls"');
  expect(html).toContain('href="https://tc.canada.ca/');
});

it("types of bodies are those that the pages are asked for", () => {
  for (const [type, slug] of Object.entries(models))
    expect(partTypeOf(findModelBySlug(stock.catalog, slug)?.body ?? "")).toBe(type);
});

it("in California a converter has the law alone: no price, no yard of another state, no way there", () => {
  const family = listFamilies(stock.prices).find(({ name }) => name.en === "Catalytic converter") as PartFamily;
  for (const edition of editionIds) {
    const here = words(draw(family, edition, "honda-civic", "zip=95670"));
    expect(here).toContain("CARB");
    expect(here).not.toMatch(/\$|Fort Worth|Texas/);
    expect(here).not.toContain(dangerOf("catalytic")[edition]);
    expect(here).not.toContain(answerCopy[edition].follow);
    const texas = words(draw(family, edition, "honda-civic", "zip=76106"));
    expect(texas).toContain(dangerOf("catalytic")[edition]);
    expect(texas).not.toContain("CARB");
  }
});

it("the staff's words name no law but where its citation stands", () => {
  for (const part of stock.prices.parts.filter(({ name }) => /catalytic|exhaust/i.test(name.en)))
    expect(JSON.stringify(stock.sharing.factsOf(part.id)), part.name.en).not.toMatch(/\bley\b|\blaw\b|\bEPA\b/i);
});
