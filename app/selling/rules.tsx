import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import { Button } from "#app/ui/button.tsx";
import { KitList, Steps } from "#app/ui/steps.tsx";
import { findCarBuyingRegion, listAfterTheSale, listWhatToBring } from "#content/car-buying-lines.ts";
import { type CarBuyingRegion, carBuyingRegions } from "#content/car-buying-rules.ts";
import { hasCanada } from "#content/chain-conditions.ts";
import { chainFacts } from "#content/chain-facts.ts";
import { compareText } from "#core/text.ts";
import { formatDay } from "#core/time-words.ts";
import { copy } from "./copy.ts";
import "#app/ui/field.css";
import "#app/ui/find-bar.css";

/** Official names stand in parentheses and stay in English, which a Spanish voice should know. */
function RuleLine({ text }: { text: string }) {
  const { edition } = usePage();
  if (edition === "en") return text;
  return text.split(/(?<=\()([^()]+)(?=\))/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} lang="en">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** What to bring and what to do afterwards, with who says so and since when. */
export function RegionRules({ region, level = 3 }: { region: CarBuyingRegion; level?: 2 | 3 }) {
  const words = useCopy(copy);
  const { edition } = usePage();
  const Heading = level === 2 ? "h2" : "h3";
  const lines = (texts: readonly string[]) => texts.map((text) => <RuleLine key={text} text={text} />);
  return (
    <>
      <Heading className="mb-4" {...mark("announce")}>
        {words.rulesFor(region.name[edition])}
      </Heading>
      <KitList items={lines(listWhatToBring(region, edition))} />
      <Heading className="mt-5 mb-4">{words.afterTitle}</Heading>
      <Steps steps={lines(listAfterTheSale(region, edition))} />
      <p className="muted small mt-4">
        {words.source(region.authority[edition], formatDay(region.checked, edition, "full"))}
      </p>
    </>
  );
}

const countryOrder = { US: 0, CA: 1 };

/** The rules of a state or province, chosen from a list. */
export function RulesChooser({ state, zip }: { state: string; zip: string }) {
  const words = useCopy(copy);
  const { edition, href } = usePage();
  const region = state ? findCarBuyingRegion(state) : undefined;
  const { countries } = chainFacts();
  const here = carBuyingRegions.filter(({ country }) => countries.includes(country));
  const regions = here.toSorted(
    (a, b) =>
      countryOrder[a.country] - countryOrder[b.country] || compareText(a.name[edition], b.name[edition], edition),
  );
  return (
    <section id="rules" className={region ? undefined : "no-print"} aria-labelledby="rules-h">
      <h2 id="rules-h">{words.rulesTitle(hasCanada())}</h2>
      <form className="find-bar find-bar--two mt-4" action={href("sellMyCar")} {...mark("swap", "rules")}>
        <div className="field">
          <label htmlFor="rules-state">{words.region(hasCanada())}</label>
          <select className="input" id="rules-state" name="state" defaultValue={region?.code ?? ""} required={!region}>
            {!region && <option value="">{words.chooseRegion}</option>}
            {regions.map(({ code, name }) => (
              <option key={code} value={code}>
                {name[edition]}
              </option>
            ))}
          </select>
        </div>
        {zip && <input type="hidden" name="zip" value={zip} />}
        <Button look="ink">{words.show}</Button>
      </form>
      {region && (
        <div className="mt-5">
          <RegionRules region={region} />
        </div>
      )}
    </section>
  );
}
