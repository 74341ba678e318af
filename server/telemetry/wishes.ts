import { randomBytes } from "node:crypto";
import { networkKey } from "#api/visitor.ts";
import type { SearchMade } from "#core/figures.ts";
import { wordsOf } from "#core/text.ts";

/** So many different networks must write the same words on one day before these are kept. */
export const networksWanted = 3;
/** Of words that fewer have written, so many are remembered, in memory only. */
const mostWaiting = 2_000;
const mostWords = 4;
const longest = 40;

/** Names of our own tables and the region, "Toyota Camry · 958"; longer ones are cut. */
export function knownWish({ known, zip }: SearchMade): string | undefined {
  if (!known) return undefined;
  // A code and nothing else: the field takes a city's name too, and so whatever is written there.
  const region = /^(\d{3})\d\d$|^([A-Z]\d[A-Z])/.exec(zip ?? "")?.[0].slice(0, 3);
  return `${known.slice(0, 60).trim()}${region ? ` · ${region}` : ""}`;
}

/** Plain words only: what has a digit, a mark of an address or many words may name somebody. */
export function plainWish(typed: string | undefined): string | undefined {
  if (!typed || typed.length > longest || /[\d@/\\:]/.test(typed)) return undefined;
  const words = wordsOf(typed);
  return words.length > 0 && words.length <= mostWords ? words.join(" ") : undefined;
}

/**
 * Which free words may be counted: those that enough different networks wrote today. Networks are remembered as hashes
 * under a secret of this day that never leaves the process; at the end of the day all of it is forgotten.
 */
export class SharedWishes {
  #day = "";
  #secret = "";
  readonly #networks = new Map<string, Set<string>>();

  /** How often these words count now: not yet, all that came so far, or once more. */
  hear(words: string, address: string, day: string): number {
    if (day !== this.#day) {
      this.#day = day;
      this.#secret = randomBytes(32).toString("hex");
      this.#networks.clear();
    }
    const heard = this.#networks.get(words) ?? new Set<string>();
    if (heard.size >= networksWanted) return 1;
    if (heard.size === 0 && this.#networks.size >= mostWaiting && !this.#dropLoneliest()) return 0;
    this.#networks.set(words, heard);
    heard.add(networkKey(address, this.#secret));
    return heard.size < networksWanted ? 0 : networksWanted;
  }
  /** Makes room by the oldest words that one network alone has written: one that invents many pushes out its own. */
  #dropLoneliest(): boolean {
    for (const [words, heard] of this.#networks) if (heard.size === 1) return this.#networks.delete(words);
    return false;
  }
}
