import type { Body } from "#core/body.ts";
import { withCheckDigit, yearCode } from "#core/vin/signs.ts";
import type { Random } from "./random.ts";

/** A car's VIN without check digit, year and serial, for the years in which it reads the same; scripts/demo-vins makes them. */
export type Mould = {
  readonly from: number;
  readonly to: number;
  /** The first eight. */
  readonly signs: string;
  /** Any of these as the eleventh: its maker has no such plant, so that the VIN is nobody's. */
  readonly plants: string;
  /** "" where the VIN tells make and year alone. */
  readonly engine: string;
  /** "" where it is the model's own, or not told. */
  readonly body: Body | "";
  /** "" is the plain one. */
  readonly trims: readonly string[];
};

const million = 1_000_000;
/** Serials in an order that looks random and never repeats below a million; beyond, the plant's sign is another. */
const scramble = (serial: number) => (serial * 618_033 + 271_828) % million;

/** The VIN of a mould for a car; cars with different serials have different VINs. */
export function fillMould({ signs, plants }: Pick<Mould, "signs" | "plants">, year: number, serial: number): string {
  const plant = plants.charAt(Math.floor(serial / million) % plants.length);
  return withCheckDigit(`${signs}0${yearCode(year)}${plant}${String(scramble(serial)).padStart(6, "0")}`);
}

const letters = "ABCDEFGHJKLMNPRSTUVWXYZ";
const digits = "123456789";
const charOf = (random: Random, set: string) => set.charAt(random.int(0, set.length - 1));

/** What makers stamped before 1981: shorter, no check digit, every maker its own way. */
export function shortVin(random: Random, year: number, serial: number): string {
  const tail = charOf(random, letters) + String(scramble(serial)).padStart(6, "0");
  const lead = charOf(random, letters);
  const middle = `${random.int(10, 87)}${charOf(random, "DFHJKLMRS")}`;
  return random.chance(0.5)
    ? `${lead}${charOf(random, digits)}${middle}${year % 10}${tail}`
    : `${year % 10}${lead}${middle}${tail}`;
}
