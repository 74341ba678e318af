import type { PartCategory } from "#core/part.ts";
import type { PriceAsk } from "./ask.ts";
import type { BillPart, BillStore } from "./bill.tsx";

export type PriceListProps = {
  /** The path of the price page. */
  path: string;
  ask: PriceAsk;
  store: BillStore;
  categories: readonly PartCategory[];
  chosen: readonly BillPart[];
  /** "1,024 parts at Sacramento." */
  counted: string;
  /** The rows are the store's whole list for this kind of vehicle; there are none. */
  whole: boolean;
  none: boolean;
  /** Kept markup: the choice of store, the search by place, what stands above the list, its day, its files. */
  yards: string;
  nearest: string;
  above: string;
  dated: string;
  files: string;
  /** The tables, or what to do without. */
  rows: string;
};
