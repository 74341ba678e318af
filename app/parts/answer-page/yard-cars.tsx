import { wantedPartOf } from "#app/list/add-button.tsx";
import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { copy as shared } from "#app/parts/copy.ts";
import { distanceWords } from "#app/stores/place-words.ts";
import { YardNow } from "#app/stores/yard-now.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { CarCard } from "#app/vehicle/car-card.tsx";
import { countText } from "#core/count-text.ts";
import { localTimeOf } from "#core/local-time.ts";
import { shortEngine } from "#core/short-engine.ts";
import type { Store } from "#core/store.ts";
import { formatDay } from "#core/time-words.ts";
import type { PartCar, PartYard } from "#stock/answer-part.ts";
import type { PartKind } from "#stock/part-families.ts";
import { copy } from "./copy.ts";
import type { AnswerPage } from "./load.ts";
import "#app/inventory/inventory.css";
import "#app/inventory/yard-strip.css";
import "#app/list/add.css";
import "#app/vehicle/car-card.css";

type ListProps = { cars: readonly PartCar[]; store: Store; page: AnswerPage; first: boolean };

function CarList({ cars, store, page, first }: ListProps) {
  const words = useCopy(copy);
  const { still } = useCopy(shared);
  const { edition } = usePage();
  const nameOf = ({ part }: PartKind) => page.kinds.find((one) => one.part === part)?.name ?? part.name[edition];
  const fitWords = ({ fit, vehicle }: PartCar) => {
    if (!fit) return "";
    if (fit.by === "sister") return words.fits.sister;
    if (fit.by === "weight") return words.fits.weight[fit.word === "other" ? "other" : "compare"];
    return fit.word === "other" ? words.fits.engine.other(shortEngine(vehicle.engine)) : words.fits.engine[fit.word];
  };
  return (
    <ul className="cars">
      {cars.map((car, at) => {
        const { vehicle, still: word, other } = car;
        const since = words.since(formatDay(vehicle.dateSet, edition, "short"));
        const told = fitWords(car);
        const rest = `${told ? `${told}; ` : ""}${since}${other ? `. ${words.other(nameOf(other))}` : ""}`;
        return (
          <CarCard
            key={vehicle.id}
            vehicle={vehicle}
            store={store}
            early={first && at < 2}
            make={page.model.makeId}
            note={word ? [still[word], `; ${rest}`] : rest}
          />
        );
      })}
    </ul>
  );
}

type OthersProps = PartYard["others"] & Pick<ListProps, "store" | "page">;

/** Those that do not serve, folded, with the reason. */
function Others({ count, cars, store, page }: OthersProps) {
  const words = useCopy(copy);
  const by = cars.every(({ fit }) => fit?.by === "weight") ? "weight" : "engine";
  return (
    <details className="part-others">
      <summary>
        {words.others[by](countText(count))}
        <span className="sr-only">{words.at(store.listText)}</span>
      </summary>
      <p className="small">{words.othersWhy[by]}</p>
      <CarList cars={cars} store={store} page={page} first={false} />
    </details>
  );
}

/** A yard's cars that may carry the part, the newest first, each with how likely it is still there. */
export function YardCars({ yard, page, first }: { yard: PartYard; page: AnswerPage; first: boolean }) {
  const words = useCopy(copy);
  const { href, edition, now } = usePage();
  const { store, miles, count, cars, others, price, span } = yard;
  // A car is put on the list with the part that was asked for; where nobody knows which kind, it is chosen there.
  const one = span ? undefined : price;
  const wanted =
    one && wantedPartOf(one.part, one.saleCents ?? one.part.priceCents, localTimeOf(now, store.schedule.timeZone).day);
  const search = new URLSearchParams(page.inventory);
  search.append("store", String(store.id));
  const all = href("inventoryResults", {}, { query: search });
  const about = <span className="sr-only">{words.at(store.listText)}</span>;
  const place = miles === null ? undefined : distanceWords(miles, page.from, edition);
  const more = cars.length < count && !page.examples && !page.answer.limit?.highVoltage;
  return (
    <section
      className="yard-cars adds"
      id={`store-${store.id}`}
      aria-labelledby={`h-${store.id}`}
      {...mark("enhance", "add-cars")}
      {...mark("store", store.id)}
      {...(!first && mark("tall", 3 + 7.5 * cars.length + (more ? 3 : 0) + (others.count > 0 ? 3 : 0)))}
      {...mark("add", wanted ? JSON.stringify([wanted]) : undefined)}
    >
      <div className="yard-line">
        <h3 id={`h-${store.id}`}>{store.listText}</h3>
        {page.examples ? (
          <a href={all}>
            {words.seeCars(countText(count))}
            {about}
          </a>
        ) : (
          <>
            <span className="yard-line__count">
              {[words.cars(countText(count)), place].filter(Boolean).join(" · ")}
            </span>
            <YardNow store={store} />
            <a href={href("store", { id: store.id, slug: store.slug })}>
              {words.store}
              {about}
            </a>
            {page.mapped.has(store.id) && (
              <a href={href("storeMap", { id: store.id }, { query: page.inventory })}>
                {words.map}
                {about}
              </a>
            )}
          </>
        )}
      </div>
      {cars.length > 0 && <CarList cars={cars} store={store} page={page} first={first} />}
      {others.count > 0 && <Others {...others} store={store} page={page} />}
      {more && (
        <p className="more">
          <GoLink href={all}>{words.allHere(store.listText)}</GoLink>
        </p>
      )}
    </section>
  );
}
