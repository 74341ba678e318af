import { countText } from "#app/inventory/count-text.ts";
import { feedAddress, feedKinds } from "#app/inventory/feed-address.ts";
import { Follow } from "#app/inventory/follow.tsx";
import { emptySearch, type InventorySearch, searchKey, withChanges, writeSearch } from "#app/inventory/search.ts";
import { mark } from "#app/marks.ts";
import { definePage, useCopy, usePage } from "#app/page.tsx";
import { Breadcrumbs } from "#app/shell/breadcrumbs.tsx";
import { SkipTo } from "#app/shell/skip-to.tsx";
import { distanceWords } from "#app/stores/place-words.ts";
import { Wrap } from "#app/ui/band.tsx";
import { Chip, Chips, FilterChip } from "#app/ui/chip.tsx";
import { ErrorSummary } from "#app/ui/form-state.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { GuideSign } from "#app/ui/guide-sign.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { isUnlimited } from "#core/distance.ts";
import { noPlace } from "#stock/places.ts";
import { vehicleOrders } from "#stock/vehicle-order.ts";
import { copy } from "./copy.ts";
import { loadResults, type Results, tidyQuery } from "./load.ts";
import { NothingFound } from "./nothing-found.tsx";
import { ResultsFilters, useErrors } from "./results-filters.tsx";
import { StoreGroup } from "./store-group.tsx";

const isWrong = ({ zipError, wrong }: Results) =>
  zipError !== undefined || wrong.year !== undefined || wrong.distance !== undefined;

/** A code may be right and in no table; words that are no city, and numbers that are no code, are the address's fault. */
const isNoPlace = ({ zipError, search }: Results) =>
  zipError !== undefined && (zipError !== "unknown" || !/\d/.test(search.place.code));

/** A make or model, near or everywhere, is worth finding in a search engine; its endless narrower views are not. */
const isNarrowed = ({ makeId, modelIds, place, distance, ...narrower }: InventorySearch) =>
  searchKey({ ...emptySearch, ...narrower }) !== searchKey(emptySearch) ||
  narrower.sort !== "newest" ||
  narrower.page > 1;

function useLead(results: Results): string {
  const words = useCopy(copy);
  const { edition } = usePage();
  const { search, total, stores } = results;
  if (isWrong(results)) return words.notSearched;
  const { code, name } = search.place;
  const near = code !== "" && !isUnlimited(search.distance);
  const miles = countText(search.distance, edition);
  if (total === 0) return near ? words.foundNoneNear(miles, name) : words.foundNone;
  const [cars, yards] = [countText(total, edition), countText(stores, edition)];
  if (near) return words.foundNear(cars, yards, miles, name);
  return code ? words.foundAnywhere(cars, yards, name) : `${words.found(cars, yards)} ${words.giveZip}`;
}

function ResultList(results: Results) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const { search, applied, groups, pages, name } = results;
  const at = (changes: Parameters<typeof withChanges>[1]) =>
    href("inventoryResults", {}, { query: writeSearch(withChanges(search, changes)) });
  const feed = feedAddress(at({ sort: "newest" }), "atom");
  return (
    <div>
      {applied.length > 0 && (
        <Chips label={words.active} className="inv__chips">
          {applied.map(({ name: filter, without }) => (
            <FilterChip
              key={filter}
              name={filter}
              href={href("inventoryResults", {}, { query: writeSearch(without) })}
              swap="results"
            />
          ))}
        </Chips>
      )}
      {groups.length > 1 && (
        <GuideSign
          label={words.guide}
          lines={groups.map(({ store, count, miles }) => ({
            href: `#store-${store.id}`,
            name: store.listText,
            note: words.cars(countText(count, edition)),
            distance: miles === null ? undefined : distanceWords(miles, store.country, edition),
          }))}
        />
      )}
      {results.total > 1 && (
        <Chips label={words.sort} className="inv__sort" scroll>
          {vehicleOrders.map((order) => (
            <Chip key={order} href={at({ sort: order })} current={order === search.sort} swap="results">
              {words.sortBy[order]}
            </Chip>
          ))}
        </Chips>
      )}
      <div className="inv__cars" id="cars">
        {groups.map((group, index) => (
          <StoreGroup key={group.store.id} group={group} search={search} first={index === 0} />
        ))}
      </div>
      <Pager
        page={Math.min(search.page, pages)}
        pages={pages}
        href={(page) => at({ page })}
        label={groups.length > 1 ? words.storePages : words.carPages}
      />
      {results.instead && <NothingFound instead={results.instead} />}
      {isWrong(results) ? (
        <p className="instead">
          <GoLink href={at({ place: noPlace })}>{words.searchEverywhere}</GoLink>{" "}
          <GoLink href={href("locations")}>{words.findStore}</GoLink>
        </p>
      ) : (
        <div className="mt-7">
          <Follow
            title={words.followTitle}
            text={words.follow(name)}
            href={feed}
            go={words.followGo}
            type={feedKinds.atom.type}
          />
          <p className="mt-3">
            <a href={feedAddress(at({ sort: "newest" }), "json")} type={feedKinds.json.type}>
              {words.followJson}
            </a>
          </p>
        </div>
      )}
    </div>
  );
}

export const page = definePage("inventoryResults", {
  load: loadResults,
  tidy: tidyQuery,
  head: (results, { edition, href }) => {
    const words = copy[edition];
    const { search, title } = results;
    const query = writeSearch(search);
    const own = href("inventoryResults", {}, { query: new URLSearchParams(searchKey(search)) });
    const wrong = isWrong(results);
    return {
      title: wrong ? words.error(title) : title,
      description: words.description(title),
      noindex: wrong || results.total === 0 || isNarrowed(search),
      canonical: { query },
      search:
        wrong || search.page > 1
          ? undefined
          : { kind: "inventory", found: results.total > 0, known: results.name, zip: search.place.code },
      feeds: wrong
        ? []
        : (["atom", "json"] as const).map((kind) => ({
            type: feedKinds[kind].type,
            href: feedAddress(own, kind),
            title: `${title} (${feedKinds[kind].name})`,
          })),
      ...((isNoPlace(results) || results.wrong.year !== undefined || results.wrong.distance !== undefined) && {
        status: 400,
      }),
    };
  },
  Page: function Page(results: Results) {
    const words = useCopy(copy);
    const errors = useErrors(results);
    const lead = useLead(results);
    const { path } = usePage();
    const fields = [
      ["i-zip", errors.zip],
      ["i-years", errors.year],
      ["i-dist", errors.distance],
    ].filter((field): field is [string, string] => field[1] !== undefined);
    return (
      <div id="results" {...mark("tidy", path)}>
        {results.total > 0 && <SkipTo id="cars">{words.toCars}</SkipTo>}
        <Wrap wide>
          <Breadcrumbs here={results.name} />
          <div className="page-head">
            <h1>{results.name}</h1>
            <p className="lead" {...mark("announce")}>
              {lead}
            </p>
            <p
              className="since-visit"
              hidden
              {...mark("enhance", "last-visit")}
              {...mark("key", searchKey(results.search))}
              {...mark("ids", results.newestIds.join(" "))}
            />
          </div>
          <ErrorSummary fields={Object.fromEntries(fields)} />
          <div className="inv band--flush pb-sec">
            <ResultsFilters {...results} />
            <ResultList {...results} />
          </div>
        </Wrap>
      </div>
    );
  },
});
