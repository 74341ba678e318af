import { expect, expectTypeOf, it } from "vitest";
import { alternates, createAddresses, originFor } from "./address.ts";

const one = createAddresses({ es: "http://a.test", en: "http://a.test" });
const two = createAddresses({ es: "https://es.test", en: "https://en.test" });

it("writes links by page id", () => {
  expect(one.path("store", "en", { id: 7, slug: "fort-worth-tx" })).toBe("/locations/7/fort-worth-tx");
  expect(one.path("locationResults", "es", {}, { matrix: { zip: "95670", div: "All", distance: 100 } })).toBe(
    "/ubicaciones/busque-ubicaciones;zip=95670;div=All;distance=100",
  );
  expect(one.path("inventoryResults", "es", {}, { query: { make: 234, year: "" } })).toBe(
    "/revise-inventario/busque?make=234",
  );
  expect(one.path("home", "en")).toBe("/en");
  expect(two.path("home", "en")).toBe("/");
  expect(two.url("toolkitRewards", "en")).toBe("https://en.test/toolkit-rewards");
});

it("does not compile with an unknown page or missing parameters", () => {
  // @ts-expect-error no such page
  expect(() => one.path("yards", "en")).toThrow();
  // @ts-expect-error the store's id and slug are missing
  expect(() => one.path("store", "en")).toThrow(/no id/);
  expectTypeOf(one.path("home", "es")).toBeString();
});

it("gives the same address in both editions", () => {
  expect(alternates(one, "event", () => ({ id: "3" }))).toEqual({
    es: "http://a.test/eventos-y-especiales/evento-detalles/3",
    en: "http://a.test/events-and-specials/event-details/3",
  });
});

it("names no host that is not ours, but one near by where none was configured", () => {
  const hosts = { es: "https://es.test", en: "https://en.test" };
  expect(originFor(hosts, "https://en.test", "es")).toBe("https://en.test");
  for (const asked of ["https://evil.test", "http://es.test", "https://es.test\nX: y"])
    expect(originFor(hosts, asked, "es")).toBe("https://es.test");
  const local = { es: "http://localhost:3000", en: "http://localhost:3000" };
  const near = [
    "192.168.1.7:3000",
    "10.0.0.2",
    "172.20.0.1:80",
    "127.0.0.1:3001",
    "[::1]:3000",
    "[fe80::1]",
    "es.localhost:1",
  ];
  for (const host of near) expect(originFor(local, `http://${host}`, "es")).toBe(`http://${host}`);
  for (const host of [
    "evil.test",
    "8.8.8.8",
    "172.32.0.1",
    "10.evil.test",
    "localhost.evil.test",
    "a b",
    "[2001:db8::1]",
  ])
    expect(originFor(local, `http://${host}`, "es"), host).toBe("http://localhost:3000");
});
