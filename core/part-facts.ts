import type { Words } from "./edition.ts";
import type { SharedKind } from "./part-sharing.ts";

/**
 * Who takes it out: only the staff; the staff does something first (an airbag out, a tank drained, a gas recovered); or
 * whoever comes for it.
 */
export const pullers = ["visitor", "staff first", "staff"] as const;
export type Puller = (typeof pullers)[number];

/** What a note takes for done: the battery unhooked, the fluids drained, the tank emptied, the refrigerant recovered; or it is the battery itself. */
export const preparations = ["battery", "fluids", "fuel", "refrigerant", "is-battery"] as const;
export type Preparation = (typeof preparations)[number];
export const isPreparation = (text: string): text is Preparation => preparations.some((one) => one === text);

/** What a puller knows of a part, of every kind of it. */
export type PartFacts = {
  readonly shared: SharedKind;
  /** Empty where none is needed, and where only the staff pulls it. */
  readonly tools: Readonly<Record<keyof Words, readonly string[]>>;
  /** About how long it takes, from … to; undefined when unknown. */
  readonly minutes: readonly [number, number] | undefined;
  /** How it comes off; empty where nobody wrote it down. */
  readonly how: Words;
  readonly prepared: readonly Preparation[];
  /** What to look at before paying; empty where nobody wrote it down. */
  readonly check: Words;
};

/** Whether it is known with what or how long it is pulled: enough for a page of its own. */
export const tellsTools = ({ minutes, tools }: PartFacts): boolean => minutes !== undefined || tools.en.length > 0;

/** Whether somebody wrote down how it is pulled, beyond what it fits and what to beware of. */
export const tellsHow = ({ how, tools }: PartFacts): boolean => how.en !== "" || tools.en.length > 0;
