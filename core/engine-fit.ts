/** What is known of an engine; what nobody said is undefined. */
export type Engine = {
  readonly litres?: number | undefined;
  readonly cylinders?: number | undefined;
  readonly turbo?: boolean | undefined;
  /** As its maker calls it: "K24A4". */
  readonly code?: string | undefined;
};

/** One engine that a model had in some years, as `data/reference/engines.tsv` has it. */
export type KnownEngine = {
  readonly from: number;
  readonly to: number;
  readonly litres: number | undefined;
  readonly cylinders: number | undefined;
  readonly shape: string;
  readonly fuel: string;
  readonly electrified: string;
  /** "" = none where it is sure, else not known. */
  readonly turbo: string;
  readonly codes: readonly string[];
  /** Two sources agree, and no other engine of this size is known in these years. What is not sure asks. */
  readonly sure: boolean;
};

/** How a car's engine stands to the one that is asked for; four words for four cases. */
export const engineFits = ["same", "size", "compare", "other"] as const;
export type EngineFit = (typeof engineFits)[number];

/** A name for many engines is no code: "EcoBoost". */
const codeOf = ({ code }: Engine) =>
  code && /\d/.test(code) ? code.toUpperCase().replace(/[^A-Z0-9]/g, "") : undefined;
const differs = <T>(a: T | undefined, b: T | undefined, alike = (one: T, other: T) => one === other) =>
  a !== undefined && b !== undefined && !alike(a, b);
const sameLitres = (a: number, b: number) => Math.abs(a - b) < 0.06;

/**
 * Same: both codes are known and equal. Other: what is known of both differs. Size: litres and cylinders are equal, and
 * of a code nothing is known but its family. All else has to be compared; that it fits is never said here.
 */
export function compareEngines(asked: Engine, own: Engine): EngineFit {
  if (differs(asked.litres, own.litres, sameLitres) || differs(asked.cylinders, own.cylinders)) return "other";
  const [code, other] = [codeOf(asked), codeOf(own)];
  if (code !== undefined && other !== undefined) {
    if (code === other) return "same";
    // "K24Z" is the family of K24Z2 and K24Z3.
    if (!code.startsWith(other) && !other.startsWith(code)) return "compare";
  }
  if (asked.turbo === true && own.turbo === false) return "other";
  const sized = asked.litres !== undefined && own.litres !== undefined;
  const counted = asked.cylinders !== undefined && own.cylinders !== undefined;
  const unsized = asked.litres === undefined && asked.cylinders !== undefined;
  return (sized && (counted || asked.cylinders === undefined)) || (unsized && counted) ? "size" : "compare";
}

/** "2.4 I4", "3.5 V6 turbo", "1.8 I4 hybrid": what tells one engine of a model from another, as an address says it. */
export const engineName = ({ litres, cylinders, shape, turbo }: KnownEngine): string =>
  [litres?.toFixed(1), cylinders && `${shape || "I"}${cylinders}`, turbo].filter(Boolean).join(" ");

/** Whether two models have an engine in common, by size and cylinders; where nothing is known of one, they may. */
export function mayShareEngine(
  ours: readonly Pick<Engine, "litres" | "cylinders">[],
  theirs: readonly KnownEngine[],
): boolean {
  if (ours.length === 0 || theirs.length === 0) return true;
  return ours.some((own) =>
    theirs.some(
      (other) =>
        compareEngines(
          { litres: own.litres, cylinders: own.cylinders },
          { litres: other.litres, cylinders: other.cylinders },
        ) !== "other",
    ),
  );
}
