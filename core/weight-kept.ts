import type { EngineFit } from "./engine-fit.ts";
import type { Part } from "./part.ts";
import { fold } from "./text.ts";

/** What a pickup or van is built to carry: 1 half a ton (1500, F-150), 2 three quarters (2500, F-250), 3 one ton (3500, F-350), 4 more. */
type Duty = 1 | 2 | 3 | 4;

/** One number is in the name: "F-150", "Ram 2500", "E-350". */
const named = /^(?:Ford [FE]-?|Ram |Dodge Ram )([1-4])[05]00?$/;
/** Sold under one name in several weights. */
const several: readonly (readonly [name: RegExp, duties: readonly Duty[]])[] = [
  [/^(Chevrolet Silverado|GMC Sierra|(Chevrolet|GMC) C\/K Pickup|Dodge D-Series Pickup)$/, [1, 2, 3]],
  [
    /^(Chevrolet (Express|G-Series Van)|GMC (Savana|Vandura)|Dodge Ram Van|Ford Transit|Nissan NV|Ram ProMaster)$/,
    [1, 2, 3],
  ],
  [/^((Chevrolet|GMC) Suburban|GMC Yukon XL|Chevrolet Avalanche|Ford Excursion)$/, [1, 2]],
  [/^(Dodge|Mercedes-Benz|Freightliner) Sprinter$/, [2, 3]],
];

/** A pickup or van as far as its weight is known. */
export type Carrier = {
  /** "Ford F-250". */
  readonly name: string;
  /** "2500HD LT" tells it too. */
  readonly trim?: string;
  /** By the weight that it may have loaded: 1 to 6,000 lb, 2 to 10,000, 3 to 14,000. */
  readonly weightClass?: number | undefined;
};

/** Whether cars of that name are told apart by their weight class. */
export const hasSeveralWeights = (name: string): boolean => several.some(([pattern]) => pattern.test(name));

function dutiesOf({ name, trim = "", weightClass }: Carrier): readonly Duty[] | undefined {
  const own = named.exec(name)?.[1];
  if (own) return [Number(own) as Duty];
  const all = several.find(([pattern]) => pattern.test(name))?.[1];
  if (!all) return undefined;
  const said = /(?<!\d)([1-4])50?0(?!\d)/.exec(trim)?.[1];
  if (said) return [Number(said) as Duty];
  // Class 2 has half-ton pickups in it and heavier ones.
  if (weightClass === 1) return [1];
  return weightClass && weightClass > 2 ? all.filter((duty) => duty > 1) : all;
}

/**
 * Whether one's brakes, hubs, wheels and axles may fit the other: undefined where weight says nothing against it, or where
 * neither is of a model that is built in several weights.
 */
export function compareWeights(asked: Carrier, own: Carrier): Extract<EngineFit, "compare" | "other"> | undefined {
  const [ours, theirs] = [dutiesOf(asked), dutiesOf(own)];
  if (!ours || !theirs) return undefined;
  if (!ours.some((duty) => theirs.includes(duty))) return "other";
  if (ours.length === 1 && theirs.length === 1) return undefined;
  const classes = asked.weightClass !== undefined && own.weightClass !== undefined;
  return classes && asked.weightClass !== own.weightClass ? "other" : "compare";
}

const kept =
  /\bhubs?\b|\baxles?\b|\bdifferentials?\b|\bwheel (bearing|cylinder)|\bknuckles?\b|\bspindles?\b|\bdrive ?shafts?\b|\bleaf springs?\b/;

/** Whether a part goes by what the car carries. */
export const isWeightKept = ({ category, name }: Pick<Part, "category" | "name">): boolean =>
  category === "brakes" || category === "wheels" || kept.test(fold(name.en));
