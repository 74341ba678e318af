import type { IslandModule } from "#app/define-island.tsx";
import { createHydration } from "#app/hydrate-islands.ts";
import { pageEdition } from "./page-edition.ts";

/** By the name of their file: an island stands in the room of its concern. */
export const hydrateIslands = createHydration(
  import.meta.glob<{ default: IslandModule<object> }>("../../*/**/*.island.tsx"),
  pageEdition,
);
