import { answerAddress } from "#app/box/lead-address.ts";
import { partForCar } from "#app/box/where-to.ts";
import { lackingWords } from "#app/parts/lacking.ts";
import { spokenPart } from "#app/parts/spoken.ts";
import { chainFacts } from "#content/chain-facts.ts";
import { countText } from "#core/count-text.ts";
import { formatMoney } from "#core/money.ts";
import { graveBrief } from "#core/part-caution.ts";
import { isSmall } from "#core/search-words.ts";
import { fold, wordsOf } from "#core/text.ts";
import { findParts } from "#stock/find-parts.ts";
import { partCaution } from "#stock/part-facts.ts";
import { findAllFamilies, nameFound, partName } from "#stock/part-families.ts";
import type { Suggestion } from "#stock/suggestions.ts";
import type { Car } from "./suggest-cars.ts";
import { suggestCopy } from "./suggest-copy.ts";
import { isOtherQuestion, type TypedLine } from "./typed-line.ts";

/** Sizes and sides of one part stand under its name. */
type PartGroup = { readonly name: string; readonly least: number; readonly most: number; readonly danger: string };

/** "faro sin led": what a part that is offered shall not be called. */
const deniedIn = ({ whole }: TypedLine): readonly string[] =>
  wordsOf(whole.denied.join(" ")).filter((word) => !isSmall(word) && !whole.part.split(" ").includes(word));

/** The words that name a part, with the last one as far as it has come. */
function partWords(asked: TypedLine): string {
  const { stock, whole, head, tail } = asked;
  const begun = `${head.part} ${tail}`.trim();
  const isCar = whole.modelIds.length > head.modelIds.length || whole.makeId !== head.makeId;
  const isOther = /\d/.test(tail) || isCar || deniedIn(asked).includes(tail) || whole.zip !== head.zip;
  const known = whole.part || head.part;
  if (isOther || tail.length < (head.part === "" ? 3 : 2)) return known;
  if (known === "") return isOtherQuestion(asked) ? "" : begun;
  return findParts(stock.prices, begun).size > 0 ? begun : known;
}

/** The last word goes on with the part's name: "bomba de ga". */
export const isPartGoingOn = (asked: TypedLine): boolean =>
  asked.head.part !== "" && partWords(asked) !== (asked.whole.part || asked.head.part);

/** The parts of those words; that whose own name begins so first, then the shorter name. */
export function listParts(asked: TypedLine, most: number): PartGroup[] {
  const { stock, edition } = asked;
  const words = partWords(asked);
  if (words === "") return [];
  const denied = deniedIn(asked);
  const isDenied = ({ name }: PartGroup) => wordsOf(name).some((word) => denied.includes(word));
  const groups = findAllFamilies(stock.prices, words).map((found): PartGroup => {
    const ids = found.partIds.length > 0 ? found.partIds : found.family.kinds.map(({ part }) => part.id);
    const cents = ids.flatMap((id) => stock.prices.chain.get(id)?.priceCents ?? []);
    const danger = ids.map((id) => graveBrief(partCaution(stock, id), edition)).find((brief) => brief !== "") ?? "";
    return { name: nameFound(found, edition), least: Math.min(...cents), most: Math.max(0, ...cents), danger };
  });
  const first = words.split(" ", 1)[0] ?? "";
  const meant = partName(stock.prices, words, edition);
  const rank = (name: string) =>
    (name === meant ? 0 : fold(name).startsWith(first) ? 100 : 200) + name.split(" ").length;
  const wanted = groups.filter((group) => !isDenied(group));
  return wanted.sort((a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1)).slice(0, most);
}

const priceText = ({ least, most }: PartGroup, edition: TypedLine["edition"]): string => {
  if (most === 0) return "";
  const [from, to] = [formatMoney(least, edition), formatMoney(most, edition)];
  return from === to ? from : `${from}–${to.replace(/^\$/, "")}`;
};

export const suggestParts = ({ edition, href, search }: TypedLine, parts: readonly PartGroup[]): Suggestion[] =>
  (chainFacts().switches.partPrices ? parts : []).map((part) => ({
    kind: "part",
    text: part.name,
    note: part.danger,
    count: priceText(part, edition),
    url: href("partPricing", {}, { query: { q: part.name, zip: search.place.name } }),
  }));

/** A part and a car: the whole question. */
export function suggestAnswers(asked: TypedLine, cars: readonly Car[]): Suggestion[] {
  const { stock, edition, search } = asked;
  const words = suggestCopy[edition];
  const part = asked.whole.part || asked.head.part;
  if (part === "") return [];
  const name = spokenPart(partName(stock.prices, part, edition), edition);
  const near = search.place.name;
  return cars.flatMap((car) => {
    const lead = partForCar(stock, { ...asked.whole, part, modelIds: [car.modelId] }, search);
    if (!lead) return [];
    const { found, modelId } = lead;
    const { years } = search;
    const lacking = found && lackingWords(stock, { ...found, modelId, years }, edition);
    return {
      kind: "answer",
      text: lacking?.title ?? words.partFor(name, car.name),
      note: lacking ? "" : near && words.nearPlace(search.place.place?.city || near),
      // Those of one engine are not counted while one types.
      count: lacking || near || search.engine ? "" : words.cars(countText(car.count)),
      url: answerAddress(lead, asked),
    };
  });
}
