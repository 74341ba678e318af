/**
 * What is counted for each yard. view: a page of its own · car: a car that stands there · search: one in it or near it ·
 * missing: what such a search was for, where this yard has none · lead: a form that was sent to it.
 */
export const yardFigureKinds = ["view", "car", "search", "missing", "lead"] as const;
export type YardFigureKind = (typeof yardFigureKinds)[number];

/** The yards that an answer is about, and which of them lack what was looked for by a name of our own tables. */
export type YardsMeant = {
  readonly kind: "view" | "car" | "search";
  readonly storeIds: readonly number[];
  readonly missing?: { readonly name: string; readonly storeIds: readonly number[] } | undefined;
};

/** A number that grows while the process lives; `written` of it is in the database. */
export type YardTally = {
  readonly storeId: number;
  readonly kind: YardFigureKind;
  readonly name: string;
  count: number;
  written: number;
};

/** What an answer adds to the figures of yards each time somebody is sent it. */
export type YardCounts = Pick<YardsMeant, "kind" | "missing"> & { readonly tallies: readonly YardTally[] };

export const aboutYard = (kind: "view" | "car", storeId: number): YardsMeant => ({ kind, storeIds: [storeId] });
