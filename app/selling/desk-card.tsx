import { useCopy, usePage } from "#app/page.tsx";
import { spansWords } from "#app/stores/hours-words.ts";
import { cityLine, directionsUrl, distanceWords, streetLine, telHref } from "#app/stores/place-words.ts";
import { StoreNow } from "#app/stores/store-now.tsx";
import { Buttons, LinkButton } from "#app/ui/button.tsx";
import { Sign } from "#app/ui/sign.tsx";
import { spansOn } from "#core/hours.ts";
import { localTimeOf } from "#core/local-time.ts";
import { copy } from "./copy.ts";
import type { Desk } from "./find-desk.ts";
import "#app/stores/store-card.css";
import "./selling.css";

type DeskCardProps = {
  desk: Omit<Desk, "miles" | "from"> & Partial<Pick<Desk, "miles" | "from">>;
  /** The heading's level in its page. */
  level?: 2 | 3;
  /** Not on the market's own page. */
  linkMarket?: boolean;
};

/** A car-buying desk: open or not, today's hours, phone, where. */
export function DeskCard({ desk, level = 3, linkMarket = true }: DeskCardProps) {
  const words = useCopy(copy);
  const { edition, href, now } = usePage();
  const { store, market, phone, miles, from = store.country } = desk;
  const { buyingSchedule } = store;
  const today = spansOn(buyingSchedule, localTimeOf(now, buyingSchedule.timeZone).day);
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Sign kind="guide" small className="store-card">
      <Heading className="desk__name">
        {store.name} {miles !== undefined && <small className="nums">{distanceWords(miles, from, edition)}</small>}
      </Heading>
      <p>
        <StoreNow schedule={buyingSchedule} />
      </p>
      {today && today.length > 0 && <p>{words.todayHours(spansWords(today, edition))}</p>}
      <address>
        {streetLine(store)}
        <br />
        {cityLine(store)}
      </address>
      <Buttons>
        <LinkButton icon="phone" href={telHref(phone)}>
          {words.call(phone)}
        </LinkButton>
        <LinkButton look="line" icon="directions" href={directionsUrl(store)} rel="external">
          {words.directions}
        </LinkButton>
      </Buttons>
      <p>
        {linkMarket && market && (
          <>
            <a href={href("market", { slug: market.slug })}>{words.market(market.name[edition])}</a>
            {" · "}
          </>
        )}
        <a href={href("store", { id: store.id, slug: store.slug })}>{words.seeStore}</a>
      </p>
    </Sign>
  );
}
