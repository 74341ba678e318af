import { useContext } from "react";
import { useCopy, useEdition } from "#app/page.tsx";
import { Button, Buttons } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RowPlaque } from "#app/vehicle/row-plaque.tsx";
import { formatMoney } from "#core/money.ts";
import { type Job, stopKey } from "./book.ts";
import { CarWarning } from "./car-warning.tsx";
import { copy } from "./copy.ts";
import { dayIn } from "./day-in.ts";
import { MomentContext } from "./list-context.tsx";
import type { ReadLink } from "./list-link.ts";
import { SeenDay } from "./seen-day.tsx";
import { wantCaution } from "./want-caution.ts";
import { WantWarning } from "./want-warning.tsx";
import "./list.css";
import "./stops.css";

/** A list that somebody sent, only to look at. */
function SentList({ job }: { job: Job }) {
  const words = useCopy(copy);
  const edition = useEdition();
  const { held } = useContext(MomentContext);
  const today = dayIn(new Date());
  const yards = [...new Set(job.stops.map(({ store }) => store))];
  return yards.map((store) => {
    const stops = job.stops.filter((stop) => stop.store === store);
    return (
      <div className="visit" key={store}>
        <div>
          <div className="yhead">
            <h3>{stops[0]?.yard || words.noYard}</h3>
          </div>
          <ul>
            {stops.map((stop) => (
              <li className="stop" key={stopKey(stop)}>
                <div className="stop__car">
                  {stop.car?.row && <RowPlaque row={stop.car.row} />}
                  <div className="stop__txt">
                    <h4>{stop.car?.name ?? words.noCar}</h4>
                    {stop.note && <p>{stop.note}</p>}
                  </div>
                </div>
                <CarWarning car={stop.car} />
                <ul>
                  {stop.wants.map((want) => (
                    <li key={want.part}>
                      <div className="want__line">
                        <span>
                          {want.n > 1 && `${words.times(want.n)} `}
                          {want.name[edition]}
                          {want.note && <small> {want.note}</small>} <SeenDay seen={want.seen} today={today} />
                        </span>
                        <b>{formatMoney(want.priceCents * want.n, edition)}</b>
                      </div>
                      <WantWarning caution={wantCaution(want, held.get(store)?.file)} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      </div>
    );
  });
}

type IncomingListProps = { incoming: ReadLink; keep: (job: Job) => void; leave: () => void };

/** Asks before a list that came by a link joins one's own. */
export default function IncomingList({ incoming, keep, leave }: IncomingListProps) {
  const words = useCopy(copy);
  const said = words.incoming;
  if ("trouble" in incoming)
    return (
      <div className="incoming mb-4" role="alert">
        <Notice>
          {said[incoming.trouble]}{" "}
          <Button look="line" size={44} onClick={leave}>
            {said.close}
          </Button>
        </Notice>
      </div>
    );
  const { job } = incoming;
  return (
    <section className="incoming mb-5" aria-labelledby="sent">
      <h2 id="sent">{said.title(job.name || words.mine)}</h2>
      <p>{said.lead}</p>
      <Buttons className="mt-3 mb-4">
        <Button onClick={() => keep(job)}>{said.keep}</Button>
        <Button look="line" onClick={leave}>
          {said.leave}
        </Button>
      </Buttons>
      <SentList job={job} />
    </section>
  );
}
