import { defineIsland } from "#app/define-island.tsx";
import { useDeviceValue } from "#app/device-value.ts";
import { useCopy } from "#app/page.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { copy } from "./last-visit-copy.ts";
import { lastVisits, type Visit } from "./last-visits.ts";

const shown = 3;

/** The searches that this device saw last, each the way back to it. `results` is where they all lead. */
function RecentSearches({ results }: { results: string }) {
  const words = useCopy(copy);
  const visits = Object.values(useDeviceValue(lastVisits) ?? {});
  const here = visits
    .filter((visit): visit is Visit & { name: string; href: string } =>
      Boolean(visit.name && visit.href?.startsWith(results)),
    )
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, shown);
  if (here.length === 0) return null;
  return (
    <Chips label={words.recent} scroll>
      {here.map(({ name, href }) => (
        <Chip key={href} href={href}>
          {name}
        </Chip>
      ))}
    </Chips>
  );
}

export default defineIsland("recent-searches", RecentSearches);
