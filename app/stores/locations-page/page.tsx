import { definePage, useCopy, usePage } from "#app/page.tsx";
import { ChainMap, listChainVillages, manyStores } from "#app/stores/geography/chain-map.tsx";
import { LocatorForm } from "#app/stores/locator-form.tsx";
import { stateAnchor } from "#app/stores/store-address.ts";
import { chainWords } from "#app/texts/chain-words.ts";
import { Band, Wrap } from "#app/ui/band.tsx";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { hasCanada } from "#content/chain-conditions.ts";
import { once } from "#core/once.ts";
import { countries } from "#core/region.ts";
import type { Store } from "#core/store.ts";
import { chainFigures } from "#stock/chain-figures.ts";
import { listStoresByState, type StateGroup } from "#stock/stores.ts";
import { copy } from "./copy.ts";
import { StateList } from "./state-list.tsx";
import "#app/stores/maps.css";
import "#app/stores/stores.css";

/** In a chain of thousands: all of them would make a page of megabytes. */
const fewOfState = 5;

/** One list as long as no store changes: what the map makes of it is kept with it. */
const storesOf = once((all: readonly StateGroup[]): readonly Store[] => all.flatMap(({ stores }) => stores));

export const page = definePage("locations", {
  load: ({ stock, edition, query, settings }) => {
    const all = listStoresByState(stock, edition);
    const stores = storesOf(all);
    const chosen = all.filter(({ state }) => state === query.get("state")?.toUpperCase());
    return {
      stores,
      villages: listChainVillages(stock, stores),
      chain: chainWords(stock, edition),
      metals: settings.switches.metals ? chainFigures(stock).metalsSites : 0,
      groups: chosen.length > 0 ? chosen : all,
      chosen: chosen.length > 0,
      divisions: stock.chain.divisions,
    };
  },
  head: ({ chain }, { edition }) => ({
    title: copy[edition].title,
    description: copy[edition].description(chain.yards, chain.regions, chain.openDays),
  }),
  Page: function Page({ stores, villages, chain, metals, groups, chosen, divisions }) {
    const words = useCopy(copy);
    const { edition, href } = usePage();
    const most = !chosen && stores.length > manyStores ? fewOfState : Number.POSITIVE_INFINITY;
    const lands = (["US", "CA"] as const).filter((country) => groups.some((group) => group.country === country));
    return (
      <>
        <Wrap wide>
          <PageHead
            title={words.heading}
            lead={words.lead(chain.yards, chain.regions, metals > 0 ? words.metals(metals) : "")}
            crumbs={false}
          />
          <LocatorForm divisions={divisions} />
          <div className="overview">
            <div>
              <h2 className="sr-only">{words.map}</h2>
              <ChainMap stores={stores} villages={villages} />
            </div>
            <Chips label={words.jump(hasCanada())}>
              {groups.map((group) => (
                <Chip key={stateAnchor(group)} href={`#${stateAnchor(group)}`}>
                  {group.stateName[edition]}
                </Chip>
              ))}
            </Chips>
          </div>
        </Wrap>
        <Band wide labelledBy="all-stores">
          <h2 id="all-stores">{words.list(hasCanada())}</h2>
          {chosen && (
            <p className="mt-4">
              <a href={href("locations")}>{words.everywhere(hasCanada())}</a>
            </p>
          )}
          {lands.map((country) => (
            <section key={country} aria-labelledby={`land-${country}`}>
              <h3 className="land" id={`land-${country}`}>
                {countries[country][edition]}
              </h3>
              <div className="states">
                {groups
                  .filter((group) => group.country === country)
                  .map((group) => (
                    <StateList key={group.state} group={group} most={most} />
                  ))}
              </div>
            </section>
          ))}
        </Band>
      </>
    );
  },
});
