import { answerAddress } from "#app/box/lead-address.ts";
import { partForCar } from "#app/box/where-to.ts";
import { countText } from "#app/inventory/count-text.ts";
import { defaultReach } from "#app/parts/ask.ts";
import { distanceWords } from "#app/stores/place-words.ts";
import { yardWords } from "#app/stores/yard-words.ts";
import { chainFacts } from "#content/chain-facts.ts";
import type { Bill } from "#core/bill.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import { graveBrief } from "#core/part-caution.ts";
import { isAtCounterOnly } from "#core/pull-note.ts";
import { without } from "#core/unsaid-words.ts";
import { answerPart, type PartYard } from "#stock/answer-part.ts";
import { findPartFacts, partCaution } from "#stock/part-facts.ts";
import type { AnswerHere, Suggestion } from "#stock/suggestions.ts";
import { suggestCopy } from "./suggest-copy.ts";
import type { TypedLine } from "./typed-line.ts";

const otherYards = 2;

type Found = { readonly answer: AnswerHere; readonly others: readonly Suggestion[] };

/** A part for one car near a known place: what the nearest yard asks for it, in which row, until when; and the next yards. */
export function answerHere(asked: TypedLine): Found | undefined {
  const { stock, edition, search, whole, now } = asked;
  const place = search.place.place;
  const lead = place && partForCar(stock, whole, search);
  if (!place || !lead?.found || !chainFacts().switches.partPrices) return undefined;
  const { family, partIds } = lead.found;
  const { years, engine } = search;
  const miles = defaultReach;
  const found = answerPart(stock, { family, modelId: lead.modelId, years, engine, partIds, origin: place, miles, now });
  const part = (found.kind ?? family.kinds[0])?.part;
  const [yard, ...more] = found.yards.filter(({ count }) => count > 0);
  // What the staff alone pull, what the law forbids and what stands far away is the page's to explain.
  if (!part || !yard || found.beyond || found.ban || found.engineUnseen) return undefined;
  if (isAtCounterOnly(findPartFacts(stock, part.id), chainFacts().rules)) return undefined;
  const words = suggestCopy[edition];
  const url = answerAddress(lead, asked);
  const cars = (count: number) => words.cars(countText(count, edition));
  const away = (one: PartYard) => (one.miles === null ? "" : distanceWords(one.miles, place.country, edition));
  const { open, word, until } = yardWords(yard.store, now, edition);
  const answer: AnswerHere = {
    yard: yard.store.listText,
    away: away(yard),
    row: yard.cars[0]?.vehicle.row ?? "",
    total: totalOf(yard, edition),
    bill: billWords(yard, edition),
    cars: cars(yard.count),
    open,
    hours: [word, until].filter(Boolean).join(", "),
    danger: graveBrief(partCaution(stock, part.id), edition),
    url: `${url}#store-${yard.store.id}`,
  };
  const others = more.slice(0, otherYards).map(
    (one): Suggestion => ({
      kind: "yard",
      text: one.store.listText,
      note: [away(one), cars(one.count)].filter(Boolean).join(" · "),
      count: totalOf(one, edition),
      url: `${url}#store-${one.store.id}`,
    }),
  );
  return { answer, others };
}

/** From the cheapest kind to the dearest, where nothing tells which is meant. */
function amount({ price, span, store }: PartYard, of: (bill: Bill) => number, edition: TypedLine["edition"]): string {
  if (!price) return "";
  const [least, most] = (span ?? [price, price]).map(({ bill }) => of(bill)) as [number, number];
  const money = (cents: number) => formatMoney(cents, edition, currencyOf(store.country));
  return least === most ? money(least) : `${money(Math.min(least, most))}–${money(Math.max(least, most))}`;
}

const totalOf = (yard: PartYard, edition: TypedLine["edition"]) => amount(yard, (bill) => bill.totalCents, edition);

/** What the total is made of, and what it comes without. */
function billWords(yard: PartYard, edition: TypedLine["edition"]): string {
  if (!yard.price) return "";
  const words = suggestCopy[edition].bill;
  const line = (name: string, of: (bill: Bill) => number) =>
    [yard.price, ...(yard.span ?? [])].some((one) => one && of(one.bill) > 0)
      ? `${name} ${amount(yard, of, edition)}`
      : "";
  const lines = [
    line(words.part, ({ partsCents }) => partsCents),
    line(words.core, ({ coresCents }) => coresCents),
    line(words.fees, ({ environmentalCents, taxCents }) => (environmentalCents ?? 0) + (taxCents ?? 0)),
    line(words.entrance, ({ admissionCents }) => admissionCents ?? 0),
  ];
  const unsaid = [...new Set([yard.price, ...(yard.span ?? [])].flatMap(({ bill }) => bill.unsaid))];
  return [lines.filter(Boolean).join(" + "), without(unsaid, edition)].filter(Boolean).join(", ");
}
