import { chainFacts } from "#content/chain-facts.ts";
import { editionIds } from "#site/editions.ts";
import type { EditGroup, EditValues } from "./edit-field.ts";

/** The endings of names in languages that the chain's site does not speak. */
const unspoken = () => {
  const { languages } = chainFacts();
  return editionIds.filter((edition) => !languages.includes(edition)).map((edition) => `_${edition}`);
};

/** A chain whose site speaks one language is asked for no words of the other, nor told about both. */
export function inLanguages(groups: readonly EditGroup[]): EditGroup[] {
  const endings = unspoken();
  return groups.map((group) => {
    const fields = group.fields.filter(({ name }) => !endings.some((ending) => name.endsWith(ending)));
    return fields.length === group.fields.length ? group : { title: group.title, fields };
  });
}

/** The same for what a form only shows. */
export function valuesInLanguages(values: EditValues): EditValues {
  const endings = unspoken();
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !endings.some((ending) => name.endsWith(ending))),
  );
}
