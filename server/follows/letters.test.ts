import { beforeAll, expect, it } from "vitest";
import { readFollow } from "#app/follows/read-follow.ts";
import { vehicleName } from "#core/vehicle.ts";
import { editionIds } from "#site/editions.ts";
import { findPrice } from "#stock/prices.ts";
import type { Stock } from "#stock/stock.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { testSite } from "#tests/support/test-site.ts";
import { copy } from "./copy.ts";
import { type Desk, writeConfirm, writeDigest } from "./letters.ts";

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
    follows: [{ query, came: [car.id], left: [idOfDeparted()] }],
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

it("sets neither ink nor paper, so that a dark client is right too", () => {
  const follow = readFollow(new URLSearchParams("make=1&model=0"), stock, now);
  if (!follow) throw new Error("nobody can mean it");
  const { html } = writeConfirm(desk, follow, "es", token);
  expect(html).not.toMatch(/[;"{](?:color|background)[^;"]*:(?!light dark)/);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});

it("says nothing of a car that is not there any more, and writes nothing when that was all", () => {
  const { car } = carOf(false);
  const query = `make=${car?.makeId}&model=0`;
  expect(
    writeDigest(desk, { kind: "mail", edition: "es", token, follows: [{ query, came: [idOfDeparted()], left: [] }] }),
  ).toBeUndefined();
  expect(
    writeDigest(desk, { kind: "mail", edition: "es", token, follows: [{ query, came: [], left: [car?.id ?? 0] }] }),
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
    follows: [{ query: "make=1&model=0", came: ids, left: [] }],
  });
  expect(letter?.body.match(/vehicle-details/g)).toHaveLength(20);
  expect(letter?.body).toContain("And 5 cars more: see the list");
  expect(letter?.subject).toBe("Yonke: 25 cars you’re looking for came in");
});

it("lets no word of an address become markup", () => {
  const follow = readFollow(new URLSearchParams("make=1&model=0&engine=<b>"), stock, now);
  if (!follow) throw new Error("nobody can mean it");
  const { html } = writeConfirm(desk, follow, "en", token);
  expect(html).not.toContain("<b>");
  expect(html).toContain("&lt;b&gt;");
});
