import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { Sign } from "#app/ui/sign.tsx";
import { typeWord } from "./ask.ts";
import { copy } from "./copy.ts";
import type { PricePage } from "./load.ts";
import { NearestForm } from "./nearest.tsx";

/** No store chosen yet: every list is one click away. The device's last choice opens by itself where script runs. */
export function ChooseStore(page: PricePage) {
  const { states, ask, wrong, near } = page;
  const words = useCopy(copy);
  const { href, edition } = usePage();
  return (
    <div id="price-list" {...(!wrong && !near.wrong && mark("enhance", "recall-store"))}>
      <Sign kind="guide" small className="price-choose mt-5">
        <h2>{words.chooseTitle}</h2>
        <p className="mt-2">{words.chooseText}</p>
      </Sign>
      <div className="mt-4">
        <NearestForm {...page} />
      </div>
      <div className="price-states mt-3">
        {states.map(({ country, state, stateName, stores }) => (
          <section key={`${country}-${state}`} aria-labelledby={`s-${country}-${state}`}>
            <h3 id={`s-${country}-${state}`}>{stateName[edition]}</h3>
            <ul>
              {stores.map((store) => (
                <li key={store.id}>
                  <a
                    href={href("partPricing", {}, { query: { store: store.id, q: ask.q, type: typeWord(ask.type) } })}
                    {...mark("store", store.id)}
                  >
                    {store.listText}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
