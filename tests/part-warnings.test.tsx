import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { beforeAll, describe, expect, it } from "vitest";
import { presentFacts } from "#api/present-facts.ts";
import { readFollow } from "#app/follows/read-follow.ts";
import { AddButton } from "#app/list/add-button.tsx";
import { openJob } from "#app/list/book.ts";
import { listedCar as listCarOfFile, wantedOf } from "#app/list/freshen.ts";
import IncomingList from "#app/list/incoming-list.tsx";
import { MomentContext } from "#app/list/list-context.tsx";
import { readLink, writeLink } from "#app/list/list-link.ts";
import { StopItem } from "#app/list/stop-item.tsx";
import { PartPrices } from "#app/offline/saved-yard-page/part-prices.tsx";
import { copy as answerCopy } from "#app/parts/answer-page/copy.ts";
import { type AnswerPage, loadAnswer } from "#app/parts/answer-page/load.ts";
import { page as answerPage } from "#app/parts/answer-page/page.tsx";
import { WorstDanger } from "#app/parts/part-dangers.tsx";
import { RowDanger } from "#app/parts/row-danger.tsx";
import { typeWord } from "#app/prices/ask.ts";
import { firstOf } from "#app/prices/group-rows.ts";
import { loadPrices, type PricePage } from "#app/prices/load.ts";
import { page as pricePage } from "#app/prices/page.tsx";
import { CarTile } from "#app/vehicle/car-tile.tsx";
import { page as vehiclePage } from "#app/vehicle/vehicle-page/page.tsx";
import { chainFolder, keepChain } from "#content/chain-facts.ts";
import { type PartType, partTypeOf } from "#core/part.ts";
import { dangerOf, dangerText, type PartDanger } from "#core/part-dangers.ts";
import type { Store } from "#core/store.ts";
import { whoPulls, whoPullsInRow } from "#core/who-pulls.ts";
import { carsOf, type YardFile, type YardPart } from "#core/yard-file.ts";
import type { DueFollower } from "#data/writes/queue-digest.ts";
import { makeYardFile } from "#server/files/yard-files.ts";
import { writeConfirm, writeDigest } from "#server/follows/letters.ts";
import { createTools } from "#server/mcp/tools.ts";
import { tables } from "#server/open-data/tables.ts";
import { listPartDocuments } from "#server/search/search-documents.ts";
import { type Edition, editionIds } from "#site/editions.ts";
import { findModelBySlug } from "#stock/model-slugs.ts";
import { partCaution } from "#stock/part-facts.ts";
import { kindsFor, listFamilies, type PartFamily } from "#stock/part-families.ts";
import type { Stock } from "#stock/stock.ts";
import { listNewestArrivals } from "#stock/vehicles.ts";
import { openApi } from "#tests/support/api-call.ts";
import { drawLive } from "#tests/support/draw-live.tsx";
import { bookOf, listedCar, listedPart, listedStop } from "#tests/support/listed.ts";
import { heldYard, openList, visitOf } from "#tests/support/open-list.tsx";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadStockedCatalog } from "#tests/support/stocked-catalog.ts";
import { testSite } from "#tests/support/test-site.ts";
import { yardFile } from "#tests/support/yard-file.ts";

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

  it("on the price list, in each row what kills, wherever it stands, and whom to ask", () => {
    for (const type of ["CAR", "PU/VAN"] as const) {
      const request = pageRequest("partPricing", edition, { stock, now, query: `store=1&type=${typeWord(type)}` });
      const prices = loadPrices(request) as PricePage;
      const rows = prices.list.groups.flatMap((group) => group.rows);
      const drawn = markupOf(request, <pricePage.Page {...prices} />)
        .split('<li class="price-line')
        .slice(1)
        .map((html) => words(`<${html}`));
      expect(rows.length).toBeGreaterThan(200);
      expect(drawn).toHaveLength(rows.length);
      for (const [at, row] of rows.entries()) {
        const { part } = firstOf(row);
        const { dangers, who } = partCaution(stock, part.id);
        const told = [...dangers, ...dangersOf(part.name.en)].filter((id) => dangerOf(id).grave);
        if (told.length > 0) expect(drawn[at], part.name.en).toMatch(shortOf(told, edition));
        expect(drawn[at], part.name.en).toContain(whoPullsInRow[isStaffs(part.name.en) ? "staff" : who][edition]);
      }
    }
  });

  it("on the list, each part by its own dangers, in full with its yard's file, and what kills on paper", async () => {
    const told = new Map(file.parts.map((part) => [part.name.en, part]));
    const parts = [...told.values()].filter(({ dangers, who }) => dangers || who);
    expect(parts.length).toBeGreaterThan(150);
    const wants = parts.map((part) => listedPart(part.id, wantedOf(part, new Map(), "2026-11-15")));
    const [stop] = visitOf(bookOf(listedStop(1, wants))).stops;
    const draws = (given?: YardFile) =>
      openList(bookOf(), () => stop && <StopItem visit={stop} alone currency="USD" today="" file={given} />, edition);
    const live = await draws(file);
    const items = live.place.findAll("li").filter((one) => one.getAttribute("class")?.startsWith("want "));
    expect(items).toHaveLength(parts.length);
    for (const [at, part] of parts.entries()) {
      const text = items[at]?.textContent ?? "";
      const own = part.dangers?.map((place) => file.dangers?.[place]?.id as PartDanger) ?? [];
      const ids = [...new Set([...own, ...dangersOf(part.name.en)])];
      for (const id of ids) expect(text, part.name.en).toContain(toldOf(id)[edition]);
      for (const id of own.slice(0, 3)) expect(text, part.name.en).toContain(dangerOf(id).short[edition]);
      expect(text, part.name.en).toContain(part.instead?.[edition] ?? whoPulls[part.who ?? "visitor"][edition]);
      const paper = items[at]?.findAll("p").find((one) => one.getAttribute("class") === "want__paper print-only");
      const grave = ids.filter((id) => dangerOf(id).grave).map((id) => `${dangerOf(id).short[edition]}.`);
      for (const short of grave) expect(paper?.textContent, part.name.en).toContain(short);
      if (grave.length > 0) expect(paper?.textContent).toContain(whoPulls[part.who ?? "visitor"][edition]);
    }
    // Of its name alone the device knows that a part is dangerous, not each of its dangers.
    const unread = await draws();
    const named = unread.place.findAll("li").filter((one) => one.getAttribute("class")?.startsWith("want "));
    for (const [at, { name }] of parts.entries()) {
      const all = dangersOf(name.en);
      const text = named[at]?.textContent ?? "";
      if (all.length > 0) expect(text, name.en).toMatch(shortOf([...all, "fuel-pressure"], edition));
      if (isStaffs(name.en)) expect(text, name.en).toContain(whoPulls.staff[edition]);
    }
  });

  it("on a list that came by a link, with its yard's file and without", async () => {
    const parts = [...new Map(file.parts.map((part) => [part.name.en, part])).values()].slice(0, 30);
    const hurt = file.parts.filter(({ name, type }) => type === "CAR" && dangersOf(name.en).length > 0);
    const stops = [parts, hurt].map((some, at) =>
      listedStop(
        at,
        some.map((part) => listedPart(part.id, wantedOf(part, new Map(), "2026-11-15"))),
      ),
    );
    const sent = await readLink(await writeLink(openJob(bookOf(...stops))));
    for (const given of [file, undefined]) {
      const held = new Map(given && [[102, { ...heldYard, file: given }]]);
      const live = await drawLive(
        <MomentContext value={{ now, held }}>
          <IncomingList incoming={sent} keep={() => {}} leave={() => {}} />
        </MomentContext>,
        edition,
      );
      const items = live.place.findAll("li").filter((one) => one.findAll("li").length === 0);
      expect(items).toHaveLength(parts.length + hurt.length);
      for (const [at, part] of [...parts, ...hurt].entries()) {
        const text = items[at]?.textContent ?? "";
        const own = (given && part.dangers?.map((place) => file.dangers?.[place]?.id as PartDanger)) ?? [];
        for (const id of own) expect(text, part.name.en).toContain(toldOf(id)[edition]);
        const all = dangersOf(part.name.en);
        if (all.length > 0) expect(text, part.name.en).toMatch(shortOf([...all, "fuel-pressure"], edition));
        if (isStaffs(part.name.en)) expect(text, part.name.en).toContain(whoPulls.staff[edition]);
      }
    }
  });

  it("and of a part without a danger that somebody has to be asked for, whom", async () => {
    for (const who of ["staff", "staff first"] as const) {
      const caution = { dangers: [], who };
      const request = pageRequest("partPricing", edition, { stock, now });
      expect(words(markupOf(request, <WorstDanger caution={caution} more />))).toContain(whoPulls[who][edition]);
      expect(words(markupOf(request, <RowDanger caution={caution} />))).toContain(whoPullsInRow[who][edition]);
      const own = { ...(yardFile.parts[0] as YardPart), who };
      const [stop] = visitOf(bookOf(listedStop(1, [listedPart(own.id)]))).stops;
      const given = { ...yardFile, parts: [own] };
      const live = await openList(
        bookOf(),
        () => stop && <StopItem visit={stop} alone currency="USD" today="" file={given} />,
        edition,
      );
      const said = live.place.findAll("p").map((one) => [one.getAttribute("class"), one.textContent.trim()]);
      expect(said).toContainEqual(["want__danger no-print", whoPulls[who][edition]]);
      expect(said).toContainEqual(["want__paper print-only", whoPulls[who][edition]]);
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

  it("in an alert about its price or about cars to pull it from, as text, HTML and on a screen", () => {
    const token = "t".repeat(32);
    const desk = { brand: "Yonke", addresses: testSite.addresses, stock, now };
    const idOf = (model: string) => listNewestArrivals(stock, 9).find((car) => car.model === model)?.id ?? 0;
    const written = (follow: DueFollower["follows"][number]) => {
      const asked = readFollow(new URLSearchParams(follow.query), stock, now);
      const due = { edition, token, follows: [follow, { ...follow }] };
      const [mail, push] = (["mail", "push"] as const).map((kind) => writeDigest(desk, { ...due, kind }));
      const confirm = asked && writeConfirm(desk, asked, edition, { token, quiet: "q" });
      const note = JSON.parse(push?.body ?? "{}") as { body: string };
      return [mail?.body, words(mail?.html ?? ""), note.body, confirm?.body, words(confirm?.html ?? "")];
    };
    const price = (part: number) => ({
      query: `price=${part}&store=1`,
      ...{ came: [], left: [], news: [{ event_id: 0, state: "fell" as const, before_cents: 9_999_999 }] },
    });
    const cars = (part: number, model: string) => {
      const { makeId = 0, modelId = 0 } = listNewestArrivals(stock, 9).find((car) => car.model === model) ?? {};
      return { query: `make=${makeId}&model=${modelId}&part=${part}`, came: [idOf(model)], left: [], news: [] };
    };
    const byName = (name: string) => stock.prices.parts.find((part) => part.name.en === name)?.id ?? 0;
    const kills = ["Passenger airbag", "Hybrid battery", "Torsion bar, left", "Fuel tank, small", "Fuel pump"];
    for (const name of kills)
      for (const follow of [price(byName(name)), cars(byName(name), "Civic")])
        for (const text of written(follow)) {
          expect(text, name).toMatch(shortOf(dangersOf(name), edition));
          if (isStaffs(name)) expect(text, name).toContain(whoPulls.staff[edition]);
        }
    const high = dangerOf("high-voltage-car").short[edition];
    for (const text of written(cars(byName("Emblem"), "Prius"))) expect(text).toContain(high);
    for (const text of written(cars(byName("Passenger airbag"), "Prius"))) {
      expect(text).toContain(dangerOf("airbag").short[edition]);
      expect(text).toContain(high);
    }
    for (const text of written(cars(byName("Emblem"), "Civic"))) expect(text).not.toContain(high);
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
  for (const name of ["Radiator", "Engine, complete", "Emblem", "Grille"]) {
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
  const hybrids = { Camaro: false, Camry: true, Civic: false, "F-150": false, Prius: true };
  expect(Object.fromEntries(said)).toEqual(hybrids);
  const request = pageRequest("vehicle", "en", { stock, now });
  const store = stock.chain.stores[0] as Store;
  const desk = { brand: "Yonke", addresses: testSite.addresses, stock, now };
  const inYard = listNewestArrivals(stock, 9).map((car) => {
    const html = markupOf(request, <AddButton name="" store={store} vehicle={car} />);
    return [car.model, html.includes("&quot;highVoltage&quot;:true")];
  });
  expect(Object.fromEntries(inYard)).toEqual(hybrids);
  const given = [...tables.stock.rows(stock, store)];
  const { short } = dangerOf("high-voltage-car");
  for (const car of listNewestArrivals(stock, 9)) {
    const runs = hybrids[car.model as keyof typeof hybrids];
    const tile = markupOf(request, <CarTile vehicle={car} store={store} />);
    expect([tile.includes("data-volts"), words(tile).includes(short.en)], car.model).toEqual([runs, runs]);
    expect(presentFacts(car).highVoltage, car.model).toBe(runs || undefined);
    const row = given.find((cells) => cells.includes(car.model));
    expect(row?.[tables.stock.columns.indexOf("high_voltage")], car.model).toBe(runs ? "yes" : null);
    const follows = [{ query: `make=${car.makeId}&model=${car.modelId}`, came: [car.id], left: [], news: [] }];
    const letter = writeDigest(desk, { kind: "mail", edition: "en", token: "t", follows });
    expect(letter?.body.includes(short.en), car.model).toBe(runs);
  }
  for (const car of carsOf(file)) {
    const listed = listCarOfFile(car);
    expect(listed.highVoltage, car.model).toBe(hybrids[car.model as keyof typeof hybrids]);
    for (const edition of editionIds) {
      const [stop] = visitOf(bookOf(listedStop(1, [], { car: listed }))).stops;
      const live = await openList(
        bookOf(),
        () => stop && <StopItem visit={stop} alone currency="USD" today="" />,
        edition,
      );
      const told = live.text.includes(dangerOf("high-voltage-car").short[edition]);
      expect(told, car.model).toBe(listed.highVoltage);
    }
  }
  // Before its yard's file has come, a car is known by its name.
  const [stop] = visitOf(bookOf(listedStop(1, [], { car: listedCar(1, { name: "2006 Toyota Prius" }) }))).stops;
  const live = await openList(bookOf(), () => stop && <StopItem visit={stop} alone currency="USD" today="" />, "en");
  expect(live.text).toContain(dangerOf("high-voltage-car").short.en);
});

it("notes go by what the chain says of its cars: no battery to unhook, nothing to drain", async () => {
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
    const prepared = makeYardFile(stock, stock.chain.stores[0] as never);
    const battery = prepared.parts.find(({ name }) => name.en === "Battery") as YardPart;
    expect(battery).toMatchObject({ who: "staff", tools: -1 });
    for (const edition of editionIds) {
      const [stop] = visitOf(bookOf(listedStop(1, [listedPart(battery.id)]))).stops;
      const list = stop && <StopItem visit={stop} alone currency="USD" today="" file={prepared} />;
      const live = await openList(bookOf(), () => list, edition);
      const asked = { es: "sin batería: pídala en la caja", en: "without their battery: ask for one" }[edition];
      expect(live.text).toContain(asked);
      const saved = <PartPrices file={prepared} parts={[battery]} at={new Date()} />;
      expect((await drawLive(saved, edition)).text).toContain(asked);
    }
    keep();
    const usual = makeYardFile(stock, stock.chain.stores[0] as never);
    expect(usual.parts.find(({ name }) => name.en === "Battery")).not.toHaveProperty("instead");
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
