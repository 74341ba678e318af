import type { PageRequest } from "#app/page.tsx";
import { editionIds } from "#site/editions.ts";
import { pageIds } from "#site/pages.ts";

/** Every route of the table in both editions, with its parameters by name; a path that both share once. */
export const listPaths = ({ pattern }: Pick<PageRequest, "pattern">): string[] => [
  ...new Set(editionIds.flatMap((edition) => pageIds.map((id) => pattern(id, edition)))),
];
