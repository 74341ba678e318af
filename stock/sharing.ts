import type { Generation, Sister } from "#core/generation.ts";
import type { PartCaution } from "#core/part-caution.ts";
import type { PartFacts } from "#core/part-facts.ts";
import type { SharedKind } from "#core/part-sharing.ts";
import type { InterchangeTable } from "./interchange.ts";

/** Which cars share parts with which, and what is known of the parts; by the ids of this snapshot. */
export type SharingBook = {
  /** By year; no two overlap. */
  generationsOf(modelId: number): readonly Generation[];
  sistersOf(modelId: number): readonly Sister[];
  factsOf(partId: number): PartFacts | undefined;
  /** What to beware of in it; nothing of a part that nobody knows. */
  cautionOf(partId: number): PartCaution;
  /** What it has to have in common with another car's, of a part without facts. */
  guessOf(partId: number): SharedKind;
  readonly interchange: InterchangeTable;
};
