import { FindForm } from "#app/box/find-form.tsx";
import type { Unsure } from "#app/box/lead.ts";
import { leadAddress } from "#app/box/lead-address.ts";
import { listUnderstood } from "#app/box/understood.ts";
import { findRowOf, partForCar, whereTo } from "#app/box/where-to.ts";
import { listMeantCars } from "#app/box/which-car.ts";
import { findCars } from "#app/inventory/find-cars.ts";
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
import { Island } from "#app/island.tsx";
import { definePage, type PageRequest, Redirect, useCopy, usePage } from "#app/page.tsx";
import { commonNames } from "#app/parts/common-parts.ts";
import { fitText } from "#app/parts/fit-text.ts";
import { Wrap } from "#app/ui/band.tsx";
import { GoLink } from "#app/ui/go-link.tsx";
import { GuideSign } from "#app/ui/guide-sign.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { countText } from "#core/count-text.ts";
import { defaultFormDistance } from "#core/distance.ts";
import { addDays, localTimeOf } from "#core/local-time.ts";
import { fitTitle } from "#core/page-words.ts";
import { isSomething } from "#core/smart-reading.ts";
import { pageRow } from "#site/pages.ts";
import { findUnlisted } from "#stock/find-parts.ts";
import { findFamilies, partName } from "#stock/part-families.ts";
import { noPlace, resolvePlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { listStoresWithService } from "#stock/stores.ts";
import { countSince } from "#stock/vehicle-counts.ts";
import { countVehicles, searchVehicles } from "#stock/vehicles.ts";
import { admissionWords } from "./admission-words.ts";
import { copy } from "./copy.ts";
import makesNear, { type MakesShown } from "./makes.island.tsx";
import { listMakes } from "./makes.ts";
import { Understood, type Unsettled } from "./understood.tsx";
import "#app/ui/split.css";

type Busy = { id: number; name: string; count: number; arrived: number };
type Props = {
  choices: FinderChoices;
  common: string[];
  values: FinderValues | undefined;
  typed: string;
  answer: Unsettled | undefined;
  cars: number;
  stores: number;
  busy: Busy[];
  makes: MakesShown | undefined;
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
    page: unsure.page,
    instead: (findUnlisted(stock.prices, reading.unlisted) ?? []).map((name) => partName(stock.prices, name, edition)),
    cars: isOpen ? [] : listMeantCars(stock, reading),
    rowOf: isOpen ? undefined : findRowOf(stock, reading, search),
    part: isOpen ? undefined : partForCar(stock, reading, search),
    fit: fitText(stock, { ...search, fit: reading.fit, parts: findFamilies(stock.prices, reading.part) }, edition),
    chips: listUnderstood(stock, reading, unsure.search, now, edition),
    understood: something ? searchTitle(stock, search, now, edition) : "",
    wish: something ? wishName(stock, search, now) : "",
    total: something ? findCars(stock, search, now).total : 0,
  };
}

export const page = definePage("inventory", {
  load(request): Props | Redirect {
    const { stock, query, now, edition, href } = request;
    const typed = query.get("q")?.trim().slice(0, 200) ?? "";
    const near = resolvePlace(stock, query.get("zip"));
    if (query.has("q") && typed === "" && near.code !== "" && !query.has("make")) {
      const nearby = { ...emptySearch, place: near, distance: defaultFormDistance };
      return new Redirect(href("inventoryResults", {}, { query: writeSearch(nearby) }));
    }
    const lead = typed === "" ? undefined : whereTo(stock, typed, now, near);
    if (lead?.kind === "part" && !request.settings.switches.partPrices)
      return new Redirect(href("search", {}, { matrix: { s: lead.words } }));
    if (lead && lead.kind !== "unsure")
      return new Redirect(leadAddress(lead, typed, { href, edition }), 302, { kind: "typed", found: true });
    const answer = lead && settle(request, lead);
    const { search, wrong } = readForm(request);
    const part = query.get("part")?.trim() ?? "";
    if (!lead && part !== "" && request.settings.switches.partPrices)
      return new Redirect(href("findPart", {}, { query: { part, ...Object.fromEntries(writeSearch(search)) } }), 303);
    // A button of those without script asks for the models of a make; Enter presses it too, and of none there is nothing to get.
    const wantsModels = query.has("step") && query.get("make") !== "";
    if (!lead && query.has("make") && !wantsModels)
      return new Redirect(href("inventoryResults", {}, { query: withWrong(writeSpecified(search), wrong) }));
    const asked = answer ? answer.search : query.size > 0 ? search : undefined;
    const values = asked && toValues(asked, stock, edition);
    const stores = listStoresWithService(stock, "inventory");
    return {
      choices: finderChoices(stock, values?.makeId),
      common: commonNames(stock, edition),
      values,
      typed,
      answer,
      cars: countVehicles(stock),
      stores: stores.length,
      busy: busiest(stock, now, 6),
      makes: answer || values?.makeId ? undefined : listMakes(request, asked?.place ?? noPlace),
      admissionCents: [...new Set(stores.map((store) => store.admissionCents))],
    };
  },
  head: ({ answer, typed, values }, { edition, query, settings }) => ({
    title: fitTitle(settings.brand, copy[edition].title, copy[edition].titleShort),
    description: copy[edition].description,
    noindex: query.size > 0,
    finds: true,
    ...(typed !== "" && { question: typed }),
    search: answer && {
      kind: "typed",
      found: answer.total > 0 || answer.cities.length > 0,
      typed,
      ...(answer.understood && values && { known: answer.wish, zip: values.zip }),
    },
  }),
  Page: function Page({ choices, common, values, typed, answer, cars, stores, busy, makes, admissionCents }: Props) {
    const words = useCopy(copy);
    const { href, edition } = usePage();
    const steps = [words.step1, words.step3];
    if (stores > 0) steps.splice(1, 0, `${words.step2} ${admissionWords(admissionCents, edition)}`);
    const lines = busy.map(({ id, name, count, arrived }) => ({
      href: href("inventoryResults", {}, { query: { store: id } }),
      name,
      note: words.storeCars(countText(count)),
      distance: words.arrived(countText(arrived)),
    }));
    return (
      <>
        <Wrap wide>
          <PageHead title={words.heading} lead={words.lead(countText(cars), countText(stores))} crumbs={false} tight />
          <p className="mb-4">
            <GoLink href={href("vin")}>{pageRow("vin").label[edition]}</GoLink>
          </p>
          {answer && <Understood typed={typed} answer={answer} />}
          <FindForm choices={choices} common={common} values={values} typed={typed} />
          {makes && makes.makes.length > 0 && (
            <Island of={makesNear} props={{ ...makes, results: href("inventoryResults"), page: href("inventory") }} />
          )}
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
                <GoLink href={href("locations")}>{words.allStores(countText(stores))}</GoLink>
              </p>
            </div>
          </Wrap>
        </section>
      </>
    );
  },
});
