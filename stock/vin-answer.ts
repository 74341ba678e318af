import { answerVinBy, type VinAnswer } from "#core/vin/answer-vin.ts";
import { findVinTable } from "#data/vin-table.ts";

/** What a VIN says by the shipped table. */
export const answerVin = (vin: string, now: Date): VinAnswer => answerVinBy(findVinTable(), vin, now);
