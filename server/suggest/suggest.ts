import { listNamesakes } from "#app/box/namesakes.ts";
import { listUnderstood } from "#app/box/understood.ts";
import { searchOf } from "#app/box/where-to.ts";
import { fitText } from "#app/parts/fit-text.ts";
import type { Edition } from "#core/edition.ts";
import { wordsOf } from "#core/text.ts";
import { holdsVin } from "#core/vin/holds-vin.ts";
import type { Addresses } from "#site/address.ts";
import { findFamilies } from "#stock/part-families.ts";
import { noPlace, resolvePlace } from "#stock/places.ts";
import { readQuestion } from "#stock/read-question.ts";
import type { Stock } from "#stock/stock.ts";
import type { Suggest, Suggestion, Suggestions } from "#stock/suggestions.ts";
import { answerHere } from "./answer-here.ts";
import { ruleFor } from "./asked-rule.ts";
import { countMeant, listCars, suggestCars, suggestVehicle, suggestVin } from "./suggest-cars.ts";
import { suggestCopy } from "./suggest-copy.ts";
import { suggestAsked, suggestPages } from "./suggest-pages.ts";
import { isPartGoingOn, listParts, suggestAnswers, suggestParts } from "./suggest-parts.ts";
import { suggestHere, suggestPlaces, suggestRow, suggestYards } from "./suggest-places.ts";
import type { TypedLine } from "./typed-line.ts";

/** As many as the field takes. */
const longest = 200;
/** Of an answer, as JSON. */
const mostBytes = 2048;
const nothing: Suggestions = { understood: [], asksPlace: false, suggestions: [] };

/** For what has no other meaning, the site's own search. */
const wholeSite = ({ edition, href }: TypedLine, typed: string): Suggestion => ({
  kind: "page",
  text: suggestCopy[edition].wholeSite(typed),
  note: "",
  count: "",
  url: href("search", {}, { matrix: { s: typed } }),
});

function listAll(asked: TypedLine): Suggestion[] {
  const cars = listCars(asked, 4);
  const parts = listParts(asked, 3);
  const both = isPartGoingOn(asked) ? [] : suggestAnswers(asked, cars.slice(0, 2));
  const all = [
    ...both,
    ...suggestParts(asked, both.length > 0 ? parts.slice(0, 2) : parts),
    ...suggestVehicle(asked),
    ...suggestVin(asked),
    ...suggestCars(asked, both.length > 0 ? cars.slice(0, 2) : cars),
    ...suggestRow(asked),
    ...suggestYards(asked),
    ...suggestPlaces(asked, 2),
    ...suggestHere(asked),
    ...suggestPages(asked, 2),
  ];
  return all.filter(({ url }, at) => all.findIndex((one) => one.url === url) === at);
}

/** As many as fit; what comes last is there in any case. */
function withinBytes(all: Suggestions, last: readonly Suggestion[]): Suggestions {
  for (let count = all.suggestions.length; count >= 0; count--) {
    const some = { ...all, suggestions: [...all.suggestions.slice(0, count), ...last] };
    if (Buffer.byteLength(JSON.stringify(some)) <= mostBytes) return some;
  }
  return nothing;
}

export function createSuggest(addresses: Addresses, current: () => Stock, tells: () => boolean): Suggest {
  return (typed: string, edition: Edition, near = "") => {
    const text = typed.slice(0, longest).trim().replace(/[,.]$/, "").trimEnd();
    const words = wordsOf(text);
    if (text.length < 2 || words.length === 0) return nothing;
    const [stock, now] = [current(), new Date()];
    const whole = readQuestion(stock, text, now);
    const tail = words.at(-1) ?? "";
    const ended = /[\s,.]$/.test(typed);
    const head =
      words.length > 1 ? readQuestion(stock, words.slice(0, -1).join(" "), now) : readQuestion(stock, "", now);
    const meant = searchOf(stock, whole, resolvePlace(stock, near));
    const cities = listNamesakes(stock, whole, meant.place);
    const search = cities.length > 0 ? { ...meant, place: noPlace } : meant;
    const href: TypedLine["href"] = (id, ...values) => addresses.path(id, edition, ...values);
    const asked = { stock, edition, now, href, tells: tells(), whole, search, cities, head, tail, words };
    const { pages, alone } = suggestAsked(asked);
    const rule = pages.length > 0 && ruleFor(asked);
    if (alone) return { ...nothing, ...(rule && { rule }), suggestions: pages };
    // A word that is still being typed is not yet one that nobody understands, unless it is whole: "2wd".
    const isWhole = ended || /^\d+[a-z]{2,}$/.test(tail);
    const understood = listUnderstood(stock, whole, meant, now, edition).filter(
      ({ kind, text: word }) => isWhole || kind !== "unknown" || word !== tail,
    );
    const here = answerHere(asked, text);
    const found = [...pages, ...(here?.others ?? []), ...listAll(asked)];
    // What names one car is no question to the pages, and a VIN stands in no address.
    const last = text.length < 3 || holdsVin(text) ? [] : [wholeSite(asked, text)];
    const named = whole.part !== "" || whole.modelIds.length > 0;
    const asksPlace = named && !search.place.place && cities.length === 0;
    const cars = here ? here.cars : asksPlace ? 0 : countMeant(asked, text);
    const engines = here && here.engines.length > 0 ? { engines: here.engines } : {};
    const parts = findFamilies(stock.prices, whole.part);
    const fit = fitText(stock, { ...meant, fit: whole.fit, parts }, edition);
    return withinBytes(
      {
        understood,
        ...(fit && { fit }),
        ...(rule && { rule }),
        ...(here && { answer: here.answer }),
        ...engines,
        asksPlace,
        ...(cars > 0 && { cars }),
        suggestions: found,
      },
      last,
    );
  };
}
