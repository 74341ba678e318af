import { LeftOut } from "#app/box/left-out.tsx";
import { feedAddress, feedKinds } from "#app/inventory/feed-address.ts";
import { Follow } from "#app/inventory/follow.tsx";
import {
  emptySearch,
  type InventorySearch,
  searchKey,
  withChanges,
  withWrong,
  writeSearch,
  writeSpecified,
} from "#app/inventory/search.ts";
import { Island } from "#app/island.tsx";
import { mark } from "#app/marks.ts";
import { definePage, useCopy, usePage } from "#app/page.tsx";
import { PartLinks } from "#app/parts/part-links.tsx";
import { SharingChips, SharingLink } from "#app/parts/sharing-link.tsx";
import { SkipTo } from "#app/shell/skip-to.tsx";
import { ErrorSummary } from "#app/ui/form-state.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { countText } from "#core/count-text.ts";
import { fitTitle } from "#core/page-words.ts";
import { pastInWords } from "#core/past-words.ts";
import { engineInWords } from "#core/smart-query-engine.ts";
import { writeYears } from "#core/years.ts";
import { noPlace } from "#stock/places.ts";
import { copy } from "./copy.ts";
import { isWrong } from "./is-wrong.ts";
import { loadResults, movedQuery, type Results, tidyQuery } from "./load.ts";
import { NothingFound } from "./nothing-found.tsx";
import { ResultsFilters, useErrors } from "./results-filters.tsx";
import { ResultsHead } from "./results-head.tsx";
import { StoreGroup } from "./store-group.tsx";
import { ThumbBar } from "./thumb-bar.tsx";
import { useMap } from "./use-map.ts";
import yardBeside from "./yard-beside.island.tsx";
import { YardStrip } from "./yard-strip.tsx";
import "#app/inventory/inventory.css";
import "#app/inventory/results.css";
import "#app/list/add.css";

/** A code may be right and in no table; words that are no city, and numbers that are no code, are the address's fault. */
const isNoPlace = ({ zipError, search }: Results) =>
  zipError !== undefined && (zipError !== "unknown" || !/\d/.test(search.place.code));

/** A make or model, near or everywhere, is worth finding in a search engine; its endless narrower views are not. */
const isNarrowed = ({ makeId, modelIds, place, distance, ...narrower }: InventorySearch) =>
  searchKey({ ...emptySearch, ...narrower }) !== searchKey(emptySearch) ||
  narrower.sort !== "newest" ||
  narrower.page > 1;

/** Under the list: how fresh what was shown is, and how to see what comes in later. */
function After({ search, groups }: Results) {
  const words = useCopy(copy);
  const { edition, href, now } = usePage();
  const own = href("inventoryResults", {}, { query: new URLSearchParams(searchKey(search)) });
  const [first] = groups;
  const read = first?.store.stockReadAt;
  return (
    <div className="results-after">
      {read && (
        <p className="muted">
          {first.store.listText}: {words.freshness(pastInWords(read, first.store.schedule.timeZone, now, edition))}
        </p>
      )}
      <Follow title={words.followTitle} text={words.follow} results={own} />
    </div>
  );
}

/** What was searched, for the form that asks for a part of it. */
const partQuery = ({ search: { makeId, modelIds, years, place } }: Results) => ({
  make: makeId,
  model: modelIds.join(","),
  year: writeYears(years),
  zip: place.code,
});

function ResultList(results: Results) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const { search, groups, pages, makeId } = results;
  const at = (changes: Parameters<typeof withChanges>[1]) =>
    href("inventoryResults", {}, { query: writeSearch(withChanges(search, changes)) });
  return (
    <div className="results__list">
      <LeftOut aside={results.aside} fit={results.fit} />
      {results.engineUnseen && (
        <p className="part-note">{words.engineUnseen(engineInWords(results.engineUnseen, edition))}</p>
      )}
      <div className="adds" id="cars" tabIndex={-1} {...mark("enhance", "add-cars")}>
        {groups.map((group, index) => (
          <StoreGroup
            key={group.store.id}
            group={group}
            search={search}
            first={index === 0}
            make={makeId || undefined}
          />
        ))}
      </div>
      <Pager
        page={Math.min(search.page, pages)}
        pages={pages}
        href={(page) => at({ page })}
        label={groups.length > 1 ? words.storePages : words.carPages}
      />
      {results.instead && <NothingFound instead={results.instead} search={search} never={results.never} />}
      {isWrong(results) ? (
        <p className="instead">
          <GoLink href={at({ place: noPlace })}>{words.searchEverywhere}</GoLink>{" "}
          <GoLink href={href("locations")}>{words.findStore}</GoLink>
        </p>
      ) : (
        <>
          <PartLinks links={results.parts} query={partQuery(results)} />
          <SharingLink sharing={results.sharing} />
          <SharingChips generations={results.generations} />
          {!results.never && <After {...results} />}
        </>
      )}
    </div>
  );
}

/** From 1600 px, the yard in view. */
function Beside({ groups, search }: Results) {
  const map = useMap(search);
  const yards = groups.flatMap((group) => {
    const href = map(group);
    return href ? [{ id: group.store.id, name: group.store.listText, href }] : [];
  });
  return yards.length > 0 && <Island of={yardBeside} props={{ yards }} when="idle" />;
}

export const page = definePage("inventoryResults", {
  load: loadResults,
  tidy: tidyQuery,
  moved: movedQuery,
  head: (results, { edition, href, settings }) => {
    const words = copy[edition];
    const { search, title } = results;
    const query = writeSearch(search);
    const own = href("inventoryResults", {}, { query: new URLSearchParams(searchKey(search)) });
    const wrong = isWrong(results);
    return {
      title: wrong ? words.error(title) : fitTitle(settings.brand, words.title(title), title),
      description: words.description(title),
      noindex: wrong || results.total === 0 || isNarrowed(search),
      canonical: { query },
      search:
        wrong || search.page > 1
          ? undefined
          : { kind: "inventory", found: results.total > 0, known: results.wish, zip: search.place.code },
      yards: wrong || search.page > 1 ? undefined : results.asked,
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
    const { href } = usePage();
    const { total, groups, search, wrong } = results;
    const sent = href("inventoryResults", {}, { query: withWrong(writeSpecified(search), wrong) });
    const fields = [
      ["i-zip", errors.zip],
      ["i-years", errors.year],
      ["i-dist", errors.distance],
    ].filter((field): field is [string, string] => field[1] !== undefined);
    return (
      <div id="results" {...mark("sent", sent)}>
        {total > 0 && <SkipTo id="cars">{words.toCars(countText(total))}</SkipTo>}
        <ResultsHead {...results} />
        {groups.length > 0 && <YardStrip {...results} />}
        <div className="wrap wrap--wide results">
          <ErrorSummary fields={Object.fromEntries(fields)} />
          <ResultsFilters {...results} />
          <ResultList {...results} />
          <Beside {...results} />
        </div>
        <ThumbBar {...results} />
      </div>
    );
  },
});
