import { beforeAll, describe, expect, it } from "vitest";
import type { Stock } from "#stock/stock.ts";
import { pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { loadEvent } from "./load.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 9, vehicles: 0 });
});
const load = (id: string, now = "2026-11-15T18:00:00Z", of = stock) =>
  loadEvent(pageRequest("event", "es", { stock: of, now: new Date(now), params: { id } }));

describe("the address of an event", () => {
  it.each(["0", "01", "-1", "abc", "1234567890", "77", ""])("%j is none", (id) => {
    expect(() => load(id)).toThrow(expect.objectContaining({ code: "not-found" }));
  });
});

describe("an event", () => {
  it.each([
    ["1", "running"],
    ["2", "coming"],
    ["3", "past"],
  ])("%s is %s on the day of asking", (id, time) => expect(load(id).time).toBe(time));

  it("names the yards it is at: its own, or all that are open", () => {
    expect(load("1").stores.map(({ id }) => id)).toEqual([2]);
    expect(
      load("4")
        .stores.map(({ id }) => id)
        .toSorted(),
    ).toEqual([1, 6]);
    expect(load("2").stores.length).toBe(stock.chain.stores.filter(({ active }) => active).length);
  });

  it("leads on to others that run or come, never to itself, to what is over or was called off", () => {
    expect(load("1").others.map(({ event }) => event.id)).not.toContain(1);
    expect(load("1").others.map(({ event }) => event.id)).toContain(2);
    expect(load("2").others.map(({ event }) => event.id)).not.toContain(3);
    const events = stock.campaigns.events.map((event) => ({ ...event, cancelled: event.id === 2 }));
    const of = { ...stock, campaigns: { ...stock.campaigns, events } };
    expect(load("1", undefined, of).others.map(({ event }) => event.id)).not.toContain(2);
  });

  it("has four others at most, each with when it is and at how many yards", () => {
    const [one] = stock.campaigns.events.filter(({ id }) => id === 2);
    if (!one) throw new Error("There is an event 2");
    const more = Array.from({ length: 6 }, (_, at) => ({ ...one, id: at + 50 }));
    const of = { ...stock, campaigns: { ...stock.campaigns, events: [...stock.campaigns.events, ...more] } };
    const { others } = load("1", undefined, of);
    expect(others).toHaveLength(4);
    const [line] = others.filter(({ event }) => event.id >= 50);
    expect(line).toMatchObject({ time: "coming", stores: load("2").stores.length });
  });

  it("without a picture has none", () => expect(load("2").picture).toBeUndefined());

  it("has its picture's measures without its bytes, where that is held", () => {
    const picture = { id: "p1", mime: "image/webp", width: 40, height: 30 };
    const events = stock.campaigns.events.map((event) => ({ ...event, imageId: event.id === 2 ? "p1" : "lost" }));
    const images = new Map([["p1", { ...picture, bytes: new Uint8Array(3) }]]);
    const of = { ...stock, campaigns: { ...stock.campaigns, events, images } } as unknown as Stock;
    expect(load("2", undefined, of).picture).toEqual(picture);
    expect(load("1", undefined, of).picture).toBeUndefined();
  });
});
