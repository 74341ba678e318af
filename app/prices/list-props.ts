import type { SlotHtml } from "#app/slot.tsx";
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
};

/** Another answer of the server, its markup by the name of the slot. */
export type PriceAnswer = PriceListProps & { slots: SlotHtml };
/** What the browser shows: no slots while the page's own stand there. `turn`: how many answers came before. */
export type ShownList = PriceAnswer & { turn: number };
