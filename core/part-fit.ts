import { type EngineFit, engineFits } from "./engine-fit.ts";

/** What tells how a part fits: the engine; that it is of another model that shares platform or cab; what the car may carry. */
export const fitGrounds = ["engine", "sister", "weight"] as const;

/** How a car's part stands to the one that is asked for, and what tells so. */
export type PartFit = { readonly word: EngineFit; readonly by: (typeof fitGrounds)[number] };

export const rankOf = (fit: PartFit | undefined): number => (fit ? engineFits.indexOf(fit.word) : 0);

/** Of all that is known the worst holds. */
export const worstFit = (fits: readonly (PartFit | undefined)[]): PartFit | undefined =>
  fits.reduce((worst, fit) => (fit && (!worst || rankOf(fit) > rankOf(worst)) ? fit : worst), undefined);
