import { beforeAll, describe, expect, it } from "vitest";
import { editionIds } from "#site/editions.ts";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { searchVehicles } from "#stock/vehicles.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { loadSmallStock } from "#tests/support/small-stock.ts";
import { copy } from "./follow-page/copy.ts";
import { page } from "./follow-page/page.tsx";
import { copy as mineCopy } from "./my-follows-page/copy.ts";
import { page as minePage } from "./my-follows-page/page.tsx";
import { followOfCar, readFollow, zoneOfFollow } from "./read-follow.ts";

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
    expect(follow?.car?.id).toBe(car.id);
    expect(follow && zoneOfFollow(stock, follow)).toBe(match.store.schedule.timeZone);
    expect(read("make=1&car=999999")?.car).toBeUndefined();
  });

  it("goes by the clock of the nearest yard, or by the chain's", () => {
    const zone = (query: string) => zoneOfFollow(stock, read(query) as NonNullable<ReturnType<typeof read>>);
    expect(zone("zip=43207&distance=100")).toBe("America/New_York");
    expect(zone(`store=${listStores(stock).find(({ schedule }) => schedule.timeZone === "America/Chicago")?.id}`)).toBe(
      "America/Chicago",
    );
    expect(zone("make=1")).toBe(stock.chain.timeZone);
  });
});

function drawn(edition: "es" | "en", query: string, more: object = {}) {
  const request = { ...pageRequest("alerts", edition, { stock, now, query }), token: "t1", ...more };
  const props = page.load(request) as Exclude<Awaited<ReturnType<typeof page.load>>, { redirect: string }>;
  return { html: markupOf(request, <page.Page {...props} />), head: page.head(props, request) };
}

describe.each(editionIds)("the page in %s", (edition) => {
  it("names what is followed and takes an address, for no search engine", () => {
    const { html, head } = drawn(edition, "make=1&model=1001");
    expect(html).toContain("Make 1 Model 1");
    expect(html).toContain('name="_csrf" value="t1"');
    expect(html).toMatch(/<form [^>]*action="[^"]*\?make=1&amp;model=1001" method="post"/);
    expect(html).toContain('type="email"');
    expect(head.noindex).toBe(true);
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

  it("behind the link shows what waits for a yes and what is followed, each with its button", () => {
    const lines = [
      { id: 7, query: "make=1&model=1001", confirmed: false },
      { id: 8, query: "make=2&model=0", confirmed: true },
    ];
    const request = { ...pageRequest("myAlerts", edition, { stock, now }), follows: { lines, said: undefined } };
    const props = minePage.load(request) as Exclude<Awaited<ReturnType<typeof minePage.load>>, { redirect: string }>;
    const html = markupOf(request, <minePage.Page {...props} />);
    expect(html).toContain(mineCopy[edition].yes);
    expect(html).toContain('name="follow" value="8"');
    expect(html).not.toContain('name="follow" value="7"');
    expect(html).toContain("Make 1 Model 1");
    const bare = { ...request, follows: undefined };
    expect(minePage.head(minePage.load(bare) as typeof props, bare).status).toBeUndefined();
    const none = { ...bare, query: new URLSearchParams("k=old") };
    const gone = minePage.load(none) as typeof props;
    expect(minePage.head(gone, none)).toMatchObject({ status: 404, noindex: true, uncounted: true });
    expect(markupOf(none, <minePage.Page {...gone} />)).toContain(mineCopy[edition].goneTitle);
  });
});
