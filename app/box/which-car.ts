import type { SmartReading } from "#core/smart-reading.ts";
import type { Stock } from "#stock/stock.ts";
import type { Namesake } from "./namesakes.ts";
import { questionOf } from "./where-to.ts";

const most = 12;

/** The cars that a line may mean, each with the question that means it and its own years; none where it is clear. */
export function listMeantCars(stock: Stock, reading: SmartReading): Namesake[] {
  const { modelIds, apart, part, years } = reading;
  const asked = years.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(", ");
  const spans =
    apart.length > 0
      ? apart.map(({ model, from, to }) => ({ id: model.id, years: from === 0 ? asked : `${from}-${to}` }))
      : part !== "" && modelIds.length > 1
        ? modelIds.map((id) => ({ id, years: asked }))
        : [];
  return spans.slice(0, most).map(({ id, years: own }) => {
    const model = stock.catalog.model(id);
    const name = `${stock.catalog.make(model.makeId).name} ${model.name} ${own.replaceAll("-", "–")}`.trim();
    return { name, question: questionOf(stock, reading, id, own) };
  });
}
