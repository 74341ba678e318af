import { squash } from "#core/text.ts";
import type { YardName } from "#core/yard-file.ts";
import type { Stock } from "#stock/stock.ts";
import { vocabularyOf } from "#stock/vocabulary.ts";

/** What people call the makes and models that stand in a yard, beside their own names: nicknames, signs of bodies, misspellings. */
export function yardNames(stock: Stock, present: ReadonlySet<string>): YardName[] {
  const { makeByKey, modelsByKey, carWords, makeNames } = vocabularyOf(stock);
  const isHere = (make: string, model: string) => present.has(`${make}\n${model}`);
  const makesHere = new Set([...present].map((name) => name.split("\n", 1)[0] ?? ""));
  const names: YardName[] = [];
  for (const [key, id] of makeByKey) {
    const make = makeNames.get(id) ?? "";
    if (makesHere.has(make) && key !== squash(make)) names.push([key, make, ""]);
  }
  for (const [key, models] of modelsByKey)
    for (const { makeId, name } of models) {
      const make = makeNames.get(makeId) ?? "";
      if (isHere(make, name) && key !== squash(name) && key !== squash(make + name)) names.push([key, make, name]);
    }
  for (const [key, { kind, beside, cars }] of carWords) {
    if (beside || (kind !== "nickname" && kind !== "body")) continue;
    for (const { model, from, to } of cars) {
      const make = makeNames.get(model.makeId) ?? "";
      if (isHere(make, model.name))
        names.push(from === 0 ? [key, make, model.name] : [key, make, model.name, [from, to]]);
    }
  }
  return names;
}
