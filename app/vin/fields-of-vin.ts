import { findVinIn } from "#core/vin/answer-vin.ts";
import { answerVin } from "#stock/vin-answer.ts";

/** What a VIN fills into a form about a car; a mend is a VIN that may have been meant. */
export type FilledByVin = {
  readonly fields: Readonly<Record<string, string>>;
  readonly mends: readonly {
    readonly vin: string;
    readonly make: string;
    readonly model: string;
    readonly year: number;
  }[];
};

const mostMends = 3;

/**
 * Only what the VIN says for sure: a year of two possible ones, or a make that shares its code, is left to the visitor.
 * Where a sign must be wrong nothing is filled before the visitor has chosen what was meant. Undefined: there is no VIN.
 */
export function fieldsOfVin(typed: string, now: Date): FilledByVin | undefined {
  const vin = findVinIn(typed);
  if (!vin) return undefined;
  const { facts, mends } = answerVin(vin, now);
  if (mends.length > 0) {
    const meant = mends.slice(0, mostMends).map((one) => ({
      vin: one.vin,
      make: one.make ?? "",
      model: one.model ?? one.filedModel ?? "",
      year: one.year ?? 0,
    }));
    return { fields: { vin }, mends: meant };
  }
  const { make, model, filedModel, year, yearSure } = facts;
  const said = { year: yearSure ? year?.toString() : undefined, make, model: model ?? filedModel };
  const known = Object.entries(said).flatMap(([name, value]) => (value ? [[name, value.slice(0, 60)]] : []));
  return { fields: { ...Object.fromEntries(known), vin }, mends: [] };
}
