import type { Edition, Words } from "#core/edition.ts";
import type { PictogramName } from "#core/pictogram.ts";
import { chainConditions } from "../chain-conditions.ts";
import type { ChainCondition } from "../conditions.ts";

/** One rule: a pictogram or a figure, and at most nine words below it. */
export type SignWords = {
  title: Words;
  note?: Words;
  /** Hangs only where the chain has all of these, or only where it has not that one. */
  when?: ChainCondition | readonly ChainCondition[];
  unless?: ChainCondition;
} & ({ sign: PictogramName; no?: true } | { figure: string });

/** Plates that hang together; the kind is the highway code's. */
export type Board = {
  heading: Words;
  kind?: "rule" | "no" | "careful" | "service";
  /** One after the other. */
  ordered?: true;
  signs: readonly SignWords[];
};

/** The plates of a board that hang in this chain. */
export const signsOf = ({ signs }: Board, edition: Edition): SignWords[] => {
  const said = chainConditions(edition);
  return signs.filter(
    ({ when = [], unless }) => [when].flat().every((condition) => said[condition]) && !(unless && said[unless]),
  );
};
