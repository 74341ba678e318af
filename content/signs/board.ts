import type { Words } from "#core/edition.ts";
import type { PictogramName } from "#core/pictogram.ts";

/** One rule: a pictogram or a figure, and at most nine words below it. */
export type SignWords = { title: Words; note?: Words } & ({ sign: PictogramName; no?: true } | { figure: string });

/** Plates that hang together; the kind is the highway code's. */
export type Board = {
  heading: Words;
  kind?: "rule" | "no" | "careful" | "service";
  /** One after the other. */
  ordered?: true;
  signs: readonly SignWords[];
};
