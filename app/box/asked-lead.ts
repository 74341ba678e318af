import { type InventorySearch, writeSearch } from "#app/inventory/search.ts";
import { chainFacts } from "#content/chain-facts.ts";
import type { AskedPage } from "#core/asked-page.ts";
import { writeQuestion } from "#core/smart-query-said.ts";
import type { SmartReading } from "#core/smart-reading.ts";
import type { Store } from "#core/store.ts";
import { fold } from "#core/text.ts";
import { hasPage, pageIds } from "#site/pages.ts";
import type { AskedId, Lead } from "./lead.ts";
import type { Namesake } from "./namesakes.ts";

/** A part beside these questions is of the car that is sold where the line says so, and nothing is wanted. */
const selling: ReadonlySet<string> = new Set(["sellMyCar", "cashForJunkCars", "donate"]);
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
  const isForCar = part !== "" && isCar && !guesses.some(({ typed }) => typed === part);
  const unsure: Lead = { kind: "unsure", reading, search, cities, ...(page && { page }) };
  // To be told of it is asked beside the part, which is answered first.
  if (asked.page === "alerts" && isForCar) {
    const left = reading.leftover.filter((word) => !asked.asking.includes(word));
    const told = writeQuestion({ said: { ...said, part: asked.asking.join(" ") }, leftover: [] });
    return beside({ ...reading, leftover: left, also: [...reading.also, told] });
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
  const isSold = selling.has(page) && owning.test(fold(line)) && !wanting.test(fold(line));
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
