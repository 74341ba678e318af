/** Upper case, letters and digits only. */
export const cleanVin = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, "");

const full = /^[A-HJ-NPR-Z0-9]{17}$/;
/** Before 1981 makers numbered as they liked: shorter, with some digits. */
const short = /^[A-Z0-9]{5,13}$/;

export const isFullVin = (vin: string): boolean => full.test(vin);
/** The VIN in a code that a label carries, some of which begin with an I for "import" or a word. */
export const vinOnLabel = (code: string): string | undefined =>
  /(?<![A-HJ-NPR-Z0-9])[A-HJ-NPR-Z0-9]{17}$/.exec(code.trim().toUpperCase())?.[0];
export const isShortVin = (vin: string): boolean => short.test(vin) && /\d{3}/.test(vin);

/** I, O and Q are in no VIN; people read them off for 1 and 0. */
export const withoutLookalikes = (vin: string): string => vin.replace(/I/g, "1").replace(/[OQ]/g, "0");

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const values = new Map<string, number>();
for (let digit = 0; digit <= 9; digit++) values.set(String(digit), digit);
for (const [letters, start] of [
  ["ABCDEFGH", 1],
  ["JKLMN", 1],
  ["P", 7],
  ["R", 9],
  ["STUVWXYZ", 2],
] as const) {
  [...letters].forEach((letter, at) => {
    values.set(letter, start + at);
  });
}

/** The ninth sign as the other sixteen demand it: a digit or X. */
export function checkDigit(vin: string): string {
  let sum = 0;
  for (let at = 0; at < 17; at++) sum += (weights[at] as number) * (values.get(vin.charAt(at)) ?? 0);
  const rest = sum % 11;
  return rest === 10 ? "X" : String(rest);
}

export const hasRightCheckDigit = (vin: string): boolean => isFullVin(vin) && vin.charAt(8) === checkDigit(vin);
export const withCheckDigit = (vin: string): string => vin.slice(0, 8) + checkDigit(vin) + vin.slice(9);

const yearCodes = "ABCDEFGHJKLMNPRSTVWXY123456789";

/** The sign for a model year, for writing VINs; undefined before 1980. */
export const yearCode = (year: number): string | undefined =>
  year < 1980 ? undefined : yearCodes.charAt((year - 1980) % 30);

/** The next model year is sold a year early, none later. */
export const latestYear = (now: Date): number => now.getUTCFullYear() + 1;

/** Both years that the tenth sign may mean, it comes round every 30 years: the earlier first, none that is yet to come. */
export function yearTurns(vin: string, now: Date): readonly number[] {
  const at = yearCodes.indexOf(vin.charAt(9) || "-");
  return at < 0 ? [] : [1980 + at, 2010 + at].filter((year) => year <= latestYear(now));
}

/** Since 2010 the seventh sign of a car or light truck is a letter. */
export const hasLetterSeventh = (vin: string): boolean => /[A-Z]/.test(vin.charAt(6));

/** The model year by the tenth and the seventh sign alone. */
export function vinYear(vin: string, now = new Date()): number | undefined {
  if (!isFullVin(vin)) return undefined;
  const [early, late] = yearTurns(vin, now);
  return hasLetterSeventh(vin) ? (late ?? early) : early;
}

export type VinReading = {
  readonly vin: string;
  readonly kind: "full" | "short" | "none";
  /** Told, never demanded: cars from elsewhere may lack it. */
  readonly checkDigitRight: boolean;
  readonly year: number | undefined;
};

/** What can be known of a VIN without any table. */
export function readVin(text: string, now = new Date()): VinReading {
  const vin = cleanVin(text);
  return {
    vin,
    kind: isFullVin(vin) ? "full" : isShortVin(vin) ? "short" : "none",
    checkDigitRight: hasRightCheckDigit(vin),
    year: vinYear(vin, now),
  };
}
