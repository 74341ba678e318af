import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { instantOf } from "#core/local-time.ts";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { openApi } from "#tests/support/api-call.ts";
import { loadSmallStock } from "#tests/support/small-stock.ts";

let stock: Stock;
let get: (address: string) => Promise<{ status: number; json: unknown }>;
const at = (time: string) => vi.setSystemTime(new Date(time));
beforeAll(async () => {
  stock = await loadSmallStock({ stores: 20, vehicles: 0 });
  get = openApi({ stock }).call;
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-15T18:00:00Z") });
});
afterAll(() => vi.useRealTimers());

const base64 = (byte: number) => Buffer.from([byte]).toString("base64");

it("one event has its times on the yard's clock and its address in the reader's language", async () => {
  expect((await get("/event/1")).json).toMatchObject({
    id: 1,
    title: "Evento 1",
    startDate: "2026-11-01T08:00:00",
    endDate: "2026-11-30T18:00:00",
    promoBannerStartDate: "2026-11-10T00:00:00",
    promoBannerEndDate: "2026-11-20T00:00:00",
    locations: [{ id: 2, locationID: 2 }],
    imageUrl: "",
    iconImageData: "",
    url: expect.stringMatching(/^https:\/\/yonke\.test\/.*1/),
  });
  expect((await get("/event/2?language=english")).json).toMatchObject({
    title: "Event 2",
    promoBannerStartDate: null,
    promoBannerEndDate: null,
    url: expect.stringMatching(/^https:\/\/yonke\.test\/.*2/),
  });
  for (const id of ["77", "x"]) expect((await get(`/event/${id}`)).status).toBe(404);
});

it("a yard's events are those that run and come", async () => {
  const ids = async (id: number) => ((await get(`/event/location/${id}`)).json as { id: number }[]).map((e) => e.id);
  expect(await ids(2)).toEqual([1, 2]);
  expect(await ids(1)).toEqual([4, 2]);
  expect((await get("/event/location/17")).status).toBe(410);
  expect((await get("/event/location/999")).status).toBe(404);
});

it("yards with an event, until the last is over", async () => {
  expect((await get("/event/alllocations")).json).toHaveLength(listStores(stock).length);
  expect(((await get("/event/alllocations")).json as object[])[0]).toEqual({
    id: expect.any(Number),
    listText: expect.any(String),
  });
  at("2027-06-01T00:00:00Z");
  expect((await get("/event/alllocations")).json).toEqual([]);
  at("2026-11-15T18:00:00Z");
});

it.each(["/event/banner", "/event/sidebarart", "/promoimage/promos"])(
  "%s says when it changes, so that no cache holds it past that",
  async (path) => {
    const api = openApi({ stock });
    const next = async (now: string) => {
      at(now);
      return (await api.call(path)).changes?.toISOString();
    };
    expect(await next("2026-11-15T18:00:00Z")).toBe(instantOf("2026-11-20T00:00", stock.chain.timeZone).toISOString());
    expect((await api.call("/event/alllocations")).changes).toBeUndefined();
    at("2026-11-15T18:00:00Z");
  },
);

it("the banner of the moment, or none", async () => {
  expect((await get("/event/banner")).json).toEqual({
    id: 1,
    title: "Evento 1",
    iconImageData: "",
    promoBannerStartDate: "2026-11-10T00:00:00",
    promoBannerEndDate: "2026-11-20T00:00:00",
    links: [],
  });
  at("2026-12-13T18:00:00Z");
  expect((await get("/event/banner")).json).toEqual({
    id: 0,
    title: null,
    iconImageData: null,
    promoBannerStartDate: null,
    promoBannerEndDate: null,
    links: [],
  });
  at("2026-11-15T18:00:00Z");
});

it("art and promotions with their pictures", async () => {
  expect((await get("/event/sidebarart")).json).toEqual([
    { id: 1, title: "Arte", url: "/", imageData: base64(1), imageHeight: 2, imageWidth: 4 },
  ]);
  expect((await get("/event/sidebarart?language=en")).json).toEqual([]);
  expect((await get("/promoimage/promos")).json).toMatchObject([
    {
      positionIndex: 1,
      desktopImageData: base64(1),
      mobileImageData: base64(2),
      desktopImageHeight: 2,
      desktopImageWidth: 4,
      mobileImageHeight: 2,
      mobileImageWidth: 4,
    },
  ]);
  expect((await get("/promoimage/promos?language=en")).json).toMatchObject([{ positionIndex: 0 }]);
});

it("a price list, whole or by a word", async () => {
  expect((await get("/parts/list/2?language=en")).json).toMatchObject([
    { description: "Alternator", price: "61.99", corePrice: "8.99", totalPrice: "70.98" },
    { description: "Exhaust manifold" },
    { description: "Muffler", price: "50.00", totalPrice: "58.99" },
    { description: "Starter" },
  ]);
  expect((await get("/parts/list/1?partKeyword=mofle")).json).toMatchObject([{ description: "Mofle", price: "61.99" }]);
  expect((await get("/parts/list/17")).status).toBe(410);
  expect((await get(`/parts/list/1?partKeyword=${"x".repeat(101)}`)).status).toBe(400);
});
