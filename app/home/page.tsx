import { FindForm } from "#app/box/find-form.tsx";
import { definePage, useCopy, usePage } from "#app/page.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { countText } from "#core/count-text.ts";
import { nextCampaignChange } from "#stock/campaign-changes.ts";
import { Buy, Intro, Near, Touts } from "./bands.tsx";
import { copy } from "./copy.ts";
import { Hero } from "./hero.tsx";
import { type HomeProps, loadHome } from "./load.ts";
import { Slots } from "./slots.tsx";
import "./home.css";

function Home({ slides, touts, choices, common, cars, figures, chain, promos, intro, claims }: HomeProps) {
  const words = useCopy(copy);
  const { settings } = usePage();
  return (
    <>
      <div className="gantry">
        <div className="gantry__lamps" aria-hidden="true" />
        <Wrap wide>
          {/* Slides come and go, for readers too: the page keeps its name. */}
          <h1 className="sr-only">{intro.title}</h1>
          {slides.length > 0 && <Hero slides={slides} />}
          <FindForm choices={choices} common={common} what={words.what(countText(figures.yards), countText(cars))} />
        </Wrap>
        <div className="yard-strip" aria-hidden="true" />
      </div>
      <Touts touts={touts} />
      <Near figures={figures} chain={chain} />
      {settings.switches.sellingCars && <Buy />}
      <Slots promos={promos} />
      <Intro intro={intro} claims={claims} chain={chain} />
    </>
  );
}

export const page = definePage("home", {
  load: loadHome,
  head: ({ intro, chain }, { edition, settings, stock, now, url, href }) => ({
    changes: nextCampaignChange(stock, now),
    finds: true,
    title: intro.title,
    description: copy[edition].description(chain.yards, chain.openDays),
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "WebSite",
        name: settings.brand,
        url: url("home"),
        inLanguage: edition,
        potentialAction: {
          "@type": "SearchAction",
          target: `${new URL(href("search"), url("home")).href};s={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
    ],
  }),
  Page: Home,
});
