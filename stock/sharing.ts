import type { Generation, Sister } from "#core/generation.ts";
import type { PartFacts } from "#core/part-facts.ts";
import type { InterchangeTable } from "./interchange.ts";

/** Which cars share parts with which, and what is known of the parts; by the ids of this snapshot. */
export type SharingBook = {
  /** By year; no two overlap. */
  generationsOf(modelId: number): readonly Generation[];
  sistersOf(modelId: number): readonly Sister[];
  factsOf(partId: number): PartFacts | undefined;
  categoryOf(partId: number): string;
  readonly interchange: InterchangeTable;
};
