import { beforeAll, expect, it } from "vitest";
import { findYears } from "#core/years.ts";
import { loadDemoStock } from "#tests/support/demo-stock.ts";
import { loadStockedCatalog } from "#tests/support/stocked-catalog.ts";
import { readQuestion } from "./read-question.ts";
import type { Stock } from "./stock.ts";
import { findYearsSold } from "./years-sold.ts";

let stock: Stock;
beforeAll(async () => {
  stock = await loadStockedCatalog([{ name: "Prius", more: { year: 1995 } }]);
});

function sold(car: string, years: string) {
  const { makes, modelsOf } = stock.catalog;
  const models = makes.flatMap(({ id, name }) =>
    modelsOf(id).map((model) => ({ id: model.id, car: `${name} ${model.name}` })),
  );
  const model = models.find((one) => one.car === car);
  if (!model) throw new Error(`no ${car}`);
  const known = findYearsSold(stock, model.id, findYears(years) ?? []);
  return known && { ...known, meant: known.meant.map((id) => stock.catalog.model(id).name) };
}

it.each([
  ["Toyota Prius", "1985", { from: 2001, to: undefined }],
  ["Pontiac G6", "2018", { from: 2005, to: 2010 }],
  ["Saturn Ion", "1990-1995", { from: 2003, to: 2007 }],
  ["Hummer H3", "1988", { from: 2006, to: 2010 }],
  ["Scion tC", "2019, 2021", { from: 2005, to: 2016 }],
  ["Honda Ridgeline", "1999", { from: 2006, to: undefined }],
  ["Lexus LS", "1986", { from: 1990, to: undefined }],
  ["Dodge Caravan", "2010", { from: 1984, to: 2007, meant: ["Grand Caravan"] }],
  ["Kia Sorento", "1987", { from: 2003, to: undefined }],
  ["Volvo 240", "2009", { from: 1975, to: 1993 }],
  ["Mazda 626", "2012", { from: 1979, to: 2002 }],
  ["Plymouth Neon", "2010", { from: 1995, to: 2001 }],
  ["Plymouth Voyager", "2008", { from: 1984, to: 2000 }],
  ["Honda Prelude", "2008", { from: 1979, to: 2001 }],
  ["Toyota Celica", "2014", { to: 2005 }],
  ["Cadillac SRX", "2022", { to: 2016 }],
  ["Toyota Pickup", "2012", { from: 1975, to: 1995, meant: ["Tacoma", "Tundra"] }],
])("a %s of %s never was: it was sold in %j", (car, years, known) => expect(sold(car, years)).toMatchObject(known));

it.each([
  ["in a year in which it was sold", "Pontiac G6", "2008"],
  ["where one of the years is", "Pontiac G6", "2008, 2018"],
  ["a year before the first", "Pontiac G6", "2004"],
  ["a year after the last", "Pontiac G6", "2011"],
  ["without a year", "Pontiac G6", ""],
  ["between the years in which it was sold", "Volkswagen Beetle", "1990"],
  ["older than the government's lists", "Ford Mustang", "1955"],
  ["newer than ours", "Toyota Camry", "2027"],
  ["that its maker filed", "BMW M3", "2016"],
  ["that its maker filed by a longer name", "Toyota Supra", "2021"],
  ["that was a trim before", "Buick Park Avenue", "1988"],
  ["whose name people give to its forerunner too", "Chevrolet Silverado", "1995"],
  ["that has another nickname of that year", "Nissan Frontier", "1990"],
  ["that is made again", "Honda Prelude", "2026"],
  ["that has a make of its own since", "Dodge Ram 1500", "2015"],
  ["that stands in a yard", "Toyota Prius", "1995"],
])("nothing is said of a car %s", (_, car, years) => expect(sold(car, years)).toBeUndefined());

it("of models in years long before or after, nearly all tell it, read in either order and either language", async () => {
  const { catalog } = stock;
  const models = catalog.makes.flatMap(({ id, name }) =>
    catalog.modelsOf(id).map((model) => ({ ...model, make: name })),
  );
  const asked = models.flatMap((model, at) => {
    const known = findYears(model.years)?.flat() ?? [];
    // One in twelve: what is filed of a model takes long to look up.
    if (known.length === 0 || at % 12 > 0) return [];
    const [from, to] = [Math.min(...known) - 9, Math.max(...known) + 8];
    return [from >= 1981 ? from : [], to <= 2019 ? to : []].flat().map((year) => ({ ...model, year }));
  });
  const told = asked.filter(({ id, year }) => findYearsSold(stock, id, [[year, year]]));
  expect(asked.length).toBeGreaterThan(60);
  expect(told.length / asked.length).toBeGreaterThan(0.85);
  const demo = await loadDemoStock("2026-11-15");
  const faults = told.flatMap(({ make, name, year }) =>
    [`${year} ${make} ${name} alternator`, `alternador para ${make} ${name} ${year}`].filter((line) => {
      const { modelIds, years } = readQuestion(demo, line, new Date("2026-11-15T18:00:00Z"));
      const [id, more] = modelIds;
      const own = id === undefined ? undefined : demo.catalog.model(id).name;
      return own !== name || more !== undefined || years.flat().join() !== `${year},${year}`;
    }),
  );
  expect(faults).toEqual([]);
});
