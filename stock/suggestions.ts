import type { Edition } from "#core/edition.ts";
import type { Facet } from "#core/smart-query-said.ts";

/** Something that a question speaks of, or a word of it that says nothing, and the question without it. */
export type Understood = { readonly kind: Facet | "unknown"; readonly text: string; readonly without: string };

export const suggestionKinds = ["answer", "part", "car", "yard", "place", "page"] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export type Suggestion = {
  readonly kind: SuggestionKind;
  readonly text: string;
  /** Beside it, smaller; "" when there is nothing to say. */
  readonly note: string;
  /** What it leads to in a word: how many cars, from which price, how far. */
  readonly count: string;
  /** The path of the page on its edition's host. */
  readonly url: string;
};

/** A part for one car at the nearest yard that has such cars, in words; "" is what nobody knows. */
export type AnswerHere = {
  readonly yard: string;
  readonly away: string;
  /** Of the newest car. */
  readonly row: string;
  /** What is paid at the counter; from the cheapest kind to the dearest where nothing tells which is meant. */
  readonly total: string;
  readonly bill: string;
  readonly cars: string;
  /** Null where nobody has said the hours. */
  readonly open: boolean | null;
  readonly hours: string;
  readonly danger: string;
  readonly url: string;
};

export type Suggestions = {
  readonly understood: readonly Understood[];
  readonly answer?: AnswerHere;
  /** A car or a part was named and no place is known: without one no yard is nearer than another. */
  readonly asksPlace: boolean;
  readonly suggestions: readonly Suggestion[];
};

/** What a line that is still being typed may become, the likeliest first; `near` is the place beside it. */
export type Suggest = (typed: string, edition: Edition, near?: string) => Suggestions;
