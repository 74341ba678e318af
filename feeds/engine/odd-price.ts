import type { Words } from "#core/edition.ts";
import type { SaidWords } from "#data/queries/file-words.ts";
import type { Held } from "./feed.ts";
import { type Ask, notUsed } from "./questions.ts";

const times = 5;

const isOdd = (now: number, before: number) => before > 0 && (now >= before * times || now * times <= before);

/** What was probably meant: the same digits with the point where the price before has it. */
function likelyPrice(now: number, before: number): number | undefined {
  const others = [now / 100, now / 10, now * 10, now * 100].map(Math.round).filter((one) => one > 0);
  const near = others.filter((one) => !isOdd(one, before));
  const far = (one: number) => Math.abs(Math.log(one / before));
  return near.sort((a, b) => far(a) - far(b))[0];
}

type Priced = { item: string; names: Words; now: number; before: number | undefined };

/** A price as it is to be, or the question whether it is right: five times what it was, or a fifth. */
export function settlePrice({ item, names, now, before }: Priced, said: SaidWords): number | Held {
  if (before === undefined || !isOdd(now, before)) return now;
  const likely = likelyPrice(now, before);
  // What stands already is kept, not meant anew.
  const choices = likely === undefined || likely === before ? [] : [String(likely)];
  const ask: Ask = {
    kind: "price",
    word: `${item} ${now}`,
    said: item,
    about: names,
    choices,
    amounts: { before, now },
  };
  const meaning = said.price?.[ask.word];
  if (meaning === undefined) return { waits: ask };
  return meaning === notUsed ? { leftOut: ask } : Number(meaning);
}
