import { useEffect, useState } from "react";
import { useDeviceValue } from "#app/device-value.ts";
import { useCopy, useEdition } from "#app/page.tsx";
import { editions } from "#site/editions.ts";
import { countNew } from "./count-new.ts";
import { copy } from "./last-visit-copy.ts";
import { lastVisits, listSearches } from "./last-visits.ts";

const shown = 3;
const weekMs = 6 * 86_400_000;

/** The searches that this device saw last, each the way back to it and how many cars are new in it. Part of an island. */
export function RecentSearches({ results }: { results: string }) {
  const words = useCopy(copy);
  const { lang } = editions[useEdition()];
  const visits = useDeviceValue(lastVisits);
  const [fresh, setFresh] = useState<Readonly<Record<string, number>>>({});
  const here = listSearches(visits, results).slice(0, shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page, when the device's own are known
  useEffect(() => {
    for (const visit of here) countNew(visit).then((n) => setFresh((before) => ({ ...before, [visit.href]: n })));
  }, [visits === undefined]);
  if (here.length === 0) return null;
  const since = (at: string) => {
    const date = new Date(at);
    const near = Date.now() - date.getTime() < weekMs;
    return words.sinceDay(
      date.toLocaleDateString(lang, near ? { weekday: "long" } : { day: "numeric", month: "long" }),
    );
  };
  return (
    <nav aria-label={words.recent}>
      <ul className="likely">
        {here.map(({ name, href, at }) => (
          <li key={href}>
            <a href={href}>
              {name} <small>{fresh[href] ? `${words.newCars(fresh[href])} ${since(at)}` : ""}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
