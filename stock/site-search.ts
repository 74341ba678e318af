import type { Edition } from "#core/edition.ts";

export type SearchHit = {
  /** The path of the page on its edition's host. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** The address of a picture, "" when there is none. */
  readonly image: string;
  /** HTML: the matched words in <mark>, everything else escaped. */
  readonly highlight: string;
};

export type SearchResults = { readonly total: number; readonly hits: readonly SearchHit[] };

export const searchPageSize = 10;

/** Looks through the pages, stores, events, cars and parts of one edition, ten hits a page, counted from 1. */
export type SiteSearch = {
  (text: string, edition: Edition, page: number): SearchResults;
  /** Until the first index is made: whoever asks waits for it. */
  readonly building?: Promise<void> | undefined;
};
