import type { Edition } from "./edition.ts";
import type { YardCounts } from "./yard-figures.ts";

const searchKinds = ["inventory", "typed", "site", "prices", "cars-for-sale", "locations"] as const;
type SearchKind = (typeof searchKinds)[number];

/** A search that a page answered. */
export type SearchMade = {
  readonly kind: SearchKind;
  readonly found: boolean;
  /** What was looked for, in names out of our own tables. */
  readonly known?: string | undefined;
  /** The postal code that it was looked for around; only its first three characters are ever counted. */
  readonly zip?: string | undefined;
  /** What the visitor wrote, where it is no name of ours. */
  readonly typed?: string | undefined;
};

/** nothing: a search that found nothing, by its kind · asked: what such a search was for. */
export const figureKinds = ["view", "search", "nothing", "asked", "lead"] as const;
export type FigureKind = (typeof figureKinds)[number];

/** A number that grows while the process lives; `written` of it is in the database. */
export type Tally = {
  readonly kind: FigureKind;
  readonly name: string;
  readonly edition: Edition;
  count: number;
  written: number;
};

/** What an answer adds to the figures each time somebody is sent it. */
export type Counts = {
  readonly edition: Edition;
  readonly view: Tally | undefined;
  readonly search: Tally | undefined;
  readonly nothing: Tally | undefined;
  /** What a search that found nothing was for: names of our own, or plain words that others must have written too. */
  readonly wish: { readonly known: string | undefined; readonly plain: string | undefined } | undefined;
  readonly yards: YardCounts | undefined;
};
