import { cleanTypedPlace } from "#core/postal-code.ts";
import type { Vocabulary } from "#core/smart-query-names.ts";
import { squash } from "#core/text.ts";
import { joinYears } from "#core/years.ts";
import { resolvePlace } from "#stock/places.ts";
import type { Stock } from "#stock/stock.ts";
import { vocabularyOf } from "#stock/vocabulary.ts";

/**
 * An address as forms without script and people write it: names instead of ids, years from and to, a model of another
 * make. Returns the query it stands for, or undefined when it is well as it is.
 */
export function resolveNames(query: URLSearchParams, vocabulary: Vocabulary, now: Date): URLSearchParams | undefined {
  const next = new URLSearchParams(query);
  let changed = oneYear(next, now);
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

/** The same with the code of whatever place was typed. */
export function resolveAddress(query: URLSearchParams, stock: Stock, now: Date): URLSearchParams | undefined {
  const next = new URLSearchParams(query);
  const placed = codePlace(next, stock);
  return resolveNames(next, vocabularyOf(stock), now) ?? (placed ? next : undefined);
}

/** A code loses its blanks and hyphens; a city becomes its most central code, which every other reader of the address knows too. */
function codePlace(query: URLSearchParams, stock: Stock): boolean {
  const typed = query.get("zip") ?? "";
  if (typed === "null") return false;
  const { place, code } = resolvePlace(stock, typed);
  const wanted = place ? code : cleanTypedPlace(typed);
  if (wanted === typed) return false;
  query.set("zip", wanted);
  return true;
}

/** `from` and `to` of the form become the one `year` of the address. */
function oneYear(query: URLSearchParams, now: Date): boolean {
  if (!query.has("from") && !query.has("to")) return false;
  const years = joinYears(query.get("from") ?? "", query.get("to") ?? "", now);
  query.delete("from");
  query.delete("to");
  if (years !== "") query.set("year", years);
  return true;
}
