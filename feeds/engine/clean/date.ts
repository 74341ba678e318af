const pad = (n: number) => String(n).padStart(2, "0");

function isoDate(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || year < 1900 || year > 2199) return null;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  return `${year}-${pad(month)}-${pad(day)}`;
}

const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T ].*)?$/;

/** The two numbers of a date before its year; which of them is the month is for the whole file to tell. */
export function monthAndDay(text: string): [number, number] | null {
  const match = yearLast.exec(text);
  return match && [Number(match[1]), Number(match[2])];
}

/** A day as `2026-05-11` from any of the forms that yard systems write; month before day, as in the US, unless told. */
export function readDate(text: string, dayFirst = false): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts = yearLast.exec(text);
  if (!parts) return null;
  const year = parts[3]?.length === 2 ? twoDigitYear(Number(parts[3])) : Number(parts[3]);
  const [first, second] = [Number(parts[1]), Number(parts[2])];
  return dayFirst ? isoDate(year, second, first) : isoDate(year, first, second);
}

const twoDigitYear = (yy: number) => (yy < 70 ? 2000 : 1900) + yy;

/** A local day and time as `2025-08-25T00:00`; a day alone is its first minute. */
export function readLocalTime(text: string, dayFirst = false): string | null {
  const date = readDate(text, dayFirst);
  if (!date) return null;
  const rest = text.replace(/^\S+?(?:T|\s+|$)/, "").trim();
  if (!rest) return `${date}T00:00`;
  const time = readClock(rest);
  return time && `${date}T${time}`;
}

/** `8:00`, `08:00:00.000`, `5:30 pm`, `17:30`, `12 AM` → `17:30`. */
export function readClock(text: string): string | null {
  const match = /^(\d{1,2})(?::(\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?\s*m\.?)?$/i.exec(text.trim());
  if (!match) return null;
  let hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  const half = match[3]?.toLowerCase();
  if (match[2] === undefined && !half) return null;
  if (half === "p" && hour < 12) hour += 12;
  if (half === "a" && hour === 12) hour = 0;
  return hour <= 24 && minute < 60 && !(hour === 24 && minute > 0) ? `${pad(hour)}:${pad(minute)}` : null;
}
