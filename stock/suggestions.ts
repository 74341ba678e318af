import type { Edition } from "#core/edition.ts";
import type { PartType } from "#core/part.ts";
import type { Facet } from "#core/smart-query-said.ts";

/**
 * Something that a question speaks of, or a word of it that says nothing, and the question without it; `without`: what shall
 * not be, `left`: what was understood, and no search goes by it.
 */
export type Understood = {
  readonly kind: Facet | "unknown" | "without" | "left";
  readonly text: string;
  readonly without: string;
};

export const suggestionKinds = ["answer", "part", "car", "yard", "place", "page"] as const;
type SuggestionKind = (typeof suggestionKinds)[number];

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

/** What goes on the visitor's list: the newest car and, where one kind of the part is meant, that part at today's price. */
export type AnswerAdd = {
  readonly store: number;
  readonly yard: string;
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly row: string;
  readonly color: string;
  readonly style: string;
  readonly highVoltage: boolean;
  readonly part: {
    readonly part: number;
    readonly name: { readonly es: string; readonly en: string };
    readonly type: PartType;
    readonly priceCents: number;
    readonly coreCents: number;
    readonly environmentalCents: number | null;
    readonly warrantyCents: number | null;
    readonly seen: string;
  } | null;
};

/** A part for one car at the nearest yard that has such cars, in words; "" is what nobody knows. */
export type AnswerHere = {
  /** In reach there is none: how far was looked. The yard, if any, is the nearest beyond. */
  readonly none: string;
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
  /** What its page is opened for. */
  readonly go: string;
  readonly url: string;
  /** Where one asks to be told of the next such car; "" where there is one, or nobody is told. */
  readonly tell: string;
  readonly add: AnswerAdd | null;
};

/** An engine that the car may have, how many cars say so, and the line that names it. */
export type EngineAsked = { readonly name: string; readonly cars: string; readonly line: string };

export type Suggestions = {
  readonly understood: readonly Understood[];
  readonly answer?: AnswerHere;
  /** The part hangs on the engine, and none was named. */
  readonly engines?: readonly EngineAsked[];
  /** What the chain's own rules say to the line; the first suggestion is the page that says more. */
  readonly rule?: string;
  /** What is said first to whoever asks whether one car's part fits another. */
  readonly fit?: string;
  /** A car or a part was named and no place is known: without one no yard is nearer than another. */
  readonly asksPlace: boolean;
  /** How many cars the page that the line leads to shows near the place, where all of that is known. */
  readonly cars?: number;
  readonly suggestions: readonly Suggestion[];
};

/** What a line that is still being typed may become, the likeliest first; `near` is the place beside it. */
export type Suggest = (typed: string, edition: Edition, near?: string) => Suggestions;
