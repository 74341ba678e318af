import { expect, it } from "vitest";
import { loadCatalogStock } from "#tests/support/catalog-stock.ts";
import { neverSold } from "./never-sold.ts";

it("names car and years, and says in both languages when it was sold", async () => {
  const stock = await loadCatalogStock();
  const idOf = (name: string) =>
    stock.catalog.makes.flatMap(({ id }) => stock.catalog.modelsOf(id)).find((one) => one.name === name)?.id ?? 0;
  const said = (name: string, from: number, to: number, edition: "es" | "en") => {
    const never = neverSold(stock, { modelIds: [idOf(name)], years: [[from, to]] }, edition);
    return never ? [`${never.title}. ${never.text}`, ...never.meant.map(({ text }) => text)].join(" ") : "";
  };
  expect([
    said("G6", 2018, 2018, "es"),
    said("G6", 2018, 2018, "en"),
    said("Prius", 1985, 1988, "es"),
    said("Prius", 1985, 1988, "en"),
    said("iA", 2005, 2005, "es"),
    said("iA", 2005, 2005, "en"),
    said("Caravan", 2010, 2010, "es"),
    said("Caravan", 2010, 2010, "en"),
    said("G6", 2008, 2008, "en"),
  ]).toEqual([
    "No conocemos un Pontiac G6 de 2018. Que sepamos, se vendió aquí de 2005 a 2010. Revise el año.",
    "We know of no 2018 Pontiac G6. As far as we know, it was sold here from 2005 to 2010. Check the year.",
    "No conocemos un Toyota Prius de 1985–1988. El más antiguo que conocemos aquí es de 2001. Revise el año.",
    "We know of no 1985–1988 Toyota Prius. The oldest we know of here is from 2001. Check the year.",
    "No conocemos un Scion iA de 2005. Que sepamos, se vendió aquí solo en 2016. Revise el año.",
    "We know of no 2005 Scion iA. As far as we know, it was sold here only in 2016. Check the year.",
    "No conocemos un Dodge Caravan de 2010. Que sepamos, se vendió aquí de 1984 a 2007. Revise el año. ¿Quiso decir Dodge Grand Caravan 2010?",
    "We know of no 2010 Dodge Caravan. As far as we know, it was sold here from 1984 to 2007. Check the year. Did you mean the 2010 Dodge Grand Caravan?",
    "",
  ]);
  const several = [idOf("G6"), idOf("Ion")];
  expect(neverSold(stock, { modelIds: several, years: [[1980, 1980]] }, "en")).toBeUndefined();
});
