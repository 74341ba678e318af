import { checkDigit, yearCode } from "#core/vin.ts";
import type { CatalogModel } from "./catalog.ts";
import { makerCodes } from "./data/maker-codes.ts";
import type { Random } from "./random.ts";

const letters = "ABCDEFGHJKLMNPRSTUVWXYZ";
const digits = "123456789";
const signs = `0${digits}${letters}`;
const plants = "ABCEFHJKLM";

/** Serials in an order that looks random and never repeats below ten million. */
const scramble = (serial: number) => (serial * 6_180_339 + 2_718_281) % 10_000_000;

const charOf = (random: Random, set: string) => set.charAt(random.int(0, set.length - 1));

/** What makers stamped before 1981: shorter, no check digit, every maker its own way. */
function shortVin(random: Random, year: number, tail: string): string {
  const lead = charOf(random, letters);
  const middle = `${random.int(10, 87)}${charOf(random, "DFHJKLMRS")}`;
  return random.chance(0.5)
    ? `${lead}${charOf(random, digits)}${middle}${year % 10}${tail}`
    : `${year % 10}${lead}${middle}${tail}`;
}

/** A VIN as that car could carry it; cars with different serials have different VINs. */
export function makeVin(random: Random, model: CatalogModel, year: number, serial: number): string {
  const scrambled = String(scramble(serial)).padStart(7, "0");
  const tail = plants.charAt(Number(scrambled.charAt(0))) + scrambled.slice(1);
  const code = year < 1981 ? undefined : yearCode(year);
  if (!code) return shortVin(random, year, tail);
  const codes = makerCodes[model.make] ?? {};
  const light = ["pickup", "suv", "van", "truck"].includes(model.body);
  const maker = random.pick((light ? codes.truck : undefined) ?? codes.car ?? ["1ZZ"]);
  // The seventh sign tells the turn of the thirty-year codes: a digit up to 2009, a letter since.
  const seventh = charOf(random, year >= 2010 ? letters : digits);
  const middle = `${charOf(random, letters)}${charOf(random, signs)}${charOf(random, digits)}${seventh}${charOf(random, signs)}`;
  const vin = `${maker}${middle}0${code}${tail}`;
  return `${vin.slice(0, 8)}${checkDigit(vin)}${vin.slice(9)}`;
}
