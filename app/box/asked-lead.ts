import { type InventorySearch, writeSearch } from "#app/inventory/search.ts";
import { chainFacts } from "#content/chain-facts.ts";
import type { AskedPage } from "#core/asked-page.ts";
import { writeQuestion } from "#core/smart-query-said.ts";
import type { SmartReading } from "#core/smart-reading.ts";
import type { Store } from "#core/store.ts";
import { fold, wordsOf } from "#core/text.ts";
import { hasPage, pageIds } from "#site/pages.ts";
import type { AskedId, Lead } from "./lead.ts";
import type { Namesake } from "./namesakes.ts";

/** A part beside these questions is of the car that is sold where the line says so, and nothing is wanted. */
const selling: ReadonlySet<string> = new Set(["sellMyCar", "cashForJunkCars", "donate"]);
/** Questions that a part's answer stands before. */
const besidePart: ReadonlySet<string> = new Set(
  "alerts policies safety store warrantyPlus whatWeSell events accessibility".split(" "),
);
const wanting = /(?<!\w)(?:busco|buscando|necesito|ocupo|tienen|hay|need|looking|have|got)(?!\w)/;
const owning = /(?<!\w)(?:mi|my|vendo|con|with|sin|without)(?!\w)/;

type Beside = {
  readonly typed: string;
  readonly search: InventorySearch;
  readonly cities: readonly Namesake[];
  readonly yards: Lead | undefined;
  readonly yard: Store | undefined;
  /** Where the line leads by what else it says. */
  readonly beside: (reading: SmartReading) => Lead;
};

const longestAsked = 7;

/** The question in the words of its line, from the first that asks to the last; of a long one those that ask. */
function askedInLine({ asking }: AskedPage, line: string): string {
  const words = wordsOf(line);
  const at = words.flatMap((word, place) => (asking.includes(word) ? place : []));
  const span = words.slice(at[0], (at.at(-1) ?? -1) + 1);
  return span.length > 0 && span.length <= longestAsked ? span.join(" ") : asking.join(" ");
}

/** Where a question leads that has a page: nothing else that the line says is lost there without a word. */
export function leadOfAsked(
  asked: AskedPage,
  reading: SmartReading,
  { typed: line, search, cities, yards, yard, beside }: Beside,
): Lead | undefined {
  const { part, guesses, said } = reading;
  const id = pageIds.find((one) => one === (asked.page === "store" ? "locations" : asked.page));
  const page = id && hasPage(chainFacts().switches, id) ? (id as AskedId) : undefined;
  const isCar = reading.makeId !== null || reading.modelIds.length > 0;
  // A tool that one brings is no car, and the radio of its code no part: "sierra de batería", "radio code".
  const isAsking = (words = "") => words !== "" && wordsOf(words).every((word) => asked.asking.includes(word));
  const isGuess = guesses.some(({ typed }) => typed === part);
  const isForCar = part !== "" && isCar && !isGuess && !isAsking(part) && !isAsking(said.car);
  const unsure: Lead = { kind: "unsure", reading, search, cities, ...(page && { page }) };
  const isSold = selling.has(asked.page) && owning.test(fold(line)) && !wanting.test(fold(line));
  // A part with its car is answered first, with what else was asked beside it.
  if (isForCar && besidePart.has(asked.page)) {
    const left = reading.leftover.filter((word) => !asked.asking.includes(word));
    const told = askedInLine(asked, line);
    const of = asked.page === "alerts" ? writeQuestion({ said: { ...said, part: told }, leftover: [] }) : told;
    const lead = beside({ ...reading, leftover: left, also: [...reading.also, of] });
    return lead.kind === "unsure" ? unsure : lead;
  }
  if (asked.unknown.length > 0) return unsure;
  const isGuessed = guesses.some(({ typed }) => said.place?.includes(typed));
  if (yards) return isForCar || isGuessed ? unsure : yards;
  if (asked.page === "inventoryResults") {
    const since = Number(asked.about.split(" ")[1]);
    // A guess would narrow what came in to cars that nobody asked for: "tijuana" is no Tiguan.
    const guessed = guesses.map(({ typed: word }) => word);
    const cars = guessed.length > 0 ? { makeId: 0, modelIds: [] } : {};
    const also = isForCar ? [writeQuestion({ said, leftover: [] })] : [];
    return { kind: "results", search: { ...search, ...cars, since }, aside: { left: guessed, also } };
  }
  if (!page) return undefined;
  const lost = (isForCar && !isSold) || said.place !== undefined;
  const to = (query = new URLSearchParams()): Lead => ({ kind: "page", page, query });
  if (page === "alerts" && part !== "") return unsure;
  if (page === "alerts" && isCar) return to(writeSearch(search));
  if (!lost || isGuessed) return isGuessed ? unsure : to();
  if (isForCar && !isSold) return unsure;
  if (page === "careers" && yard) return to(new URLSearchParams({ store: String(yard.id) }));
  if (["sellMyCar", "cashForJunkCars", "carsForSale"].includes(page))
    return to(new URLSearchParams({ zip: search.place.code }));
  return unsure;
}
