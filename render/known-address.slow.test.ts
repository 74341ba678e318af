import { beforeAll, describe, expect, it } from "vitest";
import { pageIds, pageRow } from "#site/pages.ts";
import type { Stock } from "#stock/stock.ts";
import { listNewestArrivals } from "#stock/vehicles.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { testSite as site } from "#tests/support/test-site.ts";
import { findMoved, knownAddress, tidyAddress } from "./known-address.ts";
import { createMatcher, type Matched } from "./match.ts";
import { loadPageModule } from "./page-modules.ts";
import { renderPage } from "./render.tsx";

const { addresses } = site;
const match = createMatcher(addresses);

function known(url: string) {
  const at = url.indexOf("?");
  const [path, search] = at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at)];
  return knownAddress(addresses, match(path, undefined, search) as Matched, search);
}

describe("an address as far as its page reads it", () => {
  it.each([
    ["/?e=random", "/"],
    ["/;a=1;b?utm_source=x", "/"],
    ["/%65n?zip=1", "/en"],
    ["/revise-inventario/busque?zip=95670&x=1&make=59&x=2", "/revise-inventario/busque?make=59&zip=95670"],
    [
      "/revise-inventario/busque?color=red&make=%35&color=blue",
      "/revise-inventario/busque?make=5&color=red&color=blue",
    ],
    ["/busqueda;p=2;q=1;s=mofle%20a", "/busqueda;s=mofle%20a;p=2"],
    ["/busqueda;s=", "/busqueda;s="],
    ["/store-map/1?row=A%261&row", "/store-map/1?row=A%261&row="],
  ])("%s is %s", (url, path) => expect(known(url).path).toBe(path));

  it("is what its own writing is read as, whatever was typed", () => {
    for (const typed of ["a b", "a+b", "ñ€😀", "100%", "a;b=c", "a&b=c", "a/b", "a?b#c", "'\"<>", "\u0000\r\n"]) {
      const text = encodeURIComponent(typed);
      const inPath = /[/\0]/.test(typed) ? [] : [`/ubicaciones/1/${text}`];
      for (const url of [`/revise-inventario?q=${text}`, `/busqueda;s=${text}`, ...inPath]) {
        const { path, query, matched } = known(url);
        const again = known(path);
        expect(again.path).toBe(path);
        expect([[...again.query], again.matched]).toEqual([[...query], matched]);
      }
    }
  });
});

/** A query that tells which names were asked for. */
function recordingQuery(values: Record<string, string>, names: Set<string>) {
  const query = new URLSearchParams(values);
  for (const method of ["get", "getAll", "has"] as const) {
    const plain = query[method].bind(query) as (name: string) => never;
    query[method] = (name: string) => {
      names.add(name);
      return plain(name);
    };
  }
  return query;
}

describe("a page", () => {
  let stock: Stock;
  beforeAll(async () => {
    stock = await loadDemoStock("2026-11-15");
  });

  type Values = Record<string, string>;
  async function namesRead(id: (typeof pageIds)[number], inQuery: Values, inMatrix: Values) {
    const names = { query: new Set<string>(), matrix: new Set<string>() };
    const query = recordingQuery(inQuery, names.query);
    const matrix = new Proxy(inMatrix, {
      get(given, name) {
        names.matrix.add(String(name));
        return given[String(name)];
      },
    });
    const vin = listNewestArrivals(stock, 1)[0]?.vin ?? "";
    const [params = { vin, part: "alternador", model: "honda-civic" }] = (await loadPageModule(id)).list?.(stock) ?? [];
    const matched: Matched = { kind: "page", id, edition: "es", params, matrix };
    const now = new Date("2026-11-15");
    const tidy = await tidyAddress({ matched, path: "/", query }, stock, now);
    await findMoved({ matched, path: "/", query }, stock, now);
    const rendered = await renderPage(site, { ...tidy, stock, now, requestId: "r", token: "t" });
    expect("error" in rendered ? rendered.error?.code : undefined).not.toBe("internal");
    return names;
  }

  it.each([
    [
      "/revise-inventario/busque?make=&model=0&distance=10&zip=95670&year=99-05",
      "/revise-inventario/busque?distance=10&zip=95670&year=1999-2005",
    ],
    ["/revise-inventario/busque?make=&zip=", "/revise-inventario/busque"],
    ["/revise-inventario/busque?page=2", "/revise-inventario/busque?page=2"],
    ["/acera", "/acera"],
  ])("%s is kept as %s", async (url, path) => {
    const tidy = await tidyAddress(known(url), stock, new Date("2026-11-15"));
    expect([tidy.path, tidy.query.toString()]).toEqual([path, path.split("?")[1] ?? ""]);
  });

  it.each([
    [
      "/revise-inventario/busque?zip=95670-1234&to=2005&from=1999&x=1",
      "/revise-inventario/busque?make=&model=0&distance=10&zip=95670&year=1999-2005",
    ],
    [
      "/check-inventory/vehicle-search?make=&from=&to=&zip=&distance=25&page=2",
      "/check-inventory/vehicle-search?make=&model=0&distance=25&zip=&year=&page=2",
    ],
    ["/revise-inventario/busque?make=&model=0&distance=10&zip=95670&year=", undefined],
    ["/acera", undefined],
  ])("%s leads to %s", async (url, address) => {
    expect(await findMoved(known(url), stock, new Date("2026-11-15"))).toBe(address);
  });

  it.each(pageIds)("%s reads no parameter but those of its row", async (id) => {
    const { query = [], matrix = [] } = pageRow(id).reads ?? {};
    const of = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, name === "zip" ? "95670" : "1"]));
    const tries: [Values, Values][] = [
      [{}, {}],
      [{}, of(matrix)],
      ...query.map((name) => [of([name]), {}] as [Values, Values]),
    ];
    for (const [inQuery, inMatrix] of tries) {
      const read = await namesRead(id, inQuery, inMatrix);
      expect([...read.query].filter((name) => !query.includes(name))).toEqual([]);
      expect([...read.matrix].filter((name) => !matrix.includes(name))).toEqual([]);
    }
  });
});
