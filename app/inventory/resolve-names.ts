import { squash, type Vocabulary } from "#core/smart-query-names.ts";
import { findYears, writeYears } from "#core/years.ts";
import { resolvePlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { vocabularyOf } from "#stock/vocabulary.ts";

const oldest = 1900;

/**
 * An address as forms without script and people write it: names instead of ids, years from and to, a model of another
 * make. Returns the query it stands for, or undefined when it is well as it is.
 */
export function resolveNames(query: URLSearchParams, vocabulary: Vocabulary, now: Date): URLSearchParams | undefined {
  const next = new URLSearchParams(query);
  let changed = joinYears(next, now);
  const make = query.get("make")?.trim() ?? "";
  const makeId = /^\d*$/.test(make) ? Number(make) : vocabulary.makeByKey.get(squash(make));
  if (makeId !== undefined && String(makeId) !== make && make !== "" && !/^\d+$/.test(make)) {
    next.set("make", String(makeId));
    changed = true;
  }
  const model = query.get("model")?.trim() ?? "";
  if (/[^\d,\s]/.test(model) && model !== "null") {
    const named = (
      vocabulary.modelsByKey.get(squash(model)) ??
      vocabulary.modelsByStart.get(squash(model)) ??
      []
    ).filter((candidate) => !makeId || candidate.makeId === makeId);
    if (named.length > 0) {
      next.set("model", named.map(({ id }) => id).join(","));
      const makes = new Set(named.map((candidate) => candidate.makeId));
      if (!makeId && makes.size === 1) next.set("make", String([...makes][0]));
      changed = true;
    }
  }
  return changed ? next : undefined;
}

/** The same with a city in the place of a postal code. */
export function resolveAddress(query: URLSearchParams, stock: Stock, now: Date): URLSearchParams | undefined {
  const next = new URLSearchParams(query);
  const named = nameCity(next, stock);
  return resolveNames(next, vocabularyOf(stock), now) ?? (named ? next : undefined);
}

/** A city becomes its most central code, which every other reader of the address knows too. */
function nameCity(query: URLSearchParams, stock: Stock): boolean {
  const typed = query.get("zip") ?? "";
  if (!/\p{L}{2}/u.test(typed) || typed === "null") return false;
  const { place, code } = resolvePlace(stock, typed);
  if (!place) return false;
  query.set("zip", code);
  return true;
}

/** `from` and `to` of the form become the one `year` of the address. */
function joinYears(query: URLSearchParams, now: Date): boolean {
  if (!query.has("from") && !query.has("to")) return false;
  const [from, to] = ["from", "to"].map((name) => Number(/^\d{4}$/.exec(query.get(name)?.trim() ?? "")?.[0] ?? 0));
  query.delete("from");
  query.delete("to");
  if (!from && !to) return true;
  const text = `${from || oldest}-${to || now.getUTCFullYear() + 1}`;
  const years = findYears(text, now);
  if (years) query.set("year", writeYears(years));
  return true;
}
