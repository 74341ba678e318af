import { mark } from "#app/marks.ts";
import { definePage, Redirect, useCopy, usePage } from "#app/page.tsx";
import { copy as storeWords } from "#app/stores/copy.ts";
import type { Town } from "#app/stores/geography/north-america.ts";
import type { Spot } from "#app/stores/geography/projection.ts";
import { type Region, regionOf } from "#app/stores/geography/region.ts";
import { RegionMap } from "#app/stores/geography/region-map.tsx";
import { listVillages } from "#app/stores/geography/villages.ts";
import { LocatorForm } from "#app/stores/locator-form.tsx";
import { radiusWords } from "#app/stores/radius-words.ts";
import { Chip, Chips } from "#app/ui/chip.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { hasCanada } from "#content/chain-conditions.ts";
import { isUnlimited } from "#core/distance.ts";
import type { SearchMade } from "#core/figures.ts";
import { isYard } from "#core/store.ts";
import type { YardsMeant } from "#core/yard-figures.ts";
import type { Edition } from "#site/editions.ts";
import type { FoundPlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import type { NearStore } from "#stock/store-grid.ts";
import { listStores } from "#stock/stores.ts";
import { countVehicles } from "#stock/vehicles.ts";
import { placeCopy } from "../place-copy.ts";
import { copy } from "./copy.ts";
import { type LocatorResult, matrixOf, pageSize, readQuery, searchStores } from "./search.ts";
import { ShopList } from "./shop-list.tsx";
import "#app/stores/locator.css";

/** "8 yonkes y 1 sitio de metales" */
function foundWords(inside: readonly NearStore[], edition: Edition): string {
  const yards = inside.filter(({ store }) => isYard(store)).length;
  return storeWords[edition].found(yards, inside.length - yards);
}

/** What was found, said plainly in one sentence. */
function summary(result: LocatorResult, edition: Edition, example: string): string {
  const words = copy[edition];
  const { query, place, placeName, inside, outside } = result;
  if (query.place.code === "") return words.ask;
  if (result.here) return placeCopy[edition].here;
  if (!place) return words.unknown(placeName, example, hasCanada());
  const radius = radiusWords(query.distance, place, edition);
  if (inside.length > 0) {
    return isUnlimited(query.distance)
      ? words.everywhere(foundWords(inside, edition), placeName)
      : words.within(foundWords(inside, edition), radius, placeName);
  }
  return outside.length > 0 ? words.none(radius, placeName) : words.noneAtAll;
}

/** The yards of the page that is asked for; where none is near, the nearest few. */
const shownOf = ({ inside, outside, page }: LocatorResult): readonly NearStore[] =>
  inside.length > 0 ? inside.slice((page - 1) * pageSize, page * pageSize) : outside;

/** Whoever found no yard is counted by state and region; words that are no place we know, only if many write them. */
function searchOf({ query, place, here, inside, page }: LocatorResult): SearchMade | undefined {
  if (query.place.code === "" || here || page > 1) return undefined;
  const asked = place ? { known: place.state, zip: place.postal } : { typed: query.place.typed };
  return { kind: "locations", found: inside.length > 0, ...asked };
}

/** Whoever asks for yards around a place means those within the distance. */
const yardsOf = ({ query, inside }: LocatorResult): YardsMeant | undefined =>
  isUnlimited(query.distance) ? undefined : { kind: "search", storeIds: inside.map(({ store }) => store.id) };

const mapSize = { width: 400, height: 400 };

/** How far apart the spots of a map lie, across or up and down. */
const extentOf = (spots: readonly Spot[]) =>
  Math.max(
    ...(["x", "y"] as const).map(
      (axis) => Math.max(...spots.map((s) => s[axis])) - Math.min(...spots.map((s) => s[axis])),
    ),
  );

const beyond = 280;
type ShownMap = {
  readonly place: FoundPlace;
  readonly region: Region;
  readonly away: boolean;
  villages: readonly Town[];
};

/** What the map shows: the place and the yards found. */
function findMap(stock: Stock, result: LocatorResult): ShownMap | undefined {
  const { place } = result;
  const stores = shownOf(result).map(({ store }) => store);
  if (!place || stores.length === 0) return undefined;
  const whole = regionOf([place, ...stores], mapSize);
  // From an ocean away, yards that are near to each other would lie in one spot: the map shows these alone.
  const away = stores.length > 1 && extentOf(stores.map(whole.project)) < 12;
  const region = away ? regionOf(stores, mapSize) : whole;
  return { place, region, away, villages: listVillages(stock, region, beyond) };
}

type ResultMapProps = { map: ShownMap; result: LocatorResult; shown: readonly NearStore[] };

function ResultMap({ map: { place, region, away, villages }, result, shown }: ResultMapProps) {
  const words = useCopy(copy);
  const pinWords = useCopy(storeWords);
  const { href } = usePage();
  const { placeName, query } = result;
  const first = (result.page - 1) * pageSize;
  const radius = !isUnlimited(query.distance) && query.distance * region.unitsPerMile < 170 ? [query.distance] : [];
  return (
    <div className="locator__map" id="mapa">
      <RegionMap
        region={region}
        label={words.mapName(placeName)}
        start={away ? undefined : place}
        beyond={beyond}
        villages={villages}
        rings={{ centre: place, miles: away ? [] : radius, metric: place.country === "CA" }}
        pins={shown.map(({ store }, at) => ({
          place: store,
          href: href("store", { id: store.id, slug: store.slug }),
          name: pinWords.pin(first + at + 1, store.name),
          label: store.listText,
          text: first + at + 1,
          yard: store.id,
        }))}
      />
    </div>
  );
}

export const page = definePage("locationResults", {
  load({ stock, query, matrix, href }) {
    if (query.has("zip") || query.has("div") || query.has("distance")) {
      const asked = readQuery(stock, (name) => query.get(name) ?? undefined);
      return new Redirect(href("locationResults", {}, { matrix: matrixOf(asked) }), 303);
    }
    if (matrix.zip === undefined) return new Redirect(href("locations"), 302);
    const asked = readQuery(stock, (name) => matrix[name]);
    const result = searchStores(stock, asked, matrix);
    const stocked = shownOf(result).filter(({ store }) => store.services.has("inventory"));
    const cars = Object.fromEntries(stocked.map(({ store }) => [store.id, countVehicles(stock, store.id)]));
    // A place as people write it: one where the chain is.
    const [first] = listStores(stock);
    const example = first ? `${first.city}, ${first.state}` : "Fresno, CA";
    return { result, map: findMap(stock, result), cars, divisions: stock.chain.divisions, example };
  },
  head: ({ result }, { edition }) => ({
    title: result.place ? copy[edition].title(result.placeName) : copy[edition].titleUnknown,
    description: result.place ? copy[edition].descriptionNear(result.placeName) : copy[edition].description,
    noindex: result.inside.length === 0 || result.page > 1,
    canonical: { matrix: matrixOf(result.query, result.page) },
    search: searchOf(result),
    yards: yardsOf(result),
  }),
  Page: function Page({ result, map, cars, divisions, example }) {
    const words = useCopy(copy);
    const { edition, href } = usePage();
    const { query, place, placeName, inside, others, page } = result;
    const shown = shownOf(result);
    const said = summary(result, edition, example);
    const toPage = (n: number) => href("locationResults", {}, { matrix: matrixOf(query, n) });
    return (
      <div className="locator" id="results" {...mark("enhance", "join-pins")}>
        <div className="locator__list">
          <h1>{inside.length > 0 ? words.near(foundWords(inside, edition), placeName) : words.heading}</h1>
          {inside.length > 0 && (
            <p className="sr-only" role="status">
              {said}
            </p>
          )}
          <LocatorForm
            divisions={divisions}
            place={placeName}
            division={query.div}
            miles={query.distance}
            error={place ? undefined : said}
            swap="results"
          />
          {place && inside.length === 0 && (
            <Empty title={said}>{shown.length > 0 && <p>{words.nearestInstead}</p>}</Empty>
          )}
          {others.length > 0 && (
            <div className="mb-3">
              <p className="mb-1">{words.alsoMeant}</p>
              <Chips label={words.alsoMeant}>
                {others.map(({ city, state }) => (
                  <Chip
                    key={`${city}${state}`}
                    href={href("locationResults", {}, { matrix: { ...matrixOf(query), zip: `${city}, ${state}` } })}
                  >
                    {city}, {state}
                  </Chip>
                ))}
              </Chips>
            </div>
          )}
          {shown.length > 0 && (
            <>
              <a className="to-map" href="#mapa">
                {words.toMap}
              </a>
              <ShopList stores={shown} first={(page - 1) * pageSize + 1} cars={cars} from={place?.country ?? "US"} />
            </>
          )}
          <Pager page={page} pages={Math.ceil(inside.length / pageSize)} href={toPage} />
          <p className="mt-4 mb-5">
            <GoLink href={href("locations", {}, { hash: "all-stores" })}>{words.allStores}</GoLink>
          </p>
        </div>
        {map && <ResultMap map={map} result={result} shown={shown} />}
      </div>
    );
  },
});
