import { Island } from "#app/island.tsx";
import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import placeField from "#app/stores/place-field.island.tsx";
import { Button } from "#app/ui/button.tsx";
import { writeAsk } from "./ask.ts";
import { copy } from "./copy.ts";
import type { PricePage } from "./load.ts";
import "#app/ui/find-bar.css";
import "./prices.css";

/** Under a yard's list: a place leads to another yard's; what was looked for goes along. */
export function OtherYard({ ask }: PricePage) {
  const words = useCopy(copy);
  const { href } = usePage();
  const kept = Object.entries(writeAsk(undefined, ask)).filter(([, value]) => value !== undefined && value !== "");
  return (
    <section className="no-print" id="yards" aria-labelledby="yards-h">
      <h2 id="yards-h">{words.otherYard}</h2>
      <form className="find-bar find-bar--two mt-3" action={href("partPricing")}>
        <Island of={placeField} props={{ id: "p-zip", required: true }} when="visible" />
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button look="line">{words.nearestSubmit}</Button>
      </form>
    </section>
  );
}

/** A longer list does not travel in the link of every yard. */
const mostCarried = 20;

/** Under the chain's list: every yard's is one click away. The device's last choice opens by itself where script runs. */
export function EveryYard({ states, ask, wrong, near }: PricePage) {
  const words = useCopy(copy);
  const { href, edition } = usePage();
  const carried = ask.list.length <= mostCarried;
  const kept = carried ? ask : { ...ask, list: [] };
  const lines = states.reduce((sum, { stores }) => sum + 1 + stores.length, 0);
  return (
    <section
      className="no-print"
      id="yards"
      aria-labelledby="yards-h"
      {...(!wrong && !near.wrong && carried && mark("enhance", "recall-store"))}
    >
      <h2 id="yards-h">{words.chooseTitle}</h2>
      <div className="price-states mt-4" {...mark("tall", Math.round(2.8 * lines))}>
        {states.map(({ country, state, stateName, stores }) => (
          <section key={`${country}-${state}`} aria-labelledby={`s-${country}-${state}`}>
            <h3 id={`s-${country}-${state}`}>{stateName[edition]}</h3>
            <ul>
              {stores.map((store) => (
                <li key={store.id}>
                  <a href={href("partPricing", {}, { query: writeAsk(store.id, kept) })} {...mark("store", store.id)}>
                    {store.listText}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
