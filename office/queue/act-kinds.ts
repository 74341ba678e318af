import { gone, hold, move, seen, unhold } from "../cars/car-acts.ts";
import { crush } from "../cars/crush-row.ts";
import { receiveNoted } from "../cars/receive/receive-noted.ts";
import type { ActContext, Came } from "./act-context.ts";
import { back } from "./take-back.ts";

export type ActKind = (context: ActContext) => Promise<Came>;

/**
 * What devices may note, by kind. A new one is a function here: it looks whether the person may do it, does it, and calls
 * `context.keep` in its own transaction; a refusal is an answer in words, never an error.
 */
export const actKinds: Readonly<Record<string, ActKind>> = {
  receive: receiveNoted,
  move,
  gone,
  seen,
  hold,
  unhold,
  crush,
  back,
};
