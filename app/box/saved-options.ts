import { findSavedYard, savedYards } from "#app/offline/saved-yards.ts";
import { isOld, whenText } from "#app/offline/when.ts";
import { askReader, carFinder, findParts, readYardAsk } from "#app/offline/yard-search.ts";
import type { Edition } from "#core/edition.ts";
import { currencyOf, formatMoney } from "#core/money.ts";
import { carsOf, priceNow, salesNow } from "#core/yard-file.ts";
import type { Option } from "./option.ts";
import { savedCopy } from "./saved-copy.ts";

/** Without signal: what the yards that this device keeps have of a line, those with more of it first. */
export async function listSaved(line: string, savedYard: string, edition: Edition): Promise<Option[]> {
  const words = savedCopy[edition];
  const now = new Date();
  const found = await Promise.all(
    (savedYards.get() ?? []).map(async ({ id, name, at }) => {
      const file = await findSavedYard(id).catch(() => undefined);
      if (!file) return undefined;
      const all = carsOf(file);
      const ask = readYardAsk(line);
      const { ask: asked, left } = askReader(all, file.parts, file.names)(ask);
      const cars = carFinder(all)(asked).length;
      const named = findParts(file.parts, left.length > 0 ? { ...ask, words: left } : ask);
      if (cars === 0 && named.length === 0) return undefined;
      const seen = new Date(at);
      const sales = salesNow(file, now);
      const prices = isOld(seen, now) ? [] : named.map((part) => priceNow(part, sales));
      const price = Math.min(...prices);
      return {
        cars,
        option: {
          kind: "saved",
          text: name,
          note: [cars > 0 && words.cars(cars), words.savedAt(whenText(seen, now, edition))].filter(Boolean).join(" · "),
          count: prices.length > 0 ? words.from(formatMoney(price, edition, currencyOf(file.store.country))) : "",
          url: `${savedYard}#${id};${encodeURIComponent(line.trim())}`,
        } satisfies Option,
      };
    }),
  );
  return found
    .flatMap((one) => one ?? [])
    .sort((a, b) => b.cars - a.cars)
    .map(({ option }) => option);
}
