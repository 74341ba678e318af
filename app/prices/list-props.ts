import type { PriceAsk } from "./ask.ts";
import type { BillPart, BillStore } from "./bill.tsx";

export type PriceListProps = {
  /** The path of the price page. */
  path: string;
  ask: PriceAsk;
  /** None: the chain's list. */
  store: BillStore | null;
  coreWaived: boolean;
  chosen: readonly BillPart[];
  /** "502 parts at Sacramento." */
  counted: string;
  /** The rows are the whole list for this kind of vehicle; there are none. */
  whole: boolean;
  none: boolean;
  /** Kept markup: the title, the day of the list, whose it is, the print button, the categories. */
  head: string;
  dated: string;
  yards: string;
  files: string;
  rail: string;
  /** The lists, or what to do without. */
  rows: string;
  /** How it is read, and the other yards. */
  below: string;
};
