import type { IslandModule } from "#app/define-island.tsx";
import { createHydration } from "#app/hydrate-islands.ts";
import { hydrateWhen } from "#app/hydrate-when.ts";
import { markOf } from "#app/marks.ts";
import { swaps } from "#app/shell/browser/swap.ts";
import { keepYardNoun, type YardNoun } from "#core/yard-word.ts";
import { type Edition, editionIds } from "#site/editions.ts";
import { startOffline } from "../offline/browser/start.ts";

const nouns = JSON.parse(markOf(document.documentElement, "nouns") ?? "{}") as Record<Edition, YardNoun>;
for (const edition of editionIds) keepYardNoun(edition, nouns[edition]);

const edition = document.documentElement.lang.slice(0, 2) as Edition;
const hydrate = createHydration(
  import.meta.glob<{ default: IslandModule<object> }>("../*/**/*.island.tsx"),
  () => edition,
);
hydrateWhen(document, hydrate);
swaps((part) => hydrateWhen(part, hydrate));
startOffline(edition);
