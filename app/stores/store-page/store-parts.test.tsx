import type { ReactNode } from "react";
import { beforeAll, describe, expect, it } from "vitest";
import { copy as storeWords } from "#app/stores/copy.ts";
import { storeData } from "#app/stores/store-data.ts";
import { deskPhone } from "#content/chain-facts.ts";
import type { Store } from "#core/store.ts";
import { editionIds } from "#site/editions.ts";
import { calendarPath } from "#site/store-files.ts";
import { listCarsForSale } from "#stock/cars-for-sale.ts";
import type { Stock } from "#stock/stock.ts";
import { listStores } from "#stock/stores.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { markupOf, pageRequest } from "#tests/support/page-request.tsx";
import { list, readHtml, textOf } from "#tests/support/read-html.ts";
import { ClosedStore, UnknownStore } from "./absent.tsx";
import { copy } from "./copy.ts";
import { StoreHours } from "./hours.tsx";
import { BuyingDesk, StoreCars, StorePrices } from "./offers.tsx";
import { StoreSign } from "./sign.tsx";

const now = new Date("2026-11-15T20:00:00Z");
let stock: Stock;
let store: Store;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
  store = listStores(stock).find(({ id }) => id === 102) as Store;
});
const view = (edition: "es" | "en") => pageRequest("store", edition, { stock, now });
const draw = (part: ReactNode, edition: "es" | "en" = "es") => readHtml(markupOf(view(edition), part));
const linksIn = (part: ReactNode, edition: "es" | "en" = "es") =>
  list(draw(part, edition), "a").map(({ attributes }) => attributes.href);
const special = (day: string, spans: { opens: number; closes: number }[], es = "", en = "") => ({
  day,
  spans,
  label: { es, en },
});
const withDays = (...specialDays: ReturnType<typeof special>[]): Store => ({
  ...store,
  schedule: { ...store.schedule, specialDays },
});

describe.each(editionIds)("the hours of a yard, %s", (edition) => {
  const words = copy[edition];
  const said = (one: Store) => textOf(draw(<StoreHours store={one} />, edition));

  it("name the week, what it costs to go in, the taxes, and the calendar to take along", () => {
    const text = said({ ...store, admissionCents: 300 });
    expect(text).toContain(words.admission("$3.00"));
    expect(linksIn(<StoreHours store={store} />, edition)).toContain(calendarPath(store.id, edition));
    expect(said({ ...store, admissionCents: 0 })).toContain(words.freeEntry);
  });

  it("say what is added to a price, and nothing of what is not", () => {
    const at = (taxRate: number, environmentalRate: number) => said({ ...store, taxRate, environmentalRate });
    expect(at(86_000, 70_000)).toContain(words.added([words.tax("8.6%"), words.fee("7%", "$9.00")]));
    expect(at(0, 70_000)).toContain(words.added([words.fee("7%", "$9.00")]));
    expect(at(0, 70_000)).not.toContain("0%");
    expect(at(0, 0)).not.toContain("%");
  });

  it("say by how much the yard closes before the counter, where it does", () => {
    expect(said({ ...store, yardClosesBeforeMinutes: 30 })).toContain(words.yardNote(30));
    expect(said({ ...store, yardClosesBeforeMinutes: 0 })).not.toContain(words.yardNote(0));
  });

  it("ask for what nobody has said, and say neither free, nor 0, nor closed", () => {
    const rates = { taxRate: null, admissionCents: null, environmentalRate: null, environmentalCapCents: null };
    const schedule = { ...store.schedule, week: null, specialDays: [] };
    const unsaid = { ...store, ...rates, schedule, yardSchedule: null, yardClosesBeforeMinutes: null };
    const text = said(unsaid);
    for (const asked of [words.askHours, words.askAdmission, words.askAdded(false)]) expect(text).toContain(asked);
    expect(text).not.toMatch(/\d|cerrado$|Closed/);
    expect(text).not.toContain(words.freeEntry);
    expect(list(draw(<StoreHours store={unsaid} />), "table")).toEqual([]);
    // One of them alone is said with what goes on top of it.
    expect(said({ ...unsaid, taxRate: 82_500 })).toContain(
      `${words.added([words.tax("8.25%")])} ${words.askAdded(true)}`,
    );
    expect(said({ ...store, environmentalCapCents: null, taxRate: 0 })).toContain(
      words.added([words.fee("8%", undefined)]),
    );
  });

  it("are the store's alone where nobody has said when the yard closes", () => {
    const root = draw(<StoreHours store={{ ...store, yardSchedule: null, yardClosesBeforeMinutes: null }} />, edition);
    expect(list(root, "th").map(textOf)).toContain(words.storeHours);
    expect(list(root, "tr").every((row) => list(row, "td").length < 2)).toBe(true);
    expect(textOf(root)).not.toMatch(/patio cierra|yard closes/i);
  });

  it("say of a yard in Canada in which dollars it charges", () => {
    expect(said({ ...store, country: "CA" })).toContain(words.canadian);
    expect(said(store)).not.toContain(words.canadian);
  });

  it("of a site without cars say nothing of going in", () => {
    const text = said({ ...store, services: new Set() });
    expect(text).not.toContain(words.freeEntry);
    expect(text).not.toContain("%");
    expect(text).toContain(words.siteHours);
    expect(text).not.toContain(words.storeHours);
  });

  it("warn of the days that are closed, and only list those with other hours", () => {
    const text = said(
      withDays(
        special("2026-11-26", [], "Acción de Gracias", "Thanksgiving"),
        special("2026-12-24", [{ opens: 480, closes: 780 }]),
      ),
    );
    expect(text).toContain({ es: "Acción de Gracias", en: "Thanksgiving" }[edition]);
    expect(text).toContain(words.otherHours);
    expect(text).toContain({ es: "24 de diciembre", en: "December 24" }[edition]);
  });

  it("leave out days that are past or far away", () => {
    const text = said(withDays(special("2026-11-01", []), special("2027-06-01", [])));
    expect(text).not.toContain(words.otherHours);
    expect(list(draw(<StoreHours store={withDays(special("2026-11-01", []))} />, edition), "h3")).toEqual([]);
  });
});

describe.each(editionIds)("what a yard offers, %s", (edition) => {
  const words = copy[edition];

  it("its prices, and when they were renewed where that is known", () => {
    const text = (one: Store) => textOf(draw(<StorePrices store={one} />, edition));
    const when = { es: "hoy", en: "today" }[edition];
    expect(text({ ...store, pricesUpdatedAt: new Date("2026-11-15T16:00:00Z") }).toLowerCase()).toContain(when);
    expect(list(draw(<StorePrices store={{ ...store, pricesUpdatedAt: null } as never} />, edition), "p")).toHaveLength(
      2,
    );
    expect(linksIn(<StorePrices store={store} />, edition)[0]).toContain(`store=${store.id}`);
  });

  it("four of its cars for sale, and asks where no price is posted", () => {
    const all = listCarsForSale(stock).map(({ car }) => car);
    expect(all.length).toBeGreaterThan(4);
    const cars = all.slice(0, 5).map((car, at) => (at === 0 ? { ...car, priceCents: null } : car));
    const root = draw(<StoreCars store={store} cars={cars} />, edition);
    expect(list(root, "li")).toHaveLength(4);
    expect(textOf(list(root, "li")[0] as never)).toContain(words.askPrice);
    expect(textOf(list(root, "li")[1] as never)).toMatch(/\$[\d,]+/);
    expect(textOf(root)).toContain(words.carsText(5));
  });

  it("its desk for cars, whose hours are asked where nobody has said them, by the chain's number where it has none", () => {
    const phones = { buyingPhone: "", phone1: { number: "", label: { es: "", en: "" } } };
    const buyingSchedule = { ...store.buyingSchedule, week: null, specialDays: [] };
    const root = draw(<BuyingDesk store={{ ...store, ...phones, buyingSchedule }} />, edition);
    expect(textOf(root)).toContain(storeWords[edition].askHours);
    expect(textOf(root)).not.toContain(storeWords[edition].closedNow);
    expect(list(root, "table")).toEqual([]);
    expect(textOf(root)).toContain(deskPhone("carBuying").display);
  });

  it("its desk for cars, by its own number or the yard's", () => {
    const own = { ...store, buyingPhone: "(916) 555-0199" };
    expect(linksIn(<BuyingDesk store={own} />, edition)).toContain("tel:+19165550199");
    expect(textOf(draw(<BuyingDesk store={{ ...store, buyingPhone: "" }} />, edition))).toContain(store.phone1.number);
  });
});

it.each(editionIds)("a number without a label stands alone, and no number is no line, %s", (edition) => {
  const label = { es: "", en: "" };
  const bare = { ...store, phone1: { number: "(520) 555-0143", label }, phone2: { number: "", label } };
  const address = (one: Store) => textOf(list(draw(<StoreSign store={one} />, edition), "address")[0] as never);
  expect(address(bare)).toContain("(520) 555-0143");
  expect(address(bare)).not.toContain(":");
  expect(address({ ...bare, phone1: bare.phone2 })).not.toMatch(/:|\(/);
  expect(address(store)).toContain(`${store.phone1.label[edition]}: ${store.phone1.number}`);
});

describe("a yard that is no more", () => {
  it("says since when, and where to go instead", () => {
    const near = [{ store, miles: 12 }];
    const closed = { ...store, active: false, closedOn: "2024-03-01" };
    const text = textOf(draw(<ClosedStore store={closed} near={near} />));
    expect(text).toContain("2024");
    expect(text).toContain(store.listText);
    const always = textOf(draw(<ClosedStore store={{ ...closed, closedOn: null } as never} near={[]} />));
    expect(always).toContain(copy.es.closedAlways);
  });

  it("or never was leads to all of them", () => {
    expect(linksIn(<UnknownStore />)).toContain(view("es").href("locations"));
  });
});

it("says in words what no day and one day are", () => {
  expect([copy.es.exchanges(0), copy.es.cores(1)]).toEqual([
    "Las piezas no se cambian.",
    "Devolución del casco: 1 día.",
  ]);
  expect([copy.en.exchanges(1), copy.en.cores(0)]).toEqual(["Exchanges: 1 day.", "Core refunds: the same day."]);
});

it("is a parts store to search engines only where parts are sold", () => {
  const around = { url: "https://y.test/1", homeUrl: "https://y.test", brand: "Y", deskName: "Desk", now };
  const typeOf = (one: Store | undefined) => one && (storeData(one, around) as { "@type": string })["@type"];
  expect(typeOf(store)).toBe("AutoPartsStore");
  expect(typeOf(listStores(stock).find(({ services }) => !services.has("inventory")))).toBe("RecyclingCenter");
});

it("speaks of one other yard as of one, and of a warranty only where there is one", () => {
  expect([1, 2].map(copy.es.near)).toEqual(["El otro yonke más cercano", "Los otros yonkes más cercanos"]);
  expect([1, 2].map(copy.en.nearParts)).toEqual([
    "The nearest yard where you can pull parts",
    "The nearest yards where you can pull parts",
  ]);
  expect([true, false].map((warranty) => copy.en.policies(true, warranty))).toEqual([
    "Exchanges, cores and warranty",
    "Exchanges and cores",
  ]);
});
