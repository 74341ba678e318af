import { expect, it } from "vitest";
import { knownWish, networksWanted, plainWish, SharedWishes } from "./wishes.ts";

it("names what our tables know, and of a postal code the region alone", () => {
  const wish = (known: string, zip?: string) => knownWish({ kind: "inventory", found: false, known, zip });
  expect(wish("Toyota Camry 2005", "95823")).toBe("Toyota Camry 2005 · 958");
  expect(wish("Toyota Camry", "T2P1A1")).toBe("Toyota Camry · T2P");
  for (const other of ["", "SACRAMENTO", "ANA GARCIA", "9165550100"])
    expect(wish("Toyota Camry", other)).toBe("Toyota Camry");
  expect(wish("Toyota Camry")).toBe("Toyota Camry");
  expect(wish("x".repeat(200), "95823")).toHaveLength(66);
  expect(knownWish({ kind: "site", found: false, typed: "mofle" })).toBeUndefined();
});

it.each([
  "ana@example.com",
  "916 555 0100",
  "1HGCM82633A004352",
  "https://example.com",
  "me llamo Ana y vivo en la calle Cuatro",
  "x".repeat(41),
  "   ",
  undefined,
])("takes no words that may name somebody: %s", (typed) => {
  expect(plainWish(typed)).toBeUndefined();
});

it("takes plain words, written one way", () => {
  expect(plainWish("  Calaberas TRASERAS ")).toBe("calaberas traseras");
});

it("keeps free words only once enough different networks wrote them on one day", () => {
  const wishes = new SharedWishes();
  const hear = (address: string, day = "2026-11-16") => wishes.hear("calabera", address, day);
  expect(networksWanted).toBe(3);
  expect([hear("203.0.113.1"), hear("203.0.113.250"), hear("203.0.113.1")]).toEqual([0, 0, 0]);
  expect([hear("198.51.100.7"), hear("192.0.2.1"), hear("192.0.2.1")]).toEqual([0, 3, 1]);
  expect(wishes.hear("mofle", "192.0.2.1", "2026-11-16")).toBe(0);
  expect(hear("192.0.2.1", "2026-11-17")).toBe(0);
});

it("hears new words also after a network has invented thousands, and keeps those that two have written", () => {
  const wishes = new SharedWishes();
  const hear = (words: string, address: string) => wishes.hear(words, address, "2026-11-16");
  expect([hear("mofle", "203.0.113.1"), hear("mofle", "198.51.100.7")]).toEqual([0, 0]);
  for (let at = 0; at < 5_000; at++) hear(`invented ${at}`, "192.0.2.1");
  expect(["203.0.113.1", "198.51.100.7", "192.0.2.1"].map((address) => hear("calabera", address))).toEqual([0, 0, 3]);
  expect(hear("mofle", "192.0.2.1")).toBe(3);
});
