import { listFacts } from "#core/car-facts.ts";
import { spanishNames } from "#feeds/engine/spanish-names.ts";
import type { Edition } from "#site/editions.ts";

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll("_", " ");
const factNames = new Map(listFacts.map(([, { column, label }]) => [column, label]));

/** What people call a column of a feed. */
export const columnName = (id: string, edition: Edition): string =>
  factNames.get(id)?.[edition] ?? sentence((edition === "es" && spanishNames[id]?.[0]) || id.replace(/_cents$/, ""));
