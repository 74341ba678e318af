import type { Namesake } from "#app/box/namesakes.ts";
import type { InventorySearch } from "#app/inventory/search.ts";
import type { PageView } from "#app/page.tsx";
import type { Edition } from "#core/edition.ts";
import { noise, otherWords } from "#core/smart-query-words.ts";
import type { SmartReading } from "#core/smart-reading.ts";
import type { Stock } from "#stock/stock.ts";

/** "vendo mi carro", "jobs": a question of another kind, which no part and no town goes on from. */
export const isOtherQuestion = ({ tail, words }: TypedLine): boolean =>
  otherWords.has(tail) || (noise.has(tail) && words.some((word) => otherWords.has(word)));

/** A line that is still being typed, read in two ways. */
export type TypedLine = {
  readonly stock: Stock;
  readonly edition: Edition;
  readonly now: Date;
  readonly href: PageView["href"];
  /** Whether the chain tells anybody of new cars. */
  readonly tells: boolean;
  /** The whole line, as if it were finished. */
  readonly whole: SmartReading;
  /** Near no place where several cities of one name may be meant. */
  readonly search: InventorySearch;
  readonly cities: readonly Namesake[];
  /** The line without its last word, and that word (folded), which may be the beginning of another. */
  readonly head: SmartReading;
  readonly tail: string;
  /** All words, folded. */
  readonly words: readonly string[];
};
