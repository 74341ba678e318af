import { invalid } from "./errors.ts";

/** Inclusive ranges, ascending, apart from each other. Empty = every year. */
export type YearList = readonly (readonly [from: number, to: number])[];

const item = /^(\d{4}|\d{2})(?:\s*[-–—]\s*(\d{4}|\d{2}))?$/;
export const oldest = 1900;
const newest = 2100;
const longest = 300;

/** Two digits are the latest such year that is not after next year. */
function fullYear(digits: string, nextYear: number): number {
  const value = Number(digits);
  if (digits.length === 4) return value;
  const year = nextYear - (nextYear % 100) + value;
  return year > nextYear ? year - 100 : year;
}

/** Reads `2004`, `1994-2001`, `94-01`, `2013-18`, `1971-74, 77`; null when it is no list of years. */
export function findYears(text: string, now = new Date()): YearList | null {
  const trimmed = text.trim();
  if (trimmed === "") return [];
  if (trimmed.length > longest) return null;
  const nextYear = now.getUTCFullYear() + 1;
  const ranges: [number, number][] = [];
  for (const piece of trimmed.split(/[,;]/)) {
    const words = piece.trim();
    if (words === "") continue;
    const match = item.exec(words);
    if (!match?.[1]) return null;
    const first = fullYear(match[1], nextYear);
    const last = match[2] ? fullYear(match[2], nextYear) : first;
    if (Math.min(first, last) < oldest || Math.max(first, last) > newest) return null;
    ranges.push([Math.min(first, last), Math.max(first, last)]);
  }
  return ranges.length === 0 ? null : merge(ranges);
}

/** As `findYears`, but a wrong list is an error of the field `year`. */
export function parseYears(text: string, now = new Date()): YearList {
  const years = findYears(text, now);
  if (!years) throw invalid("year", `no list of years: ${text.slice(0, 40)}`);
  return years;
}

function merge(ranges: [number, number][]): YearList {
  const merged: [number, number][] = [];
  for (const [from, to] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** What a form that asks from when and until when means: `1998-2004`, `1998`; "" when it says neither. */
export function joinYears(from: string, to: string, now = new Date()): string {
  const [first, last] = [from, to].map((text) => Number(/^\d{4}$/.exec(text.trim())?.[0] ?? 0));
  if (!first && !last) return "";
  return writeYears(findYears(`${first || oldest}-${last || now.getUTCFullYear() + 1}`, now) ?? []);
}

/** `1971-1974, 1977`: what `parseYears` reads back as the same list. */
export const writeYears = (years: YearList): string =>
  years.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(", ");

/** What is left of some years without others; all years where none are named. */
export function withoutYears(years: YearList, others: YearList): YearList {
  let left = years.length > 0 ? years : ([[oldest, newest]] as YearList);
  for (const [from, to] of others)
    left = left.flatMap(([first, last]) => {
      const ends = [[first, Math.min(last, from - 1)] as const, [Math.max(first, to + 1), last] as const];
      return ends.filter(([start, end]) => start <= end);
    });
  return left;
}

/** Whether all of some years are among others. */
export const isWithin = (years: YearList, others: YearList): boolean => withoutYears(years, others).length === 0;
