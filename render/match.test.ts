import { describe, expect, it } from "vitest";
import { createAddresses } from "#site/address.ts";
import { type Edition, editionIds, type Languages } from "#site/editions.ts";
import { pageIds, pageRow } from "#site/pages.ts";
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
    expect(one("/en/locations")).toMatchObject({ kind: "unknown", edition: "en" });
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
});

describe("two hosts", () => {
  it("lets the host decide shared paths and sends the other edition's paths across", () => {
    expect(two("/toolkit-rewards", "https://en.test")).toMatchObject({ kind: "page", edition: "en" });
    expect(two("/toolkit-rewards", "https://es.test")).toMatchObject({ kind: "page", edition: "es" });
    expect(two("/locations", "https://es.test", "?a=1")).toEqual({
      kind: "moved",
      to: "https://en.test/locations?a=1",
    });
    expect(two("/en/toolkit-rewards", "https://es.test")).toEqual({ kind: "unknown", edition: "es" });
    expect(two("/nothing", "https://en.test")).toEqual({ kind: "unknown", edition: "en" });
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
