import { leadAddress } from "#app/box/lead-address.ts";
import { whereTo } from "#app/box/where-to.ts";
import { mark } from "#app/marks.ts";
import { definePage, type PageRequest, Redirect, useCopy, usePage } from "#app/page.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Empty } from "#app/ui/empty.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { pageRow } from "#site/pages.ts";
import { type SearchResults, type SiteSearch, searchPageSize } from "#stock/site-search.ts";
import { copy } from "./copy.ts";
import { Hit } from "./hit.tsx";
import { type HitCar, listHitCars } from "./hit-cars.ts";
import { listPlaces } from "./places.ts";
import "#app/ui/button.css";
import "#app/ui/field.css";
import "#app/ui/find-bar.css";
import "#app/ui/sign.css";
import "./search.css";

const maxTerm = 100;
const clean = (text: string | null | undefined) => (text ?? "").trim().replace(/\s+/g, " ").slice(0, maxTerm);

type Answer = { href: string; text: string };
type SearchPage = {
  term: string;
  number: number;
  pages: number;
  results: SearchResults;
  where: readonly string[];
  cars: readonly (HitCar | undefined)[];
  /** Where the box would lead with the same words, when they speak of cars, parts or yards. */
  answer: Answer | undefined;
};
type Props = { term: string; number: number; found: SearchPage | undefined };

/** A form without script sends a query string; the matrix address is the one to keep. */
function toMatrix({ query, href }: PageRequest<"search">): Redirect | undefined {
  if (!query.has("s") && !query.has("p")) return undefined;
  const page = query.get("p") ?? undefined;
  return new Redirect(href("search", {}, { matrix: { s: clean(query.get("s")), p: page } }), 302);
}

const addressOf = (term: string, page: number) => ({ matrix: { s: term, p: page > 1 ? page : undefined } });

function load(request: PageRequest<"search">) {
  const { building } = request.search;
  return building ? building.then(() => answer(request)) : answer(request);
}

function answer(request: PageRequest<"search">): Props | Redirect {
  const moved = toMatrix(request);
  if (moved) return moved;
  const { matrix, search, edition, href } = request;
  const term = clean(matrix.s);
  const asked = /^\d{1,4}$/.test(matrix.p ?? "") ? Math.max(1, Number(matrix.p)) : 1;
  if (term === "") return { term, number: 1, found: undefined };
  const results = findResults(search, term, edition, asked);
  const pages = Math.ceil((results?.total ?? 0) / searchPageSize);
  if (results && asked > 1 && asked > pages)
    return new Redirect(href("search", {}, addressOf(term, Math.max(1, pages))));
  const where = results ? listPlaces(request, results) : [];
  const cars = results ? listHitCars(request, results) : [];
  const elsewhere = findAnswer(request, term);
  const found = results && { term, number: asked, pages, results, where, cars, answer: elsewhere };
  return { term, number: asked, found };
}

function findAnswer(request: PageRequest<"search">, term: string): Answer | undefined {
  const { stock, now, edition, settings } = request;
  const lead = whereTo(stock, term, now);
  if (lead.kind === "site" || lead.kind === "vin" || (lead.kind === "part" && !settings.switches.partPrices))
    return undefined;
  const name = lead.kind === "page" ? pageRow(lead.page).label[edition] : "store" in lead ? lead.store.name : "";
  return { href: leadAddress(lead, term, request), text: copy[edition].answers[lead.kind](term, name) };
}

/** The search's own server logs what fails; the visitor gets the form and no error text. */
function findResults(search: SiteSearch, ...asked: Parameters<SiteSearch>): SearchResults | undefined {
  try {
    return search(...asked);
  } catch {
    return undefined;
  }
}

function Results({ term, number, pages, results, where, cars, answer }: SearchPage) {
  const words = useCopy(copy);
  const { href } = usePage();
  const meant = answer && <GoLink href={answer.href}>{answer.text}</GoLink>;
  if (results.total === 0)
    return (
      <Empty title={words.none(term)} ways={meant || <GoLink href={href("siteMap")}>{words.allPages}</GoLink>}>
        <p>{words.advice}</p>
      </Empty>
    );
  return (
    <>
      {meant && <p className="mt-4">{meant}</p>}
      <p className="muted mt-4" role="status">
        {words.found(term, number, results.total)}
      </p>
      <ol className="hits" start={(number - 1) * searchPageSize + 1}>
        {results.hits.map((hit, at) => (
          <Hit
            key={hit.url + hit.title}
            href={hit.url}
            title={hit.title}
            html={hit.highlight}
            image={hit.image}
            where={where[at]}
            found={cars[at]}
          />
        ))}
      </ol>
      <Pager
        page={number}
        pages={pages}
        label={words.pager}
        swap="results"
        href={(page) => href("search", {}, addressOf(term, page))}
      />
    </>
  );
}

function Search({ term, found }: Props) {
  const words = useCopy(copy);
  const { href } = usePage();
  return (
    <Wrap>
      <PageHead title={words.heading} crumbs={false} />
      <search>
        <form className="find-bar find-bar--two" action={href("search")} {...mark("swap", "results")}>
          <div className="field">
            <label htmlFor="s-q">{words.label}</label>
            <input className="input" id="s-q" type="search" name="s" defaultValue={term} maxLength={maxTerm} required />
          </div>
          <button className="btn btn--ink" type="submit">
            <Icon name="search" /> {words.submit}
          </button>
        </form>
      </search>
      <div id="results" className="pb-5" {...mark("busy", words.busy)} {...mark("quiet")}>
        {found && <Results {...found} />}
      </div>
      <section className="sign sign--sm ask mt-5 mb-sec" aria-labelledby="car-h">
        <div>
          <h2 id="car-h">{words.car}</h2>
          <p>{words.carText}</p>
        </div>
        <LinkButton look="ink" href={href("inventory")}>
          {words.carLink}
        </LinkButton>
      </section>
    </Wrap>
  );
}

const titleOf = (term: string, number: number, words: (typeof copy)["es"]) =>
  term === "" ? words.title : number > 1 ? words.titleOfPage(term, number) : words.titleFor(term);

export const page = definePage("search", {
  load,
  head: ({ term, number, found }, { edition, settings: { switches } }) => ({
    title: titleOf(term, number, copy[edition]),
    description: copy[edition].description(switches.carsForSale, switches.partPrices),
    noindex: term !== "",
    canonical: term === "" ? {} : addressOf(term, number),
    // A visitor sees the form again, and no error; programs and caches are told that this is no answer.
    ...(term !== "" && !found && { status: 503 }),
    search: found && number === 1 ? { kind: "site", found: found.results.total > 0, typed: term } : undefined,
  }),
  Page: Search,
});
