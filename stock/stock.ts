import type { CarForSale } from "#core/car-for-sale.ts";
import type { YardEvent } from "#core/event.ts";
import type { Market } from "#core/market.ts";
import type { Part } from "#core/part.ts";
import type { Promo, SidebarArt } from "#core/promo.ts";
import type { Slide } from "#core/slide.ts";
import type { Division, Store } from "#core/store.ts";
import type { StoreMap } from "#core/store-map.ts";
import type { HeldAnswer } from "#data/queries/rule-answers.ts";
import type { ImageRow, SearchDocumentRow } from "#data/schema.ts";
import type { Catalog } from "./catalog.ts";
import type { ChoiceCounts } from "./choice-counts.ts";
import type { YardColumns } from "./columns.ts";
import type { PostalTable } from "./postal-table.ts";
import type { SharingBook } from "./sharing.ts";
import type { StoreGrid } from "./store-grid.ts";
import type { VehicleFinder, VehicleIndex } from "./vehicle-index.ts";
import type { WordTable } from "./word-table.ts";

/** Everything that visitors look up, at one version of the data. Never changed, only replaced whole. */
export type Stock = {
  readonly version: number;
  /** When the data last changed. */
  readonly changedAt: Date;
  readonly loadedAt: Date;
  readonly chain: Chain;
  readonly catalog: Catalog;
  readonly postal: PostalTable;
  readonly prices: PriceBook;
  readonly sharing: SharingBook;
  readonly cars: CarLot;
  readonly campaigns: Campaigns;
  /** Documents that an installation added to the site search. */
  readonly documents: readonly SearchDocumentRow[];
  readonly yards: ReadonlyMap<number, Yard>;
  /** Vehicles in the yards of active stores. */
  readonly present: VehicleIndex;
  /** Those vehicles by colour and body. */
  readonly choices: ChoiceCounts;
  /** Vehicles that left, as far back as history is kept in memory. */
  readonly departed: VehicleFinder;
  readonly words: WordTable;
};

export type Chain = {
  /** The clock of campaigns. */
  readonly timeZone: string;
  readonly divisions: readonly Division[];
  /** By list text; closed ones too. */
  readonly stores: readonly Store[];
  readonly storeById: ReadonlyMap<number, Store>;
  /** Active stores by place. */
  readonly grid: StoreGrid;
  readonly markets: readonly Market[];
  readonly marketById: ReadonlyMap<number, Market>;
  readonly maps: ReadonlyMap<number, StoreMap>;
  readonly images: ReadonlyMap<string, ImageRow>;
  /** What the office answered about the chain's rules. */
  readonly ruleAnswers: readonly HeldAnswer[];
};

export type Yard = {
  readonly present: YardColumns;
  readonly departed: YardColumns;
  /** The median number of days that departed cars stood here; null when too few have left. */
  readonly typicalStayDays: number | null;
};

export type Price = {
  readonly priceCents: number;
  readonly coreCents: number;
  readonly warrantyCents: number | null;
  readonly environmentalCents: number | null;
  readonly note: { readonly es: string; readonly en: string };
  readonly updatedAt: Date;
};

export type PriceBook = {
  /** By Spanish name. */
  readonly parts: readonly Part[];
  /** Positions in `parts`, by name in each edition. */
  readonly order: Readonly<Record<"es" | "en", readonly number[]>>;
  /** Folded words and stems of all names and synonyms, ascending, with the position of their part. */
  readonly words: readonly string[];
  readonly wordParts: Uint32Array;
  /** Words that are right as they are and name no part: cars, towns, what pages are about. */
  readonly otherNames: ReadonlySet<string>;
  readonly chain: ReadonlyMap<number, Price>;
  readonly own: ReadonlyMap<number, ReadonlyMap<number, Price>>;
};

export type CarLot = {
  /** For sale, the newest first. */
  readonly forSale: readonly CarForSale[];
  readonly byId: ReadonlyMap<number, CarForSale>;
};

export type Campaigns = {
  /** By start. */
  readonly events: readonly YardEvent[];
  readonly promos: readonly Promo[];
  readonly sidebarArt: readonly SidebarArt[];
  readonly slides: readonly Slide[];
  readonly images: ReadonlyMap<string, ImageRow>;
};
