import { expect, it } from "vitest";
import { isBanned, listBans } from "./part-bans.ts";

const part = (en: string) => ({ name: { es: "", en } });

it("keeps used catalytic converters off the lists of California, and of no other state", () => {
  expect(isBanned(part("Catalytic converter"), listBans("CA"))).toBe(true);
  expect(isBanned(part("Catalytic converter, front"), listBans("CA"))).toBe(true);
  expect(isBanned(part("Exhaust system, complete"), listBans("CA"))).toBe(true);
  expect(isBanned(part("Muffler"), listBans("CA"))).toBe(false);
  expect(isBanned(part("Catalytic converter"), listBans("TX"))).toBe(false);
  expect(listBans("")).toEqual([]);
});
