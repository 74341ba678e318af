import type { Understood } from "#stock/suggestions.ts";

/** A chip of what no search goes by: it was left out, shall not be, or nobody understood it. */
export const isTold = ({ kind }: Pick<Understood, "kind">): boolean => ["unknown", "without", "left"].includes(kind);
