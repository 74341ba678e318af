import type { PageRequest } from "#app/page.tsx";
import { editionIds, type Languages } from "#site/editions.ts";
import { pageIds } from "#site/pages.ts";

/** Every route of the table in the site's editions, with its parameters by name; a path that both share once. */
export const listPaths = ({ pattern }: Pick<PageRequest, "pattern">, languages: Languages = editionIds): string[] => [
  ...new Set(languages.flatMap((edition) => pageIds.map((id) => pattern(id, edition)))),
];
