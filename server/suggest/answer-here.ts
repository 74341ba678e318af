import type { PartForCar } from "#app/box/lead.ts";
import { answerAddress } from "#app/box/lead-address.ts";
import { partForCar } from "#app/box/where-to.ts";
import { neverSold } from "#app/inventory/never-sold.ts";
import { writeSearch } from "#app/inventory/search.ts";
import { wantedPartOf } from "#app/list/add-button.tsx";
import { lackingWords } from "#app/parts/lacking.ts";
import { spokenPart } from "#app/parts/spoken.ts";
import { distanceWords } from "#app/stores/place-words.ts";
import { yardWords } from "#app/stores/yard-words.ts";
import { artOf } from "#app/vehicle/art-of.ts";
import { chainFacts } from "#content/chain-facts.ts";
import { countText } from "#core/count-text.ts";
import { distanceChoices } from "#core/distance.ts";
import { runsOnHighVoltage } from "#core/high-voltage-cars.ts";
import { localTimeOf } from "#core/local-time.ts";
import { graveBrief } from "#core/part-caution.ts";
import { isAtCounterOnly } from "#core/pull-note.ts";
import { vehicleKey, vehicleName } from "#core/vehicle.ts";
import { answerPart, milesLookedAt, type PartAnswer, type PartYard } from "#stock/answer-part.ts";
import { modelSlug } from "#stock/model-slugs.ts";
import { findPartFacts, partCaution } from "#stock/part-facts.ts";
import type { AnswerAdd, AnswerHere, EngineAsked, Suggestion } from "#stock/suggestions.ts";
import { billWords, totalOf } from "./bill-words.ts";
import { suggestCopy } from "./suggest-copy.ts";
import type { TypedLine } from "./typed-line.ts";

const otherYards = 2;
const mostEngines = 4;

type Found = {
  readonly answer: AnswerHere;
  /** In reach; 0 where there is none. */
  readonly cars: number;
  readonly engines: readonly EngineAsked[];
  readonly others: readonly Suggestion[];
};

/** A part for one car near a known place: what the nearest yard asks for it, in which row, until when; and the next yards. */
export function answerHere(asked: TypedLine, typed: string): Found | undefined {
  const { stock, edition, search, whole, now } = asked;
  const place = search.place.place;
  const lead = place && partForCar(stock, whole, search);
  if (!place || !lead?.found || !chainFacts().switches.partPrices) return undefined;
  const { family, partIds } = lead.found;
  const { years, engine } = search;
  const ask = { family, modelId: lead.modelId, years, engine, partIds, origin: place, miles: lead.reach, now };
  const found = answerPart(stock, ask);
  const part = (found.kind ?? family.kinds[0])?.part;
  // What the staff alone pull and what the law forbids is the page's to explain.
  if (!part || found.ban || found.engineUnseen) return undefined;
  const lacking = lackingWords(stock, ask, edition);
  if (!lacking && isAtCounterOnly(findPartFacts(stock, part.id), chainFacts().rules)) return undefined;
  const words = suggestCopy[edition];
  const url = answerAddress(lead, asked);
  const cars = (count: number) => words.cars(countText(count));
  const away = (one: PartYard) => (one.miles === null ? "" : distanceWords(one.miles, place.country, edition));
  const [yard, ...more] = found.yards.filter(({ count }) => count > 0);
  const isNear = yard !== undefined && !found.beyond;
  const looked = distanceWords(yard ? lead.reach : (milesLookedAt(ask) ?? lead.reach), place.country, edition);
  const beyond = yard && !isNear ? distanceChoices.find((miles) => miles >= (yard.miles ?? 0)) : undefined;
  const { open, word, until } = yard ? yardWords(yard.store, now, edition) : { open: null, word: "", until: "" };
  const never = yard ? undefined : neverSold(stock, { modelIds: [lead.modelId], years }, edition);
  const answer: AnswerHere = {
    none: isNear
      ? ""
      : lacking
        ? `${lacking.title}. ${lacking.text}`
        : (never?.title ?? words.none(looked, place.city || search.place.name)),
    yard: yard?.store.listText ?? "",
    away: yard ? away(yard) : "",
    row: yard?.cars[0]?.vehicle.row ?? "",
    total: yard ? totalOf(yard, edition) : "",
    bill: yard ? billWords(yard, edition) : "",
    cars: yard ? cars(yard.count) : "",
    open,
    hours: [word, until].filter(Boolean).join(", "),
    danger: lacking ? "" : graveBrief(partCaution(stock, part.id), edition),
    ...(yard && isNear
      ? { go: words.see(yard.count, countText(yard.count)), url: `${url}#store-${yard.store.id}` }
      : beyond
        ? { go: words.wider(distanceWords(beyond, place.country, edition)), url: answerAddress(lead, asked, beyond) }
        : { go: words.page, url }),
    tell: isNear || never || lacking ? "" : tellAddress(asked, lead, part.id),
    add: yard && isNear ? addOf(yard, asked) : null,
  };
  const leadTo = (text: string, other: Partial<PartForCar>): Suggestion => ({
    ...{ kind: "part", text, note: "", count: "" },
    url: answerAddress({ ...lead, ...other }, asked),
  });
  const { makeId, name } = stock.catalog.model(lead.modelId);
  const modelName = `${stock.catalog.make(makeId).name} ${name}`;
  const meant = [
    ...(never?.meant ?? []).map(({ modelId, text }) =>
      leadTo(text, { modelId, model: modelSlug(stock.catalog, modelId) }),
    ),
    ...found.instead.map((one) =>
      leadTo(words.partFor(spokenPart(one.name[edition], edition), modelName), {
        found: { family: one, partIds: [] },
      }),
    ),
  ];
  const others = more.slice(0, otherYards).map(
    (one): Suggestion => ({
      kind: "yard",
      text: one.store.listText,
      note: [away(one), cars(one.count)].filter(Boolean).join(" · "),
      count: totalOf(one, edition),
      url: `${url}#store-${one.store.id}`,
    }),
  );
  return {
    answer,
    cars: isNear ? found.total : 0,
    engines: isNear && engine === "" ? enginesOf(found, typed, cars) : [],
    others: [...meant, ...others],
  };
}

/** The engines that cars in reach say they have, where there are several. */
function enginesOf({ engines }: PartAnswer, typed: string, cars: (count: number) => string): readonly EngineAsked[] {
  const known = engines.choices.filter(({ count }) => count > 0).slice(0, mostEngines);
  return known.length < 2
    ? []
    : known.map(({ name, count }) => ({ name, cars: cars(count), line: `${typed} ${name}` }));
}

/** Where one asks to be told of the next such car, where the chain tells anybody anything. */
function tellAddress({ href, tells, search }: TypedLine, { modelId, reach }: PartForCar, part: number): string {
  if (!tells) return "";
  const query = writeSearch({ ...search, modelIds: [modelId], distance: reach });
  query.append("part", String(part));
  return href("alerts", {}, { query });
}

/** Where nobody knows which kind of the part is meant, the car alone. */
function addOf({ store, cars, price, span }: PartYard, { now }: TypedLine): AnswerAdd | null {
  const vehicle = cars[0]?.vehicle;
  if (!vehicle) return null;
  const one = span ? undefined : price;
  const { day } = localTimeOf(now, store.schedule.timeZone);
  return {
    ...{ store: store.id, yard: store.name },
    ...{ id: vehicle.id, key: vehicleKey(vehicle), name: vehicleName(vehicle), row: vehicle.row },
    ...{ color: vehicle.color, style: artOf(vehicle).style, highVoltage: runsOnHighVoltage(vehicle) },
    part: one ? wantedPartOf(one.part, one.saleCents ?? one.part.priceCents, day) : null,
  };
}
