import type { Body } from "./body.ts";

/** Parts that only some bodies have, by their English names. */
const only: readonly (readonly [part: RegExp, bodies: readonly Body[]])[] = [
  [/^(?:tailgate|pickup bed)\b/i, ["pickup", "truck"]],
  [/^liftgate\b/i, ["hatchback", "wagon", "suv", "minivan", "van"]],
  [/^trunk lid\b/i, ["sedan", "coupe", "convertible"]],
  // Cars have had none since the middle of the nineties, whatever their body.
  [/^carburetor\b/i, []],
];

/** Whether cars of a body have a part, so that a page may speak of it; of a body that nobody wrote down, if any has. */
export function bodyHasPart(name: string, body: string): boolean {
  const bodies: readonly string[] | undefined = only.find(([part]) => part.test(name))?.[1];
  return !bodies || bodies.includes(body) || (body === "" && bodies.length > 0);
}
