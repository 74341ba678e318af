import { beforeAll, describe, expect, it } from "vitest";
import { page as eventPage } from "#app/events/event-page/page.tsx";
import { page as eventsPage } from "#app/events/list-page/page.tsx";
import { humanCopy } from "#app/forms/human-copy.ts";
import type { Redirect } from "#app/page.tsx";
import { page as pricePage } from "#app/prices/page.tsx";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { readHtml, textOf } from "#tests/support/read-html.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { copy } from "./follow-page/copy.ts";
import { page } from "./follow-page/page.tsx";
import { copy as mineCopy } from "./my-follows-page/copy.ts";
import { page as minePage } from "./my-follows-page/page.tsx";
import { followOfCar, readFollow } from "./read-follow.ts";
import { zoneOfFollow } from "./zone-of-follow.ts";

const now = new Date("2026-11-16T18:00:00Z");
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 60 });
});
const read = (query: string) => readFollow(new URLSearchParams(query), stock, now);

describe("a follow", () => {
  it("is the same text for the same wish, however it is sorted, paged or written", () => {
    const plain = read("make=1&model=1001&year=2000")?.query;
    expect(plain).toBe("make=1&model=1001&year=2000");
    expect(read("year=2000&sort=year&page=3&model=1001&since=1&make=1")?.query).toBe(plain);
  });

  it("is none without a model, a yard or a place, nor with a place that nobody knows", () => {
    for (const query of ["", "year=2000", "color=negro", "zip=00000&make=1", "make=1&model=0&year=soon"])
      expect(read(query), query).toBeUndefined();
    for (const query of ["make=1", "store=2", "zip=95670", "vin=1HG*"]) expect(read(query), query).toBeDefined();
  });

  it("of a car knows the car while it is there, and its yard's clock", () => {
    const [match] = searchVehicles(stock, {});
    const [car] = match?.vehicles(0, 1) ?? [];
    if (!match || !car) throw new Error("no car");
    const follow = read(new URLSearchParams(followOfCar(car, match.store.postalKey)).toString());
    expect(follow).toMatchObject({ kind: "cars", car: { id: car.id } });
    expect(follow && zoneOfFollow(stock, follow)).toBe(match.store.schedule.timeZone);
    expect(read("make=1&car=999999")).toMatchObject({ kind: "cars", car: undefined });
  });

  it("of an event, a yard's events or a price is known by its number, where it is there", () => {
    for (const query of ["events=1", "event=2", "price=1&store=1"]) expect(read(query)?.query, query).toBe(query);
    expect(read("store=1&price=1&make=1")).toMatchObject({ kind: "price", query: "price=1&store=1" });
    // Store 2 has no price list; nothing has the number 99.
    for (const query of ["events=99", "events=", "event=99", "price=99&store=1", "price=1&store=2", "price=1"])
      expect(read(query), query).toBeUndefined();
  });

  it("goes by the clock of the nearest yard, or by the chain's", () => {
    const zone = (query: string) => zoneOfFollow(stock, read(query) as NonNullable<ReturnType<typeof read>>);
    expect(zone("zip=43207&distance=100")).toBe("America/New_York");
    expect(zone(`store=${listStores(stock).find(({ schedule }) => schedule.timeZone === "America/Chicago")?.id}`)).toBe(
      "America/Chicago",
    );
    expect(zone("make=1")).toBe(stock.chain.timeZone);
    expect(zone("events=4")).toBe("America/Chicago");
    expect(zone("event=4")).toBe(stock.chain.storeById.get(1)?.schedule.timeZone);
    expect(zone("event=2")).toBe(stock.chain.timeZone);
  });
});

function drawn(edition: "es" | "en", query: string, more: object = {}) {
  const request = { ...pageRequest("alerts", edition, { stock, now, query }), token: "t1", ...more };
  const props = page.load(request) as Exclude<Awaited<ReturnType<typeof page.load>>, Redirect>;
  return { html: markupOf(request, <page.Page {...props} />), head: page.head(props, request) };
}

type LoadedBy<P extends { Page: (props: never) => unknown }> = Parameters<P["Page"]>[0];
const withAlerts = (id: "event" | "events" | "store" | "partPricing", edition: "es" | "en", more: object) => {
  const request = pageRequest(id, edition, { stock, now, ...more } as never);
  return { ...request, settings: { ...request.settings, alerts: { mail: true } } };
};

it("promises a part's price with each car only while the chain tells prices", () => {
  const query = "make=1&model=1001&part=1";
  const { settings } = pageRequest("alerts", "es", { stock, now });
  const alerts = { mail: true, push: undefined };
  const told = copy.es.price(stock.prices.parts.find(({ id }) => id === 1)?.name.es ?? "");
  const drawnWith = (partPrices: boolean) =>
    drawn("es", query, { settings: { ...settings, alerts, switches: { ...settings.switches, partPrices } } }).html;
  expect([drawnWith(true).includes(told), drawnWith(false).includes(told)]).toEqual([true, false]);
});

describe.each(editionIds)("what can be followed in %s", (edition) => {
  it("is offered on an event's page, for a yard's events and at a part's price", async () => {
    const event = withAlerts("event", edition, { params: { id: "1" } });
    const shown = markupOf(
      event,
      <eventPage.Page {...(eventPage.load(event as never) as LoadedBy<typeof eventPage>)} />,
    );
    expect(shown).toContain("?event=1");
    expect(shown).toContain("?events=2");
    const list = withAlerts("events", edition, { query: "store=1" });
    expect(
      markupOf(list, <eventsPage.Page {...(eventsPage.load(list as never) as LoadedBy<typeof eventsPage>)} />),
    ).toContain("?events=1");
    const prices = withAlerts("partPricing", edition, {
      query: `store=1&q=${edition === "es" ? "Marcha" : "Starter"}`,
    });
    const listed = markupOf(
      prices,
      <pricePage.Page {...(pricePage.load(prices as never) as LoadedBy<typeof pricePage>)} />,
    );
    expect(listed).toContain("?price=1&amp;store=1");
  });
});

describe.each(editionIds)("the page in %s", (edition) => {
  it("names what is followed and takes an address, for no search engine", () => {
    const { html, head } = drawn(edition, "make=1&model=1001");
    expect(html).toContain("Make 1 Model 1");
    expect(html).toContain('name="_csrf" value="t1"');
    expect(html).toMatch(/<form [^>]*action="[^"]*\?make=1&amp;model=1001" method="post"/);
    expect(html).toContain('type="email"');
    expect(html).toContain(copy[edition].noScript);
    expect(html).not.toContain(humanCopy[edition].noScript);
    expect(head.noindex).toBe(true);
  });

  it("says what is told of an event, of a yard's events and of a price, with what it costs today", () => {
    const words = copy[edition];
    const store = stock.chain.storeById.get(1)?.name ?? "";
    const { html: events } = drawn(edition, "events=1");
    expect(events).toContain(words.headings.events);
    expect(events).toContain(words.leads.events(store));
    const { html: event } = drawn(edition, "event=2");
    expect(event).toContain(words.headings.event);
    // An hour ends in a full stop of its own.
    expect(words.leads.event("Taller · de 10 a. m. a 3 p. m.")).toMatch(/[^.]\.$/);
    expect(words.leads.event("Taller · 13 de diciembre")).toMatch(/[^.]\.$/);
    const { html: price } = drawn(edition, "price=1&store=1");
    expect(price).toContain(words.today("$61.99"));
    for (const html of [events, event, price]) expect(html).toContain('type="email"');
  });

  it("says what to do without a search, when it was sent, and where nothing is offered", () => {
    expect(drawn(edition, "").html).toContain(copy[edition].noSearch);
    const sent = { form: { values: {}, errors: {}, sent: true } };
    expect(drawn(edition, "make=1", sent).html).toContain(copy[edition].thanks);
    const { settings } = pageRequest("alerts", edition, { stock, now });
    const off = drawn(edition, "make=1", { settings: { ...settings, alerts: { mail: false } } });
    expect(off.html).toContain(copy[edition].off);
    expect(off.html).not.toContain("<form");
  });

  it.each([[{ mail: false }], [{ mail: false, push: "key" }]])("promises no email where none is sent: %o", (alerts) => {
    const { settings } = pageRequest("alerts", edition, { stock, now });
    const told = drawn(edition, "make=1", { settings: { ...settings, alerts } });
    const request = { ...pageRequest("myAlerts", edition, { stock, now }), settings: { ...settings, alerts } };
    const props = minePage.load(request) as Exclude<Awaited<ReturnType<typeof minePage.load>>, Redirect>;
    const mine = markupOf(request, <minePage.Page {...props} />);
    const shown = [told.html, mine].map((html) => textOf(readHtml(html)));
    const said = [...shown, told.head.title, told.head.description, minePage.head(props, request).description];
    for (const text of said) expect(text).not.toMatch(/correo|e-?mail/i);
  });

  it("behind the link shows what waits for a yes and what is followed, each with its button", () => {
    const lines = [
      { id: 7, query: "make=1&model=1001", confirmed: false },
      { id: 8, query: "make=2&model=0", confirmed: true },
      { id: 9, query: "price=1&store=1", confirmed: true },
      { id: 11, query: "event=2", confirmed: true },
      { id: 10, query: "event=99", confirmed: true },
    ];
    const request = { ...pageRequest("myAlerts", edition, { stock, now }), follows: { lines, said: undefined } };
    const props = minePage.load(request) as Exclude<Awaited<ReturnType<typeof minePage.load>>, Redirect>;
    const html = markupOf(request, <minePage.Page {...props} />);
    expect(html).toContain(mineCopy[edition].yes);
    expect(html).toContain('name="follow" value="8"');
    expect(html).not.toContain('name="follow" value="7"');
    expect(html).toContain("Make 1 Model 1");
    expect(html).toContain({ es: "Precio: Marcha en", en: "Price: Starter at" }[edition]);
    expect(html).toContain(mineCopy[edition].notThere);
    const { cars, price, event } = mineCopy[edition].see;
    for (const text of [cars, price, event]) expect(html).toContain(` ${text} <svg`);
    const bare = { ...request, follows: undefined };
    expect(minePage.head(minePage.load(bare) as typeof props, bare).status).toBeUndefined();
    const none = { ...bare, query: new URLSearchParams("k=old") };
    const gone = minePage.load(none) as typeof props;
    expect(minePage.head(gone, none)).toMatchObject({ status: 404, noindex: true, uncounted: true });
    expect(markupOf(none, <minePage.Page {...gone} />)).toContain(mineCopy[edition].goneTitle);
  });
});
