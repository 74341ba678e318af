import type { Results } from "./load.ts";

/** Something of the address cannot be: nothing was searched. */
export const isWrong = ({ zipError, wrong }: Pick<Results, "zipError" | "wrong">): boolean =>
  zipError !== undefined || wrong.year !== undefined || wrong.distance !== undefined;
