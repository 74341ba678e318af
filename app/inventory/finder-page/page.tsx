import { leadAddress } from "#app/box/lead-address.ts";
import { listUnderstood } from "#app/box/understood.ts";
import { findRowOf, partForCar, type Unsure, whereTo } from "#app/box/where-to.ts";
import { countText } from "#app/inventory/count-text.ts";
import { findCars } from "#app/inventory/find-cars.ts";
import { Finder } from "#app/inventory/finder.tsx";
import { type FinderChoices, finderChoices } from "#app/inventory/finder-choices.ts";
import type { FinderValues } from "#app/inventory/finder-props.ts";
import { resolveAddress } from "#app/inventory/resolve-names.ts";
import {
  emptySearch,
  type InventorySearch,
  type ReadSearch,
  readSearch,
  withWrong,
  writeSearch,
  writeSpecified,
} from "#app/inventory/search.ts";
import { carsInWords, searchTitle } from "#app/inventory/search-words.ts";
import { wishName } from "#app/inventory/wish-name.ts";
import { WelcomeBack } from "#app/offline/welcome-back.tsx";
import { definePage, type PageRequest, redirectTo, useCopy, usePage } from "#app/page.tsx";
import { Wrap } from "#app/ui/band.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { GuideSign } from "#app/ui/guide-sign.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { defaultFormDistance } from "#core/distance.ts";
import { addDays, localTimeOf } from "#core/local-time.ts";
import { fitTitle } from "#core/page-words.ts";
import { isSomething } from "#core/smart-query.ts";
import { noPlace, resolvePlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { listStoresWithService } from "#stock/stores.ts";
import { countSince } from "#stock/vehicle-counts.ts";
import { countVehicles, searchVehicles } from "#stock/vehicles.ts";
import { admissionWords } from "./admission-words.ts";
import { copy } from "./copy.ts";
import { Understood, type Unsettled } from "./understood.tsx";

type Busy = { id: number; name: string; count: number; arrived: number };
type Props = {
  choices: FinderChoices;
  values: FinderValues | undefined;
  typed: string;
  answer: Unsettled | undefined;
  cars: number;
  stores: number;
  busy: Busy[];
  admissionCents: readonly (number | null)[];
};

/** The yards with the most arrivals of the last days. */
function busiest(stock: Stock, now: Date, count: number): Busy[] {
  const since = addDays(localTimeOf(now, stock.chain.timeZone).day, -7);
  // Of whole yards, which have their cars by date: a million cars are not looked at one by one.
  return searchVehicles(stock, {})
    .map((yard) => ({
      id: yard.store.id,
      name: yard.store.listText,
      count: yard.count,
      arrived: countSince([yard], since)[0] ?? 0,
    }))
    .filter(({ arrived }) => arrived > 0)
    .sort((a, b) => b.arrived - a.arrived)
    .slice(0, count);
}

const toValues = (search: InventorySearch, stock: Stock, edition: "es" | "en"): FinderValues => ({
  makeId: search.makeId,
  modelIds: search.modelIds,
  modelsName: carsInWords(stock, search, edition),
  years: search.years,
  zip: search.place.name,
  distance: search.distance,
});

/** What a form without script was filled in with. */
function readForm({ query, stock, now }: PageRequest<"inventory">): ReadSearch {
  const { search, wrong } = readSearch(resolveAddress(query, stock, now) ?? query, stock, now);
  return { search: { ...search, distance: query.get("distance") ? search.distance : defaultFormDistance }, wrong };
}

/** What was understood, and how many cars that is; where several cities may be meant, near none of them. */
function settle({ stock, now, edition }: PageRequest<"inventory">, unsure: Unsure): Unsettled {
  const { reading, cities } = unsure;
  const isOpen = cities.length > 0;
  const search = isOpen ? { ...unsure.search, place: noPlace } : unsure.search;
  const something = !isOpen && (isSomething({ ...reading, stockNumber: "", vin: null }) || search.makeId !== 0);
  return {
    search,
    reading,
    cities,
    rowOf: isOpen ? undefined : findRowOf(stock, reading, search),
    part: isOpen ? undefined : partForCar(stock, reading, search),
    chips: listUnderstood(stock, reading, unsure.search, now, edition),
    understood: something ? searchTitle(stock, search, now, edition) : "",
    wish: something ? wishName(stock, search, now) : "",
    total: something ? findCars(stock, search, now).total : 0,
  };
}

export const page = definePage("inventory", {
  load(request): Props | ReturnType<typeof redirectTo> {
    const { stock, query, now, edition, href } = request;
    const typed = query.get("q")?.trim().slice(0, 200) ?? "";
    const near = resolvePlace(stock, query.get("zip"));
    if (query.has("q") && typed === "" && near.code !== "") {
      const nearby = { ...emptySearch, place: near, distance: defaultFormDistance };
      return redirectTo(href("inventoryResults", {}, { query: writeSearch(nearby) }));
    }
    const lead = typed === "" ? undefined : whereTo(stock, typed, now, near);
    if (lead?.kind === "part" && !request.settings.switches.partPrices)
      return redirectTo(href("search", {}, { matrix: { s: lead.words } }));
    if (lead && lead.kind !== "unsure")
      return { ...redirectTo(leadAddress(lead, typed, { href, edition })), search: { kind: "typed", found: true } };
    const answer = lead && settle(request, lead);
    // Enter without script presses the first button, which gets the models of a make: of none there is nothing to get.
    const { search, wrong } = readForm(request);
    if (query.get("make") === "")
      return redirectTo(href("inventoryResults", {}, { query: withWrong(writeSpecified(search), wrong) }));
    const asked = answer ? answer.search : query.size > 0 ? search : undefined;
    const values = asked && toValues(asked, stock, edition);
    const stores = listStoresWithService(stock, "inventory");
    return {
      choices: finderChoices(stock, values?.makeId),
      values,
      typed,
      answer,
      cars: countVehicles(stock),
      stores: stores.length,
      busy: busiest(stock, now, 6),
      admissionCents: [...new Set(stores.map((store) => store.admissionCents))],
    };
  },
  head: ({ answer, typed, values }, { edition, query, settings }) => ({
    title: fitTitle(settings.brand, copy[edition].title, copy[edition].titleShort),
    description: copy[edition].description,
    noindex: query.size > 0,
    ...(typed !== "" && { question: typed }),
    search: answer && {
      kind: "typed",
      found: answer.total > 0 || answer.cities.length > 0,
      typed,
      ...(answer.understood && values && { known: answer.wish, zip: values.zip }),
    },
  }),
  Page: function Page({ choices, values, typed, answer, cars, stores, busy, admissionCents }: Props) {
    const words = useCopy(copy);
    const { href, edition } = usePage();
    const steps = [words.step1, words.step3];
    if (stores > 0) steps.splice(1, 0, `${words.step2} ${admissionWords(admissionCents, edition)}`);
    const lines = busy.map(({ id, name, count, arrived }) => ({
      href: href("inventoryResults", {}, { query: { store: id } }),
      name,
      note: words.storeCars(countText(count, edition)),
      distance: words.arrived(countText(arrived, edition)),
    }));
    return (
      <>
        <Wrap wide>
          <PageHead
            title={words.heading}
            lead={words.lead(countText(cars, edition), countText(stores, edition))}
            crumbs={false}
            tight
          />
          {answer && <Understood typed={typed} answer={answer} />}
          <Finder choices={choices} {...(values && { values })} title={words.byMake} />
          <WelcomeBack />
        </Wrap>
        <section className="band">
          <Wrap wide className="split">
            <div>
              <h2 className="mb-4">{words.how}</h2>
              <Steps steps={steps} />
            </div>
            <div>
              <h2 className="mb-4">{words.byStore}</h2>
              <GuideSign lines={lines} label={words.storesNav} />
              <p className="mt-3">
                <GoLink href={href("locations")}>{words.allStores(countText(stores, edition))}</GoLink>
              </p>
            </div>
          </Wrap>
        </section>
      </>
    );
  },
});
