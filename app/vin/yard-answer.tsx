import { useTellMe } from "#app/follows/tell-me.tsx";
import { writeSearch } from "#app/inventory/search.ts";
import { yearsInWords } from "#app/inventory/search-words.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { distanceWords } from "#app/stores/place-words.ts";
import { Buttons, LinkButton } from "#app/ui/button.tsx";
import { Sign } from "#app/ui/sign.tsx";
import { RowPlaque } from "#app/vehicle/row-plaque.tsx";
import { countText } from "#core/count-text.ts";
import type { PlaceAsked } from "#stock/places.ts";
import { copy } from "./copy.ts";
import { carSearch, type NamedCar, type VinCar } from "./vin-car.ts";
import type { VinYard, VinYards } from "./vin-yards.ts";

type Props = { shown: NamedCar; found: VinYards; place: PlaceAsked };

/** The searches for such cars in one yard or all. */
function useSearches({ years }: VinYards, car: VinCar, place: PlaceAsked) {
  const { href } = usePage();
  const to = (engine: string, storeIds: readonly number[] = []) =>
    href("inventoryResults", {}, { query: writeSearch(carSearch(car, { years, engine, storeIds }, place)) });
  return { own: (ids?: readonly number[]) => to(car.engine, ids), all: (ids?: readonly number[]) => to("", ids) };
}

/** The nearest yard that has one with the very engine, else the nearest with any. */
function First({ yard, shown, found, place }: Props & { yard: VinYard }) {
  const words = useCopy(copy);
  const { edition, now } = usePage();
  const searches = useSearches(found, shown.car, place);
  const { store, miles, own, all, rows } = yard;
  const cars = `${shown.model} ${yearsInWords(found.years, now, edition)}`;
  const count = (n: number) => countText(n);
  return (
    <Sign kind="guide" className="vin-yard" as="section" labelledBy="vin-yard-h">
      <div>
        <h2 id="vin-yard-h">
          {store.name}{" "}
          {miles !== null && <small>{distanceWords(miles, place.place?.country ?? store.country, edition)}</small>}
        </h2>
        <p className="vin-yard__count">{own > 0 ? words.withEngine(count(own)) : words.ofModel(count(all), cars)}</p>
        {own > 0 && all > own && <p>{words.others(count(all - own), cars)}</p>}
      </div>
      <div className="vin-yard__rows">
        {rows.map((row) => (
          <RowPlaque key={row} row={row} />
        ))}
      </div>
      <Buttons>
        {own > 0 ? (
          <LinkButton href={searches.own([store.id])}>{words.seeEngine(count(own))}</LinkButton>
        ) : (
          <LinkButton href={searches.all([store.id])}>{words.seeEngine(count(all))}</LinkButton>
        )}
        {own > 0 && all > own && (
          <LinkButton look="line" href={searches.all([store.id])}>
            {words.seeAll(count(all))}
          </LinkButton>
        )}
      </Buttons>
    </Sign>
  );
}

function Others({ yards, shown, found, place }: Props & { yards: readonly VinYard[] }) {
  const words = useCopy(copy);
  const { edition, now } = usePage();
  const searches = useSearches(found, shown.car, place);
  const hasEngine = shown.car.engine !== "";
  const cars = `${shown.model} ${yearsInWords(found.years, now, edition)}`;
  return (
    <>
      <table className="vin-yards">
        <thead>
          <tr>
            <th scope="col">{words.otherYards}</th>
            {hasEngine && <th scope="col">{words.engineColumn}</th>}
            <th scope="col">{words.allColumn}</th>
          </tr>
        </thead>
        <tbody>
          {yards.map(({ store, miles, own, all }) => (
            <tr key={store.id}>
              <th scope="row">
                <a href={own > 0 ? searches.own([store.id]) : searches.all([store.id])}>{store.name}</a>{" "}
                {miles !== null && (
                  <small>{distanceWords(miles, place.place?.country ?? store.country, edition)}</small>
                )}
              </th>
              {hasEngine && <td>{countText(own)}</td>}
              <td>{countText(all)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasEngine && <p className="hint">{words.footnote(shown.car.engine, cars)}</p>}
    </>
  );
}

/** Where such cars stand: with the engine first, and who has only others. */
export function YardAnswer({ shown, found, place }: Props) {
  const words = useCopy(copy);
  const { edition, now, href } = usePage();
  const [first, ...others] = found.yards;
  const cars = `${shown.model} ${yearsInWords(found.years, now, edition)}`;
  const tell = useTellMe(writeSearch(carSearch(shown.car, { years: found.years, engine: shown.car.engine }, place)));
  return (
    <>
      {shown.car.engine !== "" && found.own === 0 && (
        <div role="status">
          <h2>{found.all === 0 ? words.noneAtAll(cars) : words.none(cars)}</h2>
          {found.all > 0 && <p>{words.anyEngine(countText(found.all), cars)}</p>}
          <p>
            {tell} {found.all === 0 && <a href={href("inventory")}>{words.other}</a>}
          </p>
        </div>
      )}
      {first && <First yard={first} shown={shown} found={found} place={place} />}
      {others.length > 0 && <Others yards={others} shown={shown} found={found} place={place} />}
    </>
  );
}
