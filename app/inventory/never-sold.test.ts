import { expect, it } from "vitest";
import { loadCatalogStock } from "#tests/support/catalog-stock.ts";
import { neverSold } from "./never-sold.ts";

it("names car and years, and says in both languages when it was sold", async () => {
  const stock = await loadCatalogStock();
  const idOf = (name: string) =>
    stock.catalog.makes.flatMap(({ id }) => stock.catalog.modelsOf(id)).find((one) => one.name === name)?.id ?? 0;
  const said = (name: string, from: number, to: number, edition: "es" | "en") =>
    Object.values(neverSold(stock, { modelIds: [idOf(name)], years: [[from, to]] }, edition) ?? {}).join(". ");
  expect([
    said("G6", 2018, 2018, "es"),
    said("G6", 2018, 2018, "en"),
    said("Prius", 1985, 1988, "es"),
    said("Prius", 1985, 1988, "en"),
    said("iA", 2005, 2005, "es"),
    said("iA", 2005, 2005, "en"),
    said("G6", 2008, 2008, "en"),
  ]).toEqual([
    "No conocemos un Pontiac G6 de 2018. Que sepamos, se vendió aquí de 2005 a 2010. Revise el año.",
    "We know of no 2018 Pontiac G6. As far as we know, it was sold here from 2005 to 2010. Check the year.",
    "No conocemos un Toyota Prius de 1985–1988. El más antiguo que conocemos aquí es de 2001. Revise el año.",
    "We know of no 1985–1988 Toyota Prius. The oldest we know of here is from 2001. Check the year.",
    "No conocemos un Scion iA de 2005. Que sepamos, se vendió aquí solo en 2016. Revise el año.",
    "We know of no 2005 Scion iA. As far as we know, it was sold here only in 2016. Check the year.",
    "",
  ]);
  const several = [idOf("G6"), idOf("Ion")];
  expect(neverSold(stock, { modelIds: several, years: [[1980, 1980]] }, "en")).toBeUndefined();
});
