import { describe, expect, it } from "vitest";
import { createAddresses } from "#site/address.ts";
import { type Edition, editionIds, type Languages } from "#site/editions.ts";
import { type PageId, pageIds, pageRow } from "#site/pages.ts";
import { createMatcher } from "./match.ts";

const one = createMatcher(createAddresses({ es: "http://a.test", en: "http://a.test" }));
const twoHosts = createAddresses({ es: "https://es.test", en: "https://en.test" });
const two = createMatcher(twoHosts);

describe("one host", () => {
  it("gives shared paths to Spanish, and to English under /en", () => {
    expect(one("/")).toMatchObject({ kind: "page", id: "home", edition: "es" });
    expect(one("/en")).toMatchObject({ kind: "page", id: "home", edition: "en" });
    expect(one("/toolkit-rewards")).toMatchObject({ edition: "es" });
    expect(one("/en/toolkit-rewards")).toMatchObject({ edition: "en" });
    expect(one("/en/store-map/7")).toMatchObject({ id: "storeMap", edition: "en", params: { id: "7" } });
  });

  it("lets paths that differ speak for themselves", () => {
    expect(one("/ubicaciones")).toMatchObject({ id: "locations", edition: "es" });
    expect(one("/locations")).toMatchObject({ id: "locations", edition: "en" });
  });

  it("reads matrix parameters in any order", () => {
    expect(one("/ubicaciones/busque-ubicaciones;distance=100;zip=95670")).toMatchObject({
      id: "locationResults",
      matrix: { zip: "95670", distance: "100" },
    });
  });

  it("moves wrong case and trailing slashes to the right address, parameters kept", () => {
    expect(one("/Ubicaciones/")).toEqual({ kind: "moved", to: "/ubicaciones" });
    expect(one("/en/")).toEqual({ kind: "moved", to: "/en" });
    expect(one("/BUSQUEDA;s=Mofle", undefined, "?a=B")).toEqual({ kind: "moved", to: "/busqueda;s=Mofle?a=B" });
    expect(one("/pagenotfound")).toEqual({ kind: "moved", to: "/PageNotFound" });
    expect(one("/revise-inventario/VEHICULO/1HGxYz")).toEqual({
      kind: "moved",
      to: "/revise-inventario/vehiculo/1HGxYz",
    });
  });

  it("refuses what is no address", () => {
    for (const bad of ["//", "/a//b", "/%00", "/%E0%A4%A", "/%ED%A0%80", "/x;%", "/\ud800"])
      expect(() => one(bad), bad).toThrow(/./);
  });

  it("guesses the edition of an unknown address", () => {
    expect(one("/nada")).toEqual({ kind: "unknown", edition: "es" });
    expect(one("/en/nothing")).toEqual({ kind: "unknown", edition: "en" });
    expect(one("/locations/1/2/3")).toEqual({ kind: "unknown", edition: "en" });
  });

  it.each([
    ["/en/about", "/about"],
    ["/en/acera", "/about"],
    ["/en/careers", "/careers"],
    ["/EN/Carreras/", "/careers"],
    ["/en/ubicaciones/7/sacramento", "/locations/7/sacramento"],
    ["/en/revise-inventario/vehiculo/1HGxYz", "/check-inventory/vehicle-details/1HGxYz"],
    ["/en/busqueda;s=Mofle%20x;p=2", "/search;s=Mofle%20x;p=2"],
    ["/en/acera/safety", "/about/safety"],
    ["/donate-vehicle/done-un-vehiculo-ahora", "/donate-vehicle/donate-vehicle-now"],
    ["/donate-vehicle/done-un-vehiculo-faq", "/donate-vehicle/donate-vehicle-faq"],
    ["/events-and-specials/evento-detalles/1", "/events-and-specials/event-details/1"],
    ["/eventos-y-especiales/event-details/1", "/eventos-y-especiales/evento-detalles/1"],
    ["/Locations/7/x%20y/inventario", "/locations/7/x%20y/inventory"],
  ])("leads from %s to the page that is meant, parameters kept", (asked, to) => {
    expect(one(asked, undefined, "?a=B&a=c")).toEqual({ kind: "moved", to: `${to}?a=B&a=c` });
    expect(one(to)).toMatchObject({ kind: "page" });
  });

  it.each(["/en/en", "/en/en/about", "/en/nothing", "/en/about/x", "/es/acera", "/donate-vehicle/x", "/acera/x"])(
    "knows no page %s",
    (asked) => expect(one(asked)).toMatchObject({ kind: "unknown" }),
  );
});

describe("two hosts", () => {
  it("lets the host decide shared paths and sends the other edition's paths across", () => {
    expect(two("/toolkit-rewards", "https://en.test")).toMatchObject({ kind: "page", edition: "en" });
    expect(two("/toolkit-rewards", "https://es.test")).toMatchObject({ kind: "page", edition: "es" });
    expect(two("/locations", "https://es.test", "?a=1")).toEqual({
      kind: "moved",
      to: "https://en.test/locations?a=1",
    });
    expect(two("/nothing", "https://en.test")).toEqual({ kind: "unknown", edition: "en" });
  });

  it.each([
    ["es", "/en", "https://en.test/"],
    ["en", "/en/", "/"],
    ["es", "/en/toolkit-rewards", "https://en.test/toolkit-rewards"],
    ["en", "/en/acera", "/about"],
    ["es", "/en/careers", "https://en.test/careers"],
    ["es", "/donate-vehicle/done-un-vehiculo-ahora", "https://en.test/donate-vehicle/donate-vehicle-now"],
    ["en", "/eventos-y-especiales/event-details/1", "https://es.test/eventos-y-especiales/evento-detalles/1"],
    ["es", "/en/busqueda;s=mofle", "https://en.test/search;s=mofle"],
  ] as const)("leads on the %s host from %s to the page that is meant", (here, asked, to) => {
    expect(two(asked, twoHosts.hosts[here], "?a=1")).toEqual({ kind: "moved", to: `${to}?a=1` });
    const arrived = new URL(to, twoHosts.hosts[here]);
    expect(two(arrived.pathname, arrived.origin)).toMatchObject({ kind: "page" });
  });
});

it("every page answers at its own address in both modes", () => {
  for (const id of pageIds) {
    for (const edition of ["es", "en"] as const) {
      const params = Object.fromEntries(
        [...pageRow(id).paths.es.matchAll(/:(\w+)/g)].map((m) => [m[1] as string, "42"]),
      );
      const fill = (pattern: string) => pattern.replace(/:(\w+)/g, "42");
      expect(one(fill(createAddresses({ es: "x", en: "x" }).pattern(id, edition)))).toMatchObject({
        kind: "page",
        id,
        edition,
        params,
      });
      expect(two(fill(twoHosts.pattern(id, edition)), twoHosts.hosts[edition])).toMatchObject({
        kind: "page",
        id,
        edition,
        params,
      });
    }
  }
});

it("every address of every page has one under /en that leads to its English page, in both modes", () => {
  for (const id of pageIds)
    for (const edition of editionIds) {
      const path = pageRow(id).paths[edition].replace(/:(\w+)/g, "42");
      const english = pageRow(id).paths.en.replace(/:(\w+)/g, "42");
      const asked = path === "/" ? "/en" : `/en${path}`;
      expect(two(asked, twoHosts.hosts.es), asked).toEqual({ kind: "moved", to: `https://en.test${english}` });
      const found = one(asked);
      expect(found.kind === "moved" ? one(found.to) : found, asked).toMatchObject({ kind: "page", id, edition: "en" });
    }
});

it("no address of mixed words fits two pages", () => {
  const words = (id: PageId) => {
    const { es, en } = pageRow(id).paths;
    return es.split("/").map((word, at) => new Set([word, en.split("/")[at] ?? ""]));
  };
  const isParam = (set: Set<string>) => [...set].some((word) => word.startsWith(":"));
  const meet = (a: PageId, b: PageId) => {
    const [one, other] = [words(a), words(b)];
    return (
      one.length === other.length &&
      one.every((set, at) => {
        const twin = other[at] ?? new Set();
        return isParam(set) || isParam(twin) || [...set].some((word) => twin.has(word));
      })
    );
  };
  const met = pageIds.flatMap((a, at) => pageIds.slice(at + 1).flatMap((b) => (meet(a, b) ? [`${a} ${b}`] : [])));
  expect(met).toEqual([]);
});

it("no address fits two pages: the order of the table decides nothing", () => {
  const patternsOf = (hosts: Record<Edition, string>, editions: readonly Edition[]) =>
    pageIds.flatMap((id) => editions.map((edition) => createAddresses(hosts).pattern(id, edition).split("/")));
  const meet = (a: string[], b: string[]) =>
    a.length === b.length && a.every((part, at) => part === b[at] || part.startsWith(":") || b[at]?.startsWith(":"));
  for (const patterns of [
    patternsOf({ es: "http://a.test", en: "http://a.test" }, editionIds),
    ...editionIds.map((edition) => patternsOf({ es: "https://es.test", en: "https://en.test" }, [edition])),
  ]) {
    const met = patterns.flatMap((a, at) =>
      patterns
        .slice(at + 1)
        .filter((b) => meet(a, b))
        .map((b) => [a, b]),
    );
    expect(met.map((pair) => pair.map((parts) => parts.join("/")).join(" and "))).toEqual([]);
  }
});

describe("a site of one language", () => {
  const hosts = { es: "http://a.test", en: "http://a.test" };
  const onlyEnglish: Languages = ["en"];
  const english = createMatcher(createAddresses(hosts, () => onlyEnglish));

  it("needs no prefix, and leads from the addresses of the other for now", () => {
    expect(english("/")).toMatchObject({ kind: "page", id: "home", edition: "en" });
    expect(english("/store-map/7")).toMatchObject({ kind: "page", edition: "en", params: { id: "7" } });
    expect(english("/en")).toEqual({ kind: "moved", to: "/", forNow: true });
    expect(english("/en/store-map/7", undefined, "?row=2")).toMatchObject({ to: "/store-map/7?row=2", forNow: true });
    expect(english("/ubicaciones")).toEqual({ kind: "moved", to: "/locations", forNow: true });
    expect(english("/en/acera")).toEqual({ kind: "moved", to: "/about", forNow: true });
    expect(english("/acera/safety")).toEqual({ kind: "moved", to: "/about/safety", forNow: true });
    expect(english("/nada")).toEqual({ kind: "unknown", edition: "en" });
  });

  it("stands on its own host where there are two, and follows the chain when it speaks both again", () => {
    let languages: Languages = ["es"];
    const match = createMatcher(createAddresses({ es: "https://es.test", en: "https://en.test" }, () => languages));
    expect(match("/", "https://en.test")).toEqual({ kind: "moved", to: "https://es.test/", forNow: true });
    expect(match("/locations", "https://en.test")).toMatchObject({ to: "https://es.test/ubicaciones" });
    expect(match("/ubicaciones", "https://es.test")).toMatchObject({ kind: "page", edition: "es" });
    languages = ["es", "en"];
    expect(match("/", "https://en.test")).toMatchObject({ kind: "page", edition: "en" });
  });
});

it("gives every address to whom it gave it, whichever language the chain names first", () => {
  for (const hosts of [
    { es: "https://yonke.test", en: "https://yonke.test" },
    { es: "https://es.test", en: "https://en.test" },
  ]) {
    const [spanish, english] = [["es", "en"] as const, ["en", "es"] as const].map((languages) =>
      createMatcher(createAddresses(hosts, () => languages)),
    ) as [ReturnType<typeof createMatcher>, ReturnType<typeof createMatcher>];
    for (const path of [
      "/",
      "/en",
      "/ubicaciones",
      "/locations",
      "/store-map/7",
      "/en/store-map/7",
      "/nada",
      "/acera/safety",
    ])
      for (const origin of [undefined, hosts.es, hosts.en])
        expect([path, english(path, origin)]).toEqual([path, spanish(path, origin)]);
  }
});
