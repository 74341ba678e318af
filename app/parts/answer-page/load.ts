import { type NeverSold, neverSold } from "#app/inventory/never-sold.ts";
import { emptySearch, writeSearch } from "#app/inventory/search.ts";
import { type PageRequest, Redirect } from "#app/page.tsx";
import { answerHref } from "#app/parts/answer-link.ts";
import { type PartAddress, readAddress } from "#app/parts/ask.ts";
import { fitText } from "#app/parts/fit-text.ts";
import { lackingWords } from "#app/parts/lacking.ts";
import { loadPartForm, type PartFormData } from "#app/parts/part-form.tsx";
import { spokenCar, spokenPart } from "#app/parts/spoken.ts";
import { chainFacts } from "#content/chain-facts.ts";
import { colorName } from "#core/color.ts";
import type { Edition } from "#core/edition.ts";
import { notFound } from "#core/errors.ts";
import { type YearSpan, yearsText } from "#core/generation.ts";
import { hasHighVoltage, runsOnHighVoltage } from "#core/high-voltage-cars.ts";
import { mayTakeInches } from "#core/inch-bolts.ts";
import type { PricedPart } from "#core/part.ts";
import { cautionOn, noCaution, type PartCaution } from "#core/part-caution.ts";
import type { PartFacts } from "#core/part-facts.ts";
import { guessShared, type SharedKind } from "#core/part-sharing.ts";
import { isAtCounterOnly, type PullNote, pullNote } from "#core/pull-note.ts";
import { shortEngine } from "#core/short-engine.ts";
import type { Store } from "#core/store.ts";
import type { Model } from "#core/vehicle.ts";
import { termName } from "#core/vehicle-terms.ts";
import { isWithin, oldest, withoutYears, writeYears, type YearList } from "#core/years.ts";
import { answerPart, type PartAnswer, type PartYard, withoutCars } from "#stock/answer-part.ts";
import { findStoreMap } from "#stock/maps.ts";
import { findModelBySlug, modelSlug } from "#stock/model-slugs.ts";
import { listTraits, type Trait, traitOf } from "#stock/model-traits.ts";
import { isOffered } from "#stock/offered-answers.ts";
import { findPartFacts, partCaution } from "#stock/part-facts.ts";
import { findFamilyBySlug, type PartFamily, type PartKind } from "#stock/part-families.ts";
import { isFullAnswer } from "#stock/part-pages.ts";
import { listPartYears, type PartYears } from "#stock/part-years.ts";
import { findPrice } from "#stock/prices.ts";
import type { Stock } from "#stock/stock.ts";
import { countMatches, searchVehicles } from "#stock/vehicles.ts";
import { copy } from "./copy.ts";
import { listSiblings, type Sibling } from "./siblings.ts";

export type KindLine = PartKind & {
  /** What tells it from the others: "de 4 cilindros", "front left". */
  name: string;
  /** At the first yard that has a price list. */
  price: PricedPart | undefined;
  href: string;
};

export type YearsLine = {
  from: number;
  to: number;
  count: number;
  /** In what its cars still differ, the most frequent first: engines, paints. */
  traits: readonly { name: string; count: number }[];
  sisters: string;
  href: string;
};

export type AnswerPage = {
  family: PartFamily;
  /** Its name as people say it. */
  part: string;
  model: Model;
  /** "Honda Civic", and with its years. */
  modelName: string;
  car: string;
  address: PartAddress;
  /** The country whose distances the asker reads. */
  from: Store["country"];
  answer: PartAnswer;
  /** Where nobody has the car, and none of the years was ever sold. */
  never: NeverSold | undefined;
  /** No such car can have the part. */
  lacking: ReturnType<typeof lackingWords>;
  /** The yards take it out of every car: it is asked for at the counter. */
  atCounter: boolean;
  /** Nobody said which year or near where: of each yard one car is shown, to be going on with. */
  examples: boolean;
  kinds: KindLine[];
  chosen: KindLine | undefined;
  /** The yard whose prices the kinds have. */
  kindsAt: PartYard | undefined;
  mapped: ReadonlySet<number>;
  /** The same cars in the inventory. */
  inventory: URLSearchParams;
  form: PartFormData;
  /** What a puller knows of the part, and of which of the kinds it is. */
  facts: PartFacts | undefined;
  factsOf: number | undefined;
  /** What to beware of, on this car; and how the part is pulled here, where anybody may and somebody wrote it down. */
  caution: PartCaution;
  note: PullNote | undefined;
  /** The car may have inch bolts. */
  inches: boolean;
  /** The other models that were looked for, by name. */
  nameOf: ReadonlyMap<number, string>;
  /** What is said to whoever asked whether a part of another car fits; "" where nobody did. */
  fit: string;
  /** No year was asked for, and the part is not the same in all of them. */
  asksYear: boolean;
  /** Where no year was asked for: those of the model that share the part, and the other models that have it too. */
  years: YearsLine[];
  trait: Trait | undefined;
  siblings: Sibling[];
  /** Where no such car can have the part, or no such car was ever sold: the ways to those that are likely meant. */
  meant: readonly { readonly text: string; readonly href: string }[];
  /** Search engines are offered it. */
  offered: boolean;
};

/** Without its family's name: "Alternador chico" is "chico". */
const kindName = (whole: string, base: string) => whole.slice(base.length).replace(/^[,\s]+/, "");

const nameOfModel = ({ catalog }: Stock, id: number) => {
  const model = catalog.model(id);
  return `${catalog.make(model.makeId).name} ${model.name}`;
};

const traitName: Record<Trait, (text: string, edition: Edition) => string> = {
  engine: shortEngine,
  color: colorName,
  drive: termName,
};

/** Of the years that share a part, the cars that say they have the engine. */
const withEngine = (stock: Stock, years: readonly PartYears[], engine: string): readonly PartYears[] =>
  engine === ""
    ? years
    : years
        .map((one) => ({ ...one, count: countMatches(searchVehicles(stock, { spans: [one], engine })) }))
        .filter(({ count }) => count > 0);

/** What goes by its size, or fits nearly any car, does not go by the year. */
const anyYear: ReadonlySet<SharedKind> = new Set<SharedKind>(["size", "universal"]);

/** Where neither year nor place is known a yard's newest car is enough: whoever says one of them sees those that matter. */
const asExamples = (answer: PartAnswer): PartAnswer => ({
  ...answer,
  yards: answer.yards.map((yard) => ({ ...yard, cars: yard.cars.slice(0, 1) })),
});

/** Those that the inventory is asked for, to show the same cars. */
function yearsLookedFor(
  { sharing, limit }: PartAnswer,
  spans: readonly YearSpan[],
  years: YearList,
  now: Date,
): YearList {
  const lacks = limit?.lacks ?? [];
  if (sharing) return [[Math.min(...spans.map(({ from }) => from)), Math.max(...spans.map(({ to }) => to))]];
  if (lacks.length === 0 || limit?.none) return years;
  return withoutYears(years.length > 0 ? years : [[oldest, now.getUTCFullYear() + 1]], lacks);
}

export function loadAnswer(request: PageRequest<"partAnswer">): AnswerPage | Redirect {
  const { params, query, stock, edition, now } = request;
  const family = findFamilyBySlug(stock.prices, params.part, edition);
  const model = findModelBySlug(stock.catalog, params.model);
  if (!family || !model) throw notFound(`part ${params.part} for ${params.model}`);
  const address = readAddress(query, stock, now);
  if (params.part !== family.slug[edition] || params.model !== modelSlug(stock.catalog, model.id))
    return new Redirect(answerHref(request, stock, family, model.id, address), 308);
  const { years, engine, code, weight, place, distance, partIds, colors, bodies } = address;
  const asked = {
    family,
    modelId: model.id,
    years,
    engine,
    code,
    weightClass: weight,
    partIds,
    colors,
    bodies,
    origin: place.place,
    miles: distance,
    now,
  };
  const whole = answerPart(stock, asked);
  const fact = whole.kind?.part ?? family.kinds[0]?.part;
  const facts = fact && findPartFacts(stock, fact.id);
  const atCounter = !whole.limit?.sure && isAtCounterOnly(facts, chainFacts().rules);
  const hybridsAlone = whole.limit?.highVoltage === true;
  const examples = !place.place && years.length === 0 && !hybridsAlone;
  const answer = atCounter ? withoutCars(whole) : examples ? asExamples(whole) : whole;
  const isHere = atCounter || whole.yards.length > 0;
  const never = isHere ? undefined : neverSold(stock, { modelIds: [model.id], years }, edition);
  const kindsAt = answer.yards.find(({ store }) => store.services.has("partpricing"));
  const kinds = answer.kinds.map(
    (one): KindLine => ({
      ...one,
      name: kindName(one.part.name[edition], family.name[edition]),
      price: kindsAt && findPrice(stock, kindsAt.store.id, one.part),
      href: answerHref(request, stock, family, model.id, { ...address, partIds: [one.part.id] }),
    }),
  );
  const modelName = nameOfModel(stock, model.id);
  const spans = answer.sharing?.spans ?? [{ modelId: model.id, from: 0, to: 0 }];
  const modelIds = [...new Set(spans.map((span) => span.modelId))];
  const allYears = yearsLookedFor(answer, spans, years, now);
  const cars = answer.yards.flatMap((yard) => [...yard.cars, ...yard.others.cars].map(({ vehicle }) => vehicle));
  const caution = cautionOn(
    fact ? partCaution(stock, fact.id) : noCaution,
    hasHighVoltage(modelName) || cars.some(runsOnHighVoltage),
  );
  const seen = answer.engineUnseen ? "" : engine;
  const { lacks = [], none = false } = answer.limit ?? {};
  const grouped = years.length === 0 && !atCounter && !hybridsAlone && !none;
  const hadIt = ({ from, to }: PartYears) => !isWithin([[from, to]], lacks);
  const groups = grouped && fact ? listPartYears(stock, model.id, fact.id).filter(hadIt) : [];
  const shared = withEngine(stock, groups, seen);
  const trait = facts && traitOf(facts.shared, family.category);
  return {
    family,
    model,
    modelName,
    part: spokenPart(family.name[edition], edition),
    car: spokenCar(modelName, writeYears(years).replaceAll("-", "–"), edition),
    address,
    from: place.place?.country ?? "US",
    answer,
    lacking: lackingWords(stock, asked, edition),
    never,
    meant: [
      ...(never?.meant ?? []).map(({ modelId, text }) => ({
        text,
        href: answerHref(request, stock, family, modelId, address),
      })),
      ...answer.instead.map((one) => ({
        text: copy[edition].meant(spokenPart(one.name[edition], edition), modelName),
        href: answerHref(request, stock, one, model.id, { ...address, partIds: [] }),
      })),
    ],
    atCounter,
    examples,
    kinds,
    chosen: kinds.find(({ part }) => part === answer.kind?.part),
    kindsAt,
    mapped: new Set(
      hybridsAlone
        ? []
        : answer.yards.flatMap(({ store }) => ((findStoreMap(stock, store.id)?.rows.length ?? 0) > 0 ? store.id : [])),
    ),
    inventory: writeSearch({
      ...emptySearch,
      makeId: modelIds.length === 1 ? model.makeId : 0,
      modelIds,
      years: allYears,
      engine: seen,
      place,
      distance,
    }),
    facts,
    factsOf: fact?.id,
    caution,
    note: pullNote(facts, caution, chainFacts().rules),
    fit: fitText(
      stock,
      {
        fit: address.aside.fit,
        modelIds: [model.id],
        years,
        engine: address.engine,
        parts: [{ family, partIds: fact ? [fact.id] : [] }],
      },
      edition,
    ),
    inches: cars.some((car) => mayTakeInches(stock.catalog.make(model.makeId).name, car.year)),
    trait,
    nameOf: new Map(modelIds.map((id) => [id, nameOfModel(stock, id)])),
    asksYear:
      years.length === 0 &&
      !atCounter &&
      !none &&
      !anyYear.has(facts?.shared ?? guessShared({ category: family.category, name: family.name })),
    years: shared.map(({ from, to, count, sisters }) => ({
      from,
      to,
      count,
      traits: trait
        ? listTraits(stock, { modelId: model.id, from, to }, trait, (text) => traitName[trait](text, edition))
        : [],
      sisters: sisters.map((span) => `${nameOfModel(stock, span.modelId)} ${yearsText(span)}`).join(", "),
      href: answerHref(request, stock, family, model.id, { ...address, years: [[from, to]] }),
    })),
    offered: isOffered(stock, { family, modelId: model.id }),
    siblings:
      kindsAt && isFullAnswer(stock, { family, modelId: model.id })
        ? listSiblings(request, stock, { family, modelId: model.id, address, store: kindsAt.store })
        : [],
    form: loadPartForm(stock, {
      part: family.name[edition],
      makeId: model.makeId,
      modelId: model.id,
      address,
    }),
  };
}
