import { expect, it } from "vitest";
import { addDays, localTimeOf } from "#core/local-time.ts";
import type { YardFigureKind } from "#core/yard-figures.ts";
import { insertRows } from "#data/differences.ts";
import { fillChain } from "#tests/support/chain.ts";
import { openTestOffice } from "#tests/support/office.ts";

const { db, office } = await openTestOffice("figures", (db) => fillChain(db, { stores: 3, vehicles: 0 }));

const today = localTimeOf(new Date(), "America/Los_Angeles").day;
const row = (day: string, kind: "view" | "asked" | "nothing", name: string, count: number) =>
  ({ day, kind, name, edition: "es", count }) as const;
await insertRows(db.main, "figures", [
  row(today, "view", "home", 1200),
  row(addDays(today, -3), "view", "prices", 34),
  row(addDays(today, -10), "view", "home", 77),
  row(today, "asked", "Saturn Vue", 9),
  row(today, "nothing", "inventory", 9),
]);
const atYard = (store_id: number, kind: YardFigureKind, name: string, count: number) =>
  ({ day: today, store_id, kind, name, count }) as const;
await insertRows(db.main, "yard_figures", [
  atYard(1, "view", "store", 40),
  atYard(1, "search", "inventory", 5),
  atYard(1, "missing", "Geo Metro", 4),
  atYard(1, "lead", "contact", 2),
  atYard(2, "view", "store", 3),
  atYard(2, "car", "vehicle", 6),
  atYard(3, "missing", "Yugo", 9),
]);

it("adds up a period, beside the one before it, and names what nobody found, for the chain's owner", async () => {
  const { get } = await office.staff({ role: "owner", email: "duena@example.com" });
  const week = (await get("/cifras")).text;
  expect(week).toMatch(
    /Páginas vistas<\/dt><dd><span class="o-big">1,234<\/span><span class="o-help">77 en el periodo/,
  );
  expect(week).toContain("Saturn Vue");
  expect(week).toContain('<th scope="row">Inicio<');
  expect((await get("/en/figures?days=30")).text).toMatch(/Page views<\/dt><dd><span class="o-big">1,311</);
});

it("shows somebody the own yards alone, one or all of them, whatever the role", async () => {
  const totals = (html: string) =>
    [...html.matchAll(/<dt>([^<]+)<\/dt><dd><span class="o-big">([^<]+)</g)].map(
      ([, kind, count]) => `${kind} ${count}`,
    );
  const counter = await office.staff({ role: "counter", email: "lector@example.com", storeIds: [1], edition: "en" });
  const one = (await counter.get("/en/figures")).text;
  expect(totals(one)).toEqual(["Page views 40", "Cars viewed 0", "Searches 5", "Leads 2"]);
  expect(one).toContain("Geo Metro");
  expect(one).toContain('<th scope="row">Contact<');
  expect(one).not.toMatch(/Saturn Vue|Yugo|By yard/);
  const manager = await office.staff({ role: "manager", email: "gerente@example.com", storeIds: [1, 2] });
  const both = (await manager.get("/cifras")).text;
  expect(totals(both)).toEqual(["Páginas vistas 43", "Carros vistos 6", "Búsquedas 5", "Solicitudes 2"]);
  expect(both).toContain("Por yonke");
  expect(both).not.toContain("Yugo");
  const second = (await manager.get("/cifras", { cookie: `${manager.cookie}; office-yard=2` })).text;
  expect(totals(second)).toEqual(["Páginas vistas 3", "Carros vistos 6", "Búsquedas 0", "Solicitudes 0"]);
  // A yard that is not one's own is none.
  const third = (await manager.get("/cifras", { cookie: `${manager.cookie}; office-yard=3` })).text;
  expect(third).not.toContain("Yugo");
});
