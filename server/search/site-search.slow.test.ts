import { beforeAll, describe, expect, it } from "vitest";
import { readAsk } from "#app/prices/ask.ts";
import { listPrices } from "#stock/prices.ts";
import type { Stock } from "#stock/stock.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { testSite as site } from "#tests/support/test-site.ts";
import { createSiteSearch } from "./site-search.ts";

const document = { id: 900, edition: "es" as const, url: "/nuevo", description: "", body: "", image: "" };

let stock: Stock;
beforeAll(async () => {
  stock = await loadDemoStock("2026-11-15");
});

/** The stock with one document more; reading its cars fails as often as told. */
function changedStock(failures: number): Stock {
  let left = failures;
  const documents = [...stock.documents, { ...document, title: "Zarandeo", keywords: "" }] as Stock["documents"];
  const changed = { ...stock, documents, version: stock.version + 1 };
  return Object.defineProperty(changed, "cars", {
    get() {
      if (new Error("who").stack?.includes("listCarsForSale") && left-- > 0) throw new Error("not now");
      return stock.cars;
    },
  });
}

it("finds what was added, after the index failed to build and was built again", async () => {
  const logged: object[] = [];
  let built = 0;
  const search = createSiteSearch({ error: (facts: object) => void logged.push(facts) } as never, {
    settleMs: 10,
    retryMs: 50,
    onBuilt: () => void built++,
  });
  await search.start(site, stock);
  expect(search.search.building).toBeUndefined();
  expect(built).toBe(1);
  expect(search.search("yonke", "es", 1).total).toBeGreaterThan(0);
  expect(search.search("zarandeo", "es", 1).total).toBe(0);
  search.follow(changedStock(2));
  await expect.poll(() => search.search("zarandeo", "es", 1).hits[0]?.url).toContain("/nuevo");
  expect(built).toBe(2);
  expect(logged.length).toBeGreaterThan(0);
  for (const facts of logged) expect((facts as { err: Error }).err.message).toBe("not now");
});

it("pages that change while an index is being built are indexed again", async () => {
  let built = 0;
  const search = createSiteSearch({ error: () => {} } as never, { onBuilt: () => void built++ });
  const started = search.start(site, stock);
  search.rebuild();
  await started;
  await expect.poll(() => built, { timeout: 300_000 }).toBe(2);
});

it("a change that comes meanwhile takes the place of the one that failed", async () => {
  const logged: object[] = [];
  const search = createSiteSearch({ error: (facts: object) => void logged.push(facts) } as never, {
    settleMs: 10,
    retryMs: 600_000,
  });
  await search.start(site, stock);
  search.follow(changedStock(Number.POSITIVE_INFINITY));
  await expect.poll(() => logged.length).toBe(1);
  search.follow(changedStock(0));
  await expect.poll(() => search.search("zarandeo", "es", 1).total).toBe(1);
});

it("lets whoever searches wait for the first index, and says nothing false where it could not be made", async () => {
  const logged: object[] = [];
  const search = createSiteSearch({ error: (facts: object) => void logged.push(facts) } as never, { retryMs: 50 });
  void search.start(site, changedStock(2));
  const { building } = search.search;
  expect(building).toBeInstanceOf(Promise);
  await building;
  expect(() => search.search("zarandeo", "es", 1)).toThrow(/no index/);
  await expect.poll(() => search.search("zarandeo", "es", 1).total).toBe(1);
});

it("lets those who wait go on one by one, not all in one turn of the event loop", async () => {
  const search = createSiteSearch({ error: () => {} } as never, { patienceMs: 600_000 });
  const turns: number[] = [];
  let turn = 0;
  const waiting = Array.from({ length: 5 }, async () => {
    await search.search.building;
    turns.push(turn);
    expect(search.search("yonke", "es", 1).total).toBeGreaterThan(0);
  });
  const count = () => {
    turn++;
    if (turns.length < 5) setImmediate(count);
  };
  void search.start(site, stock).then(count);
  await Promise.all(waiting);
  expect(new Set(turns).size).toBe(5);
});

it("lets nobody wait for longer than a connection lasts, and says when to come again", async () => {
  const { search } = createSiteSearch({ error: () => {} } as never, { patienceMs: 1 });
  await search.building;
  expect(() => search("yonke", "es", 1)).toThrow(
    expect.objectContaining({ status: 503, retryAfter: 5, message: "there is no index yet" }),
  );
});

describe("what people type", () => {
  const built = createSiteSearch({ error: () => {} } as never);
  const find = (text: string, edition: "es" | "en") => built.search(text, edition, 1);
  beforeAll(() => built.start(site, stock));

  it("puts the cars in the yards before everything else, counted, with a link to them", () => {
    const civics = [...stock.present.modelCounts].find(([id]) => stock.catalog.model(id).name === "Civic");
    if (!civics) throw new Error("no Civic in the demo chain");
    const [first] = find("civic", "es").hits;
    expect(first?.title).toBe(`${civics[1]} Honda Civic en los yonkes`);
    expect(first?.url).toMatch(new RegExp(`^/revise-inventario/busque\\?make=\\d+&model=${civics[0]}$`));
    expect(find("honda civic", "en").hits[0]?.title).toBe(`${civics[1]} Honda Civic in the yards`);
    expect(find("civic usado barato", "es").hits[0]?.title).not.toContain("en los yonkes");
  });

  it("takes a core charge for a deposit, and no heater core for one", () => {
    for (const edition of ["es", "en"] as const) {
      const [first, ...rest] = find("casco", edition).hits;
      const pages = ["partPricing", "policies"] as const;
      expect(pages.map((page) => site.addresses.path(page, edition))).toContain(first?.url);
      expect(rest.map(({ title }) => title).filter((title) => /calefacción|Heater/.test(title))).toEqual([]);
    }
    expect(find("core", "es").hits[0]?.url).toBe(site.addresses.path("partPricing", "es"));
  });

  it("counts and pages with the cars' own hit", () => {
    const { total, hits } = find("honda", "es");
    const second = built.search("honda", "es", 2);
    expect(hits.length + second.hits.length).toBe(Math.min(20, total));
    expect(second.hits.map(({ url }) => url)).not.toContain(hits.at(-1)?.url);
  });

  it.each(["es", "en"] as const)("shows a part's price and leads to it (%s)", (edition) => {
    const [hit] = find(edition === "es" ? "alternador" : "alternator", edition).hits;
    expect(hit?.description).toMatch(/\$\d+\.\d\d/);
    const { q } = readAsk(new URL(hit?.url ?? "", "https://yonke.test").searchParams);
    expect(q).toBe(hit?.title);
    const store = stock.chain.grid.stores.find(({ services }) => services.has("partpricing"));
    const listed = listPrices(stock, store?.id ?? 0, edition, { keyword: q }).map(({ name }) => name[edition]);
    expect(listed).toContain(q);
  });

  it("reads the name that older addresses have", () => {
    expect(readAsk(new URLSearchParams("partKeyword=mofle")).q).toBe("mofle");
  });

  it.each(["es", "en"] as const)(
    "a city leads to its yard first, and no call of the API is ever a hit (%s)",
    (edition) => {
      const { hits } = find("Sacramento", edition);
      expect(hits[0]?.title).toBe("Yonke Sacramento");
      for (const text of ["Sacramento", "json", "vehicle search", "locations"])
        for (const { url } of find(text, edition).hits) expect(url).not.toMatch(/^\/api\/|\/api-?docs/);
    },
  );

  it("a lost title leads to the page that buys cars", () => {
    for (const [text, edition] of [
      ["titulo perdido", "es"],
      ["lost title", "en"],
    ] as const)
      expect(find(text, edition).hits.map(({ url }) => url)).toContainEqual(expect.stringContaining("sell-my-car"));
  });

  it.each(
    `event/evento, job/empleo, jobs/empleos, price/precio, yard/yarda, yard/yonke, store/yonke, stores/yonkes, location/ubicación,
    hours/horario, open/abierto, warranty/garantía, return/devolución, refund/reembolso, door/puerta, engine/motor, tire/llanta,
    wheel/rin, bumper/defensa, battery/batería, alternator/alternador, sell/vender, sell my car/vender mi carro, buy/comprar,
    we buy cars/compramos carros, junk car/carro chatarra, scrap/chatarra, cash/efectivo,
    cash for junk cars/efectivo por carros chatarra, rewards/recompensas, points/puntos, donate/donar, donation/donación,
    safety/seguridad, contact/contacto, phone/teléfono, title/título, lost title/título perdido, tool/herramienta,
    tools/herramientas, transmission/transmisión, headlight/faro, taillight/calavera, starter/marcha, muffler/mofle, hood/cofre,
    trunk/cajuela, fender/salpicadera, mirror/espejo, windshield/parabrisas, glass/vidrio, window/ventana, brakes/frenos,
    axle/flecha, seat/asiento, radiator/radiador, air conditioning/aire acondicionado, catalytic converter/catalizador,
    sale/venta, cars for sale/carros en venta, discount/descuento, offer/oferta, coupon/cupón, car/carro, cars/carros,
    vehicle/vehículo, truck/troca, part/pieza, used parts/piezas usadas, part prices/precios de piezas, core charge/casco,
    admission/entrada, policies/políticas, recycling/reciclaje, environmental fee/cuota ambiental, privacy/privacidad,
    alert/aviso, map/mapa, row/fila, inventory/inventario, card/tarjeta, gift/regalo, help/ayuda, kids/niños, dogs/perros,
    salvage/salvamento, mileage/millaje, gas/gasolina, receipt/recibo, terms/términos, careers/carreras`
      .split(/,\s+/)
      .map((pair) => pair.split("/") as [string, string]),
  )("%s and %s are twins: they find the same number of pages, or nearly", (english, spanish) => {
    const [en, es] = [find(english, "en").total, find(spanish, "es").total];
    expect(Math.min(en, es)).toBeGreaterThan(0);
    // Parts of one name in a language may have several in the other.
    expect(Math.abs(en - es)).toBeLessThanOrEqual(Math.max(2, 0.1 * Math.max(en, es)));
  });

  it.each(["donate/donar", "engine/motor", "sell my car/vender mi carro", "store/yonke"])(
    "%s find as many, and what is meant comes first",
    (pair) => {
      const [english = "", spanish = ""] = pair.split("/");
      const [en, es] = [find(english, "en"), find(spanish, "es")];
      expect(en.total).toBe(es.total);
      const firsts = {
        donate: "donate",
        engine: "partPricing",
        "sell my car": "sellMyCar",
        store: "locations",
      } as const;
      const page = site.addresses.path(firsts[english as keyof typeof firsts], "en");
      expect(en.hits[0]?.url.startsWith(page)).toBe(true);
    },
  );

  it("knows a word's end from another word's beginning", () => {
    expect(find("sale", "en").hits.map(({ title }) => title)).not.toContainEqual(expect.stringContaining("Salt Lake"));
  });
});
