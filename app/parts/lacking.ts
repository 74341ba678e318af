import type { Edition } from "#core/edition.ts";
import { needWords } from "#core/part-need-words.ts";
import { writeYears } from "#core/years.ts";
import type { PartAsk } from "#stock/answer-part.ts";
import { limitFor } from "#stock/cars-with-part.ts";
import { nameFound } from "#stock/part-families.ts";
import type { Stock } from "#stock/stock.ts";
import { copy } from "./copy.ts";
import { spokenCar, spokenPart } from "./spoken.ts";

/** What is said, and why, of a part that no such car can have; undefined where one may. */
export function lackingWords(
  stock: Stock,
  asked: Pick<PartAsk, "family" | "partIds" | "modelId" | "years">,
  edition: Edition,
): { readonly title: string; readonly text: string } | undefined {
  const limit = limitFor(stock, asked);
  if (!limit?.sure) return undefined;
  const { family, partIds, modelId, years } = asked;
  const { makeId, name } = stock.catalog.model(modelId);
  const model = `${stock.catalog.make(makeId).name} ${name}`;
  const car = spokenCar(model, writeYears(years).replaceAll("-", "–"), edition);
  const part = spokenPart(nameFound({ family, partIds }, edition), edition);
  return { title: copy[edition].lacks(part, car), text: needWords[limit.need].none[edition] };
}
