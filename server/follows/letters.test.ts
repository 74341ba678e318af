import { beforeAll, expect, it } from "vitest";
import { eventWhen } from "#app/events/event-words.ts";
import { readFollow } from "#app/follows/read-follow.ts";
import { vehicleName } from "#core/vehicle.ts";
import type { News } from "#data/writes/queue-digest.ts";
import { createAddresses } from "#site/address.ts";
import { editionIds } from "#site/editions.ts";
import { findPrice } from "#stock/prices.ts";
import type { Stock } from "#stock/stock.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { testSite } from "#tests/support/test-site.ts";
import { copy } from "./copy.ts";
import type { Desk } from "./desk.ts";
import { followsUrl, writeConfirm, writeDigest } from "./letters.ts";

const now = new Date("2026-11-16T18:00:00Z");
const token = "t".repeat(32);
let desk: Desk;
let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 300, departed: 40 });
  desk = { brand: "Yonke", addresses: testSite.addresses, stock, now };
});

const carOf = (withPrices: boolean) => {
  for (const { store, vehicles } of searchVehicles(stock, {}))
    if (store.services.has("partpricing") === withPrices) return { store, car: vehicles(0, 1)[0] };
  throw new Error("no such yard");
};
const idOfDeparted = () => {
  for (const { departed } of stock.yards.values()) if (departed.count > 0) return departed.id[0] as number;
  throw new Error("nothing left");
};

it.each(editionIds)("tells what came and what left in %s, the same in both parts", (edition) => {
  const { store, car } = carOf(true);
  if (!car) throw new Error("no car");
  const part = stock.prices.parts.find((one) => findPrice(stock, store.id, one));
  const query = `make=${car.makeId}&model=${car.modelId}&part=${part?.id}`;
  const letter = writeDigest(desk, {
    kind: "mail",
    edition,
    token,
    follows: [{ query, came: [car.id], left: [idOfDeparted()], news: [] }],
  });
  expect(letter?.subject).toBe(copy[edition].came("Yonke", 1));
  const url = `https://yonke.test${testSite.addresses.path("myAlerts", edition)}?k=${token}`;
  for (const text of [letter?.body, letter?.html]) {
    expect(text).toContain(vehicleName(car));
    expect(text).toContain(copy[edition].row(car.row));
    expect(text).toContain(store.listText);
    expect(text).toContain(part?.name[edition]);
    expect(text).toContain(copy[edition].gone);
    expect(text).toContain(url);
    expect(text).toContain(testSite.addresses.url("privacy", edition));
  }
  expect(letter?.body).toMatch(/\$\d+\.\d\d/);
});

it.each(editionIds)("asks for a yes in %s in sentences with one full stop, also after an hour", (edition) => {
  const { confirmText, confirmOther } = copy[edition];
  for (const text of [confirmText, confirmOther])
    for (const name of ["Taller · de 10 a. m. a 3 p. m.", "Honda Civic"])
      expect(text(name)).not.toMatch(/\.\.|[a-z] (?:Si|If) /);
});

it("tells whoever asked in a language that the chain has given up in the one that is left", () => {
  const { car } = carOf(true);
  const hosts = { es: "https://yonke.test", en: "https://yonke.test" };
  const english = { ...desk, addresses: createAddresses(hosts, () => ["en"]) };
  const follows = [{ query: `make=${car?.makeId}&model=${car?.modelId}`, came: [car?.id ?? 0], left: [], news: [] }];
  const letter = writeDigest(english, { kind: "mail", edition: "es", token, follows });
  expect(letter).toEqual(writeDigest(english, { kind: "mail", edition: "en", token, follows }));
  expect(letter?.subject).toBe(copy.en.came("Yonke", 1));
  expect(followsUrl(english.addresses, "es", token)).toBe(`https://yonke.test/my-alerts?k=${token}`);
});

it.each(editionIds)("has no title of what came where something only left (%s)", (edition) => {
  const { car } = carOf(true);
  const query = `make=${car?.makeId}&model=${car?.modelId}`;
  const title = (came: number[]) =>
    writeDigest(desk, {
      kind: "mail",
      edition,
      token,
      follows: [{ query, came, left: [idOfDeparted()], news: [] }],
    })?.html;
  expect(title([car?.id ?? 0])).toContain(copy[edition].digestTitle);
  expect(title([])).toContain(copy[edition].newsTitle);
  expect(title([])).not.toContain(copy[edition].digestTitle);
});

it("sets neither ink nor paper, so that a dark client is right too", () => {
  const follow = readFollow(new URLSearchParams("make=1&model=0"), stock, now);
  if (!follow) throw new Error("nobody can mean it");
  const { html } = writeConfirm(desk, follow, "es", { token, quiet: "q" });
  expect(html).not.toMatch(/[;"{](?:color|background)[^;"]*:(?!light dark)/);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});

it("says nothing of a car that is not there any more, and writes nothing when that was all", () => {
  const { car } = carOf(false);
  const query = `make=${car?.makeId}&model=0`;
  expect(
    writeDigest(desk, {
      kind: "mail",
      edition: "es",
      token,
      follows: [{ query, came: [idOfDeparted()], left: [], news: [] }],
    }),
  ).toBeUndefined();
  expect(
    writeDigest(desk, {
      kind: "mail",
      edition: "es",
      token,
      follows: [{ query, came: [], left: [car?.id ?? 0], news: [] }],
    }),
  ).toBeUndefined();
});

it("names twenty cars and counts the rest", () => {
  const ids = searchVehicles(stock, {})
    .flatMap((match) => match.vehicles().map(({ id }) => id))
    .slice(0, 25);
  const letter = writeDigest(desk, {
    kind: "mail",
    edition: "en",
    token,
    follows: [{ query: "make=1&model=0", came: ids, left: [], news: [] }],
  });
  expect(letter?.body.match(/vehicle-details/g)).toHaveLength(20);
  expect(letter?.body).toContain("And 5 cars more: see the list");
  expect(letter?.subject).toBe("Yonke: 25 cars you’re looking for came in");
});

it.each(editionIds)("counts a car, or an event, that two follows found once in %s", (edition) => {
  const { car } = carOf(false);
  const due = { kind: "mail" as const, edition, token };
  const of = (query: string, what: object) => ({ query, came: [], left: [], news: [], ...what });
  const two = [`make=${car?.makeId}&model=0`, `make=${car?.makeId}&model=${car?.modelId}`];
  const subject = (what: object, queries = two) =>
    writeDigest(desk, { ...due, follows: queries.map((query) => of(query, what)) })?.subject;
  expect(subject({ came: [car?.id] })).toBe(copy[edition].came("Yonke", 1));
  expect(subject({ left: [idOfDeparted()] })).toBe(copy[edition].left("Yonke", 1));
  const title = stock.campaigns.events.find(({ id }) => id === 2)?.title[edition] ?? "";
  const news = [{ event_id: 2, state: "changed", before_cents: null }];
  expect(subject({ news }, ["event=2", "events=1"])).toBe(copy[edition].changedEvent("Yonke", title));
});

it.each(editionIds)("leads a browser that hears of a car that left to the list of those like it, in %s", (edition) => {
  const { car } = carOf(false);
  const query = `make=${car?.makeId}&model=${car?.modelId}`;
  const follows = [{ query, came: [], left: [idOfDeparted()], news: [] }];
  const note = JSON.parse(writeDigest(desk, { kind: "push", edition, token, follows })?.body ?? "");
  expect(note.title).toBe(copy[edition].left("Yonke", 1));
  const list = { make: String(car?.makeId), model: String(car?.modelId) };
  expect(note.url).toBe(testSite.addresses.url("inventoryResults", edition, {}, { query: list }));
});

it("lets no word of an address become markup", () => {
  const follow = readFollow(new URLSearchParams("make=1&model=0&engine=<b>"), stock, now);
  if (!follow) throw new Error("nobody can mean it");
  const { html } = writeConfirm(desk, follow, "en", { token, quiet: "q" });
  expect(html).not.toContain("<b>");
  expect(html).toContain("&lt;b&gt;");
});

it.each(editionIds)(
  "tells of an event that is new, changed or called off, and of a price that fell, in %s",
  (edition) => {
    const words = copy[edition];
    const event = stock.campaigns.events.find(({ id }) => id === 2);
    const store = stock.chain.storeById.get(1);
    const part = stock.prices.parts.find(({ id }) => id === 1);
    if (!event || !store || !part) throw new Error("no event or price");
    const due = { kind: "mail" as const, edition, token };
    const of = (query: string, news: News[]) => ({ query, came: [], left: [], news });
    const news = of("events=1", [{ event_id: 2, state: "new", before_cents: null }]);
    const fallen = of("price=1&store=1", [{ event_id: 0, state: "fell", before_cents: 7000 }]);

    const one = writeDigest(desk, { ...due, follows: [news] });
    expect(one?.subject).toBe(words.newEvent("Yonke", event.title[edition]));
    const both = writeDigest(desk, { ...due, follows: [news, fallen] });
    expect(both?.subject).toBe(words.news("Yonke", 2));
    for (const text of [both?.body, both?.html]) {
      expect(text).toContain(words.states.new);
      expect(text).toContain(eventWhen(event, edition));
      expect(text).toContain(testSite.addresses.url("event", edition, { id: 2 }));
      expect(text).toContain(`${part.name[edition]}: $61.99`);
      expect(text).toContain(words.fellFrom("$70.00"));
      expect(text).toContain(store.name);
      expect(text).not.toContain(words.still);
    }
    const price = testSite.addresses.url("partPricing", edition, {}, { query: { store: 1, q: part.name[edition] } });
    expect(both?.body.split(price)).toHaveLength(2);
    const push = writeDigest(desk, { ...due, kind: "push", follows: [fallen] });
    expect(JSON.parse(push?.body ?? "")).toMatchObject({
      title: words.fell("Yonke", part.name[edition], "$61.99"),
      url: price,
    });
    // What is not so any more is not told.
    const risen = of("price=1&store=1", [{ event_id: 0, state: "fell", before_cents: 6199 }]);
    const past = of("events=1", [{ event_id: 3, state: "changed", before_cents: null }]);
    expect(writeDigest(desk, { ...due, follows: [risen, past] })).toBeUndefined();
    const campaigns = { ...stock.campaigns, events: [{ ...event, cancelled: true }] };
    const off = { ...desk, stock: { ...stock, campaigns } };
    expect(writeDigest(off, { ...due, follows: [news] })).toBeUndefined();
    const changed = of("event=2", [{ event_id: 2, state: "changed", before_cents: null }]);
    const cancelled = writeDigest(off, { ...due, follows: [changed] });
    expect(cancelled?.subject).toBe(words.cancelledEvent("Yonke", event.title[edition]));
    expect(cancelled?.body).toContain(words.states.cancelled);
    // Of a yard that has left it: to those who knew of it there, not to those who had not heard of it yet.
    const moved = { ...stock.campaigns, events: [{ ...event, allStores: false, storeIds: [2, 3] }] };
    const elsewhere = { ...desk, stock: { ...stock, campaigns: moved } };
    const gone = of("events=1", [{ event_id: 2, state: "changed", before_cents: null }]);
    expect(writeDigest(elsewhere, { ...due, follows: [gone] })?.body).toContain(words.elsewhere(store.name));
    expect(writeDigest(elsewhere, { ...due, follows: [news] })).toBeUndefined();
    const names = [2, 3].flatMap((id) => stock.chain.storeById.get(id)?.name ?? []);
    expect(writeDigest(elsewhere, { ...due, follows: [changed] })?.body).toContain(words.heldAt(names, 0));
  },
);
