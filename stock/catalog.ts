import type { Make, Model } from "#core/vehicle.ts";

/** Makes and models, and the other names by which people call them (folded). */
export type Catalog = {
  make(id: number): Make;
  model(id: number): Model;
  findMake(id: number): Make | undefined;
  findModel(id: number): Model | undefined;
  /** By name. */
  readonly makes: readonly Make[];
  /** Of a make, by name, digits first. */
  modelsOf(makeId: number): readonly Model[];
  readonly makeAliases: ReadonlyMap<string, number>;
  readonly modelAliases: readonly { readonly makeId: number; readonly alias: string; readonly modelId: number }[];
};
