import { LotCard, Runs } from "#app/cars-for-sale/lot-card.tsx";
import { EventCard } from "#app/events/event-card.tsx";
import { Slot } from "#app/home/slot.tsx";
import { Follow } from "#app/inventory/follow.tsx";
import { useCopy, usePage } from "#app/page.tsx";
import { Hit } from "#app/search/hit.tsx";
import { OpenNow } from "#app/stores/open-now.tsx";
import { ShopRow } from "#app/stores/shop-row.tsx";
import { CarCard } from "#app/vehicle/car-card.tsx";
import { VehicleArt } from "#app/vehicle/vehicle-art.tsx";
import type { Store } from "#core/store.ts";
import type { Vehicle } from "#core/vehicle.ts";
import { editions } from "#site/editions.ts";
import { copy } from "./copy.ts";

const here = "#kit-cards";

export type CarOfYard = { vehicle: Vehicle; store: Store };

function StoreGroup({ car }: { car: CarOfYard | undefined }) {
  const words = useCopy(copy);
  return (
    <section aria-labelledby="kit-store">
      <div className="yard-line">
        <h2 id="kit-store">Chula Vista</h2>
        <span className="yard-line__n">{words.cars(1)} · 4 mi</span>
        <OpenNow open word={words.open} until={words.closes} />
      </div>
      <ul className="cars">{car && <CarCard {...car} />}</ul>
    </section>
  );
}

export function Cards({ car }: { car: CarOfYard | undefined }) {
  const { edition, asset } = usePage();
  const words = useCopy(copy);
  const [title, text] = words.follow;
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(editions[edition].locale, { ...options, timeZone: "UTC" }).format(Date.UTC(2027, 0, 29));
  return (
    <section aria-labelledby="kit-cards">
      <h2 id="kit-cards">{words.sections.cards}</h2>
      <StoreGroup car={car} />
      <ul className="lots">
        <LotCard
          href={here}
          title="2014 Nissan Sentra SV"
          art={<VehicleArt style="sedan" paint="plata" stands={false} />}
          price="$2,450"
          facts={[
            { name: words.odometer, value: "118,402 mi", nums: true },
            { name: words.runs, value: <Runs state="yes">{words.runsYes}</Runs> },
          ]}
          at={words.at}
          go={words.seeCar}
        />
      </ul>
      <ol className="shops mt-6">
        <ShopRow
          number={1}
          name="Chula Vista"
          href={here}
          distance="4 mi"
          now={<OpenNow open word={words.open} until={words.closes} />}
          address="1520 Yard Row, Chula Vista, CA 91911"
          phone={{ display: "(619) 555-0118", tel: "+16195550118" }}
          directionsHref={here}
          inventory={{ href: here, text: words.cars(1) }}
        />
      </ol>
      <ol className="hits">
        <Hit
          href={here}
          title={words.hit}
          html={words.event.text}
          image={asset("art/plates/event-lights.svg")}
          where={words.where}
        />
      </ol>
      <div className="kit__grid kit__grid--wide">
        <EventCard
          date={{ month: part({ month: "short" }), day: 29, weekday: part({ weekday: "short" }), iso: "2027-01-29" }}
          title={words.event.title}
          href={here}
          go={words.event.go}
        >
          {words.event.text}
        </EventCard>
        <Slot
          href={here}
          title={words.slot[0]}
          line={words.slot[1]}
          picture={{ src: asset(`art/promo-venta.${edition}.svg`), width: 480, height: 250 }}
        />
        <Follow title={title} text={text} results={here} />
      </div>
    </section>
  );
}
