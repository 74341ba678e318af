import type { InventorySearch } from "#app/inventory/search.ts";
import type { VinCar } from "#app/vin/vin-car.ts";
import type { VinLead } from "#app/vin/vin-lead.ts";
import type { SmartReading } from "#core/smart-reading.ts";
import type { Store } from "#core/store.ts";
import type { PageId } from "#site/pages.ts";
import type { FoundFamily } from "#stock/part-families.ts";
import type { Aside } from "./aside.ts";
import type { Namesake } from "./namesakes.ts";

/** Where a question leads. */
export type Lead =
  | { readonly kind: "vehicle"; readonly key: string }
  | { readonly kind: "results"; readonly search: InventorySearch; readonly aside: Aside }
  /** Only a part was named: its price is the answer, at the nearest yard if there is a place. */
  | { readonly kind: "part"; readonly words: string; readonly place: string }
  /** A part for a car; which of several parts is meant may still have to be asked. */
  | PartForCar
  /** The yards and their hours, near the postal code unless it is "". */
  | { readonly kind: "yards"; readonly code: string }
  | { readonly kind: "yard"; readonly store: Store }
  | { readonly kind: "row"; readonly store: Store; readonly row: string }
  /** A VIN of no car in the yards, and near which postal code. */
  | { readonly kind: "vin"; readonly vin: VinLead; readonly zip: string }
  /** It asks for no car and no part: the page that says it. */
  | { readonly kind: "page"; readonly page: AskedId; readonly query: URLSearchParams }
  /** It has no other meaning: the pages of the site may know. */
  | { readonly kind: "site"; readonly words: string }
  /** More than one thing may be meant: what was understood is said, and the visitor chooses. */
  | {
      readonly kind: "unsure";
      readonly reading: SmartReading;
      readonly search: InventorySearch;
      /** Cities of one name, of which the search is near the largest: any of them may be meant. */
      readonly cities: readonly Namesake[];
      /** The page that answers what else was asked. */
      readonly page?: AskedId;
    };

/** A page that needs nothing to be named in its address. */
export type AskedId = Exclude<
  PageId,
  "vehicle" | "partAnswer" | "carForSale" | "store" | "storeStock" | "storeMap" | "market" | "event"
>;

export type PartForCar = {
  readonly kind: "answer";
  readonly words: string;
  readonly modelId: number;
  /** What an answer's address calls the model. */
  readonly model: string;
  /** The one part that has these words. */
  readonly found: FoundFamily | undefined;
  readonly search: InventorySearch;
  /** In miles: as far as was said, or as one drives for a part. */
  readonly reach: number;
  readonly aside: Aside;
  /** What its VIN told of the car beside the engine's size. */
  readonly told?: Pick<VinCar, "code" | "weight">;
};

export type Unsure = Extract<Lead, { kind: "unsure" }>;
