import { useEffect } from "react";
import { defineIsland } from "#app/define-island.tsx";
import { useDeviceValue } from "#app/device-value.ts";
import { lastVisits } from "#app/inventory/last-visits.ts";
import { RecentSearches } from "#app/inventory/recent-searches.tsx";
import { useCopy, useEdition } from "#app/page.tsx";
import { OpenNow } from "#app/stores/open-now.tsx";
import { yardWords } from "#app/stores/yard-words.ts";
import { Buttons, LinkButton } from "#app/ui/button.tsx";
import { Sign } from "#app/ui/sign.tsx";
import { useWholeSheet } from "#app/use-whole-sheet.ts";
import { copy } from "./copy.ts";
import { type MyYard, myYard, noteYard } from "./my-yard.ts";

/** Addresses as the edition writes them; the yard's number and name are filled in here. */
export type WelcomePlaces = { store: string; map: string; prices: string | undefined; results: string };

/** Who comes back finds the yard, until when one may enter today, and the last searches. All of it is the device's. */
function WelcomeBack(places: WelcomePlaces) {
  const yard = useDeviceValue(myYard);
  const visits = useDeviceValue(lastVisits);
  const styled = useWholeSheet(Boolean(yard ?? visits));
  // Hours may have changed since.
  useEffect(() => {
    if (yard) noteYard(yard.facts.id);
  }, [yard]);
  if (!styled) return null;
  return (
    <>
      {yard && <Yard yard={yard} {...places} />}
      <RecentSearches results={places.results} />
    </>
  );
}

function Yard({ yard: { facts }, store, map, prices }: WelcomePlaces & { yard: MyYard }) {
  const words = useCopy(copy);
  const edition = useEdition();
  const { id, slug, listText, hours, yardHours, yardClosesBeforeMinutes } = facts;
  const schedules = { schedule: hours, yardSchedule: yardHours, yardClosesBeforeMinutes };
  const said = yardWords({ ...schedules, services: new Set(["inventory"] as const) }, new Date(), edition);
  const here = (pattern: string) => pattern.replace(":id", String(id)).replace(":slug", slug);
  return (
    <Sign kind="guide" small className="store-top" as="section" label={words.myYard}>
      <div className="stack stack--3">
        <p>{words.myYard}</p>
        <h2>
          <a href={here(store)}>{listText}</a>
        </h2>
        <p className="on-sign">
          <OpenNow open={said.open} word={said.word} until={said.until} />
        </p>
      </div>
      <Buttons>
        {prices && (
          <LinkButton size={44} look="line" href={here(prices)}>
            {words.prices}
          </LinkButton>
        )}
        <LinkButton size={44} look="line" href={here(map)}>
          {words.map}
        </LinkButton>
      </Buttons>
    </Sign>
  );
}

export default defineIsland("welcome-back", WelcomeBack);
