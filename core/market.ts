import type { Words } from "./edition.ts";

/** A market for car buying. */
export type Market = {
  readonly id: number;
  readonly slug: string;
  readonly name: Words;
  readonly state: string;
  readonly country: "US" | "CA";
  readonly phone: string;
  readonly area: Words;
  /** The first is the desk. */
  readonly storeIds: readonly number[];
  readonly postalCodes: readonly string[];
  readonly cities: readonly string[];
};
