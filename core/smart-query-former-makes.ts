import type { NamedModel } from "./car-words.ts";
import { madeIn } from "./smart-query-beside.ts";
import type { Vocabulary } from "./smart-query-names.ts";
import { squash } from "./text.ts";
import type { YearList } from "./years.ts";

/** Makes that were a model of another before: what people call a Ram 1500 was a Dodge until 2010. */
const formerly = [{ make: "ram", of: "dodge", model: "ram", until: 2010 }] as const;

type PresentName = { makeId: number | null; modelIds: readonly number[] };

/** Adds the older make's models to the newer one's, or takes them instead where the years say so. */
export function withFormerMake(meant: PresentName & { years: YearList }, vocabulary: Vocabulary): PresentName {
  const { makeId, modelIds, years } = meant;
  const rule = formerly.find(({ make }) => makeId !== null && vocabulary.makeByKey.get(make) === makeId);
  const formerId = rule && vocabulary.makeByKey.get(rule.of);
  if (!rule || formerId === undefined) return { makeId, modelIds };
  const onlyBefore = years.length > 0 && years.every(([, to]) => to <= rule.until);
  const onlyAfter = years.length > 0 && years.every(([from]) => from > rule.until);
  if (onlyAfter || (modelIds.length === 0 && !onlyBefore)) return { makeId, modelIds };
  const former = madeIn(formerModels(vocabulary, formerId, rule.model, modelIds), years, vocabulary);
  if (former.length === 0) return { makeId, modelIds };
  return onlyBefore ? { makeId: formerId, modelIds: former } : { makeId: null, modelIds: [...modelIds, ...former] };
}

/** "1500" → the older make's "Ram 1500", else its plain "Ram"; without a model all of them. No other names: a ProMaster was never a Dodge. */
function formerModels(vocabulary: Vocabulary, formerId: number, name: string, modelIds: readonly number[]): number[] {
  const of = (models: readonly NamedModel[] = []) => models.filter(({ makeId }) => makeId === formerId);
  const plain = of(vocabulary.modelsByKey.get(name));
  const all = [...plain, ...of(vocabulary.modelsByStart.get(name))];
  const ids = (models: readonly NamedModel[]) => [...new Set(models.map(({ id }) => id))];
  if (modelIds.length === 0) return ids(all);
  const wanted = new Set(modelIds);
  const named: NamedModel[] = [];
  for (const models of vocabulary.modelsByKey.values())
    for (const model of models)
      if (wanted.has(model.id) && /^\d+$/.test(model.name)) {
        const same = of(vocabulary.modelsByKey.get(name + squash(model.name)));
        named.push(...(same.length > 0 ? same : plain));
      }
  return ids(named);
}
