import { Island } from "#app/island.tsx";
import { mark } from "#app/marks.ts";
import { useCopy, usePage } from "#app/page.tsx";
import placeField from "#app/stores/place-field.island.tsx";
import { isSwitchedOff } from "#app/switched-off.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { KitList } from "#app/ui/steps.tsx";
import { chainFacts, deskPhone } from "#content/chain-facts.ts";
import { countText } from "#core/count-text.ts";
import type { Slide } from "#core/slide.ts";
import { copy } from "./copy.ts";
import type { HomeProps } from "./load.ts";
import "#app/ui/button.css";
import "#app/ui/sign.css";
import "./home.css";

/** How many yards there are, and the one field that finds the nearest. */
export function Near({ figures, chain }: Pick<HomeProps, "figures" | "chain">) {
  const words = useCopy(copy);
  const { href } = usePage();
  if (figures.yards === 0) return null;
  return (
    <section className="band" aria-labelledby="near-h">
      <div className="wrap wrap--wide near">
        <Plate
          top={words.yards}
          number={figures.yards}
          bottom={figures.countries.map((country) => words.countries[country]).join(" + ")}
        />
        <div className="near__txt">
          <h2 id="near-h">{words.near}</h2>
          <p>{words.nearText(chain.regions)}</p>
        </div>
        <form className="near__form" action={href("locationResults")}>
          <Island of={placeField} props={{ id: "near-zip", required: true }} when="visible" />
          <input type="hidden" name="div" value="All" />
          <input type="hidden" name="distance" value="100" />
          <button className="btn btn--ink" type="submit">
            {words.findYard}
          </button>
        </form>
      </div>
    </section>
  );
}

export function Buy() {
  const words = useCopy(copy);
  const { edition, href, asset } = usePage();
  const { tel, display } = deskPhone("carBuying");
  const { buysDead, paidAtHandOver } = chainFacts().rules;
  return (
    <section className="buy" aria-labelledby="buy-h" {...mark("tall", 42)}>
      <div className="wrap wrap--wide buy__in">
        <div className="buy__txt">
          <h2 id="buy-h">{words.buy(buysDead === true)}</h2>
          <p>{words.buyText(paidAtHandOver === true)}</p>
          <div className="btns">
            <a className="btn btn--big" href={href("sellMyCar", {}, { hash: "offer" })}>
              {words.offer}
            </a>
            <a className="btn btn--big btn--line nums whole-name" href={`tel:${tel}`}>
              <Icon name="phone" /> {display}
            </a>
          </div>
        </div>
        <div className="buy__art">
          <img src={asset(`art/compramos.${edition}.svg`)} width="320" height="240" alt="" loading="lazy" />
        </div>
      </div>
    </section>
  );
}

/** The sale's own lines; none outside its dates. */
export function Touts({ touts }: { touts: readonly Slide[] }) {
  const words = useCopy(copy);
  const view = usePage();
  const { edition } = view;
  if (touts.length === 0) return null;
  return (
    <section className="band" aria-labelledby="touts-h">
      <div className="wrap wrap--wide stack">
        <h2 id="touts-h">{words.touts}</h2>
        {touts.map((tout) => (
          <div key={tout.id} className="sign sign--sale sign--sm">
            <h3>{tout.title[edition]}</h3>
            <p>{tout.body[edition]}</p>
            {tout.url[edition] && !isSwitchedOff(view, tout.url[edition]) && (
              <GoLink href={tout.url[edition]}>{tout.linkText[edition]}</GoLink>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

export function Intro({ intro, claims, chain }: Pick<HomeProps, "intro" | "claims" | "chain">) {
  const words = useCopy(copy);
  const { href, asset, settings } = usePage();
  return (
    <section className="band" aria-labelledby="intro-h" {...mark("tall", 77)}>
      <div className="wrap wrap--wide about">
        <div className="prose">
          <h2 id="intro-h">{intro.heading}</h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped */}
          <p dangerouslySetInnerHTML={{ __html: intro.lead }} />
          {intro.sections.slice(0, 3).map(({ id, heading, html }) => (
            <div key={id}>
              <h3>{heading}</h3>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, raw HTML escaped */}
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </div>
          ))}
          {settings.switches.partPrices && (
            <p>
              <GoLink href={href("partPricing")}>{words.prices}</GoLink>
            </p>
          )}
        </div>
        <div className="stack">
          <section aria-labelledby="claims-h">
            <h3 id="claims-h" className="mb-1">
              {words.claims}
            </h3>
            <KitList
              items={[
                claims.parts > 0 && words.claimParts(countText(claims.parts)),
                claims.years > 0 && words.claimYears(claims.years),
                chain.countries !== "" && words.claimOpen(chain.countries, chain.openDays),
              ].filter((claim) => claim !== false)}
            />
          </section>
          <a className="scrap" href={href("recycling")}>
            <img src={asset("art/reciclaje.svg")} width="240" height="150" alt="" loading="lazy" />
            <div>
              <h3>{words.scrap}</h3>
              <p>{words.scrapText}</p>
            </div>
          </a>
        </div>
      </div>
    </section>
  );
}
