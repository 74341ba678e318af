import type { Addresses } from "#site/address.ts";
import type { Stock } from "#stock/stock.ts";

/** What a letter is written from. */
export type Desk = { brand: string; addresses: Addresses; stock: Stock; now: Date };
